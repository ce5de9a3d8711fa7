// What waits, what is new, one's own visits, applications and homes, and where to go: of everyone's first screen, and of a
// tenant's who has no home yet.
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { failures } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeleton } from './home-card-skeleton.tsx';
import { OwnHomes } from './own-homes.tsx';
import { OwnLeads } from './own-leads.tsx';
import { Places } from './places.tsx';
import { NextSteps } from './seeker-next-steps.tsx';
import { ShortlistNews } from './shortlist-news.tsx';
import classes from './user-portal.module.css';
import { VisitsToday } from './visits-today.tsx';

export function DashboardBlocks({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = dashboard;
  return (
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
        <OwnLeads />
        <OwnHomes />
      </div>
      <div className={classes.column}>
        {data ? <VisitsToday visits={data.visits_today} /> : <CardSkeleton rows={1} />}
        {data ? <ShortlistNews shortlist={data.shortlist} /> : <CardSkeleton rows={2} />}
        <Places />
      </div>
    </div>
  );
}
