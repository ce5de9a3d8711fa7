// What stands in the place of a screen inside a frame, which keeps its title there: its script did not come, or drawing it failed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from 'react-router';
import classes from './page-problem.module.css';
import { isUnreached, useIsOffline } from './page-problem.tsx';

export function PartProblem({ error, name }: { error: unknown; name?: string | undefined }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  return (
    <div className={classes.part} role="alert">
      {name && <h1>{name}</h1>}
      <h2>{isOffline ? t`Not on this device` : t`Something went wrong`}</h2>
      <p>
        {isOffline ? (
          <Trans>It opens when you are back online. Until then, read the tabs you have just used.</Trans>
        ) : isUnreached(error) ? (
          <Trans>Check the connection and try again.</Trans>
        ) : (
          <Trans>The fault is on our side. Try again in a minute.</Trans>
        )}
      </p>
      <p className={classes.ways}>
        {isOffline ? (
          // Asked for anew without a connection, the frame would be gone too.
          <button type="button" onClick={() => navigate(-1)}>
            <Trans>Back to the last tab</Trans>
          </button>
        ) : (
          // Asked for anew: what is in memory may be what failed.
          <Link to={pathname + search} reloadDocument>
            <Trans>Try again</Trans>
          </Link>
        )}
      </p>
    </div>
  );
}
