// `/portal/user`: the first screen of everyone signed in: what waits, what is new, one's own homes, and where to go.
import { msg } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { DashboardBlocks } from './dashboard-blocks.tsx';
import { Greeting } from './greeting.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Of members of the affiliate programme alone. */
const BalanceLine = lazy(() => import('./balance-line.tsx'));

export const meta = () => screenMeta(msg`Dashboard`);

export default function UserPortal() {
  const dashboard = useDashboard();
  const account = useAccount();
  return (
    <>
      <Greeting dashboard={dashboard.data} />
      {account.status === 'signed-in' && account.me?.isAffiliate && (
        <Suspense fallback={null}>
          <BalanceLine />
        </Suspense>
      )}
      <DashboardBlocks dashboard={dashboard} />
    </>
  );
}
