/** A year or a month of the homes somebody lets or looks after: what was received, what was due, repairs, fees and municipal tax. */
import { type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import type { RentStatement } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { type CalendarDate, lastDayOf, monthOf } from '../../domain/dates.ts';
import { nameOfAll } from '../../domain/made-titles.ts';
import {
  monthsOfReport,
  netOf,
  type StatementTime,
  statementTime,
  vacantDays,
} from '../../domain/rent-statements.ts';
import { financialYear } from '../../domain/rents.ts';
import { openRentOf } from '../lib/late-rents.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import {
  feeLines,
  homeOf,
  inOrder,
  type Line,
  MOST_LINES,
  rentLines,
  repairLines,
  taxLines,
  toShown,
} from './statement-lines.ts';
import { type Scope, scopeOf } from './statement-scope.ts';

const LINES_SHOWN = 100;

type Reader = Pick<HandlerContext, 'actor' | 'db' | 'services'>;
type Asked = {
  as: LessorRole;
  year?: string | undefined;
  month?: string | undefined;
  owner_id?: string | undefined;
  manager_id?: string | undefined;
};

/** With every line, which files show, and where its number belongs. */
export type Whole = { statement: RentStatement; lines: readonly Line[]; scope: Scope; time: StatementTime };

export const statement = api.rents.statement.handler(async ({ context, input }) => {
  const { statement: shown } = await statementOf(context, input);
  return shown;
});

/** Each receipt counts on the day its rent was paid, so that a year is the sum of its receipts, and of its months. */
export async function statementOf(context: Reader, asked: Asked): Promise<Whole> {
  const today = context.services.today();
  const time = statementTime(asked, today);
  const scope = await scopeOf(context, asked);
  const rent = await rentLines(context, scope, time, MOST_LINES);
  const repairs = await repairLines(context, scope, time, MOST_LINES);
  const taxes = await taxLines(context, scope, time, MOST_LINES);
  const fees = await feeLines(context, scope, time);
  const dues = await duesOf(context, scope.leases, time);
  const lastDue = [...dues.keys()].toSorted().at(-1) ?? null;
  const months = time.month ? [time.month] : monthsOfReport(time.year, monthOf(today), lastDue);
  const money = {
    received: sum(rent),
    repairs: sum(repairs),
    fees: sum(fees),
    feesElsewhere: sum(fees.filter(({ isRentHere }) => !isRentHere)),
    municipalTax: sum(taxes),
  };
  const lines = inOrder(rent, repairs, taxes, fees);
  const shown = {
    year: time.year,
    month: time.month,
    owner: scope.owner,
    manager: scope.manager,
    owners: scope.owners,
    managers: scope.managers,
    years: await yearsOf(context, scope.leases),
    total: money.received,
    receipts: rent.filter(isReceipt).length,
    open: await openRentOf(context.db, scope.leases, soFar(time, today), today),
    repairs: money.repairs,
    fees: money.fees,
    fees_elsewhere: money.feesElsewhere,
    municipal_tax: money.municipalTax,
    net: netOf(scope.isOfOneOwner, money),
    deposits: await depositsOf(context, scope.leases),
    months: months.map((month) => ({
      month,
      expected: dues.get(month) ?? null,
      received: sum(rent.filter(isIn(month))),
      repairs: sum(repairs.filter(isIn(month))),
      fees: sum(fees.filter((fee) => fee.month === month)),
      fees_elsewhere: sum(fees.filter((fee) => fee.month === month && !fee.isRentHere)),
      municipal_tax: sum(taxes.filter(isIn(month))),
    })),
    homes: homesOf(
      [...repairs, ...taxes, ...fees, ...rent],
      await leasesIn(context, scope.leases, time, today),
    ),
    lines: time.month ? lines.slice(0, LINES_SHOWN).map(toShown) : [],
    lines_total: lines.length,
    taxes: taxes.slice(0, LINES_SHOWN).map(toShown),
  };
  return { statement: shown, lines, scope, time };
}

/** Up to the end of the present month, as what is due by then is compared with what came. */
function soFar({ from, to }: StatementTime, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const ended = lastDayOf(monthOf(today));
  return { from, to: to < ended ? to : ended };
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { amount }) => all + amount, 0);
const isReceipt = ({ paid }: Line) => paid !== null && paid.mode !== null;
const isIn = (month: string) => (line: Line) => line.date?.startsWith(month) ?? false;

