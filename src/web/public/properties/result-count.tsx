// How many homes there are and how the words were understood, said aloud when it changes.
import { Trans } from '@lingui/react/macro';
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { HowMany } from './how-many.tsx';
import { placeOf } from './place-of.ts';
import styles from './properties.module.css';

type Found = Pick<PropertySearchResult, 'total' | 'totalIsExact' | 'understood' | 'facets' | 'isCounted'> & {
  items: readonly unknown[];
};
type ResultCountProps = { filters: PropertyFilters; result: Found };

export function ResultCount({ filters, result }: ResultCountProps) {
  const place = placeOf(filters, result);
  const { noHomesIn, widened } = result.understood;
  return (
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        <Heading place={place} isAround={noHomesIn !== null || widened.includes('locality')} />
      </h1>
      <p className={styles.count} role="status">
        {result.isCounted ? (
          <HowMany total={result.total} totalIsExact={result.totalIsExact} shown={result.items.length} />
        ) : (
          <Uncounted place={place} total={result.total} />
        )}
      </p>
    </div>
  );
}

/** Where a city or a locality has no such homes, those that are shown lie around it. */
function Heading({ place, isAround }: { place: string; isAround: boolean }) {
  if (!place) return <Trans>Homes to rent</Trans>;
  return isAround ? <Trans>Homes to rent around {place}</Trans> : <Trans>Homes to rent in {place}</Trans>;
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
