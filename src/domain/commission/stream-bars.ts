/** What the picture of the streams draws: each bar's parts, the mark of the next rank, and what lacks up to it. */
import type { CalculationMode } from '../affiliates.ts';
import { type Paise, paise, ZERO } from '../money.ts';

export interface StreamBar {
  /** `both`: by total volume one bar, as it does not matter where the volume comes from. */
  readonly key: 'primary' | 'growth' | 'both';
  /** From the start of the bar; shadow power counts towards the rank and is no volume. */
  readonly parts: readonly { readonly of: 'primary' | 'growth' | 'shadow'; readonly amount: Paise }[];
  /** Shadow power beyond the stronger stream: drawn apart, as it counts only once that stream grows. */
  readonly spare: Paise;
  /** What the next rank asks of this bar; null when it asks nothing of it. */
  readonly target: Paise | null;
  /** What the bar lacks up to the target once the other stream has reached it, so that spare shadow power counts. */
  readonly missing: Paise;
}

export interface Streams {
  readonly mode: CalculationMode;
  readonly primary: Paise;
  readonly growth: Paise;
  readonly shadowPower: Paise;
  /** A grant counts the stronger stream alone. */
  readonly isGranted: boolean;
}

/** Streams of ₹4 lakh and ₹1 lakh with shadow power of ₹1 lakh, to ₹5 lakh: 1 lakh lacks in primary, 3 in growth, whose bar is 2 long. */
export function streamBars(streams: Streams, threshold: Paise | null): StreamBar[] {
  const { mode, isGranted } = streams;
  const primary = { of: 'primary', amount: streams.primary } as const;
  const growth = { of: 'growth', amount: streams.growth } as const;
  if (mode === 'total_volume') return [barOf('both', [primary, growth], threshold)];
  const power = isGranted ? ZERO : streams.shadowPower;
  const counted = paise(Math.min(power, streams.primary - streams.growth));
  const shadow = { of: 'shadow', amount: counted } as const;
  return [
    barOf('primary', [primary], threshold),
    barOf('growth', [growth, shadow], isGranted ? null : threshold, paise(power - counted)),
  ];
}

/** The length of a bar. */
export const lengthOf = ({ parts }: Pick<StreamBar, 'parts'>): Paise =>
  paise(parts.reduce((sum, { amount }) => sum + amount, 0));

function barOf(
  key: StreamBar['key'],
  all: StreamBar['parts'],
  target: Paise | null,
  spare: Paise = ZERO,
): StreamBar {
  const parts = all.filter(({ of, amount }) => of !== 'shadow' || amount > 0);
  const missing = paise(Math.max(0, (target ?? 0) - lengthOf({ parts }) - spare));
  return { key, parts, spare, target, missing };
}
