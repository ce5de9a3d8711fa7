// `/portal/manager/properties`: the homes assigned to a manager, and no others.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { HomesList } from './homes-list.tsx';

export const meta = () => [{ title: 'Properties · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function ManagerProperties() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Properties</Trans>}
          description={<Trans>The homes assigned to you, and who lives in each.</Trans>}
        />
        <HomesList as="manager" />
      </Stack>
    </RoleGuard>
  );
}
