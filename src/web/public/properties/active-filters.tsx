// What is being asked, each with its own way out.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PropertyFacets, PropertySearchResult } from '../../../contract/property-search.ts';
import { onlySpans, withoutSpans } from '../../../domain/search/spans.ts';
import { filterSentence } from '../../components/property/filter-sentence.ts';
import { useFocusNearby } from '../../lib/use-focus-nearby.ts';
import { useComingQuery } from '../../lib/use-query-change.ts';
import styles from './properties.module.css';
import { NOT_FILTERS, withoutFilter, withoutValue, withValue } from './query.ts';
import { spanSentence } from './span-sentence.ts';

type Understood = Pick<PropertySearchResult['understood'], 'spans' | 'words' | 'near'>;
type ActiveFiltersProps = { query: string; facets: PropertyFacets; understood?: Understood };

export function ActiveFilters({ query, facets, understood }: ActiveFiltersProps) {
  const { i18n } = useLingui();
  const coming = useComingQuery();
  const navigate = useNavigate();
  const chips = useRef<HTMLUListElement>(null);
  const keepFocusNear = useFocusNearby(chips);
  const active = [...new URLSearchParams(query)].filter(([filter]) => !NOT_FILTERS.has(filter));
  if (active.length === 0) return null;
  const asked = active.flatMap(([filter, value]): Chip[] =>
    filter === 'q' && understood && understood.spans.length > 0
      ? chipsOfText(value, understood, i18n)
      : [
          {
            key: `${filter}=${value}`,
            label:
              placeLabel(filter, value, facets) ??
              filterSentence(filter, filter === 'near' ? (understood?.near?.name ?? value) : value, i18n),
            from: (asked) => withoutValue(asked, filter, value),
          },
        ],
  );
  const leave = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    keepFocusNear(
      currentTarget,
      (around) => around?.querySelector('a') ?? document.querySelector<HTMLElement>('h1'),
    );
  // Taken off what is asked by now: the address of the link would bring back a chip that was taken off a moment before.
  const takeOff = (event: MouseEvent<HTMLAnchorElement>, { from }: Chip) => {
    leave(event);
    const now = coming().toString();
    if (now === new URLSearchParams(query).toString()) return;
    event.preventDefault();
    void navigate(from(now));
  };
  return (
    <ul className={`${styles.chips} ${styles.active}`} ref={chips}>
      {asked.map((chip) => (
        <li key={chip.key}>
          <Link
            className={styles.chip}
            to={chip.from(query)}
            onClick={(event) => takeOff(event, chip)}
            aria-label={i18n._(msg`Remove: ${chip.label}`)}
          >
            {chip.label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to="/properties" onClick={leave}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}

interface Chip {
  key: string;
  label: string;
  /** The address of a search without it. */
  from: (query: string) => string;
}

/** One for each thing that was read in the text, and one for the words that are left. */
function chipsOfText(q: string, { spans, words }: Understood, i18n: I18n): Chip[] {
  const edit = (change: (text: string, still: Span[]) => string, of: readonly Span[]) => (query: string) => {
    const text = new URLSearchParams(query).get('q') ?? '';
    const left = change(text, text === q ? [...of] : foundAgain(text, q, of));
    return left ? withValue(query, 'q', left) : withoutFilter(query, 'q');
  };
  const chips = spans.map((span) => ({
    key: `q ${span.start}`,
    label: spanSentence(span, i18n),
    from: edit(withoutSpans, [span]),
  }));
  const left = { key: 'q', label: filterSentence('q', words, i18n), from: edit(onlySpans, spans) };
  return words ? [...chips, left] : chips;
}

type Span = Understood['spans'][number];

/** Where they stand in what is left of the text they were read in. */
const foundAgain = (text: string, typed: string, spans: readonly Span[]): Span[] =>
  spans.flatMap((span) => {
    const start = text.indexOf(typed.slice(span.start, span.end));
    return start < 0 ? [] : [{ ...span, start, end: start + span.end - span.start }];
  });

/** A place's own spelling; a city asked for by another of its names is the only one chosen. */
function placeLabel(filter: string, value: string, facets: PropertyFacets): string | undefined {
  if (filter === 'city') return facets.city.find(({ isChosen }) => isChosen)?.label;
  if (filter !== 'locality') return undefined;
  return facets.locality.find((place) => place.isChosen && place.value === value)?.label;
}
