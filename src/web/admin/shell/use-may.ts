// What whoever looks may do: the rest is not offered to them. The server decides by itself.
import { can, type Permission, type RowPermission, visitor } from '../../../domain/permissions.ts';
import { useAccount } from '../../lib/use-account.ts';

export function useMay(): (permission: Permission | RowPermission) => boolean {
  const account = useAccount();
  if (account.status !== 'signed-in') return (permission) => can(visitor, permission);
  const { user, me, roles } = account;
  const member = {
    kind: 'member',
    userId: user.id,
    roles,
    isAffiliate: me?.isAffiliate ?? false,
    isVerified: user.emailVerified || user.phoneVerified,
  } as const;
  return (permission) => can(member, permission);
}
