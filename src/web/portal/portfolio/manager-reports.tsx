// `/portal/manager/reports`: the year of the homes assigned to a manager.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { YearReport } from './year-report.tsx';

export const meta = () => screenMeta(msg`Reports`);

export default function ManagerReports() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Reports</Trans>}
          description={<Trans>Rent, repairs and fees of your homes.</Trans>}
        />
        <YearReport as="manager" />
      </Stack>
    </RoleGuard>
  );
}
