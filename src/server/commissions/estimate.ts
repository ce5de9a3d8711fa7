/** What an open month would pay one affiliate if it were closed now: their team is read and computed, nobody else. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { Estimate, Explanation, PersonMonth } from '../../contract/commissions.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { calculationModes } from '../../domain/affiliates.ts';
import { explainMonth } from '../../domain/commission/explain.ts';
import { type ComputedMonth, computeMonth } from '../../domain/commission/month.ts';
import { monthStatuses } from '../../domain/commission/standing.ts';
import { tracePayment } from '../../domain/commission/trace.ts';
import {
  dateInIndia,
  firstDayOf,
  type Instant,
  type Month,
  monthOf,
  shiftMonth,
} from '../../domain/dates.ts';
import { paise } from '../../domain/money.ts';
import { cutOffOf } from '../../domain/months.ts';
import { type Asked, shownPayment, shownPerson } from './explain.ts';
import { type MonthInput, placeOfPayment, readMonthInput } from './months/month-input.ts';
import { computedUplines } from './months/uplines.ts';

const MOST_LINES = 100;
const MOST_OPEN_MONTHS = 24;

export interface OpenTeam {
  readonly input: MonthInput;
  readonly computed: ComputedMonth;
  /** The affiliate's own place. */
  readonly place: number;
}

/** NOT_FOUND for an affiliate who had not joined by the end of that month. */
async function readOpenTeam(client: ClientBase, month: Month, top: string): Promise<OpenTeam> {
  const plan = await planOfMonth(client, month);
  const input = await readMonthInput(client, { month, plan, from: 'live', top });
  const place = input.codes.placeOf(Buffer.from(top));
  if (place < 0) throw new ORPCError('NOT_FOUND');
  return { input, place, computed: computeMonth(plan, input.affiliates, input.payments) };
}

/** The months that are not closed, oldest first, up to the present one. */
export async function openMonths(client: ClientBase, now: Instant): Promise<Month[]> {
  const { rows } = await client.query<{ next: Month | null }>(
    `select to_char(app.next_month_to_close(), 'YYYY-MM') as next`,
  );
  const current = monthOf(dateInIndia(now));
  const months: Month[] = [];
  for (let at = current; at >= (rows[0]?.next ?? current) && months.length < MOST_OPEN_MONTHS; ) {
    months.unshift(at);
    at = shiftMonth(at, -1);
  }
  return months.length > 0 ? months : [current];
}

export async function estimate(
  client: ClientBase,
  { month, top, open }: { month: Month; top: string; open: readonly Month[] },
): Promise<Estimate> {
  const team = await readOpenTeam(client, month, top);
  const own = ownLines(team);
  const shown = own.toSorted((a, b) => b.amount - a.amount).slice(0, MOST_LINES);
  const names = await namesOf(client, shown);
  return {
    month,
    cut_off: cutOffOf(month),
    open_months: [...open],
    person: personOf(team, sumsOf(own)),
    lines_total: own.length,
    lines: shown.map((line) => ({
      ...line,
      property_name: names.homes.get(line.payment_id) ?? null,
      credited_name: names.people.get(line.credited_id) ?? '',
    })),
  };
}

/** As `explain`, of a month that is still open. */
export async function explainOpen(client: ClientBase, asked: Asked): Promise<Explanation> {
  const { month, affiliate_id: top, payment_id: id } = asked;
  const team = await readOpenTeam(client, month, top);
  const { rows } = await client.query<{ full_name: string }>(
    'select full_name from affiliate_registrations where affiliate_id = $1',
    [top],
  );
  return {
    month,
    affiliate_id: top,
    full_name: rows[0]?.full_name ?? '',
    is_estimate: true,
    person: personOf(team, sumsOf(ownLines(team))),
    payment: id === undefined ? null : await paymentOf(client, asked, team, id),
  };
}

