// `/portal` sends each person to the portal of the highest role held, or to the user portal until that portal exists.
import { Navigate } from 'react-router';
import { highestRole, portalPath } from '../../domain/roles.ts';
import { RoleGuard } from '../components/role-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { useAccount } from '../lib/use-account.ts';

export const meta = () => [{ title: 'Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function PortalDispatcher() {
  return (
    <ApiProvider>
      <RoleGuard>
        <ToOwnPortal />
      </RoleGuard>
    </ApiProvider>
  );
}

function ToOwnPortal() {
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  return <Navigate to={portalPath(highestRole(account.roles))} replace />;
}
