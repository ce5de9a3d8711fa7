// On to the next homes. Pages are found by the last home seen, so nothing is skipped or repeated while homes change.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './properties.module.css';
import { pageAfter, withoutFilter } from './query.ts';

export function Paging({ query, nextCursor }: { query: string; nextCursor: string | null }) {
  const { t } = useLingui();
  const isFirst = !new URLSearchParams(query).has('cursor');
  if (isFirst && !nextCursor) return null;
  return (
    <nav className={styles.paging} aria-label={t`Pages`}>
      {isFirst ? null : (
        <Link className={styles.button} to={withoutFilter(query, 'cursor')}>
          <Trans>First page</Trans>
        </Link>
      )}
      {nextCursor ? (
        <Link className={styles.button} rel="next" to={pageAfter(query, nextCursor)}>
          <Trans>More homes</Trans>
        </Link>
      ) : null}
    </nav>
  );
}
