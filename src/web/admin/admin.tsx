// `/admin`: the admin portal behind the guard that tells others so instead of sending them away.
import { AdminGuard } from '../components/role-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { AdminPortal } from './shell/admin-portal.tsx';

export const meta = () => [{ title: 'Admin · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function Admin() {
  return (
    <ApiProvider>
      <AdminGuard>
        <AdminPortal />
      </AdminGuard>
    </ApiProvider>
  );
}
