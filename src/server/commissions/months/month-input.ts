/** What a month is computed from, read once into columns: the people as they stood at its end and the payments counted in it. */
import { type ClientBase, escapeLiteral } from 'pg';
import { type CopiedRow, copyOut } from '../../../db/copy-out.ts';
import { calculationModes } from '../../../domain/affiliates.ts';
import type { AffiliateColumns, PaymentColumns } from '../../../domain/commission/columns.ts';
import { grantServes } from '../../../domain/commission/grants.ts';
import type { CommissionPlan } from '../../../domain/commission/plan.ts';
import { type MonthStatus, monthStatuses } from '../../../domain/commission/standing.ts';
import { firstDayOf, type Month } from '../../../domain/dates.ts';
import { CodeList } from './code-list.ts';

export interface CountedPayments extends PaymentColumns {
  /** Sixteen bytes each. */
  readonly ids: Buffer;
  readonly sequence: Int32Array;
}

export interface MonthInput {
  readonly month: Month;
  readonly plan: CommissionPlan;
  /** By time of joining, then code: the place of everyone in the columns. */
  readonly codes: CodeList;
  readonly affiliates: AffiliateColumns;
  /** By id. */
  readonly payments: CountedPayments;
}

const texts = (names: readonly string[]) => names.map((name) => Buffer.from(name));
const statuses = texts(monthStatuses);
const UNKNOWN = monthStatuses.indexOf('unknown' satisfies MonthStatus);
const modes = texts(calculationModes);
const day = (month: Month) => `date '${firstDayOf(month)}'`;
const text = (code: string) => escapeLiteral(code);
const teamOf = (month: Month, top: string) => `select app.team_as_of(${text(top)}, ${day(month)})`;

/** The statements that give people and payments: live, or as a closed month froze them; of everybody, or of one team alone. */
const sources = {
  live: {
    people: (month: Month) =>
      `select affiliate_id, sponsor_id, status, mode, shadow_power, false, grant_start::text, grant_end::text
         from app.affiliates_as_of(${day(month)}) order by joined_at, affiliate_id collate "C"`,
    payments: (month: Month) =>
      `select payment_id, sequence, affiliate_id, rvl, share_bp from app.payments_as_of(${day(month)})`,
  },
  frozen: {
    people: (month: Month) =>
      `select affiliate_id, sponsor_id, status, mode, shadow_power, is_granted, null::text, null::text
         from commission_nodes where month = ${day(month)} order by position`,
    payments: (month: Month) =>
      `select payment_id, sequence, affiliate_id, rvl, share_bp::integer from commission_payments
        where month = ${day(month)} and kind = 'regular' order by payment_id`,
  },
};

/** The same for one person and everybody below them: they have no sponsor here, and nobody else's rows are read. */
const teamSources = {
  live: {
    people: (month: Month, top: string) =>
      `select affiliate_id, case when affiliate_id <> ${text(top)} then sponsor_id end, status, mode, shadow_power, false, grant_start::text,
          grant_end::text
         from app.affiliates_as_of(${day(month)}) where affiliate_id = any(array(${teamOf(month, top)}))
        order by joined_at, affiliate_id collate "C"`,
    payments: (month: Month, top: string) =>
      `select payment_id, sequence, affiliate_id, rvl, share_bp
         from app.payments_credited_to(array(${teamOf(month, top)}), ${day(month)}) order by payment_id`,
  },
  frozen: {
    people: (month: Month, top: string) =>
      `select affiliate_id, case when affiliate_id <> ${text(top)} then sponsor_id end, status, mode, shadow_power,
          is_granted, null::text, null::text
         from commission_nodes where month = ${day(month)} and affiliate_id = any(array(${teamOf(month, top)}))
        order by position`,
    payments: (month: Month, top: string) =>
      `select payment_id, sequence, affiliate_id, rvl, share_bp::integer from commission_payments
        where month = ${day(month)} and kind = 'regular' and affiliate_id = any(array(${teamOf(month, top)}))
        order by payment_id`,
  },
};

/** Reads in the caller's transaction, which decides what is seen; the payments on `beside`, while the people still come. */
export async function readMonthInput(
  client: ClientBase,
  {
    month,
    plan,
    from,
    top,
    beside = client,
  }: {
    month: Month;
    plan: CommissionPlan;
    from: keyof typeof sources;
    /** Only this affiliate and their team. */
    top?: string;
    beside?: ClientBase;
  },
): Promise<MonthInput> {
  const queries =
    top === undefined
      ? { people: sources[from].people(month), payments: sources[from].payments(month) }
      : { people: teamSources[from].people(month, top), payments: teamSources[from].payments(month, top) };
  const people = readPeople(client, queries.people, month, plan);
  const [{ codes, affiliates }, payments] = await Promise.all([
    people,
    readPayments(beside, queries.payments, people),
  ]);
  return { month, plan, codes, affiliates, payments };
}

