// Which month an affiliate's figures are of: the present one, or the one before it while nothing is paid yet in the present one.
import { useQuery } from '@tanstack/react-query';
import type { Estimate } from '../../../contract/commissions.ts';
import { shiftMonth } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';

export type ShownEstimate = {
  estimate: Estimate;
  /** The present month, where the figures are of the one before. */
  empty: Estimate['month'] | null;
};

/** Every figure of a screen is of one month, so that rank, streams and sum agree; a closed month is said by its statement. */
export function useShownEstimate() {
  const { queries } = useApi();
  const present = useQuery(queries.commissions.estimateMine.queryOptions({ input: {}, staleTime: 60_000 }));
  const isEmpty = present.data?.lines_total === 0;
  const before = useQuery(
    queries.commissions.estimateMine.queryOptions({
      input: { month: shiftMonth(present.data?.month ?? '2026-01', -1) },
      staleTime: 60_000,
      enabled: isEmpty,
      retry: false,
    }),
  );
  return { present, shown: shownOf(present.data, isEmpty && before.isLoading, before.data) };
}

export function shownOf(
  present: Estimate | undefined,
  isWaiting: boolean,
  before: Estimate | undefined,
): ShownEstimate | undefined {
  if (!present || isWaiting) return undefined;
  return present.lines_total === 0 && before && before.lines_total > 0
    ? { estimate: before, empty: present.month }
    : { estimate: present, empty: null };
}
