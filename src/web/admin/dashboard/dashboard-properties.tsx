// The latest homes on the dashboard: found by words and availability, each with Approve.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { propertyStatuses } from '../../../contract/choices.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ClearSearch } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePropertyColumns } from './property-columns.tsx';

const ON_A_PAGE = 20;

export function Properties() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ status: propertyStatuses });
  const homes = useQuery(
    queries.admin.properties.list.queryOptions({
      input: { ...input, limit: ON_A_PAGE },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`Title, locality or city`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: [
              { value: 'all', label: t`All` },
              { value: 'available', label: t`Available` },
              { value: 'rented', label: t`Rented` },
              { value: 'maintenance', label: t`Maintenance` },
            ],
          },
        ]}
      />
      <DataList
        name="properties"
        label={t`Properties`}
        query={homes}
        failure={failures.loadDashboard}
        empty={
          isFiltered ? (
            <EmptyState title={t`No property matches`} action={<ClearSearch />}>
              <Trans>Try another word or another status.</Trans>
            </EmptyState>
          ) : (
            t`No homes yet`
          )
        }
        columns={usePropertyColumns()}
        rowKey={({ id }) => id}
        minWidth={820}
      />
    </Stack>
  );
}
