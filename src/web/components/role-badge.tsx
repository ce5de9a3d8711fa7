// A person's highest role as a badge: admin, broker, landlord, property manager, tenant, else user.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { highestRole, type Role } from '../../domain/roles.ts';

export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  admin: msg`Administrator`,
  finance_checker: msg`Finance checker`,
  finance_maker: msg`Finance maker`,
  programme_manager: msg`Programme manager`,
  verification: msg`Verification`,
  support: msg`Support`,
  viewer: msg`Viewer`,
  broker: msg`Broker`,
  landlord: msg`Landlord`,
  property_manager: msg`Property Manager`,
  tenant: msg`Tenant`,
  user: msg`User`,
};

export function RoleBadge({ roles }: { roles: readonly Role[] }) {
  const { i18n } = useLingui();
  return (
    <Badge size="lg" color="teal">
      {i18n._(roleNames[highestRole(roles)])}
    </Badge>
  );
}
