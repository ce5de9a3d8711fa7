// `/portal/landlord/properties`: every home of a landlord and who lives in it.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { HomesList } from './homes-list.tsx';

export const meta = () => screenMeta(msg`Properties`);

export default function LandlordProperties() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Properties</Trans>}
          description={<Trans>Your listed and managed homes, and who lives in each.</Trans>}
        />
        <HomesList as="landlord" />
      </Stack>
    </RoleGuard>
  );
}
