// The order of the results among the filters: a list in the sheet of a phone, and kept as it is elsewhere.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Sort } from '../../../domain/catalogue.ts';
import styles from './filters.module.css';
import { offeredSorts, sortLabels } from './sort-labels.ts';

type SortFieldProps = { sort: Sort; isNear: boolean; isShown: boolean };

export function SortField({ sort, isNear, isShown }: SortFieldProps) {
  const { i18n } = useLingui();
  if (!isShown) return sort === 'best' ? null : <input type="hidden" name="sort" value={sort} />;
  return (
    <label className={styles.group}>
      <span className={styles.legend}>
        <Trans>Sort</Trans>
      </span>
      <select name="sort" defaultValue={asAsked(sort)} className={styles.input}>
        {offeredSorts(sort, isNear).map((one) => (
          <option key={one} value={asAsked(one)}>
            {i18n._(sortLabels[one])}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is usual is not named in an address. */
const asAsked = (sort: Sort) => (sort === 'best' ? '' : sort);
