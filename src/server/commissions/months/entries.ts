/** The ledger entries of a close: one per affiliate and kind, to which the lines refer and sum. */
import { adjustmentSums, type PostedAdjustment } from '../../../domain/commission/adjustments.ts';
import type { ComputedMonth } from '../../../domain/commission/month.ts';
import type { LineKind, LineStatus } from '../../../domain/commission/posted-lines.ts';
import type { LedgerKind } from '../../../domain/months.ts';
import type { Corrections } from './correction-lines.ts';
import type { EndedHold } from './held-money.ts';

/** Debits positive, as the ledger has them. */
export interface LaterEntry {
  readonly id: number;
  readonly kind: LedgerKind;
  readonly affiliate: string;
  expense: number;
  payable: number;
  held: number;
}

export interface Entries {
  /** Regular lines by place: what is payable and what is held. */
  readonly paid: Float64Array;
  readonly held: Float64Array;
  /** The entry of the regular lines, 0 where there is none. */
  readonly regular: Int32Array;
  readonly later: readonly LaterEntry[];
  /** Entries altogether. */
  readonly count: number;
  /** The entry of a correction's line; null where a lapsed one is taken back and nothing moves. */
  idOf(kind: LineKind, affiliate: string): number | null;
}

/** What a month posts beside its regular lines. */
export interface LaterPosted {
  readonly corrections: Corrections;
  readonly ended: readonly EndedHold[];
  readonly adjustments: readonly PostedAdjustment[];
}

/** Entries of regular lines are numbered in that order of people. */
export function entriesOf(
  inOrder: Int32Array,
  { lines }: ComputedMonth,
  { corrections, ended, adjustments }: LaterPosted,
): Entries {
  const paid = new Float64Array(inOrder.length);
  const held = new Float64Array(inOrder.length);
  for (let i = 0; i < lines.affiliate.length; i += 1) {
    const sums = lines.isHeld[i] === 1 ? held : paid;
    const place = lines.affiliate[i] as number;
    sums[place] = (sums[place] as number) + (lines.amount[i] as number);
  }
  const regular = new Int32Array(inOrder.length);
  let count = 0;
  for (const place of inOrder) {
    if ((paid[place] as number) + (held[place] as number) > 0) regular[place] = count += 1;
  }
  const later = new Map<string, LaterEntry>();
  const entry = (kind: LedgerKind, affiliate: string): LaterEntry => {
    const key = `${kind} ${affiliate}`;
    const found = later.get(key) ?? { id: count + 1, kind, affiliate, expense: 0, payable: 0, held: 0 };
    if (!later.has(key)) count += 1;
    later.set(key, found);
    return found;
  };
  for (const { kind, affiliateId, amount, status } of corrections.lines) {
    if (status !== 'lapsed') move(entry(kind, affiliateId), amount, status);
  }
  for (const { affiliate, amount, outcome } of ended) {
    if (amount === 0) continue;
    const found = entry(outcome === 'released' ? 'release' : 'lapse', affiliate);
    found.held += amount;
    if (outcome === 'released') found.payable -= amount;
    else found.expense -= amount;
  }
  for (const [affiliate, sum] of adjustmentSums(adjustments)) {
    move(entry('adjustment', affiliate), sum, 'payable');
  }
  const idOf = (kind: LineKind, affiliate: string) => later.get(`${kind} ${affiliate}`)?.id ?? null;
  return { paid, held, regular, later: [...later.values()], count, idOf };
}

function move(entry: LaterEntry, amount: number, status: LineStatus): void {
  entry.expense += amount;
  if (status === 'held') entry.held -= amount;
  else entry.payable -= amount;
}
