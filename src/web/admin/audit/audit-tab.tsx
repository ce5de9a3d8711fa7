// Audit: every act that was written down, with filters, and the proof that nothing was changed since.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { May } from '../shell/may.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { loadFailed } from './audit-messages.ts';
import { filtersFromUrl } from './filters-url.ts';
import { VerifyButton } from './verify-trail-button.tsx';

export default adminTab({ place: 190, label: msg`Audit`, permission: 'audit.list' }, AuditTab);

function AuditTab() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { queries } = useApi();
  const entries = useQuery(
    queries.audit.list.queryOptions({
      input: { ...filtersFromUrl(params), cursor: params.get('cursor') ?? undefined },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Audit trail</Trans>}
        description={<Trans>Who did what, and when.</Trans>}
        actions={
          <May to="audit.verify">
            <VerifyButton />
          </May>
        }
      />
      <AuditFilters key={params.toString()} />
      <DataList
        name="audit"
        label={t`Audit trail`}
        query={entries}
        failure={loadFailed}
        empty={
          <EmptyState title={t`No entry matches`}>
            <Trans>Try fewer filters or other days.</Trans>
          </EmptyState>
        }
        columns={useAuditColumns()}
        rowKey={({ id }) => String(id)}
        minWidth={860}
        isTall
      />
    </Stack>
  );
}
