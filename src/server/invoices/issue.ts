/** Writes invoices and credit notes: what other features call where they charge a fee or give it back, in their own transaction. */
import { sql } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  type CityOfState,
  type GstStateCode,
  type Operator,
  type StatesByName,
  stateOfGstin,
  statesByName,
} from '../../domain/gst.ts';
import {
  type Billed,
  chargeOf,
  creditOf,
  type FeeKind,
  gstRateOn,
  placeOfSupply,
} from '../../domain/invoices.ts';
import { settingsOf } from '../../domain/settings.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Executor } from '../lib/request-context.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';

/** Writes the invoices of owners' fees that are due: by the clock, and once what they waited for is known. */
export const invoiceFeesJob = scheduledJob('remittances.invoice-fees');

/** The transaction of the act, and who does it; null: a job. */
export type Billing = { db: Executor; jobs: Jobs; actorId: string | null };

export type Charged = {
  fee: FeeKind;
  /** Names the charge: the same twice is one invoice. */
  key: string;
  /** Paise, tax included: what people were told. */
  total: number;
  /** The payment or remittance it is about. */
  sourceId: string | null;
  leaseId?: string;
  payer: { id: string | null; name: string; address: string | null; gstin: string | null };
  /** Where the home is that the service is about; left out of any other. */
  home?: GstStateCode | null;
  /** Where whoever pays lives, for a service about no home. */
  place: GstStateCode | null;
  /** As it is printed. */
  description: string;
  paidBy: string | null;
  /** Days in which it is to be paid; without them it is paid already. */
  dueInDays?: number;
};

/** In the settings of this transaction: a job's process does not hear of a change. */
async function operatorOf(db: Executor): Promise<Operator> {
  const { rows } = await db.execute<{ value: unknown }>(sql`select app.operator_setting() as value`);
  return settingsOf(rows.map(({ value }) => ({ key: 'operator', value }))).operator;
}

/** Whether invoices bear GST, so that the place of supply matters. */
export const chargesGst = async (db: Executor): Promise<boolean> =>
  stateOfGstin((await operatorOf(db)).gstin) !== null;

/** For addresses in people's own words. */
export async function namesOfStates(db: Executor): Promise<StatesByName> {
  const { rows } = await db.execute<CityOfState>(sql`
    select name, aliases, state from cities
    union all select name, aliases, state from places where kind = 'city' and state is not null`);
  return statesByName(rows);
}

async function rateOf(db: Executor, fee: FeeKind) {
  const { rows } = await db.execute<{
    validFrom: CalendarDate;
    sac: string;
    rateBp: number;
    today: CalendarDate;
  }>(sql`
    select valid_from::text as "validFrom", sac, rate_bp as "rateBp", app.today()::text as today from gst_rates where fee = ${fee}`);
  return gstRateOn(rows[0]?.today ?? '', rows);
}

/**
 * Invoices a fee, posts it in the books and notifies the payer. By a job, or by an administrator. Answers the id; that of the first invoice
 * when the charge has one. Throws `invoice.no-rate`.
 */
export async function invoiceFee(notifier: Billing, charged: Charged): Promise<string> {
  const { db } = notifier;
  const before = await idOfKey(db, charged.key);
  if (before) return before;
  const { payer, fee, total, place } = charged;
  const operator = await operatorOf(db);
  const { sac, rateBp } = await rateOf(db, fee);
  const where = placeOfSupply(fee, { home: charged.home ?? null, gstin: payer.gstin, payer: place });
  const charge = chargeOf(total, { operator, rateBp, place: where });
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    insert into invoices (kind, fee, key, source_id, lease_id, payer_id, payer_name, payer_address, payer_gstin, seller, description, sac,
      rate_bp, place_of_supply, taxable, cgst, sgst, igst, total, paid_by, due_on,
      actor_id)
    values (${charge.kind}, ${fee}, ${charged.key}, ${charged.sourceId}, ${charged.leaseId ?? null}, ${payer.id}, ${payer.name},
      ${payer.address}, ${payer.gstin}, ${JSON.stringify(operator)}::jsonb, ${charged.description}, ${sac}, ${charge.rateBp},
      ${charge.placeOfSupply}, ${charge.taxable}, ${charge.cgst}, ${charge.sgst}, ${charge.igst}, ${charge.total}, ${charged.paidBy},
      app.today() + ${charged.dueInDays ?? null}::int,
      app.user_id())
    on conflict (key) do nothing returning id, number`);
  const [made] = rows;
  if (!made) return (await idOfKey(db, charged.key)) ?? '';
  await act(notifier, {
    action: 'invoices.issue',
    subject: { type: 'invoice', id: made.id },
    people: [payer.id],
    notices: payer.id
      ? [{ to: payer.id, notice: { event: 'invoice.issued', number: made.number, amount: charge.total } }]
      : [],
    after: { number: made.number, fee, total: charge.total },
  });
  return made.id;
}

async function idOfKey(db: Executor, key: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from invoices where key = ${key}`);
  return rows[0]?.id;
}

