// What stands in the place of a page that could not be shown: its data did not come, or drawing it failed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useRouteError } from 'react-router';
import classes from './page-problem.module.css';

export function PageProblem() {
  const { t } = useLingui();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const words = isOffline ? t`Not on this device` : t`Something went wrong`;
  return (
    <div className={classes.page} role="alert">
      {/* The own name of the page failed with it. */}
      <title>{`${words} · Kiraya`}</title>
      <h1>{words}</h1>
      <p>
        {isOffline ? (
          <Trans>It opens when you are back online.</Trans>
        ) : isUnreached(error) ? (
          <Trans>Check the connection and try again.</Trans>
        ) : (
          <Trans>The fault is on our side. Try again in a minute.</Trans>
        )}
      </p>
      <p className={classes.ways}>
        {/* Asked for anew: what is in memory may be what failed. */}
        <Link to={pathname + search} reloadDocument>
          <Trans>Try again</Trans>
        </Link>
        {!isOffline && (
          <Link to="/" reloadDocument>
            <Trans>Go to the front page</Trans>
          </Link>
        )}
        {isOffline && !pathname.includes('/admin') && (
          <>
            <Link to="/recently-viewed" reloadDocument>
              <Trans>Recently viewed</Trans>
            </Link>
            <Link to="/shortlisted" reloadDocument>
              <Trans>Shortlisted</Trans>
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

/** What a browser throws where it got no answer; everything else failed with us. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message);

const LOOK_MS = 1000;

/** Known in the browser alone, once the page is drawn; as public/offline.html does, the page is opened once the line is back. */
export function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    if (navigator.onLine) return;
    setIsOffline(true);
    const timer = setInterval(() => navigator.onLine && window.location.reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return isOffline;
}
