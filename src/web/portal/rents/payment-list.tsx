// Payments of rent page by page, of one lease or of all.
import { msg } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentFilters } from '../../../contract/rents.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
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
  return (
    <CardList
      query={isShort ? { ...page, data: page.data && { items: page.data.items } } : page}
      failure={msg`The payments could not be loaded`}
      empty={empty}
      rowKey={({ id }) => id}
      card={(payment) => <PaymentCard payment={payment} isOwn={filters.as === 'landlord'} />}
    />
  );
}
