/** The rows of a close in PostgreSQL's binary format, table by table, straight from the columns. */
import { type BlockOfRows, dateBytes } from '../../../db/copy.ts';
import { calculationModes } from '../../../domain/affiliates.ts';
import { monthStatuses } from '../../../domain/commission/standing.ts';
import { type CalendarDate, firstDayOf, type Month } from '../../../domain/dates.ts';
import type { PreparedMonth } from '../../lib/months/computed.ts';
import type { Posting } from '../../lib/months/corrections.ts';

/** A table of the close: its columns in the order that `rows` writes them. */
export interface MonthTable {
  readonly name: string;
  readonly columns: string;
  readonly rows: (block: BlockOfRows) => Generator<void>;
}

const text = (value: string) => Buffer.from(value);
const monthBytes = (month: Month) => dateBytes(firstDayOf(month));
const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const statuses = monthStatuses.map(text);
const modes = calculationModes.map(text);
const REGULAR = text('regular');
const PAYABLE = text('payable');
const HELD = text('held');

export function nodeTable({ input, computed, entries }: PreparedMonth): MonthTable {
  const { codes, affiliates } = input;
  const month = monthBytes(input.month);
  const ranks = input.plan.ranks.map(({ name }) => text(name));
  return {
    name: 'commission_nodes',
    columns: `affiliate_id, month, position, sponsor_id, status, mode, shadow_power, is_granted, personal, team, largest_leg,
      leg_leader_id, primary_stream, growth_stream, qualifying, rank, rate_bp, earned, held`,
    *rows(block) {
      for (let i = 0; i < codes.count; i += 1) {
        block
          .row(19)
          .entry(codes, i)
          .bytes(month)
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
          .bigint(entries.held[i] as number);
        yield;
      }
    },
  };
}

export function paymentTable({ input, computed, corrections }: PreparedMonth): MonthTable {
  const { codes, payments } = input;
  const month = monthBytes(input.month);
  return {
    name: 'commission_payments',
    columns:
      'payment_id, sequence, kind, month, origin_month, negates_month, affiliate_id, rvl, share_bp, base',
    *rows(block) {
      for (let i = 0; i < payments.affiliate.length; i += 1) {
        const place = payments.affiliate[i] as number;
        block
          .row(10)
          .part(payments.ids, 16 * i, 16 * i + 16)
          .integer(payments.sequence[i] as number)
          .bytes(REGULAR)
          .bytes(month)
          .bytes(month)
          .bytes(null)
          .entry(codes, place)
          .bigint(payments.rvl[i] as number)
          .smallint(payments.shareBp[i] as number)
          .bigint(computed.base[i] as number);
        yield;
      }
      for (const posting of corrections.postings) {
        writePosting(block, posting, month);
        yield;
      }
    },
  };
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

/** `brokerOf` gives the broker's id of those who are brokers, by code. */
export function lineTable(prepared: PreparedMonth, brokerOf: ReadonlyMap<string, string>): MonthTable {
  const { codes, payments } = prepared.input;
  const { base, lines } = prepared.computed;
  const month = monthBytes(prepared.input.month);
  const brokers = new Map(
    Array.from(brokerOf, ([code, id]) => [codes.placeOf(text(code)), uuidBytes(id)] as const),
  );
  return {
    name: 'managed_rental_commissions',
    columns: `payment_id, sequence, affiliate_id, kind, month_year, origin_month, broker_id, level, base, rate_bp,
      paid_below_bp, amount, status, entry_id`,
    *rows(block) {
      for (let i = 0; i < lines.payment.length; i += 1) {
        const payment = lines.payment[i] as number;
        const place = lines.affiliate[i] as number;
        block
          .row(14)
          .part(payments.ids, 16 * payment, 16 * payment + 16)
          .integer(payments.sequence[payment] as number)
          .entry(codes, place)
          .bytes(REGULAR)
          .bytes(month)
          .bytes(month)
          .bytes(brokers.get(place) ?? null)
          .smallint(lines.level[i] as number)
          .bigint(base[payment] as number)
          .smallint(lines.rateBp[i] as number)
          .smallint(lines.paidBelowBp[i] as number)
          .bigint(lines.amount[i] as number)
          .bytes(lines.isHeld[i] === 1 ? HELD : PAYABLE)
          .bigint(prepared.entries.regular[place] as number);
        yield;
      }
      yield* laterLines(block, prepared, month, brokerOf);
    },
  };
}

function* laterLines(
  block: BlockOfRows,
  { corrections, entries }: PreparedMonth,
  month: Buffer,
  brokerOf: ReadonlyMap<string, string>,
): Generator<void> {
  for (const line of corrections.lines) {
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
    yield;
  }
}

export function entryTable(
  { input, entries }: PreparedMonth,
  { runId, postedOn }: { runId: string; postedOn: CalendarDate },
): MonthTable {
  const book = text(input.month);
  const [month, posted, run] = [monthBytes(input.month), dateBytes(postedOn), uuidBytes(runId)];
  const begin = (block: BlockOfRows, id: number, kind: Buffer, affiliate: Buffer) =>
    block.row(10).bigint(id).bytes(book).bytes(kind).bytes(affiliate).bytes(month).bytes(posted).bytes(run);
  return {
    name: 'ledger_entries',
    columns: 'id, book, kind, affiliate_id, month, posted_on, run_id, expense, payable, held',
    *rows(block) {
      for (let place = 0; place < entries.regular.length; place += 1) {
        const id = entries.regular[place] as number;
        if (id === 0) continue;
        const paid = entries.paid[place] as number;
        const held = entries.held[place] as number;
        begin(block, id, REGULAR, input.codes.bytes(place))
          .bigint(paid + held)
          .bigint(-paid)
          .bigint(-held);
        yield;
      }
      for (const { id, kind, affiliate, expense, payable, held } of entries.later) {
        begin(block, id, text(kind), text(affiliate)).bigint(expense).bigint(payable).bigint(held);
        yield;
      }
    },
  };
}
