/** The rows of a close in PostgreSQL's binary format, table by table, straight from the columns. */
import { type BlockOfRows, type CopiedRows, dateBytes } from '../../../db/copy.ts';
import { calculationModes } from '../../../domain/affiliates.ts';
import { monthStatuses } from '../../../domain/commission/standing.ts';
import { type CalendarDate, firstDayOf, type Month } from '../../../domain/dates.ts';
import type { PreparedMonth } from './computed.ts';
import type { Posting } from './correction-lines.ts';

/**
 * A table of the close and what is copied into it, part by part. Regular rows leave out what the month's table has as default:
 * the kind and the month. Rows stand in the order of an index, which then finds them sorted.
 */
export interface MonthTable {
  readonly name: string;
  readonly parts: readonly CopiedRows[];
}

const text = (value: string) => Buffer.from(value);
const monthBytes = (month: Month) => dateBytes(firstDayOf(month));
const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const statuses = monthStatuses.map(text);
const modes = calculationModes.map(text);
const PAYABLE = text('payable');
const HELD = text('held');

/** Rows of objects, of which there are few. */
function few<T>(
  columns: string,
  rows: readonly T[],
  write: (block: BlockOfRows, row: T) => void,
): CopiedRows {
  return { columns, count: rows.length, write: (block, i) => write(block, rows[i] as T) };
}

/** By place: twenty columns read in another order would cost more than sorting one index. */
export function nodeTable({ input, computed, entries }: PreparedMonth): MonthTable {
  const { codes, affiliates } = input;
  const ranks = input.plan.ranks.map(({ name }) => text(name));
  const people: CopiedRows = {
    columns: `affiliate_id, position, sponsor_id, status, mode, shadow_power, is_granted, personal, team, largest_leg,
      leg_leader_id, primary_stream, growth_stream, qualifying, rank, rate_bp, earned, held`,
    count: codes.count,
    write: (block, i) =>
      block
        .row(18)
        .entry(codes, i)
        .integer(i)
        .entry(codes, affiliates.sponsor[i] as number)
        .bytes(statuses[affiliates.status[i] as number] as Buffer)
        .bytes(modes[affiliates.mode[i] as number] as Buffer)
        .bigint(affiliates.shadowPower[i] as number)
        .boolean(affiliates.isGranted[i] === 1)
        .bigint(computed.personal[i] as number)
        .bigint(computed.team[i] as number)
        .bigint(computed.largestLeg[i] as number)
        .entry(codes, computed.legLeader[i] as number)
        .bigint(computed.primary[i] as number)
        .bigint(computed.growth[i] as number)
        .bigint(computed.qualifying[i] as number)
        .bytes(ranks[computed.rank[i] as number] as Buffer)
        .smallint(computed.rateBp[i] as number)
        .bigint(entries.paid[i] as number)
        .bigint(entries.held[i] as number),
  };
  return { name: 'commission_nodes', parts: [people] };
}

/** In the order of payments. */
export function paymentTable({ input, computed, corrections }: PreparedMonth): MonthTable {
  const { codes, payments } = input;
  const month = monthBytes(input.month);
  const counted: CopiedRows = {
    columns: 'payment_id, sequence, affiliate_id, rvl, share_bp, base',
    count: payments.affiliate.length,
    write: (block, i) =>
      block
        .row(6)
        .part(payments.ids, 16 * i, 16 * i + 16)
        .integer(payments.sequence[i] as number)
        .entry(codes, payments.affiliate[i] as number)
        .bigint(payments.rvl[i] as number)
        .smallint(payments.shareBp[i] as number)
        .bigint(computed.base[i] as number),
  };
  const posted = few(
    'payment_id, sequence, kind, month, origin_month, negates_month, affiliate_id, rvl, share_bp, base',
    corrections.postings,
    (block, posting) => writePosting(block, posting, month),
  );
  return { name: 'commission_payments', parts: [counted, posted] };
}

function writePosting(block: BlockOfRows, posting: Posting, month: Buffer): void {
  block
    .row(10)
    .bytes(uuidBytes(posting.paymentId))
    .integer(posting.sequence)
    .bytes(text(posting.kind))
    .bytes(month)
    .bytes(monthBytes(posting.originMonth))
    .bytes(posting.negatesMonth === null ? null : monthBytes(posting.negatesMonth))
    .bytes(posting.affiliate === null ? null : text(posting.affiliate))
    .bigint(posting.rvl)
    .smallint(posting.shareBp)
    .bigint(posting.base);
}

/** By affiliate, in the order of codes, and by payment. `brokerOf` gives the broker's id of those who are brokers, by code. */
export function lineTable(prepared: PreparedMonth, brokerOf: ReadonlyMap<string, string>): MonthTable {
  const { codes } = prepared.input;
  const brokers = new Map(
    Array.from(brokerOf, ([code, id]) => [codes.placeOf(text(code)), uuidBytes(id)] as const),
  );
  const { numbers, integers, bytes } = lineRecords(prepared);
  const regular: CopiedRows = {
    columns: `payment_id, sequence, affiliate_id, broker_id, level, base, rate_bp, paid_below_bp, amount, status, entry_id`,
    count: prepared.computed.lines.payment.length,
    write: (block, i) => {
      const id = RECORD_BYTES * i;
      const at = INTEGERS * i + 8;
      const place = integers[at + 1] as number;
      const rates = integers[at + 2] as number;
      const levelAndHeld = integers[at + 3] as number;
      block
        .row(11)
        .part(bytes, id, id + 16)
        .integer(integers[at] as number)
        .entry(codes, place)
        .bytes(brokers.size === 0 ? null : (brokers.get(place) ?? null))
        .smallint(levelAndHeld >> 1)
        .bigint(numbers[NUMBERS * i + 2] as number)
        .smallint(rates >> 16)
        .smallint(rates & 0xffff)
        .bigint(numbers[NUMBERS * i + 3] as number)
        .bytes((levelAndHeld & 1) === 1 ? HELD : PAYABLE)
        .bigint(prepared.entries.regular[place] as number);
    },
  };
  return { name: 'managed_rental_commissions', parts: [regular, laterLines(prepared, brokerOf)] };
}

