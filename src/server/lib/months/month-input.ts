/** What a month is computed from, read once into columns: the people as they stood at its end and the payments counted in it. */
import type { ClientBase } from 'pg';
import { beginCopyOut, type CopiedRow, copyOut, takeRows } from '../../../db/copy.ts';
import { calculationModes } from '../../../domain/affiliates.ts';
import type { AffiliateColumns, PaymentColumns } from '../../../domain/commission/columns.ts';
import { grantServes } from '../../../domain/commission/grants.ts';
import type { CommissionPlan } from '../../../domain/commission/plan.ts';
import { monthStatuses, readStatus } from '../../../domain/commission/standing.ts';
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

const modes: readonly string[] = calculationModes;
const day = (month: Month) => `date '${firstDayOf(month)}'`;

/** The statements that give people and payments: live, or as a closed month froze them. */
const sources = {
  live: {
    people: (month: Month) =>
      `select affiliate_id, sponsor_id, status, mode, shadow_power, false, grant_start::text, grant_end::text
         from app.affiliates_as_of(${day(month)}) order by joined_at, affiliate_id collate "C"`,
    payments: (month: Month) =>
      `select payment_id, sequence, affiliate_id, rvl, share_bp from app.payments_as_of(${day(month)}) order by payment_id`,
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

/** Reads in the caller's transaction, which decides what is seen; the payments on `beside`, while the people still come. */
export async function readMonthInput(
  client: ClientBase,
  {
    month,
    plan,
    from,
    beside = client,
  }: { month: Month; plan: CommissionPlan; from: keyof typeof sources; beside?: ClientBase },
): Promise<MonthInput> {
  const people = readPeople(client, sources[from].people(month), month, plan);
  const [{ codes, affiliates }, payments] = await Promise.all([
    people,
    readPayments(beside, sources[from].payments(month), people),
  ]);
  return { month, plan, codes, affiliates, payments };
}

async function readPeople(client: ClientBase, query: string, month: Month, plan: CommissionPlan) {
  const codes = new CodeList();
  const sponsorOf = new CodeList();
  let columns = peopleColumns(1 << 11);
  await copyOut(client, query, (row) => {
    const place = codes.add(row.bytes(0));
    if (place === columns.sponsor.length) columns = widened(columns, peopleColumns(2 * place));
    columns.sponsor[place] = row.isNull(1) ? -1 : sponsorPlace(sponsorOf, row.bytes(1));
    columns.status[place] = monthStatuses.indexOf(readStatus(row.text(2)));
    columns.mode[place] = modes.indexOf(row.text(3));
    columns.shadowPower[place] = row.bigint(4);
    columns.isGranted[place] = row.boolean(5) || isGranted(row, month, plan) ? 1 : 0;
  });
  const affiliates = shortened(columns, codes.count);
  resolveSponsors(affiliates.sponsor, sponsorOf, codes);
  return { codes, affiliates };
}

function isGranted(row: CopiedRow, month: Month, plan: CommissionPlan): boolean {
  return !row.isNull(6) && grantServes({ start: row.text(6), end: row.text(7) }, month, plan);
}

/** Sponsors may stand after their recruits, so their codes are kept until everyone is read. */
function sponsorPlace(sponsors: CodeList, code: Buffer): number {
  const place = sponsors.placeOf(code);
  return place < 0 ? sponsors.add(code) : place;
}

function resolveSponsors(sponsor: Int32Array, sponsors: CodeList, codes: CodeList): void {
  const places = Int32Array.from({ length: sponsors.count }, (_, i) => codes.placeOf(sponsors.bytes(i)));
  for (let i = 0; i < sponsor.length; i += 1) {
    if ((sponsor[i] as number) < 0) continue;
    const place = places[sponsor[i] as number] as number;
    if (place < 0) throw new Error(`The sponsor of ${codes.text(i)} is not in the tree of that month`);
    sponsor[i] = place;
  }
}

/** The server prepares the payments meanwhile; who is credited is found once everyone is known. */
async function readPayments(
  client: ClientBase,
  query: string,
  people: Promise<{ codes: CodeList }>,
): Promise<CountedPayments> {
  const stream = beginCopyOut(client, query);
  const { codes } = await people;
  let columns = paymentColumns(1 << 11);
  let ids = Buffer.allocUnsafe(16 << 11);
  let count = 0;
  await takeRows(stream, (row) => {
    if (count === columns.affiliate.length) {
      columns = widened(columns, paymentColumns(2 * count));
      ids = Buffer.concat([ids], 2 * ids.length);
    }
    row.bytes(0).copy(ids, 16 * count);
    columns.sequence[count] = row.integer(1);
    // -1 also for whoever joined after the month: nobody is credited for a tree he is not in.
    columns.affiliate[count] = row.isNull(2) ? -1 : codes.placeOf(row.bytes(2));
    columns.rvl[count] = row.bigint(3);
    columns.shareBp[count] = row.integer(4);
    count += 1;
  });
  return { ids: ids.subarray(0, 16 * count), ...shortened(columns, count) };
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