/** An invoice never changes, so there is no row to lock: what follows of one comes one after the other by its name. */
export const holdInvoice = (db: Executor, id: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('credit ' || ${id}, 0))`);

type Found = Billed & { id: string; payer_id: string | null };
type Credited = { invoiceId: string; amount: number; reason: string };

/** Takes back a part of an invoice. Null when there is no such invoice. Throws `invoice.over-credited` (field `amount`). */
export async function creditInvoice(
  notifier: Billing,
  { invoiceId, amount, reason }: Credited,
): Promise<string | null> {
  const { db } = notifier;
  await holdInvoice(db, invoiceId);
  const { rows } = await db.execute<{ [Of in keyof Found]: string }>(sql`
    select id, payer_id, taxable, cgst, sgst, igst, total from invoices where id = ${invoiceId} and kind <> 'credit_note'`);
  const [invoice] = rows;
  if (!invoice) return null;
  const part = creditOf(numbers(invoice), await creditedOf(db, invoiceId), amount);
  const { rows: made } = await db.execute<{ id: string; number: string }>(sql`
    insert into invoices (kind, fee, key, source_id, lease_id, payer_id, payer_name, payer_address, payer_gstin, seller, description, sac,
      rate_bp, place_of_supply, taxable, cgst, sgst, igst, total, corrects, reason, actor_id)
    select 'credit_note', fee, 'credit ' || uuidv7(), source_id, lease_id, payer_id, payer_name, payer_address, payer_gstin, seller,
        description, sac, rate_bp, place_of_supply, ${part.taxable}, ${part.cgst}, ${part.sgst}, ${part.igst}, ${part.total}, id, ${reason},
        app.user_id()
      from invoices where id = ${invoiceId} returning id, number`);
  const [note] = made;
  if (!note) throw new Error('The credit note was not stored');
  const payer = invoice.payer_id;
  await act(notifier, {
    action: 'invoices.credit',
    subject: { type: 'invoice', id: note.id },
    people: [payer],
    notices: payer
      ? [{ to: payer, notice: { event: 'invoice.credited', number: note.number, amount: part.total } }]
      : [],
    after: { number: note.number, invoice: invoiceId, total: part.total },
    reason,
  });
  return note.id;
}

/** Takes back whatever is left of the invoice of a payment that is given back; nothing where there is none. */
export async function creditSource(notifier: Billing, sourceId: string, reason: string): Promise<void> {
  const { rows } = await notifier.db.execute<{ id: string; left: string }>(sql`
    select i.id, i.total - coalesce((select sum(c.total) from invoices c where c.corrects = i.id), 0) as left
      from invoices i where i.source_id = ${sourceId} and i.kind <> 'credit_note'`);
  for (const { id, left } of rows) {
    if (Number(left) > 0) await creditInvoice(notifier, { invoiceId: id, amount: Number(left), reason });
  }
}

async function creditedOf(db: Executor, id: string): Promise<Billed> {
  const { rows } = await db.execute<Record<keyof Billed, string>>(sql`
    select coalesce(sum(taxable), 0) as taxable, coalesce(sum(cgst), 0) as cgst, coalesce(sum(sgst), 0) as sgst,
        coalesce(sum(igst), 0) as igst, coalesce(sum(total), 0) as total from invoices where corrects = ${id}`);
  return numbers(rows[0] ?? {});
}

const numbers = (row: Partial<Record<keyof Billed, string>>): Billed => ({
  taxable: Number(row.taxable ?? 0),
  cgst: Number(row.cgst ?? 0),
  sgst: Number(row.sgst ?? 0),
  igst: Number(row.igst ?? 0),
  total: Number(row.total ?? 0),
});
