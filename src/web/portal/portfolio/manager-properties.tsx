// `/portal/manager/properties`: the homes assigned to a manager, and no others.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { HomesList } from './homes-list.tsx';

export const meta = () => screenMeta(msg`Properties`);

export default function ManagerProperties() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Properties</Trans>}
          description={<Trans>The homes you manage, and who lives in each.</Trans>}
        />
        <HomesList as="manager" />
      </Stack>
    </RoleGuard>
  );
}
