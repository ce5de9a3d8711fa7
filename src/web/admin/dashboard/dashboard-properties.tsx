// The latest homes on the dashboard: found by words and availability, each with Approve.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { propertyStatuses } from '../../../contract/choices.ts';
import { CursorPager, ListControls } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { PropertyTable } from './property-table.tsx';

const ON_A_PAGE = 20;

export function Properties() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { queries } = useApi();
  const status = propertyStatuses.find((known) => known === params.get('status')) ?? 'all';
  const homes = useQuery(
    queries.admin.properties.list.queryOptions({
      input: {
        q: params.get('q')?.trim().slice(0, 200) || undefined,
        status,
        cursor: params.get('cursor') ?? undefined,
        limit: ON_A_PAGE,
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const choose = (value: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (value && value !== 'all') next.set('status', value);
    else next.delete('status');
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListControls placeholder={t`Title, locality or city`} />
        <SelectField
          label={t`Status`}
          value={status}
          allowDeselect={false}
          onChange={choose}
          options={[
            { value: 'all', label: t`All` },
            { value: 'available', label: t`Available` },
            { value: 'rented', label: t`Rented` },
            { value: 'maintenance', label: t`Maintenance` },
          ]}
        />
      </Group>
      {homes.isPending && <TableSkeleton />}
      {homes.isError && <LoadError query={homes} otherwise={failures.loadDashboard} />}
      {homes.data?.items.length === 0 && (
        <EmptyState title={t`No property matches`}>
          <Trans>Try another word or another status.</Trans>
        </EmptyState>
      )}
      {homes.data && homes.data.items.length > 0 && <PropertyTable homes={homes.data.items} />}
      <CursorPager nextCursor={homes.data?.next_cursor ?? null} />
    </Stack>
  );
}
