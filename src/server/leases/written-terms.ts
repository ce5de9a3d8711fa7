/** Between the terms of the form and the columns of a lease, and whom the form names beside the two sides. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LeaseForm } from '../../contract/leases.ts';
import { leaseParties, type leases } from '../../db/schema/leases.ts';
import { checkCharges, checkLateFee, checkLockIn, landlordShare } from '../../domain/lease-terms.ts';
import { checkTerm } from '../../domain/leases.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { type LeaseRow, partyRowsOf } from './parties.ts';
import { termsShown } from './shown-lease.ts';

export type Terms = Omit<
  LeaseForm,
  | 'application_id'
  | 'property_id'
  | 'managed_property_id'
  | 'bed_id'
  | 'tenant_name'
  | 'tenant_email'
  | 'owner'
>;

/** What terms may be, whoever writes them. Throws the rule at its field. */
export function checkTerms(context: HandlerContext, terms: Terms): void {
  const term = { start: terms.start_date, end: terms.end_date };
  checkTerm(term, context.services.today());
  checkLockIn(term, terms.lock_in_months);
  checkCharges(chargesOf(terms));
  checkLateFee(lateFeeOf(terms));
  landlordShare(terms.co_owners.map(({ share_bp }) => ({ shareBp: share_bp })));
}

const chargesOf = ({ charges }: Terms) =>
  charges.map(({ kind, paid_by, how, amount }) => ({
    kind,
    paidBy: paid_by,
    how,
    ...(how === 'fixed' && amount !== null ? { amount } : {}),
  }));

const lateFeeOf = ({ late_fee: fee }: Terms) =>
  fee && { graceDays: fee.grace_days, aDay: fee.a_day, most: fee.most };

/** The columns that hold them. */
export const termColumns = (terms: Terms) =>
  ({
    startDate: terms.start_date,
    endDate: terms.end_date,
    rent: terms.rent,
    deposit: terms.deposit,
    depositHeldBy: terms.deposit_held_by,
    depositDueOn: terms.deposit_due_on,
    noticeDays: terms.notice_days,
    landlordNoticeDays: terms.landlord_notice_days,
    lockInMonths: terms.lock_in_months,
    escalationBp: terms.escalation_bp,
    dueDay: terms.due_day,
    charges: chargesOf(terms),
    lateFee: lateFeeOf(terms),
    inventory: terms.inventory,
    homeAddress: terms.home_address,
    landlordAddress: terms.landlord_address,
    tenantAddress: terms.tenant_address,
    place: terms.place,
    tenantPhone: terms.tenant_phone,
    terms: terms.terms,
    payeeName: terms.payee_name,
    payeeUpi: terms.payee_upi,
    payeeShowsBank: terms.payee_shows_bank,
  }) satisfies Partial<typeof leases.$inferInsert>;

/** What the audit trail keeps of the terms. */
export const termsOf = (lease: LeaseRow) => ({
  start_date: lease.startDate,
  end_date: lease.endDate,
  rent: lease.rent,
  deposit: lease.deposit,
  deposit_held_by: lease.depositHeldBy,
  deposit_due_on: lease.depositDueOn,
  notice_days: lease.noticeDays,
  landlord_notice_days: lease.landlordNoticeDays,
  lock_in_months: lease.lockInMonths,
  escalation_bp: lease.escalationBp,
  due_day: lease.dueDay,
  charges: lease.charges,
  late_fee: lease.lateFee,
  payee_upi: lease.payeeUpi,
  payee_shows_bank: lease.payeeShowsBank,
});

/** The terms of a lease as its renewal begins with them, term and rent apart. */
export async function termsAgain(
  db: Executor,
  lease: LeaseRow,
): Promise<Omit<Terms, 'start_date' | 'end_date' | 'rent'>> {
  const parties = await partyRowsOf(db, [lease.id]);
  const of = (role: string) => parties.filter((party) => party.role === role);
  return {
    ...termsShown(lease),
    // Both were about the first months.
    deposit_due_on: null,
    lock_in_months: 0,
    deposit: lease.deposit,
    deposit_held_by: lease.depositHeldBy,
    notice_days: lease.noticeDays,
    escalation_bp: lease.escalationBp,
    due_day: lease.dueDay,
    home_address: lease.homeAddress,
    tenant_phone: lease.tenantPhone,
    terms: lease.terms,
    payee_name: lease.payeeName,
    payee_upi: lease.payeeUpi,
    payee_shows_bank: lease.payeeShowsBank,
    co_tenants: of('co_tenant').map(({ name, email, phone, address }) => ({ name, email, phone, address })),
    occupants: of('occupant').map(({ name }) => ({ name })),
    co_owners: of('co_owner').map(({ name, shareBp }) => ({ name, share_bp: shareBp ?? 0 })),
  };
}

/** Writes whom the form names, in the place of whom it named before; the lease is a draft. */
export async function nameParties(db: Executor, leaseId: string, terms: Terms): Promise<void> {
  await db
    .delete(leaseParties)
    .where(
      and(
        eq(leaseParties.leaseId, leaseId),
        inArray(leaseParties.role, ['co_tenant', 'occupant', 'co_owner']),
      ),
    );
  const named = [
    ...terms.co_tenants.map((one) => ({ role: 'co_tenant', ...one, share_bp: null })),
    ...terms.occupants.map(({ name }) => ({ role: 'occupant', name, ...nowhere, share_bp: null })),
    ...terms.co_owners.map(({ name, share_bp }) => ({ role: 'co_owner', name, ...nowhere, share_bp })),
  ];
  // Row rights end at these columns; whose account a co-tenant's is, the database finds.
  for (const { role, name, email, phone, address, share_bp } of named) {
    await db.execute(sql`
      insert into lease_parties (lease_id, role, name, email, phone, address, share_bp)
      values (${leaseId}, ${role}, ${name}, ${email}, ${phone}, ${address}, ${share_bp})`);
  }
}
const nowhere = { email: null, phone: null, address: null };