type LeaseOfHome = { home: string; home_name: string; vacant: number | null };

/** The homes with a lease on any day of the time that is over, and on how many of them none ran; of a PG by the bed that is not said. */
async function leasesIn(
  { db }: Reader,
  ofReader: SQL,
  { from, to }: StatementTime,
  today: CalendarDate,
): Promise<LeaseOfHome[]> {
  const home = homeOf(sql`${leases.managedPropertyId}, ${leases.propertyId}`, sql`${leases.homeName}`);
  const { rows } = await db.execute<{
    home: string;
    home_name: string;
    is_bed: boolean;
    from: string;
    to: string | null;
  }>(sql`
    select ${home} as home, ${leases.homeName} as home_name, ${leases.bedId} is not null as is_bed, ${leases.startDate}::text as from,
        case when ${leases.state} = 'ended' then coalesce(${leases.endedOn}, ${leases.endDate}) end::text as to
      from ${leases} where ${ofReader} and ${leases.state} in ('active', 'ending', 'ended') and ${leases.startDate} <= ${to}
     limit ${MOST_LINES}`);
  const time = { from, to: to < today ? to : today };
  return [...Map.groupBy(rows, (row) => row.home)].flatMap(([of, own]) => {
    const vacant = vacantDays(own, time);
    const name = nameOfAll(own.map((row) => row.home_name));
    return vacant === null
      ? []
      : [{ home: of, home_name: name, vacant: own.some((row) => row.is_bed) ? null : vacant }];
  });
}

/** Also those that brought nothing. */
function homesOf(lines: readonly Line[], withLease: readonly LeaseOfHome[]): RentStatement['homes'] {
  const ofKind = (own: readonly Line[], kind: Line['kind']) => own.filter((line) => line.kind === kind);
  const byHome = Map.groupBy(lines, ({ home }) => home);
  return [...new Set([...byHome.keys(), ...withLease.map(({ home }) => home)])]
    .map((home) => ({ own: byHome.get(home) ?? [], lease: withLease.find((one) => one.home === home) }))
    .map(({ own, lease }) => ({
      home_name:
        own.length > 0 ? nameOfAll(own.map((line) => line.home_name).toReversed()) : (lease?.home_name ?? ''),
      received: sum(ofKind(own, 'rent')),
      receipts: ofKind(own, 'rent').filter(isReceipt).length,
      repairs: sum(ofKind(own, 'repair')),
      municipal_tax: sum(ofKind(own, 'municipal_tax')),
      vacant_days: lease?.vacant ?? null,
    }))
    .toSorted((one, other) => one.home_name.localeCompare(other.home_name));
}

/** By month, where any rent was due. */
async function duesOf(
  { db }: Reader,
  ofReader: SQL,
  { from, to }: StatementTime,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ month: string; amount: string }>(sql`
    select to_char(d.month, 'YYYY-MM') as month, sum(d.amount)::text as amount
      from rent_dues d join ${leases} on ${leases.id} = d.lease_id
      where ${ofReader} and d.kind = 'rent' and d.month between ${from} and ${to} group by 1`);
  return new Map(rows.map(({ month, amount }) => [month, Number(amount)]));
}

/** As the book has them; of a lease whose book knows no deposit, as it was agreed. */
async function depositsOf({ db }: Reader, ofReader: SQL): Promise<number> {
  const { rows } = await db.execute<{ held: string }>(sql`
    select coalesce(sum(coalesce((select greatest(0, coalesce(sum(b.amount) filter (where b.account = 'deposit_cash'), 0))
          from journal_lines b where b.lease_id = ${leases.id} and b.account in ('deposit_cash', 'deposit_receivable', 'deposit_owed')
        having count(*) > 0), ${leases.deposit})), 0)::text as held from ${leases}
     where ${ofReader} and state in ('active', 'ending')`);
  return Number(rows[0]?.held ?? 0);
}

/** With receipts, newest first. */
async function yearsOf({ db }: Reader, ofReader: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from p.paid_on - interval '3 months')::int as year
      from rent_payments p join ${leases} on ${leases.id} = p.lease_id
     where ${ofReader} and p.state = 'confirmed' order by 1 desc limit 30`);
  return rows.map(({ year }) => financialYear(`${year}-04-01`));
}
