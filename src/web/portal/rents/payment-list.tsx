// Payments of rent page by page, of one lease or of all.
import { msg } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentFilters } from '../../../contract/rents.ts';
import { cursorOf } from '../../components/list/cursor-of.ts';
import { CursorPager } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { PaymentCard } from './payment-card.tsx';

type PaymentListProps = Pick<PaymentFilters, 'as' | 'show'> & {
  lease_id?: string | undefined;
  /** Only the first page; the list has another place. */
  isShort?: boolean;
  empty: ReactNode;
};

export function PaymentList({ isShort = false, empty, ...filters }: PaymentListProps) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const cursor = isShort ? undefined : cursorOf(params);
  const page = useQuery(
    queries.rents.listPayments.queryOptions({
      input: { ...filters, cursor },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  if (page.isPending) return <TableSkeleton rows={3} />;
  if (page.isError) return <LoadError query={page} otherwise={msg`The payments could not be loaded`} />;
  if (page.data.items.length === 0) return empty;
  return (
    <Stack gap="sm">
      {page.data.items.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} />
      ))}
      {!isShort && <CursorPager nextCursor={page.data.next_cursor} />}
    </Stack>
  );
}