async function readPeople(client: ClientBase, query: string, month: Month, plan: CommissionPlan) {
  const codes = new CodeList();
  let columns = peopleColumns(1 << 11);
  /** Sponsors who come after their recruits. */
  const later = new Map<number, Buffer>();
  await copyOut(client, query, (row) => {
    const place = codes.add(row.source, row.startOf(0), row.endOf(0));
    if (place === columns.sponsor.length) columns = widened(columns, peopleColumns(2 * place));
    const sponsor = row.isNull(1) ? -1 : codes.placeOf(row.source, row.startOf(1), row.endOf(1));
    if (sponsor < 0 && !row.isNull(1)) later.set(place, Buffer.from(row.text(1)));
    const status = row.choice(2, statuses);
    columns.sponsor[place] = sponsor;
    columns.status[place] = status < 0 ? UNKNOWN : status;
    columns.mode[place] = row.choice(3, modes);
    columns.shadowPower[place] = row.bigint(4);
    columns.isGranted[place] = row.boolean(5) || isGranted(row, month, plan) ? 1 : 0;
  });
  const affiliates = shortened(columns, codes.count);
  for (const [place, code] of later) {
    const sponsor = codes.placeOf(code);
    if (sponsor < 0) {
      throw new Error(`The sponsor of ${codes.text(place)} is not in the tree of that month`);
    }
    affiliates.sponsor[place] = sponsor;
  }
  return { codes, affiliates };
}

function isGranted(row: CopiedRow, month: Month, plan: CommissionPlan): boolean {
  return !row.isNull(6) && grantServes({ start: row.text(6), end: row.text(7) }, month, plan);
}

/** The server prepares the payments meanwhile; who is credited is found once everyone is known. */
async function readPayments(
  client: ClientBase,
  query: string,
  people: Promise<{ codes: CodeList }>,
): Promise<CountedPayments> {
  let columns = paymentColumns(1 << 11);
  let ids = Buffer.allocUnsafe(ID_BYTES << 11);
  let count = 0;
  let isInOrder = true;
  let codes: CodeList | undefined;
  const known = people.then((read) => {
    codes = read.codes;
  });
  await copyOut(
    client,
    query,
    (row) => {
      if (count === columns.affiliate.length) {
        columns = widened(columns, paymentColumns(2 * count));
        ids = Buffer.concat([ids], 2 * ids.length);
      }
      const start = row.startOf(0);
      for (let i = 0; i < ID_BYTES; i += 1) ids[ID_BYTES * count + i] = row.source[start + i] as number;
      columns.sequence[count] = row.integer(1);
      // -1 also for whoever joined after the month: nobody is credited for a tree they are not in.
      columns.affiliate[count] =
        row.isNull(2) || !codes ? -1 : codes.placeOf(row.source, row.startOf(2), row.endOf(2));
      columns.rvl[count] = row.bigint(3);
      columns.shareBp[count] = row.integer(4);
      isInOrder &&= count === 0 || compareIds(ids, count - 1, count) < 0;
      count += 1;
    },
    known,
  );
  const read = { ids: ids.subarray(0, ID_BYTES * count), ...shortened(columns, count) };
  return isInOrder ? read : sortedById(read);
}

/** The place of the payment with that id, -1 when it does not count in the month. */
export function placeOfPayment({ ids }: CountedPayments, id: string): number {
  const asked = Buffer.from(id.replaceAll('-', ''), 'hex');
  let [first, end] = [0, ids.length / ID_BYTES];
  while (first < end) {
    const middle = (first + end) >> 1;
    const order = ids.compare(asked, 0, ID_BYTES, ID_BYTES * middle, ID_BYTES * (middle + 1));
    if (order === 0) return middle;
    if (order < 0) first = middle + 1;
    else end = middle;
  }
  return -1;
}

/** A uuid in binary. */
const ID_BYTES = 16;

const compareIds = (ids: Buffer, a: number, b: number) => {
  for (let i = 0; i < ID_BYTES; i += 1) {
    const difference = (ids[ID_BYTES * a + i] as number) - (ids[ID_BYTES * b + i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The server mostly gives payments by id anyhow, and sorting a million again would cost it more than a look. */
function sortedById({ ids, ...columns }: CountedPayments): CountedPayments {
  const count = columns.affiliate.length;
  const places = Int32Array.from({ length: count }, (_, place) => place);
  places.sort((a, b) => compareIds(ids, a, b));
  const sorted = paymentColumns(count);
  const sortedIds = Buffer.allocUnsafe(ids.length);
  for (const [to, from] of places.entries()) {
    ids.copy(sortedIds, ID_BYTES * to, ID_BYTES * from, ID_BYTES * (from + 1));
    sorted.affiliate[to] = columns.affiliate[from] as number;
    sorted.rvl[to] = columns.rvl[from] as number;
    sorted.shareBp[to] = columns.shareBp[from] as number;
    sorted.sequence[to] = columns.sequence[from] as number;
  }
  return { ids: sortedIds, ...sorted };
}

const peopleColumns = (count: number) => ({
  sponsor: new Int32Array(count),
  status: new Uint8Array(count),
  mode: new Uint8Array(count),
  shadowPower: new Float64Array(count),
  isGranted: new Uint8Array(count),
});

const paymentColumns = (count: number) => ({
  affiliate: new Int32Array(count),
  rvl: new Float64Array(count),
  shareBp: new Uint16Array(count),
  sequence: new Int32Array(count),
});

type Column = Int32Array | Uint8Array | Uint16Array | Float64Array;

function widened<Columns extends Record<string, Column>>(from: Columns, to: Columns): Columns {
  for (const [name, column] of Object.entries(from)) to[name]?.set(column);
  return to;
}

function shortened<Columns extends Record<string, Column>>(columns: Columns, count: number): Columns {
  const entries = Object.entries(columns).map(([name, column]) => [name, column.slice(0, count)]);
  return Object.fromEntries(entries) as Columns;
}
