// How many homes there are and how the words were understood, said aloud when it changes.
import { Plural, Trans } from '@lingui/react/macro';
import type { PropertyFilters } from '../../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { formatCount } from '../../../domain/money.ts';
import { placeOf } from './place-of.ts';
import styles from './properties.module.css';

type Found = Pick<PropertySearchResult, 'total' | 'totalIsExact' | 'understood' | 'facets'>;
type ResultCountProps = { filters: PropertyFilters; result: Found };

export function ResultCount({ filters, result }: ResultCountProps) {
  const { total, totalIsExact, understood } = result;
  const place = placeOf(filters, result);
  const count = formatCount(total);
  return (
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        {place ? <Trans>Homes to rent in {place}</Trans> : <Trans>Homes to rent</Trans>}
      </h1>
      <p className={styles.count} role="status">
        {totalIsExact ? <Plural value={total} one="# home" other="# homes" /> : <Trans>{count}+ homes</Trans>}
        {understood.corrected && place ? (
          <>
            {' · '}
            <Trans>showing results for {place}</Trans>
          </>
        ) : null}
      </p>
    </div>
  );
}
