/** The receipt of a confirmed payment of rent as PDF; with the landlord's PAN when the tenant has to name it. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { RentPayment } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { masked } from '../../domain/payees.ts';
import { needsPan } from '../../domain/rents.ts';
import { act } from '../audit/act.ts';
import { type LeaseRow, type PartyRow, partyRowsOf } from '../leases/parties.ts';
import { i18n, inLanguage, shown as words } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import type { Seals } from '../lib/seal.ts';
import { loadPayment } from './payment-rows.ts';

type SealedPan = { owner: string; key_id: string; sealed: Buffer };
type Shown = {
  payment: RentPayment;
  lease: LeaseRow;
  parties: readonly PartyRow[];
  pan: SealedPan | null;
  isWhole: boolean;
};

export const receiptFile = api.rents.receiptFile.handler(async ({ context, input }) => {
  const shown = await context.transaction(async (db): Promise<Shown> => {
    const payment = await loadPayment({ ...context, db }, input.id);
    const [lease] = await db.select().from(leases).where(eq(leases.id, payment.lease_id));
    // A payment that was taken back keeps its number and has no receipt any more.
    if (!lease || payment.state !== 'confirmed') throw new ORPCError('NOT_FOUND');
    // An administrator opens a PAN with a reason, elsewhere; no program of anybody's is given one.
    const isWhole = payment.side !== null && context.subject?.token === undefined;
    const pan = needsPan(lease.rent) ? await sealedPan(db, payment, isWhole) : null;
    return { payment, lease, parties: await partyRowsOf(db, [lease.id]), pan, isWhole };
  });
  const { payment, isWhole } = shown;
  const opened = shown.pan && openPan(context.services.seals, shown.pan);
  const pan = opened === null || isWhole ? opened : masked(opened);
  const { language } = input;
  const title = inLanguage(language, () => titleOf(payment));
  const pdf = await renderPdf({ title, footer: `Kiraya · ${title}`, language }, (report) =>
    write(report, shown, pan),
  );
  const name = `kiraya-receipt-${payment.receipt_number?.replaceAll('/', '-')}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
});

/** The function hands it out to whoever sees this receipt; that somebody reads the whole of it is kept. */
async function sealedPan(db: Executor, { id }: RentPayment, isWhole: boolean): Promise<SealedPan | null> {
  const { rows } = await db.execute<SealedPan>(
    sql`select owner, key_id, sealed from app.pan_of_receipt(${id})`,
  );
  const [pan] = rows;
  if (!pan) return null;
  if (!isWhole) return pan;
  await act(db, {
    action: 'rents.receiptPan',
    subject: { type: 'rent_payment', id },
    people: [pan.owner],
    after: {},
  });
  return pan;
}

const openPan = (seals: Seals, { owner, key_id: keyId, sealed }: SealedPan): string =>
  seals.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner });

const titleOf = ({ receipt_number: number }: RentPayment) => i18n._('Rent receipt {number}', { number });

/** Everybody who rents, for each of them owes the whole rent. */
const tenantsOf = (lease: LeaseRow, parties: readonly PartyRow[]): string =>
  [lease.tenantName, ...parties.flatMap(({ role, name }) => (role === 'co_tenant' ? [name] : []))].join(', ');

/** The landlord; with their shares in the home, where others own it with them. */
function ownersOf(lease: LeaseRow, parties: readonly PartyRow[]): string {
  const coOwners = parties.filter(({ role }) => role === 'co_owner');
  if (coOwners.length === 0) return lease.landlordName;
  const own = parties.find(({ role }) => role === 'landlord');
  return [{ name: lease.landlordName, shareBp: own?.shareBp ?? null }, ...coOwners]
    .map(({ name, shareBp }) =>
      shareBp === null ? name : `${name} (${i18n._('share {percent} percent', { percent: shareBp / 100 })})`,
    )
    .join(', ');
}

function write(
  report: Report,
  { payment, lease, parties }: Pick<Shown, 'payment' | 'lease' | 'parties'>,
  pan: string | null,
): void {
  report.title(titleOf(payment));
  const confirmed = payment.confirmed_at ? words.date(dateInIndia(payment.confirmed_at)) : '';
  report.facts([
    [i18n._('Received from'), tenantsOf(lease, parties)],
    [i18n._('By the landlord'), ownersOf(lease, parties)],
    ...(needsPan(lease.rent) ? [[i18n._('PAN of the landlord'), pan ?? i18n._('not given')] as const] : []),
    [i18n._('Home'), lease.homeName],
    [i18n._('Address'), lease.homeAddress ?? i18n._('Not said')],
    [i18n._('Amount'), formatRupeesExact(paise(payment.amount))],
    [i18n._('Paid on'), words.date(payment.paid_on)],
    [i18n._('Paid by'), [modes[payment.mode](), payment.reference].filter(Boolean).join(', ')],
    [i18n._('Confirmed on'), confirmed],
  ]);
  report.heading(i18n._('For'));
  report.table(
    [
      {
        title: i18n._('Month'),
        width: 3,
        value: ({ month }: RentPayment['covers'][number]) => words.month(month),
      },
      {
        title: i18n._('Amount'),
        width: 2,
        isNumber: true,
        value: ({ amount }) => formatRupeesExact(paise(amount)),
      },
    ],
    payment.covers,
  );
  const covered = payment.covers.reduce((sum, { amount }) => sum + amount, 0);
  if (covered < payment.amount) {
    const amount = formatRupeesExact(paise(payment.amount - covered));
    report.note(i18n._('{amount} is paid in advance for months to come.', { amount }));
  }
  report.note(i18n._('Kiraya keeps the record. Confirmed by the receiver, valid without a signature.'));
}

const modes: Readonly<Record<RentPayment['mode'], () => string>> = {
  bank_transfer: () => i18n._('Bank transfer'),
  upi: () => 'UPI',
  cash: () => i18n._('Cash'),
  cheque: () => i18n._('Cheque'),
};
