// What waits, what is new, one's own visits, applications and homes, and where to go: of everyone's first screen, and of a
// tenant's who has no home yet.
import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeleton } from './home-card-skeleton.tsx';
import { nextThing } from './next-thing.ts';
import { NextThingCard } from './next-thing-card.tsx';
import { OwnHomes } from './own-homes.tsx';
import { OwnLeads, useOwnLeads } from './own-leads.tsx';
import { Places } from './places.tsx';
import { NextSteps } from './seeker-next-steps.tsx';
import { ShortlistNews } from './shortlist-news.tsx';
import { useIsNew } from './use-is-new.ts';
import classes from './user-portal.module.css';
import { VisitsToday } from './visits-today.tsx';

const SeekerFirstSteps = lazy(() => import('./seeker-first-steps.tsx'));

type DashboardBlocksProps = {
  dashboard: UseQueryResult<Dashboard>;
  /** Below a larger figure. */
  isSecond?: boolean | undefined;
};

export function DashboardBlocks({ dashboard, isSecond }: DashboardBlocksProps) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = dashboard;
  const { visits } = useOwnLeads();
  const { queries } = useApi();
  const homes = useQuery(queries.properties.listMine.queryOptions({ input: {}, staleTime: 0 }));
  // One's own homes are long, and next to nothing without one: the columns change places, so that neither is left blank.
  const isUnknown = !homes.data && homes.errorUpdateCount === 0;
  const hasHomes = (homes.data?.stats.total ?? 0) > 0;
  const isNew = useIsNew(data);
  const own = visits.data?.items ?? [];
  const next = data && !visits.isPending ? nextThing(data, own) : null;
  // What is said in large type is not said a second time.
  const visitAbove = next?.kind === 'visit' ? next.visit.id : null;
  const leads = <OwnLeads without={visitAbove} />;
  const homeAbove = next?.kind === 'drop' ? next.news.home.id : null;
  const visitsToday = data?.visits_today.filter(({ id }) => id !== visitAbove) ?? [];
  const news = data?.shortlist.news.filter(({ home }) => home.id !== homeAbove) ?? [];
  return (
    <div className={classes.grid}>
      {data && visits.isPending && <CardSkeleton rows={1} />}
      {data && next && (
        <div className={classes.next}>
          {isNew ? (
            <Suspense fallback={<CardSkeleton rows={3} />}>
              <SeekerFirstSteps />
            </Suspense>
          ) : (
            <NextThingCard next={next} today={data.today} isSmall={isSecond} />
          )}
        </div>
      )}
      <div className={classes.column}>
        {visitsToday.length > 0 && <VisitsToday visits={visitsToday} />}
        {/* Somebody new has one list of steps, above. */}
        {data && isNew === false && <NextSteps dashboard={data} />}
        {!data && error && (
          <ErrorState
            title={i18n._(failures.loadDashboard)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <CardSkeleton rows={3} />}
        {isUnknown ? <CardSkeleton rows={2} /> : hasHomes ? <OwnHomes /> : leads}
      </div>
      <div className={classes.column}>
        {hasHomes && leads}
        {!data && <CardSkeleton rows={2} />}
        {data && !isNew && (
          <ShortlistNews total={data.shortlist.total} news={news} hasMore={homeAbove !== null} />
        )}
        {!isUnknown && !hasHomes && <OwnHomes />}
        <div className={classes.withoutSidebar}>
          <Places />
        </div>
      </div>
    </div>
  );
}
