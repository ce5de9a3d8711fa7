// Analytics: listings, leads, rents, fees, commission and solvency, by month and by city.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';

export default adminTab({ place: 150, label: msg`Analytics`, permission: 'analytics.get' }, AnalyticsTab);

function AnalyticsTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Analytics</Trans>}
        description={<Trans>Figures by month, city or broker.</Trans>}
      />
      <AnalyticsFigures />
    </Stack>
  );
}
