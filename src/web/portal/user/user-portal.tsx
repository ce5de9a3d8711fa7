// `/portal/user`: the first screen of everyone signed in: what waits, what is new, one's own homes, and where to go.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnHomes } from './own-homes.tsx';
import { Places } from './places.tsx';
import { ShortlistNews } from './shortlist-news.tsx';
import classes from './user-portal.module.css';
import { VisitsToday } from './visits-today.tsx';

export const meta = () => screenMeta(msg`Dashboard`);

export default function UserPortal() {
  const { i18n } = useLingui();
  const { queries } = useApi();
  // Leads are answered on other screens: coming back, the figures are asked for again.
  const { data, error, isFetching, refetch } = useQuery(
    queries.dashboard.get.queryOptions({ refetchOnMount: 'always' }),
  );
  return (
    <>
      <Greeting dashboard={data} />
      <div className={classes.grid}>
        <div className={classes.column}>
          {data && <NextSteps dashboard={data} />}
          {!data && error && (
            <ErrorState
              title={i18n._(failures.loadDashboard)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {!data && !error && <CardSkeleton rows={3} />}
          <OwnHomes />
        </div>
        <div className={classes.column}>
          {data ? <VisitsToday visits={data.visits_today} /> : <CardSkeleton rows={1} />}
          {data ? <ShortlistNews shortlist={data.shortlist} /> : <CardSkeleton rows={2} />}
          <Places />
        </div>
      </div>
    </>
  );
}
