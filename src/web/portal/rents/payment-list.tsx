// Payments of rent page by page, of all leases.
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
  empty: ReactNode;
};

export function PaymentList({ empty, ...filters }: PaymentListProps) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const cursor = cursorOf(params);
  const page = useQuery(
    queries.rents.listPayments.queryOptions({
      input: { ...filters, cursor },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <CardList
      query={page}
      failure={msg`The payments could not be loaded`}
      empty={empty}
      rowKey={({ id }) => id}
      card={(payment) => <PaymentCard payment={payment} isOwn={filters.as === 'landlord'} />}
    />
  );
}
