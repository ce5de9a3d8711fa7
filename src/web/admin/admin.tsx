// `/admin`: the admin portal behind the guard that tells others so instead of sending them away.
import { msg } from '@lingui/core/macro';
import { AdminGuard } from '../components/role-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { screenMeta } from '../lib/screen-meta.ts';
import { AdminPortal } from './shell/admin-portal.tsx';

export const meta = () => screenMeta(msg`Admin`);

export default function Admin() {
  return (
    <ApiProvider>
      <AdminGuard>
        <AdminPortal />
      </AdminGuard>
    </ApiProvider>
  );
}
