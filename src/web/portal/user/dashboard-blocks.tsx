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
  // What happens today stands before everything else, on a phone too, where the second column is below the first.
  const isVisitDay = data !== undefined && data.visits_today.length > 0;
  // A rent that fell, or a home that is gone, is read before what is still to be done.
  const hasNews = data !== undefined && data.shortlist.news.length > 0;
  return (
    <div className={classes.grid}>
      <div className={classes.column}>
        {isVisitDay && <VisitsToday visits={data.visits_today} />}
        {data && hasNews && <ShortlistNews shortlist={data.shortlist} />}
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
      </div>
      <div className={classes.column}>
        {!data && <CardSkeleton rows={2} />}
        {data && !hasNews && <ShortlistNews shortlist={data.shortlist} />}
        <OwnHomes />
        <div className={classes.withoutSidebar}>
          <Places />
        </div>
      </div>
    </div>
  );
}
