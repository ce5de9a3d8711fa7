// Any address that leads nowhere: says so, and offers the search.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import styles from '../components/page-problem.module.css';
import { screenMeta } from '../lib/screen-meta.ts';
import { SearchBox } from './home/search-box.tsx';

export const loader = () => data(null, { status: 404 });
export const meta = () => screenMeta(msg`Page not found`);

export default function NotFound() {
  return (
    <div className={styles.page}>
      <h1>
        <Trans>This page does not exist</Trans>
      </h1>
      <p>
        <Trans>The address may be mistyped, or the page has moved. Look for a home instead:</Trans>
      </p>
      <SearchBox cities={[]} />
      <p>
        <Link to="/">
          <Trans>Go to the front page</Trans>
        </Link>
      </p>
    </div>
  );
}
