// What the analytics show as their address has it: how many months, of which city, and in which rows.
import { type FunnelRows, funnelRows } from '../../../domain/funnel.ts';

export const spans = [6, 12, 24, 36] as const;
const USUAL = 12;

export type AnalyticsView = {
  months: (typeof spans)[number];
  city: string | undefined;
  /** Of the charts and the funnel; brokers are rows of the funnel alone. */
  by: FunnelRows;
};

/** What cannot be shown counts as not said. */
export function viewFromUrl(params: URLSearchParams): AnalyticsView {
  const city = params.get('city')?.trim().slice(0, 100);
  return {
    months: spans.find((span) => String(span) === params.get('months')) ?? USUAL,
    city: city || undefined,
    by: funnelRows.find((one) => one === params.get('by')) ?? 'month',
  };
}
