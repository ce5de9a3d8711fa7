// The order of the results, as links: each is an address of its own.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Sort } from '../../../domain/catalogue.ts';
import styles from './properties.module.css';
import { withValue } from './query.ts';
import { offeredSorts, sortLabels } from './sort-labels.ts';

type SortByProps = {
  query: string;
  sort: Sort;
  /** Homes near a place are asked for. */
  isNear: boolean;
};

export function SortBy({ query, sort, isNear }: SortByProps) {
  const { i18n } = useLingui();
  return (
    <details className={styles.sort}>
      <summary className={styles.button}>
        <Trans>Sort</Trans>: {i18n._(sortLabels[sort])}
      </summary>
      <ul>
        {offeredSorts(sort, isNear).map((one) => (
          <li key={one}>
            <Link to={withValue(query, 'sort', one)} aria-current={one === sort ? 'true' : undefined}>
              {i18n._(sortLabels[one])}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
