// `/portal/user`: the first screen of everyone signed in: what waits, what is new, one's own homes, and where to go.
import { msg } from '@lingui/core/macro';
import { screenMeta } from '../../lib/screen-meta.ts';
import { DashboardBlocks } from './dashboard-blocks.tsx';
import { Greeting } from './greeting.tsx';
import { useDashboard } from './use-dashboard.ts';

export const meta = () => screenMeta(msg`Dashboard`);

export default function UserPortal() {
  const dashboard = useDashboard();
  return (
    <>
      <Greeting dashboard={dashboard.data} />
      <DashboardBlocks dashboard={dashboard} />
    </>
  );
}
