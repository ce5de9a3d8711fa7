/** The lines of what a month posts for payments of earlier months: when it closes, and again when it is verified. */
import type { ClientBase } from 'pg';
import { planOfMonth } from '../../../db/commission-plans.ts';
import { frozenUplines } from '../../../db/frozen-uplines.ts';
import type { Standing } from '../../../domain/commission/corrections.ts';
import type { RankedMonth } from '../../../domain/commission/month.ts';
import { commissionBase } from '../../../domain/commission/plan.ts';
import {
  type LineKind,
  type LineStatus,
  linesAfterClose,
  type PostedLine,
  reversalOf,
  whereIsNow,
} from '../../../domain/commission/posted-lines.ts';
import { firstDayOf, type Month } from '../../../domain/dates.ts';
import { type Paise, paise } from '../../../domain/money.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import type { MonthInput } from './month-input.ts';
import { computedUplines, statusIn } from './uplines.ts';

/** A payment posted in the month for an earlier one. */
export interface Posting extends Standing {
  readonly paymentId: string;
  readonly kind: Exclude<LineKind, 'regular'>;
  readonly originMonth: Month;
  /** Of a reversal: the month of what it takes back. */
  readonly negatesMonth: Month | null;
  /** Negative in a reversal. */
  readonly base: number;
}

/** One posting of a payment, and its lines. */
export const postingKey = (one: { paymentId: string; sequence: number; kind: LineKind }): string =>
  `${one.paymentId} ${one.sequence} ${one.kind}`;

export interface Corrections {
  readonly postings: readonly Posting[];
  readonly lines: readonly PostedLine[];
}

/** A posting yet without its base, and the tree it goes up. */
export interface NewPosting extends Omit<Posting, 'base' | 'kind'> {
  readonly kind: 'late' | 'correction';
  readonly isOriginClosed: boolean;
}

export interface Posted {
  readonly reversals: readonly Posting[];
  readonly additions: readonly NewPosting[];
}

export async function postingsAndLines(
  client: ClientBase,
  input: MonthInput,
  ranked: RankedMonth,
  { reversals, additions }: Posted,
): Promise<Corrections> {
  const taken = await negatedLines(client, input.month, reversals);
  const added = await addedLines(client, input, ranked, additions);
  return { postings: [...reversals, ...added.postings], lines: [...taken, ...added.lines] };
}

interface OriginalLine {
  payment_id: string;
  sequence: number;
  affiliate_id: string;
  kind: LineKind;
  month: Month;
  origin_month: Month;
  level: number;
  base: string;
  rate_bp: number;
  paid_below_bp: number;
  amount: string;
  status: LineStatus;
  outcome: HoldOutcome | null;
}

/** The negatives of the lines as they were posted, each from where its money is now. */
async function negatedLines(
  client: ClientBase,
  month: Month,
  reversals: readonly Posting[],
): Promise<PostedLine[]> {
  if (reversals.length === 0) return [];
  const { rows } = await client.query<OriginalLine>(
    `select l.payment_id, l.sequence, l.affiliate_id, l.kind, to_char(l.month_year, 'YYYY-MM') as month,
        to_char(l.origin_month, 'YYYY-MM') as origin_month, l.level, l.base, l.rate_bp, l.paid_below_bp, l.amount,
        l.status, h.outcome
       from unnest($1::uuid[], $2::integer[], $3::date[]) r (payment_id, sequence, month)
         join managed_rental_commissions l on l.payment_id = r.payment_id and l.sequence = r.sequence
           and l.month_year = r.month and l.kind <> 'reversal'
         left join commission_holds h on h.affiliate_id = l.affiliate_id and h.month = l.month_year and h.outcome_month < $4
      order by l.payment_id, l.level`,
    [
      reversals.map(({ paymentId }) => paymentId),
      reversals.map(({ sequence }) => sequence),
      reversals.map(({ negatesMonth }) => firstDayOf(negatesMonth as Month)),
      firstDayOf(month),
    ],
  );
  const outcomes = new Map<PostedLine, HoldOutcome | null>();
  for (const row of rows) outcomes.set(lineOf(row), row.outcome);
  const payments = Map.groupBy(outcomes.keys(), ({ paymentId }) => paymentId);
  return [...payments.values()].flatMap((lines) =>
    reversalOf(lines, month, (line) => whereIsNow(line.status, outcomes.get(line) ?? null)),
  );
}

const lineOf = (row: OriginalLine): PostedLine => ({
  paymentId: row.payment_id,
  sequence: row.sequence,
  affiliateId: row.affiliate_id,
  kind: row.kind,
  month: row.month,
  originMonth: row.origin_month,
  level: row.level,
  base: paise(Number(row.base)),
  rateBp: row.rate_bp,
  paidBelowBp: row.paid_below_bp,
  amount: paise(Number(row.amount)),
  status: row.status,
});

/** A month that was never closed uses the tree and ranks of the month that posts; a closed one its own, frozen. */
async function addedLines(
  client: ClientBase,
  input: MonthInput,
  ranked: RankedMonth,
  additions: readonly NewPosting[],
): Promise<Corrections> {
  const postings: Posting[] = [];
  const lines: PostedLine[] = [];
  const groups = Map.groupBy(additions, (one) => (one.isOriginClosed ? one.originMonth : input.month));
  for (const [month, group] of groups) {
    const isHere = month === input.month;
    const plan = isHere ? input.plan : await planOfMonth(client, month);
    const credited = group.flatMap(({ affiliate }) => affiliate ?? []);
    const uplinesOf = isHere
      ? computedUplines(input, ranked)
      : await frozenUplines(client, month, credited, plan.levels);
    for (const { isOriginClosed: _, affiliate, ...one } of group) {
      const terms = { rvl: one.rvl as Paise, shareBp: one.shareBp };
      postings.push({ ...one, affiliate, base: commissionBase(plan, terms.rvl, terms.shareBp) });
      const { paymentId, sequence, kind, originMonth } = one;
      const posting = { paymentId, sequence, kind, originMonth, month: input.month, ...terms };
      const uplines = affiliate === null ? [] : uplinesOf(affiliate);
      lines.push(...linesAfterClose(plan, posting, uplines, (code) => statusIn(input, code)));
    }
  }
  return { postings, lines };
}
