// `/portal/manager/reports`: the year of the homes assigned to a manager.
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { RoleGuard } from '../../components/role-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { YearReport } from './year-report.tsx';

export const meta = () => [{ title: 'Reports · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function ManagerReports() {
  return (
    <RoleGuard allowed={['property_manager']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Reports</Trans>}
          description={<Trans>Month by month: rent due and received, repairs and fees of your homes.</Trans>}
        />
        <YearReport as="manager" />
      </Stack>
    </RoleGuard>
  );
}
