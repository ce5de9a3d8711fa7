// `/portal/manager`: the homes assigned to a manager, and what is to be done in them.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ToDo } from './to-do.tsx';
import { Welcome } from './welcome.tsx';

export const meta = () => screenMeta(msg`Manager portal`);

export default function ManagerHome() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <AssignedHomes />
    </RoleGuard>
  );
}

export function AssignedHomes() {
  return (
    <Stack gap="lg">
      <Welcome description={<Trans>The homes you manage, and what they need now.</Trans>} />
      <ToDo as="manager" />
    </Stack>
  );
}
