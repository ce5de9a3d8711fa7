/** What papers of rent say alike: who paid whom, in which way, and for what. */
import { sql } from 'drizzle-orm';
import type { RentPayment } from '../../contract/rents.ts';
import type { CalendarDate, Month } from '../../domain/dates.ts';
import { type DueKind, nameOf } from '../../domain/dues.ts';
import type { ChargeKind } from '../../domain/lease-terms.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import type { LeaseRow, PartyRow } from '../leases/parties.ts';
import { i18n, shown } from '../lib/i18n.ts';
import { paymentModeNames } from '../lib/payment-mode-names.ts';
import type { Executor } from '../lib/request-context.ts';
import { dueNames } from './due-notices.ts';

/** What a payment covers of one due: its days as they were due, and paise. */
export type Cover = {
  kind: DueKind;
  charge: ChargeKind | null;
  month: Month;
  from: CalendarDate;
  to: CalendarDate;
  amount: number;
};

/** By payment, oldest month first; a payment in advance has none yet. */
export async function coversOf(db: Executor, paymentIds: readonly string[]): Promise<Map<string, Cover[]>> {
  const { rows } = await db.execute<Omit<Cover, 'amount'> & { payment_id: string; amount: string }>(sql`
    select a.payment_id, d.kind, c.kind as charge, to_char(d.month, 'YYYY-MM') as month, d.from_date::text as "from", d.to_date::text as "to",
        a.amount::text as amount
      from rent_allocations a join rent_dues d on d.id = a.due_id left join rent_charges c on c.due_id = d.id
     where a.payment_id = any (${sql.param([...paymentIds])}::uuid[]) order by d.month`);
  return Map.groupBy(
    rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) })),
    ({ payment_id: id }) => id,
  );
}

const isRent = ({ kind }: Cover): boolean => kind === 'rent';

/** The month of rent, or what else it is. */
export function coverName(cover: Cover): string {
  const month = shown.month(cover.month);
  if (isRent(cover)) return month;
  const name = dueNames[nameOf(cover.kind, cover.charge)]();
  return cover.kind === 'deposit' ? name : `${name}, ${month}`;
}

/** From the first day of rent to the last; and what else it covers. */
export function periodOf(covers: readonly Cover[]): string {
  if (covers.length === 0) return i18n._('Months to come');
  const rents = covers.filter(isRent);
  const [first, last] = [rents[0], rents.at(-1)];
  const days = first && last ? [`${shown.date(first.from)} – ${shown.date(last.to)}`] : [];
  return [...days, ...covers.filter((cover) => !isRent(cover)).map(coverName)].join('; ');
}

/** Before what a payment covers. */
export const periodText = (covers: readonly Cover[]): string =>
  covers.every(isRent) ? i18n._('Rent for') : i18n._('For');

/** Paise of a payment that are no rent: of a deposit, a charge or a late fee. */
export const besideRent = (covers: readonly Cover[]): number =>
  covers.reduce((sum, cover) => sum + (isRent(cover) ? 0 : cover.amount), 0);

export const money = (amount: number): string => formatRupeesExact(paise(amount));

/** Everybody who rents, for each of them owes the whole rent. */
export const tenantsOf = (lease: LeaseRow, parties: readonly PartyRow[]): string =>
  [lease.tenantName, ...parties.flatMap(({ role, name }) => (role === 'co_tenant' ? [name] : []))].join(', ');

/** The landlord; with their shares in the home, where others own it with them. */
export function ownersOf(lease: LeaseRow, parties: readonly PartyRow[]): string {
  const coOwners = parties.filter(({ role }) => role === 'co_owner');
  if (coOwners.length === 0) return lease.landlordName;
  const own = parties.find(({ role }) => role === 'landlord');
  return [{ name: lease.landlordName, shareBp: own?.shareBp ?? null }, ...coOwners]
    .map(({ name, shareBp }) =>
      shareBp === null ? name : `${name} (${i18n._('share {percent} percent', { percent: shareBp / 100 })})`,
    )
    .join(', ');
}

export const paidBy = ({ mode, reference }: Pick<RentPayment, 'mode' | 'reference'>): string =>
  [paymentModeNames[mode](), reference].filter(Boolean).join(', ');
