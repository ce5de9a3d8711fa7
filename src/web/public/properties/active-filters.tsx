// What is being asked, each with its own way out.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { filterSentence } from '../../components/property/filter-sentence.ts';
import { useFocusNearby } from '../../lib/use-focus-nearby.ts';
import styles from './properties.module.css';
import { NOT_FILTERS, withoutValue } from './query.ts';

type ActiveFiltersProps = { query: string; facets: PropertyFacets };

export function ActiveFilters({ query, facets }: ActiveFiltersProps) {
  const { i18n } = useLingui();
  const chips = useRef<HTMLUListElement>(null);
  const keepFocusNear = useFocusNearby(chips);
  const active = [...new URLSearchParams(query)].filter(([filter]) => !NOT_FILTERS.has(filter));
  if (active.length === 0) return null;
  const leave = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
    keepFocusNear(
      currentTarget,
      (around) => around?.querySelector('a') ?? document.querySelector<HTMLElement>('h1'),
    );
  return (
    <ul className={styles.chips} ref={chips}>
      {active.map(([filter, value]) => {
        const label = placeLabel(filter, value, facets) ?? filterSentence(filter, value, i18n);
        return (
          <li key={`${filter}=${value}`}>
            <Link
              className={styles.chip}
              to={withoutValue(query, filter, value)}
              onClick={leave}
              aria-label={i18n._(msg`Remove: ${label}`)}
            >
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={styles.clear} to="/properties" onClick={leave}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}

/** A place's own spelling; a city asked for by another of its names is the only one chosen. */
function placeLabel(filter: string, value: string, facets: PropertyFacets): string | undefined {
  if (filter === 'city') return facets.city.find(({ isChosen }) => isChosen)?.label;
  if (filter !== 'locality') return undefined;
  return facets.locality.find((place) => place.isChosen && place.value === value)?.label;
}
