// The months with their running close: asked anew every moment while one runs, and closing one.
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CommissionMonth } from '../../../contract/months.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { monthFailures, monthProblem } from './month-messages.ts';

const ASK_AGAIN_MS = 1_000;
/** A close that failed is tried again by itself. */
const AFTER_FAILURE_MS = 10_000;

/** A close that was asked for, and when the last one before it began. */
type Asked = { month: Month; startedBefore: string | null };

export function useMonths() {
  const { queries } = useApi();
  const [asked, setAsked] = useState<Asked>();
  const months = useQuery(
    queries.months.list.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) => pace(state.data?.items ?? [], asked),
    }),
  );
  const running = months.data?.items.find((month) => isRunning(month, asked))?.month ?? null;
  useReloadAfter(running, months.data?.items);
  const close = useClose(setAsked);
  return { months, running, close: (month: CommissionMonth) => close.mutateAsync(month).catch(() => {}) };
}

const isRunning = ({ month, state, started_at: started }: CommissionMonth, asked: Asked | undefined) =>
  state === 'computing' || (state === 'open' && asked?.month === month && asked.startedBefore === started);

function pace(items: readonly CommissionMonth[], asked: Asked | undefined): number | false {
  if (items.some((month) => isRunning(month, asked))) return ASK_AGAIN_MS;
  return items.some(({ state, failure }) => state === 'open' && failure) ? AFTER_FAILURE_MS : false;
}

/** When a close has ended, what it changed is asked anew; a good end is said. */
function useReloadAfter(running: Month | null, items: readonly CommissionMonth[] | undefined) {
  const { queries } = useApi();
  const client = useQueryClient();
  const [before, setBefore] = useState(running);
  useEffect(() => {
    if (before === running) return;
    setBefore(running);
    if (before === null) return;
    const ended = items?.find(({ month }) => month === before);
    const name = formatMonth(before);
    if (ended?.closed_at) toast.success(msg`${name} is closed`);
    void client.invalidateQueries({ queryKey: queries.months.preview.key() });
    void client.invalidateQueries({ queryKey: queries.commissions.key() });
    void client.invalidateQueries({ queryKey: queries.corrections.key() });
  }, [before, running, items, client, queries]);
}

function useClose(onAsked: (asked: Asked) => void) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ month }: CommissionMonth) => api.months.close({ month }),
    onError: (error) => toast.destructive(monthFailures.close, monthProblem(error, monthFailures.close)),
    onSuccess: (_, { month, started_at }) => onAsked({ month, startedBefore: started_at }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.months.list.key() }),
  });
}
