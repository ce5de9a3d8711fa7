/** Computes again what a closed month posted for earlier ones: late money, reversals, corrections, and what became of held money. */
import type { ClientBase } from 'pg';
import { holdOutcomeOf } from '../../../domain/commission/corrections.ts';
import type { ComputedMonth } from '../../../domain/commission/month.ts';
import type { PostedLine } from '../../../domain/commission/posted-lines.ts';
import { firstDayOf, type Month } from '../../../domain/dates.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { readAdjustments } from './adjustments.ts';
import {
  type Corrections,
  type NewPosting,
  type Posting,
  postingKey,
  postingsAndLines,
} from './correction-lines.ts';
import { type Entries, entriesOf } from './entries.ts';
import type { EndedHold } from './held-money.ts';
import type { MonthInput } from './month-input.ts';
import { statusIn } from './uplines.ts';

export interface LaterVerified {
  readonly isCorrected: boolean;
  readonly isHeld: boolean;
  /** As they must stand in the ledger's book of the month. */
  readonly entries: Entries;
  readonly inOrder: Int32Array;
}

/** `input` and `computed` are those of the frozen month. */
export async function verifyLater(
  client: ClientBase,
  input: MonthInput,
  computed: ComputedMonth,
): Promise<LaterVerified> {
  const posted = await readPosted(client, input.month);
  const corrections = await postingsAndLines(client, input, computed, posted.asked);
  const holds = await readHolds(client, input);
  const inOrder = input.codes.inOrder();
  const adjustments = await readAdjustments(client, input);
  const entries = entriesOf(inOrder, computed, { corrections, ended: holds.ended, adjustments });
  return {
    isCorrected:
      posted.isSound &&
      basesAre(posted, corrections) &&
      (await linesAre(client, corrections, entries, input.month)),
    isHeld: holds.areAsDecided && (await amountsAreThose(client, input.month)),
    entries,
    inOrder,
  };
}

type StoredPosting = Omit<Posting, 'kind'> & {
  kind: Posting['kind'];
  isOriginClosed: boolean;
  /** Of a reversal: it takes back exactly what was posted, and nobody did before. */
  isSound: boolean;
};

async function readPosted(client: ClientBase, month: Month) {
  const { rows } = await client.query<Omit<StoredPosting, 'rvl' | 'base'> & { rvl: string; base: string }>(
    `select p.payment_id as "paymentId", p.sequence, p.kind, to_char(p.origin_month, 'YYYY-MM') as "originMonth",
        to_char(p.negates_month, 'YYYY-MM') as "negatesMonth", p.affiliate_id as affiliate, p.rvl, p.share_bp as "shareBp",
        p.base, exists (select from commission_months m
          where m.month = p.origin_month and m.month < p.month and m.closed_at is not null) as "isOriginClosed",
        p.kind <> 'reversal' or exists (select from commission_payments q
          where q.month = p.negates_month and q.payment_id = p.payment_id and q.sequence = p.sequence
            and q.kind <> 'reversal' and q.base = -p.base and q.rvl = p.rvl and q.share_bp = p.share_bp
            and q.affiliate_id is not distinct from p.affiliate_id
            and not exists (select from commission_payments r where r.payment_id = p.payment_id
              and r.sequence = p.sequence and r.kind = 'reversal' and r.negates_month = p.negates_month and r.month <> p.month))
          as "isSound"
       from commission_payments p where p.month = $1 and p.kind <> 'regular' order by p.payment_id`,
    [firstDayOf(month)],
  );
  const all = rows.map((row) => ({ ...row, rvl: Number(row.rvl), base: Number(row.base) }));
  return {
    all,
    isSound: all.every(({ isSound }) => isSound),
    asked: { reversals: all.filter(isReversal), additions: all.filter(isAddition) },
  };
}

const isReversal = (posting: StoredPosting) => posting.kind === 'reversal';
const isAddition = (posting: StoredPosting): posting is StoredPosting & NewPosting =>
  posting.kind !== 'reversal';

