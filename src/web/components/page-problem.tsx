// What stands in the place of a page that could not be shown: its data did not come, or drawing it failed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router';
import classes from './page-problem.module.css';

export function PageProblem() {
  return <Problem error={useRouteError()} />;
}

/** `name`: of a screen inside a frame, which keeps its title, in the page and in the window. */
export function Problem({ error, name }: { error: unknown; name?: string | undefined }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const isOffice = pathname.includes('/admin');
  // The tabs around it are still there: asked for anew without a connection, they would be gone too.
  const keepsFrame = isOffline && isOffice && name !== undefined;
  const words = isOffline ? t`Not on this device yet` : t`Something went wrong`;
  return (
    <div className={name ? classes.part : classes.page} role="alert">
      {/* The own name of a whole page failed with it. */}
      {!name && <title>{`${words} · Kiraya`}</title>}
      <h1>{name ?? words}</h1>
      {name && <h2>{words}</h2>}
      <p>
        {keepsFrame ? (
          <Trans>
            This tab was never opened here. It opens when you are back online. Tabs you just used can still be
            read.
          </Trans>
        ) : isOffline ? (
          <Trans>It opens when you are back online.</Trans>
        ) : isUnreached(error) ? (
          <Trans>Check the connection and try again.</Trans>
        ) : (
          <Trans>The fault is on our side. Try again in a minute.</Trans>
        )}
      </p>
      <p className={classes.ways}>
        {/* Asked for anew: what is in memory may be what failed. */}
        {keepsFrame ? (
          <Back />
        ) : (
          <Link to={pathname + search} reloadDocument>
            <Trans>Try again</Trans>
          </Link>
        )}
        {!isOffline && (
          <Link to="/" reloadDocument>
            <Trans>Go to the front page</Trans>
          </Link>
        )}
        {isOffline && !isOffice && (
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

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      <Trans>Back to the last tab</Trans>
    </button>
  );
}

/** What a browser throws where it got no answer; everything else failed with us. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message);

const LOOK_MS = 1000;

/** Known in the browser alone, once the page is drawn; as public/offline.html does, the page is opened once the line is back. */
function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    if (navigator.onLine) return;
    setIsOffline(true);
    const timer = setInterval(() => navigator.onLine && window.location.reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return isOffline;
}
