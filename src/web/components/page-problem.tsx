// What stands in the place of a page that could not be shown: its data did not come, or drawing it failed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import classes from './page-problem.module.css';

export function PageProblem() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const words = t`Something went wrong`;
  return (
    <div className={classes.page} role="alert">
      {/* The page's own name failed with it. */}
      <title>{`${words} · Kiraya`}</title>
      <h1>{words}</h1>
      <p>
        <Trans>This page could not be shown. Check the connection and open it again.</Trans>
      </p>
      <p className={classes.ways}>
        {/* Asked for anew: what is in memory may be what failed. */}
        <Link to={pathname + search} reloadDocument>
          <Trans>Open it again</Trans>
        </Link>
        <Link to="/" reloadDocument>
          <Trans>Go to the front page</Trans>
        </Link>
      </p>
    </div>
  );
}
