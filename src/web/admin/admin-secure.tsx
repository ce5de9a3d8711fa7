// `/admin-secure`: the same portal behind the role guard, which leads everyone else to their own portal.
import { RoleGuard } from '../components/role-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { AdminPortal } from './admin-portal.tsx';

export { meta } from './admin.tsx';

export default function AdminSecure() {
  return (
    <ApiProvider>
      <RoleGuard allowed={['admin']}>
        <AdminPortal />
      </RoleGuard>
    </ApiProvider>
  );
}
