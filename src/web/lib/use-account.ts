// Who is signed in and what they may do, for guards, sidebar and dispatcher; asks once and keeps the answer.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '../../contract/account.ts';
import type { Session } from '../../contract/session.ts';
import type { Role } from '../../domain/roles.ts';
import { toast } from '../ui/toast-store.ts';
import { useApi } from './api-provider.tsx';
import { connectionMessages } from './messages.ts';
import { lookUpRoles } from './resilience/role-lookup.ts';
import type { Ending } from './session.ts';
import { useSession } from './session-context.ts';

export type Account =
  | { status: 'loading' }
  | ({ status: 'signed-out' } & Ending)
  | {
      status: 'signed-in';
      user: Session['user'];
      /** Undefined when the look-up failed; the list of roles is empty then (specification, section 8). */
      me: Me | undefined;
      roles: readonly Role[];
    };

export function useAccount(): Account {
  const session = useSession();
  const { current } = session;
  const { api } = useApi();
  const userId = current?.user.id ?? '';
  const { data } = useQuery({
    queryKey: ['account', userId],
    queryFn: () => lookUpRoles(userId, (signal) => api.account.me(undefined, { signal })),
    enabled: userId !== '',
  });
  const failed = data?.failed ?? false;
  useEffect(() => {
    if (failed) toast.destructive(connectionMessages.rolesNotLoaded);
  }, [failed]);
  if (session.status !== 'signed-in') return session;
  if (!data) return { status: 'loading' };
  return { status: session.status, user: session.current.user, me: data.me, roles: data.roles };
}
