// `/portal` sends each person to the portal of the highest role held, or to the user portal until that portal exists; and whoever has a
// tenant check to answer to that first.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { highestRole, portalPath } from '../../domain/roles.ts';
import { RoleGuard } from '../components/role-guard.tsx';
import { RolesUnread } from '../components/roles-unread.tsx';
import { ApiProvider, useApi } from '../lib/api-provider.tsx';
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

/** Whoever came by the text of a tenant check finds the check, once in this tab; from then on their own portal. */
function ToOwnPortal() {
  const account = useAccount();
  const { queries } = useApi();
  const checks = useQuery(
    queries.tenantChecks.listMine.queryOptions({
      input: { limit: 20 },
      enabled: account.status === 'signed-in',
      retry: false,
      staleTime: 0,
    }),
  );
  const isLate = useIsLate();
  if (account.status !== 'signed-in') return null;
  if (!account.me) return <RolesUnread />;
  if (checks.isPending && !isLate) return null;
  const asked = checks.data?.items.find(({ side, status }) => side === 'person' && status === 'asked');
  if (asked && !wasOpened(asked.id)) return <OpenCheck id={asked.id} />;
  return <Navigate to={portalPath(highestRole(account.roles))} replace />;
}

/** Nobody waits long for a list that most are not in. */
const WAIT_MS = 5_000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const OPENED = 'kiraya.check-opened';

const wasOpened = (id: string): boolean => {
  try {
    return sessionStorage.getItem(OPENED) === id;
  } catch {
    // Without storage nobody is led there again and again.
    return true;
  }
};

function OpenCheck({ id }: { id: string }) {
  useEffect(() => sessionStorage.setItem(OPENED, id), [id]);
  return <Navigate to={`/portal/checks?check=${id}`} replace />;
}
