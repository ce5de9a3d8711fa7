/** What a tenant paid in a financial year, as PDF for the employer: for house rent allowance (HRA). */
import { ORPCError } from '@orpc/server';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import { rentPayments } from '../../db/schema/rents.ts';
import { amountInWords } from '../../domain/amount-in-words.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { daysOfYear, needsPan } from '../../domain/rents.ts';
import { type LeaseRow, type PartyRow, partyRowsOf } from '../leases/parties.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown as words } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import {
  besideRent,
  type Cover,
  coversOf,
  money,
  ownersOf,
  paidBy,
  periodOf,
  tenantsOf,
} from './document-texts.ts';
import { loadPayment } from './payment-rows.ts';
import { type AskedPan, panOfReceipt, panSaid } from './receipt-pan.ts';
import { taxPaidIn } from './received.ts';

type PaymentRow = typeof rentPayments.$inferSelect;
type Year = {
  lease: LeaseRow;
  parties: readonly PartyRow[];
  payments: readonly PaymentRow[];
  /** Paise of tax that the tenant deducted and paid to the state: rent as well. */
  tax: number;
  covers: ReadonlyMap<string, readonly Cover[]>;
  pan: AskedPan | null;
};

/** Throws `rent.nothing-in-year` (field `year`). */
export const hraStatement = api.rents.hraStatement.handler(async ({ context, input }) => {
  const { id, year, language } = input;
  const found = await context.transaction((db) => yearOf({ ...context, db }, id, year));
  const pan = inLanguage(language, () => panSaid(context, found.pan));
  const { operator } = await readSettings(context.services);
  const title = inLanguage(language, () => titleOf(year));
  await knowHomeNames(context.services.database, language);
  const pdf = await renderPdf({ title, footer: `Kiraya · ${title}`, language, operator }, (report) => {
    report.title(titleOf(year));
    writeFacts(report, found, { pan, language });
    writePayments(report, found);
    const madeOn = words.date(context.services.today());
    report.note(i18n._('Each payment counts on the day it was made. Made on {date}.', { date: madeOn }));
    report.note(i18n._('House rent allowance lowers the tax in the old tax regime only.'));
    report.signatures([i18n._('Signature of {name}', { name: found.lease.landlordName })]);
  });
  return new File([new Uint8Array(pdf)], `kiraya-hra-${year}.pdf`, { type: 'application/pdf' });
});

async function yearOf(context: HandlerContext, id: string, year: string): Promise<Year> {
  const { db } = context;
  const [lease] = await db.select().from(leases).where(eq(leases.id, id));
  if (!lease) throw new ORPCError('NOT_FOUND');
  const { from, to } = daysOfYear(year);
  const { leaseId, state, isOpening, paidOn, receiptNumber } = rentPayments;
  const made = await db
    .select()
    .from(rentPayments)
    .where(and(eq(leaseId, id), eq(state, 'confirmed'), eq(isOpening, false), between(paidOn, from, to)))
    .orderBy(asc(paidOn), asc(receiptNumber));
  const covers = await coversOf(
    db,
    made.map((payment) => payment.id),
  );
  // A deposit, a charge or a late fee is no rent.
  const payments = made
    .map((payment) => ({ ...payment, amount: payment.amount - besideRent(covers.get(payment.id) ?? []) }))
    .filter(({ amount }) => amount > 0);
  const last = payments.at(-1);
  if (!last) throw new RuleBroken('rent.nothing-in-year', 'year');
  // The PAN is handed out by receipt: the last one of the year stands for them all.
  const pan = needsPan(lease.rent) ? await panOfReceipt(context, await loadPayment(context, last.id)) : null;
  const { rows: taxes } = await db.execute<{ tax: string }>(sql`
    select coalesce(sum(c.amount), 0)::text as tax
      from due_closings c join rent_dues d on d.id = c.due_id join ${leases} on ${leases.id} = d.lease_id
     where ${taxPaidIn(sql`${leases.id} = ${id}`, { from, to })}`);
  const tax = Number(taxes[0]?.tax ?? 0);
  return { lease, parties: await partyRowsOf(db, [id]), payments, tax, covers, pan };
}

const titleOf = (year: string) => i18n._('Rent paid in {year}, for house rent allowance (HRA)', { year });

const totalOf = ({ payments }: Pick<Year, 'payments'>) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
const rentOf = (year: Year) => totalOf(year) + year.tax;

function writeFacts(
  report: Report,
  year: Year,
  { pan, language }: { pan: string; language: Language },
): void {
  const { lease, parties } = year;
  report.facts([
    [i18n._('Received from'), tenantsOf(lease, parties)],
    [i18n._('By the landlord'), ownersOf(lease, parties)],
    [i18n._('Address of the landlord'), lease.landlordAddress ?? i18n._('Not said')],
    ...(needsPan(lease.rent) ? [[i18n._('PAN of the landlord'), pan] as const] : []),
    [i18n._('Home'), homeInWords(lease.homeName)],
    [i18n._('Address'), lease.homeAddress ?? i18n._('Not said')],
    [i18n._('Amount'), money(rentOf(year))],
    [i18n._('In words'), amountInWords(rentOf(year), language)],
    ...(year.tax > 0 ? [[i18n._('Of it tax deducted (TDS)'), money(year.tax)] as const] : []),
  ]);
}

function writePayments(report: Report, year: Year): void {
  report.heading(i18n._('Payments'));
  report.table(
    [
      { title: i18n._('Receipt'), width: 3, value: (row: PaymentRow) => row.receiptNumber ?? '' },
      { title: i18n._('Paid on'), width: 2, value: ({ paidOn }) => words.date(paidOn) },
      {
        title: i18n._('Rent for'),
        width: 4,
        value: ({ id }) => periodOf((year.covers.get(id) ?? []).filter(({ kind }) => kind === 'rent')),
      },
      { title: i18n._('Paid by'), width: 3.5, value: paidBy },
      { title: i18n._('Amount'), width: 2, isNumber: true, value: ({ amount }) => money(amount) },
    ],
    year.payments,
    [i18n._('Total'), '', '', '', money(totalOf(year))],
  );
}