/**
 * Of a line: the payment's id, base and amount, then as integers the sequence, the affiliate's place, both rates, and level and
 * whether it is held.
 */
const RECORD_BYTES = 48;
const NUMBERS = RECORD_BYTES / 8;
const INTEGERS = RECORD_BYTES / 4;

/**
 * The regular lines, those of one affiliate together, each line's values side by side: read in that order from their columns
 * nearly every value would have to come from memory.
 */
function lineRecords({ input: { payments }, computed: { base, lines }, inOrder }: PreparedMonth) {
  const next = beginnings(lines.affiliate, inOrder);
  const numbers = new Float64Array(NUMBERS * lines.payment.length);
  const integers = new Int32Array(numbers.buffer);
  const ids = new Int32Array(new Uint8Array(payments.ids).buffer);
  for (let i = 0; i < lines.payment.length; i += 1) {
    const payment = lines.payment[i] as number;
    const place = lines.affiliate[i] as number;
    const to = next[place] as number;
    next[place] = to + 1;
    const at = INTEGERS * to;
    for (let k = 0; k < 4; k += 1) integers[at + k] = ids[4 * payment + k] as number;
    numbers[NUMBERS * to + 2] = base[payment] as number;
    numbers[NUMBERS * to + 3] = lines.amount[i] as number;
    integers[at + 8] = payments.sequence[payment] as number;
    integers[at + 9] = place;
    integers[at + 10] = ((lines.rateBp[i] as number) << 16) | (lines.paidBelowBp[i] as number);
    integers[at + 11] = ((lines.level[i] as number) << 1) | (lines.isHeld[i] as number);
  }
  return { numbers, integers, bytes: Buffer.from(numbers.buffer) };
}

/** Where the lines of each place begin when the places follow each other in that order. */
function beginnings(affiliate: Int32Array, inOrder: Int32Array): Int32Array {
  const begins = new Int32Array(inOrder.length);
  for (const place of affiliate) begins[place] = (begins[place] as number) + 1;
  let before = 0;
  for (const place of inOrder) {
    const count = begins[place] as number;
    begins[place] = before;
    before += count;
  }
  return begins;
}

function laterLines(
  { input, corrections, entries }: PreparedMonth,
  brokerOf: ReadonlyMap<string, string>,
): CopiedRows {
  const month = monthBytes(input.month);
  const columns = `payment_id, sequence, affiliate_id, kind, month_year, origin_month, broker_id, level, base, rate_bp,
    paid_below_bp, amount, status, entry_id`;
  return few(columns, corrections.lines, (block, line) => {
    const broker = brokerOf.get(line.affiliateId);
    block
      .row(14)
      .bytes(uuidBytes(line.paymentId))
      .integer(line.sequence)
      .bytes(text(line.affiliateId))
      .bytes(text(line.kind))
      .bytes(month)
      .bytes(monthBytes(line.originMonth))
      .bytes(broker ? uuidBytes(broker) : null)
      .smallint(line.level)
      .bigint(line.base)
      .smallint(line.rateBp)
      .smallint(line.paidBelowBp)
      .bigint(line.amount)
      .bytes(text(line.status))
      .bigint(line.status === 'lapsed' ? null : entries.idOf(line.kind, line.affiliateId));
  });
}

/** Regular entries in the order of codes, which their numbers follow. */
export function entryTable(
  { input, entries, inOrder }: PreparedMonth,
  { runId, postedOn }: { runId: string; postedOn: CalendarDate },
): MonthTable {
  const { codes } = input;
  const [posted, run] = [dateBytes(postedOn), uuidBytes(runId)];
  const withEntry = inOrder.filter((place) => entries.regular[place] !== 0);
  const regular: CopiedRows = {
    columns: 'id, affiliate_id, posted_on, run_id, expense, payable, held',
    count: withEntry.length,
    write: (block, at) => {
      const place = withEntry[at] as number;
      const paid = entries.paid[place] as number;
      const held = entries.held[place] as number;
      block
        .row(7)
        .bigint(entries.regular[place] as number)
        .entry(codes, place)
        .bytes(posted)
        .bytes(run)
        .bigint(paid + held)
        .bigint(-paid)
        .bigint(-held);
    },
  };
  const later = few(
    'id, kind, affiliate_id, posted_on, run_id, expense, payable, held',
    entries.later,
    (block, { id, kind, affiliate, expense, payable, held }) =>
      block
        .row(8)
        .bigint(id)
        .bytes(text(kind))
        .bytes(text(affiliate))
        .bytes(posted)
        .bytes(run)
        .bigint(expense)
        .bigint(payable)
        .bigint(held),
  );
  return { name: 'ledger_entries', parts: [regular, later] };
}
