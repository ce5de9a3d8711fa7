// What an affiliate was paid last, and for which month: the figure of a screen while the present month has none.
import { useQuery } from '@tanstack/react-query';
import type { OwnPayout } from '../../../contract/payouts.ts';
import { type Month, monthOf } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';

const READ = 10;

export type LastPaid = Pick<OwnPayout, 'amount' | 'account'> & {
  paidOn: string;
  /** The newest month that was closed before it; null: none is known. */
  month: Month | null;
};

/** Undefined while it is asked for, null where nothing was paid yet or it does not come. */
export function useLastPaid(isAsked: boolean): LastPaid | null | undefined {
  const { queries } = useApi();
  const payouts = useQuery(
    queries.payouts.listMine.queryOptions({ input: { limit: READ }, staleTime: 0, enabled: isAsked }),
  );
  const months = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0, enabled: isAsked }));
  if (!isAsked || payouts.isError || months.isError) return null;
  if (!payouts.data || !months.data) return undefined;
  return lastPaidOf(
    payouts.data.items,
    months.data.items.map(({ month }) => month),
  );
}

type Payout = Pick<OwnPayout, 'state' | 'payee_kind' | 'paid_on' | 'amount' | 'account'>;

export function lastPaidOf(payouts: readonly Payout[], closed: readonly Month[]): LastPaid | null {
  const [last] = payouts
    .filter((one) => one.state === 'paid' && one.payee_kind === 'affiliate' && one.paid_on !== null)
    .toSorted((a, b) => String(b.paid_on).localeCompare(String(a.paid_on)));
  if (!last?.paid_on) return null;
  const paidIn = monthOf(last.paid_on);
  const month = closed.toSorted().findLast((one) => one < paidIn) ?? null;
  return { amount: last.amount, account: last.account, paidOn: last.paid_on, month };
}
