/**
 * The receipt of a confirmed payment of rent as PDF; with the landlord's PAN when the tenant has to name it. That of a payment that was taken
 * back says that it counts no more, and which receipt is in its place.
 */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { RentPayment } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { amountInWords } from '../../domain/amount-in-words.ts';
import { dateInIndia } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { needsPan, needsRevenueStamp } from '../../domain/rents.ts';
import { type LeaseRow, type PartyRow, partyRowsOf } from '../leases/parties.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown as words } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import { readSettings } from '../lib/settings.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import {
  type Cover,
  coverName,
  coversOf,
  money,
  ownersOf,
  paidBy,
  periodOf,
  periodText,
  tenantsOf,
} from './document-texts.ts';
import { loadPayment } from './payment-rows.ts';
import { type AskedPan, panOfReceipt, panSaid } from './receipt-pan.ts';

type Shown = {
  payment: RentPayment;
  lease: LeaseRow;
  parties: readonly PartyRow[];
  covers: readonly Cover[];
  pan: AskedPan | null;
};

export const receiptFile = api.rents.receiptFile.handler(async ({ context, input }) => {
  const shown = await context.transaction(async (db): Promise<Shown> => {
    const own = { ...context, db };
    const payment = await loadPayment(own, input.id);
    const [lease] = await db.select().from(leases).where(eq(leases.id, payment.lease_id));
    if (!lease || payment.receipt_number === null) throw new ORPCError('NOT_FOUND');
    const pan = isValid(payment) && needsPan(lease.rent) ? await panOfReceipt(own, payment) : null;
    const covers = (await coversOf(db, [payment.id])).get(payment.id) ?? [];
    return { payment, lease, parties: await partyRowsOf(db, [lease.id]), covers, pan };
  });
  const { payment } = shown;
  const { language } = input;
  const pan = inLanguage(language, () => panSaid(context, shown.pan));
  const { operator } = await readSettings(context.services);
  const title = inLanguage(language, () => titleOf(payment));
  await knowHomeNames(context.services.database, language);
  const pdf = await renderPdf({ title, footer: `Kiraya · ${title}`, language, operator }, (report) =>
    write(report, shown, { pan, language }),
  );
  const name = `kiraya-receipt-${payment.receipt_number?.replaceAll('/', '-')}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
});

const isValid = ({ state }: RentPayment): boolean => state === 'confirmed';

/** What pays no rent, such as a deposit, is not called so. One that was taken back covers nothing, and has what it was entered for. */
const titleOf = ({ receipt_number: number, covers, due_kind: kind }: RentPayment) =>
  (covers.length > 0 ? covers.every((cover) => cover.kind === 'rent') : kind === null || kind === 'rent')
    ? i18n._('Rent receipt {number}', { number })
    : i18n._('Receipt {number}', { number });

function write(
  report: Report,
  { payment, lease, parties, covers }: Omit<Shown, 'pan'>,
  { pan, language }: { pan: string; language: Language },
): void {
  report.title(titleOf(payment));
  if (!isValid(payment)) report.heading(voidWords(payment));
  const confirmed = payment.confirmed_at ? words.date(dateInIndia(payment.confirmed_at)) : '';
  report.facts([
    [i18n._('Received from'), tenantsOf(lease, parties)],
    [i18n._('By the landlord'), ownersOf(lease, parties)],
    ...(isValid(payment) && needsPan(lease.rent) ? [[i18n._('PAN of the landlord'), pan] as const] : []),
    [i18n._('Home'), homeInWords(lease.homeName)],
    [i18n._('Address'), lease.homeAddress ?? i18n._('Not said')],
    ...(isValid(payment) ? [[periodText(covers), periodOf(covers)] as const] : []),
    [i18n._('Amount'), money(payment.amount)],
    [i18n._('In words'), amountInWords(payment.amount, language)],
    [i18n._('Paid on'), words.date(payment.paid_on)],
    [i18n._('Paid by'), paidBy(payment)],
    [i18n._('Confirmed on'), confirmed],
    ...(payment.replaces ? [[i18n._('Replaces receipt'), payment.replaces] as const] : []),
  ]);
  if (!isValid(payment)) {
    if (payment.answer) report.note(i18n._('Reason: {reason}', { reason: payment.answer }));
    report.note(i18n._('For your records only. Do not submit it.'));
    return;
  }
  report.heading(i18n._('For'));
  report.table(
    [
      { title: i18n._('Month'), width: 3, value: coverName },
      { title: i18n._('Days'), width: 4, value: (cover) => (cover.kind === 'rent' ? periodOf([cover]) : '') },
      { title: i18n._('Amount'), width: 2, isNumber: true, value: ({ amount }) => money(amount) },
    ],
    covers,
  );
  const covered = covers.reduce((sum, { amount }) => sum + amount, 0);
  if (covered < payment.amount) {
    const amount = money(payment.amount - covered);
    report.note(i18n._('{amount} is paid in advance for months to come.', { amount }));
  }
  writeSignature(report, payment, lease);
}

const voidWords = ({ replaced_by: number }: RentPayment): string =>
  number
    ? i18n._('No longer valid: replaced by receipt {number}', { number })
    : i18n._('No longer valid: this payment was taken back');

/** What came by a bank shows in both accounts; cash shows nowhere but here. */
function writeSignature(report: Report, payment: RentPayment, lease: LeaseRow): void {
  const landlord = i18n._('Signature of {name}', { name: lease.landlordName });
  const isStamped = needsRevenueStamp(payment);
  // Room for a stamp above its line.
  report.text(isStamped ? '\n\n' : '');
  report.signatures(
    isStamped ? [i18n._('Revenue stamp of ₹1, with the signature across it'), landlord] : [landlord],
  );
  report.note(
    isStamped
      ? i18n._('Kiraya keeps the record. A receipt of more than ₹5,000 in cash takes a revenue stamp of ₹1.')
      : i18n._('Kiraya keeps the record: the receiver confirmed this payment.'),
  );
}
