// Audit: every act that was written down, with filters, and the proof that nothing was changed since.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CursorPager } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { loadFailed } from './audit-messages.ts';
import { AuditTable } from './audit-table.tsx';
import { filtersFromUrl } from './filters-url.ts';
import { VerifyButton } from './verify-trail-button.tsx';

export default function AuditTab() {
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
        description={
          <Trans>Who did what, to what, with before and after. Entries can be added and never changed.</Trans>
        }
        actions={<VerifyButton />}
      />
      <AuditFilters key={params.toString()} />
      {entries.isPending && <TableSkeleton />}
      {entries.isError && <LoadError query={entries} otherwise={loadFailed} />}
      {entries.data?.items.length === 0 && (
        <EmptyState title={t`No entry matches`}>
          <Trans>Try fewer filters or other days.</Trans>
        </EmptyState>
      )}
      {entries.data && entries.data.items.length > 0 && <AuditTable entries={entries.data.items} />}
      <CursorPager nextCursor={entries.data?.next_cursor ?? null} />
    </Stack>
  );
}
