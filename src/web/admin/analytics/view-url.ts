// What the analytics show as their address has it: how many months, of which city, and in which rows.
export const spans = [6, 12, 24, 36] as const;
const USUAL = 12;

export type AnalyticsView = {
  months: (typeof spans)[number];
  city: string | undefined;
  by: 'month' | 'city';
};

/** What cannot be shown counts as not said. */
export function viewFromUrl(params: URLSearchParams): AnalyticsView {
  const city = params.get('city')?.trim().slice(0, 100);
  return {
    months: spans.find((span) => String(span) === params.get('months')) ?? USUAL,
    city: city || undefined,
    by: params.get('by') === 'city' ? 'city' : 'month',
  };
}
