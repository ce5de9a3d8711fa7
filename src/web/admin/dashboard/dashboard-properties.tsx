// The latest homes on the dashboard: found by words and availability, each with Approve.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
/** Cards of a phone are long. */
const FIRST = 5;

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
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  const [isWhole, setWhole] = useState(false);
  const page = homes.data;
  const isCut = isPhone && !isWhole && !input.cursor && page !== undefined && page.items.length > FIRST + 1;
  // The way to the next page comes with the whole one.
  const first = isCut ? { items: page.items.slice(0, FIRST) } : page;
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
        query={{ ...homes, data: first }}
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
      {isCut && (
        <Button variant="default" onClick={() => setWhole(true)}>
          <Trans>All properties</Trans>
        </Button>
      )}
    </Stack>
  );
}