async function paymentOf(client: ClientBase, asked: Asked, { input, computed }: OpenTeam, id: string) {
  const { affiliate, rvl, shareBp } = input.payments;
  const payment = placeOfPayment(input.payments, id);
  if (payment < 0) throw new ORPCError('NOT_FOUND');
  const terms = { rvl: paise(rvl[payment] as number), shareBp: shareBp[payment] as number };
  const credited = input.codes.text(affiliate[payment] as number);
  const trace = tracePayment(input.plan, terms, computedUplines(input, computed)(credited));
  return shownPayment(client, asked, { id, originMonth: asked.month, ...terms, trace });
}

type OwnLine = Omit<Estimate['lines'][number], 'property_name' | 'credited_name'>;

/** What a regular line says of its payment and of its own amount, each in the units of the contract. */
export function lineFigures(
  { input: { payments, codes }, computed: { lines, base } }: Pick<OpenTeam, 'input' | 'computed'>,
  line: number,
) {
  const payment = lines.payment[line] as number;
  return {
    payment_id: uuidAt(payments.ids, payment),
    credited_id: codes.text(payments.affiliate[payment] as number),
    rvl: payments.rvl[payment] as number,
    share_bp: payments.shareBp[payment] as number,
    base: base[payment] as number,
    level: lines.level[line] as number,
    rate_bp: lines.rateBp[line] as number,
    paid_below_bp: lines.paidBelowBp[line] as number,
    amount: lines.amount[line] as number,
  };
}

function ownLines(team: OpenTeam): OwnLine[] {
  const { affiliate, isHeld } = team.computed.lines;
  return Array.from(affiliate, (person, line) => ({ person, line }))
    .filter(({ person }) => person === team.place)
    .map(({ line }) => ({ ...lineFigures(team, line), is_held: isHeld[line] === 1 }));
}

/** Of the payment at that place. */
export function uuidAt(ids: Buffer, payment: number): string {
  const hex = ids.toString('hex', 16 * payment, 16 * payment + 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const sumsOf = (lines: readonly OwnLine[]) => {
  const sum = (held: boolean) =>
    lines.reduce((total, line) => total + (line.is_held === held ? line.amount : 0), 0);
  return { earned: sum(false), held: sum(true) };
};

/** `sums` are those of their lines. */
export function personOf(
  { input, computed, place }: OpenTeam,
  sums: { earned: number; held: number },
): PersonMonth {
  const { status, mode, shadowPower, isGranted } = input.affiliates;
  const volumes = {
    personal: paise(computed.personal[place] as number),
    team: paise(computed.team[place] as number),
    largestLeg: paise(computed.largestLeg[place] as number),
  };
  const standing = monthStatuses[status[place] as number] ?? 'unknown';
  const chosen = calculationModes[mode[place] as number] ?? 'balanced';
  const given = {
    mode: chosen,
    shadowPower: paise(shadowPower[place] as number),
    isGranted: isGranted[place] === 1,
  };
  const answer = explainMonth(input.plan, { ...volumes, ...given, status: standing });
  const facts = { ...volumes, ...given, status: standing, rateBp: computed.rateBp[place] as number };
  return shownPerson(facts, answer, sums);
}

/** Names of homes by payment, and of people by code. */
export async function namesOf(
  client: ClientBase,
  lines: readonly { payment_id?: string; credited_id?: string }[],
) {
  const homes = await client.query<{ id: string; name: string }>(
    `select p.id, d.property_name as name from managed_property_rvl_payments p
       join managed_property_details d on d.id = p.managed_property_id where p.id = any($1)`,
    [lines.flatMap((line) => line.payment_id ?? [])],
  );
  const people = await client.query<{ id: string; name: string }>(
    'select affiliate_id as id, full_name as name from affiliate_registrations where affiliate_id = any($1)',
    [lines.flatMap((line) => line.credited_id ?? [])],
  );
  const byId = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { homes: byId(homes.rows), people: byId(people.rows) };
}

/** Whether that month was closed. */
export async function isClosed(client: ClientBase, month: Month): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from commission_months where month = $1 and closed_at is not null',
    [firstDayOf(month)],
  );
  return rowCount === 1;
}
