// `/portal/user`: the first screen of everyone signed in: what waits, what is new, one's own homes, and where to go.
import { msg } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { DashboardBlocks } from './dashboard-blocks.tsx';
import { Greeting } from './greeting.tsx';
import { CardSkeleton } from './home-card-skeleton.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Of members of the affiliate programme alone. */
const BalanceFirst = lazy(() => import('./balance-first.tsx'));

export const meta = () => screenMeta(msg`Dashboard`);

export default function UserPortal() {
  const dashboard = useDashboard();
  const account = useAccount();
  const isAffiliate = account.status === 'signed-in' && account.me?.isAffiliate;
  return (
    <>
      <Greeting dashboard={dashboard.data} />
      {isAffiliate && (
        <Suspense fallback={<CardSkeleton rows={2} />}>
          <BalanceFirst />
        </Suspense>
      )}
      <DashboardBlocks dashboard={dashboard} isSecond={isAffiliate} />
    </>
  );
}
