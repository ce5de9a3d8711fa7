// What is being asked, each with its own way out.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { PropertyFacets, PropertySearchResult } from '../../../contract/property-search.ts';
import { onlySpans, withoutSpans } from '../../../domain/search/spans.ts';
import { filterSentence } from '../../components/property/filter-sentence.ts';
import { useFocusNearby } from '../../lib/use-focus-nearby.ts';
import styles from './properties.module.css';
import { NOT_FILTERS, withoutValue, withValue } from './query.ts';
import { spanSentence } from './span-sentence.ts';

type Understood = Pick<PropertySearchResult['understood'], 'spans' | 'words' | 'near'>;
type ActiveFiltersProps = { query: string; facets: PropertyFacets; understood?: Understood };

export function ActiveFilters({ query, facets, understood }: ActiveFiltersProps) {
  const { i18n } = useLingui();
  const chips = useRef<HTMLUListElement>(null);
  const keepFocusNear = useFocusNearby(chips);
  const active = [...new URLSearchParams(query)].filter(([filter]) => !NOT_FILTERS.has(filter));
  if (active.length === 0) return null;
  const asked = active.flatMap(([filter, value]): Chip[] =>
    filter === 'q' && understood && understood.spans.length > 0
      ? chipsOfText(query, value, understood, i18n)
      : [
          {
            key: `${filter}=${value}`,
            label:
              placeLabel(filter, value, facets) ??
              filterSentence(filter, filter === 'near' ? (understood?.near?.name ?? value) : value, i18n),
            to: withoutValue(query, filter, value),
          },
        ],
  );
  const leave = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    keepFocusNear(
      currentTarget,
      (around) => around?.querySelector('a') ?? document.querySelector<HTMLElement>('h1'),
    );
  return (
    <ul className={`${styles.chips} ${styles.active}`} ref={chips}>
      {asked.map(({ key, label, to }) => (
        <li key={key}>
          <Link className={styles.chip} to={to} onClick={leave} aria-label={i18n._(msg`Remove: ${label}`)}>
            {label} <span aria-hidden="true">×</span>
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
  to: string;
}

/** One for each thing that was read in the text, and one for the words that are left. */
function chipsOfText(query: string, q: string, { spans, words }: Understood, i18n: I18n): Chip[] {
  const withText = (text: string) => (text ? withValue(query, 'q', text) : withoutValue(query, 'q', q));
  const chips = spans.map((span) => ({
    key: `q ${span.start}`,
    label: spanSentence(span, i18n),
    to: withText(withoutSpans(q, [span])),
  }));
  const left = { key: 'q', label: filterSentence('q', words, i18n), to: withText(onlySpans(q, spans)) };
  return words ? [...chips, left] : chips;
}

/** A place's own spelling; a city asked for by another of its names is the only one chosen. */
function placeLabel(filter: string, value: string, facets: PropertyFacets): string | undefined {
  if (filter === 'city') return facets.city.find(({ isChosen }) => isChosen)?.label;
  if (filter !== 'locality') return undefined;
  return facets.locality.find((place) => place.isChosen && place.value === value)?.label;
}
