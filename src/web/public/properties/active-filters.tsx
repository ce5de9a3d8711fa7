// What is being asked, each with its own way out.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { formatRupees, fromRupees } from '../../../domain/money.ts';
import { labelOfCode } from '../../components/property/labels.ts';
import styles from './properties.module.css';
import { withoutValue } from './query.ts';

const NOT_FILTERS = new Set(['sort', 'limit', 'cursor']);

type ActiveFiltersProps = { query: string; facets: PropertyFacets };

export function ActiveFilters({ query, facets }: ActiveFiltersProps) {
  const { i18n } = useLingui();
  const active = [...new URLSearchParams(query)].filter(([filter]) => !NOT_FILTERS.has(filter));
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {active.map(([filter, value]) => {
        const label = placeLabel(filter, value, facets) ?? sentenceOf(filter, value, i18n);
        return (
          <li key={`${filter}=${value}`}>
            <Link
              className={styles.chip}
              to={withoutValue(query, filter, value)}
              aria-label={i18n._(msg`Remove: ${label}`)}
            >
              {label} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={styles.clear} to="/properties">
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

function sentenceOf(filter: string, value: string, i18n: I18n): string {
  switch (filter) {
    case 'q':
      return `“${value}”`;
    case 'rent_min':
      return i18n._(msg`From ${formatRupees(fromRupees(Number(value)))}`);
    case 'rent_max':
      return i18n._(msg`Up to ${formatRupees(fromRupees(Number(value)))}`);
    case 'bedrooms':
      return i18n._(msg`${value === '5' ? '5+' : value} BHK`);
    case 'bathrooms':
      return i18n._(msg`${value === '5' ? '5+' : value} bathrooms`);
    case 'area_min':
      return i18n._(msg`From ${value} sq ft`);
    case 'area_max':
      return i18n._(msg`Up to ${value} sq ft`);
    case 'available_by':
      return i18n._(msg`Free by ${value}`);
    case 'pets':
      return i18n._(msg`Pets allowed`);
    case 'verified':
      return i18n._(msg`Verified only`);
    default:
      return labelOfCode(filter, value, i18n);
  }
}
