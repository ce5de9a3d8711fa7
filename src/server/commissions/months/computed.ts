/** A month read and computed but not written: what the preview shows and the close writes. */
import type { ClientBase } from 'pg';
import { planOfMonth } from '../../../db/commission-plans.ts';
import { type ComputedMonth, computeMonth } from '../../../domain/commission/month.ts';
import type { Month } from '../../../domain/dates.ts';
import { type Paise, shareOf } from '../../../domain/money.ts';
import { readAdjustments } from './adjustments.ts';
import { readCorrections } from './corrections.ts';
import { type Entries, entriesOf, type LaterPosted } from './entries.ts';
import { readEndedHolds } from './held-money.ts';
import { type CountedPayments, type MonthInput, readMonthInput } from './month-input.ts';

export interface PreparedMonth extends LaterPosted {
  readonly input: MonthInput;
  readonly computed: ComputedMonth;
  readonly entries: Entries;
  /** Places in the order of codes, as the close stores them. */
  readonly inOrder: Int32Array;
}

/** What a run says and waits for between its steps. */
export type Step = (stage: string) => Promise<void>;

/** Reads in the caller's transaction: a repeatable read, or several snapshots would be mixed. `beside` has the same one. */
export async function prepareMonth(
  client: ClientBase,
  month: Month,
  { beside, step = async () => {} }: { beside?: ClientBase; step?: Step } = {},
): Promise<PreparedMonth> {
  const plan = await planOfMonth(client, month);
  const input = await readMonthInput(client, { month, plan, from: 'live', beside: beside ?? client });
  await step('read');
  const computed = computeMonth(input.plan, input.affiliates, input.payments);
  const corrections = await readCorrections(client, input, computed);
  const ended = await readEndedHolds(client, input, corrections);
  const adjustments = await readAdjustments(client, input);
  const inOrder = input.codes.inOrder();
  const later = { corrections, ended, adjustments };
  const entries = entriesOf(inOrder, computed, later);
  await step('computed');
  return { input, computed, ...later, entries, inOrder };
}

export interface MonthTotals {
  readonly affiliates: number;
  readonly payments: number;
  readonly lines: number;
  readonly entries: number;
  readonly rvl: number;
  /** The platform's share of the rents, which commission is paid from. */
  readonly fees: number;
  readonly base: number;
  readonly paid: number;
  readonly held: number;
  readonly breakage: number;
  /** Late money, reversals and corrections. */
  readonly corrected: number;
  /** People by rank, lowest first. */
  readonly byRank: readonly number[];
}

export function totalsOf({ input, computed, corrections, entries }: PreparedMonth): MonthTotals {
  const byRank = input.plan.ranks.map(() => 0);
  for (const rank of computed.rank) byRank[rank] = (byRank[rank] ?? 0) + 1;
  return {
    affiliates: input.codes.count,
    payments: input.payments.affiliate.length,
    lines: computed.lines.payment.length + corrections.lines.length,
    entries: entries.count,
    ...rentOf(input.payments),
    ...computed.totals,
    corrected: corrections.lines.reduce((sum, line) => sum + line.amount, 0),
    byRank,
  };
}

function rentOf({ rvl, shareBp }: CountedPayments): { rvl: number; fees: number } {
  let rent = 0;
  let fees = 0;
  for (let i = 0; i < rvl.length; i += 1) {
    rent += rvl[i] as number;
    fees += shareOf(rvl[i] as Paise, shareBp[i] as number);
  }
  return { rvl: rent, fees };
}
