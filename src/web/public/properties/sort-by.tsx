// The order of the results, as links: each is an address of its own.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type Sort, sorts } from '../../../domain/catalogue.ts';
import styles from './properties.module.css';
import { withValue } from './query.ts';

const labels: Record<Sort, MessageDescriptor> = {
  best: msg`Best match`,
  newest: msg`Newest`,
  rent_asc: msg`Rent, low to high`,
  rent_desc: msg`Rent, high to low`,
  area: msg`Largest`,
  rating: msg`Best rated`,
};

export function SortBy({ query, sort }: { query: string; sort: Sort }) {
  const { i18n } = useLingui();
  return (
    <details className={styles.sort}>
      <summary className={styles.button}>
        <Trans>Sort</Trans>: {i18n._(labels[sort])}
      </summary>
      <ul>
        {sorts.map((one) => (
          <li key={one}>
            <Link to={withValue(query, 'sort', one)} aria-current={one === sort ? 'true' : undefined}>
              {i18n._(labels[one])}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
