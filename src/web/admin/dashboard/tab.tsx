// The first tab: how the business stands, and the ways to the work.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { QuickActions } from './quick-actions.tsx';

export default function DashboardTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Admin Dashboard</Trans>}
        description={<Trans>How the business stands today, against the beginning of the month.</Trans>}
        actions={<QuickActions />}
      />
      <Overview />
    </Stack>
  );
}

function Overview() {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const overview = useQuery(queries.admin.overview.queryOptions({ staleTime: 0 }));
  if (overview.isPending) return <StatsSkeleton />;
  if (overview.isError) {
    const message = failureMessage(overview.error, failures.loadAdminDashboard);
    return (
      <ErrorState
        title={typeof message === 'string' ? message : i18n._(message)}
        retrying={overview.isFetching}
        onRetry={() => overview.refetch()}
      />
    );
  }
  return <OverviewCards overview={overview.data} />;
}
