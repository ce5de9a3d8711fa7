// What stands in the place of a page that could not be shown: its data did not come, or drawing it failed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useLocation, useRouteError } from 'react-router';
import classes from './page-problem.module.css';

export function PageProblem() {
  return <Problem error={useRouteError()} />;
}

/** `name`: of a screen inside a frame, which keeps its title, in the page and in the window. */
export function Problem({ error, name }: { error: unknown; name?: string | undefined }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const words = t`Something went wrong`;
  return useIsOffline() ? (
    <NotLoaded name={name} isOfOffice={/\/admin(-secure)?$/.test(pathname)} />
  ) : (
    <div className={name ? classes.part : classes.page} role="alert">
      <Named name={name} words={words} />
      <p>
        {isUnreached(error) ? (
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
        <Link to="/" reloadDocument>
          <Trans>Go to the front page</Trans>
        </Link>
      </p>
    </div>
  );
}

/** The own name of a whole page failed with it. */
const Named = ({ name, words }: { name: string | undefined; words: string }) =>
  name ? (
    <>
      <h1>{name}</h1>
      <h2>{words}</h2>
    </>
  ) : (
    <>
      <title>{`${words} · Kiraya`}</title>
      <h1>{words}</h1>
    </>
  );

const LOOK_MS = 1000;
const openAgain = () => window.location.reload();

/** Without a line, and a page that is not on this device: as public/offline.html says it, until the line is back. */
function NotLoaded({ name, isOfOffice }: { name: string | undefined; isOfOffice: boolean }) {
  const { t } = useLingui();
  const words = t`Not loaded yet`;
  // Not by the browser's event: the connection may be back before this page would hear of it.
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && openAgain(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={name ? classes.part : classes.page} role="alert">
      <Named name={name} words={words} />
      <p>
        <Trans>It opens when you are back online.</Trans>
      </p>
      <p className={classes.ways}>
        {/* Plain: every page, of visitors too, has this with its first script. */}
        <button type="button" onClick={openAgain}>
          <Trans>Try again</Trans>
        </button>
      </p>
      {!isOfOffice && (
        <p className={classes.ways}>
          <Link to="/recently-viewed" reloadDocument>
            <Trans>Recently viewed</Trans>
          </Link>
          <Link to="/shortlisted" reloadDocument>
            <Trans>Shortlisted</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** What a browser throws where it got no answer; everything else failed with us. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message);

/** Known in the browser alone, once the page is drawn. */
function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => setIsOffline(!navigator.onLine), []);
  return isOffline;
}
