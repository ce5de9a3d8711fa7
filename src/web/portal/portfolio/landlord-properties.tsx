// `/portal/landlord/properties`: every home of a landlord and who lives in it.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { HomesList } from './homes-list.tsx';

export const meta = () => [{ title: 'Properties · Kiraya' }, { name: 'robots', content: 'noindex' }];

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
