// How many homes there are and how the words were understood, said aloud when it changes.
import { Plural, Trans } from '@lingui/react/macro';
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { formatCount } from '../../../domain/money.ts';
import { placeOf } from './place-of.ts';
import styles from './properties.module.css';

type Found = Pick<PropertySearchResult, 'total' | 'totalIsExact' | 'understood' | 'facets' | 'isCounted'>;
type ResultCountProps = { filters: PropertyFilters; result: Found };

export function ResultCount({ filters, result }: ResultCountProps) {
  const place = placeOf(filters, result);
  return (
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        {place ? <Trans>Homes to rent in {place}</Trans> : <Trans>Homes to rent</Trans>}
      </h1>
      <p className={styles.count} role="status">
        {result.isCounted ? <Count {...result} /> : <Uncounted place={place} {...result} />}
      </p>
    </div>
  );
}

function Count({ total, totalIsExact }: Pick<Found, 'total' | 'totalIsExact'>) {
  const count = formatCount(total);
  return totalIsExact ? <Plural value={total} one="# home" other="# homes" /> : <Trans>{count}+ homes</Trans>;
}

/** Whoever counts is away; without homes so is what finds them. */
function Uncounted({ place, total }: { place: string; total: number }) {
  if (total === 0)
    return (
      <Trans>Search is unavailable for a moment. Your filters are kept: try again in a few seconds.</Trans>
    );
  return place ? (
    <Trans>Counts are unavailable for a moment. Showing homes in {place}.</Trans>
  ) : (
    <Trans>Counts are unavailable for a moment. Showing homes.</Trans>
  );
}
