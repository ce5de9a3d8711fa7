// `/portal/landlord`: homes, repairs, rent of the month and terms that end.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ToDo } from './to-do.tsx';
import { Welcome } from './welcome.tsx';

export const meta = () => screenMeta(msg`Landlord portal`);

export default function LandlordHome() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <Welcome description={<Trans>Your homes, tenants and rent at a glance.</Trans>} />
        <ToDo as="landlord" />
      </Stack>
    </RoleGuard>
  );
}