function basesAre({ all }: { all: readonly StoredPosting[] }, { postings }: Corrections): boolean {
  const bases = new Map(postings.map((posting) => [postingKey(posting), posting.base]));
  return all.every((posting) => bases.get(postingKey(posting)) === posting.base);
}

type StoredLine = Omit<PostedLine, 'base' | 'amount' | 'month'> & {
  base: string;
  amount: string;
  entry: string | null;
};

async function linesAre(
  client: ClientBase,
  { lines }: Corrections,
  entries: Entries,
  month: Month,
): Promise<boolean> {
  const { rows } = await client.query<StoredLine>(
    `select payment_id as "paymentId", sequence, affiliate_id as "affiliateId", kind,
        to_char(origin_month, 'YYYY-MM') as "originMonth", level, base, rate_bp as "rateBp",
        paid_below_bp as "paidBelowBp", amount, status, entry_id as entry
       from managed_rental_commissions where month_year = $1 and kind <> 'regular'`,
    [firstDayOf(month)],
  );
  const expected = new Set(
    lines.map((line) =>
      textOf(line, line.status === 'lapsed' ? null : entries.idOf(line.kind, line.affiliateId)),
    ),
  );
  return rows.length === expected.size && rows.every((row) => expected.has(textOf(row, row.entry)));
}

const textOf = (line: StoredLine | PostedLine, entry: string | number | null) =>
  [
    line.paymentId,
    line.sequence,
    line.affiliateId,
    line.kind,
    line.originMonth,
    line.level,
    line.base,
    line.rateBp,
    line.paidBelowBp,
    line.amount,
    line.status,
    entry,
  ].join(' ');

interface StoredHold {
  affiliate: string;
  month: Month;
  amount: string;
  decision: HoldOutcome | null;
  /** What became of it in the month that is verified. */
  outcome: HoldOutcome | null;
}

/** What the close found waiting; decisions that came after it do not count. */
async function readHolds(client: ClientBase, input: MonthInput) {
  const { rows } = await client.query<StoredHold>(
    `select h.affiliate_id as affiliate, to_char(h.month, 'YYYY-MM') as month, h.amount,
        case when h.decided_at < m.read_at then h.decision end as decision,
        case when h.outcome_month = m.month then h.outcome end as outcome
       from commission_holds h join commission_months m on m.month = $1
      where h.month < m.month and (h.outcome is null or h.outcome_month >= m.month)
      order by h.affiliate_id collate "C", h.month`,
    [firstDayOf(input.month)],
  );
  const areAsDecided = rows.every(
    ({ affiliate, month, decision, outcome }) =>
      holdOutcomeOf({ month, status: statusIn(input, affiliate), decision }, input.month, input.plan) ===
      outcome,
  );
  const ended = rows.flatMap(({ affiliate, month, amount, outcome }): EndedHold[] =>
    outcome === null ? [] : [{ affiliate, month, amount: Number(amount), outcome }],
  );
  return { areAsDecided, ended };
}

/** What is kept as held by the month is what its lines held, less what later reversals took of it. */
async function amountsAreThose(client: ClientBase, month: Month): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from (select affiliate_id, sum(amount) as amount from managed_rental_commissions
         where month_year = $1 and status = 'held' and kind <> 'reversal' group by affiliate_id) held
       full join (select affiliate_id, amount from commission_holds where month = $1) kept using (affiliate_id)
       left join (select l.affiliate_id, sum(l.amount) as amount
           from commission_payments p join managed_rental_commissions l on l.payment_id = p.payment_id
             and l.sequence = p.sequence and l.kind = p.kind and l.month_year = p.month
          where p.kind = 'reversal' and p.negates_month = $1 and l.status = 'held' group by 1) taken using (affiliate_id)
      where kept.amount is distinct from held.amount + coalesce(taken.amount, 0) limit 1`,
    [firstDayOf(month)],
  );
  return rowCount === 0;
}
