/** Words rows of leases as the contract shows them: terms, people, documents, what was settled. */
import type { Lease, LeaseCopy, LeaseDocument, LeaseParty, LeaseRepair } from '../../contract/leases.ts';
import type { leaseAcceptances, leaseDocuments } from '../../db/schema/leases.ts';
import { copyKinds, eSignKinds, proposedKinds } from '../../domain/lease-acceptance.ts';
import type { LeaseCharge } from '../../domain/lease-terms.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { LeaseRow, PartyRow } from './parties.ts';
import { type ESignRow, eSignShown } from './shown-e-sign.ts';

/** A lease, and the one that renews it. */
export type LeaseAnd = Pick<Lease, 'renewal' | 'collector'> & {
  lease: LeaseRow;
  rvl: number | null;
  mandateHolder: Lease['mandate_holder'];
};

/** How one side of a lease is reached. */
export type Person = {
  lease_id: string;
  is_landlord: boolean;
  full_name: string | null;
  phone: string | null;
  email: string;
};

/** Documents of some leases, and who said yes to which. */
type Named = {
  documents: readonly (typeof leaseDocuments.$inferSelect)[];
  yeses: readonly Pick<typeof leaseAcceptances.$inferSelect, 'partyId' | 'documentId' | 'how'>[];
  eSigns: readonly ESignRow[];
};

export const documentShown = (row: typeof leaseDocuments.$inferSelect): LeaseDocument => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  sha256: row.sha256,
  content_type: row.contentType,
  created_at: row.createdAt.toISOString(),
});

const isAmong = (kinds: readonly LeaseDocument['kind'][], kind: LeaseDocument['kind']) =>
  kinds.includes(kind);

const copyShown = (row: typeof leaseDocuments.$inferSelect, parties: readonly PartyRow[]): LeaseCopy => ({
  ...documentShown(row),
  number: row.number,
  dated_on: row.datedOn,
  added_by: parties.find(({ userId }) => userId !== null && userId === row.createdBy)?.name ?? null,
});

type AgreementPart =
  | 'parties'
  | 'document'
  | 'is_e_sign_offered'
  | 'e_sign'
  | 'e_signed_files'
  | 'stamped_copies'
  | 'is_co_tenant'
  | 'proposed_at';

/** Who has said yes to what; contacts of co-tenants are for the landlord’s side and themselves. */
export function agreementShown(
  context: HandlerContext,
  lease: LeaseRow,
  parties: readonly PartyRow[],
  { documents, yeses, eSigns }: Named,
  side: LeaseSide | null,
): Pick<Lease, AgreementPart> {
  const own = documents.filter(({ leaseId }) => leaseId === lease.id);
  // In a draft the earlier document is void.
  const proposed =
    lease.state === 'draft'
      ? undefined
      : own.find(({ kind, version }) => isAmong(proposedKinds, kind) && version === lease.documentVersion);
  const userId = userIdOf(context);
  const howOf = (party: PartyRow) =>
    yeses.find(({ partyId, documentId }) => partyId === party.id && documentId === proposed?.id)?.how ?? null;
  const shown = (party: PartyRow): LeaseParty => {
    const isYou = party.userId === userId;
    const seesContact = side !== 'tenant' || isYou;
    return {
      id: party.id,
      role: party.role,
      name: party.name,
      is_you: isYou,
      share_bp: party.shareBp,
      email: seesContact ? party.email : null,
      phone: seesContact ? party.phone : null,
      address: party.address,
      opened_at: party.openedAt?.toISOString() ?? null,
      told_at: party.toldAt?.toISOString() ?? null,
      accepted_at: party.acceptedAt?.toISOString() ?? null,
      accepted_how: howOf(party),
    };
  };
  return {
    parties: parties.map(shown),
    document: proposed ? documentShown(proposed) : null,
    ...eSignShown(context, lease, { parties, proposed, eSigns }),
    e_signed_files: own.filter(({ kind }) => isAmong(eSignKinds, kind)).map(documentShown),
    stamped_copies: own.filter(({ kind }) => isAmong(copyKinds, kind)).map((row) => copyShown(row, parties)),
    is_co_tenant: parties.some(({ role, userId: whose }) => role === 'co_tenant' && whose === userId),
    proposed_at: lease.proposedAt?.toISOString() ?? null,
  };
}

type Shown = Pick<
  Lease,
  | 'landlord_notice_days'
  | 'lock_in_months'
  | 'deposit_due_on'
  | 'charges'
  | 'late_fee'
  | 'inventory'
  | 'landlord_address'
  | 'tenant_address'
  | 'place'
>;

export const chargesShown = (charges: readonly LeaseCharge[]): Lease['charges'] =>
  charges.map(({ kind, paidBy, how, amount }) => ({ kind, paid_by: paidBy, how, amount: amount ?? null }));

export const termsShown = (lease: LeaseRow): Shown => ({
  landlord_notice_days: lease.landlordNoticeDays,
  lock_in_months: lease.lockInMonths,
  deposit_due_on: lease.depositDueOn,
  charges: chargesShown(lease.charges),
  late_fee: lease.lateFee && {
    grace_days: lease.lateFee.graceDays,
    a_day: lease.lateFee.aDay,
    most: lease.lateFee.most,
  },
  inventory: lease.inventory.map((item) => ({ ...item })),
  landlord_address: lease.landlordAddress,
  tenant_address: lease.tenantAddress,
  place: lease.place,
});

export function settlementShown(
  { settlement }: LeaseRow,
  repairs: readonly LeaseRepair[],
): Lease['settlement'] {
  return (
    settlement && {
      ...settlement,
      deductions: settlement.deductions.map(({ label, amount, repairId }) => ({
        label,
        amount,
        repair: repairs.find(({ id }) => id === repairId) ?? null,
      })),
    }
  );
}

export const sideShown = (
  lease: LeaseRow,
  parties: readonly PartyRow[],
  context: HandlerContext,
): LeaseSide | null => {
  const userId = userIdOf(context);
  if (lease.landlordId === userId) return 'landlord';
  const rents = ({ role, userId: whose }: PartyRow) => role === 'co_tenant' && whose === userId;
  return lease.tenantId === userId || parties.some(rents) ? 'tenant' : null;
};

export function toLease(
  context: HandlerContext,
  { lease, renewal, collector, rvl, mandateHolder }: LeaseAnd,
  side: LeaseSide | null,
  landlord: Person | undefined,
  tenant: Person | undefined,
): Omit<Lease, 'settlement' | keyof Shown | AgreementPart> {
  return {
    id: lease.id,
    side,
    state: lease.state,
    home_name: lease.homeName,
    home_address: lease.homeAddress,
    property_id: lease.propertyId,
    managed_property_id: lease.managedPropertyId,
    bed_id: lease.bedId,
    collector,
    rvl_amount: rvl,
    landlord: {
      name: lease.landlordName,
      phone: landlord?.phone ?? null,
      email: landlord?.email ?? null,
    },
    tenant: {
      name: lease.tenantName,
      phone: tenant?.phone ?? lease.tenantPhone,
      email: tenant?.email ?? lease.tenantEmail,
    },
    tenant_has_account: tenant !== undefined,
    start_date: lease.startDate,
    end_date: lease.endDate,
    rent: lease.rent,
    deposit: lease.deposit,
    deposit_held_by: lease.depositHeldBy,
    mandate_holder: mandateHolder,
    moved_on: lease.movedOn,
    notice_days: lease.noticeDays,
    escalation_bp: lease.escalationBp,
    due_day: lease.dueDay,
    terms: lease.terms,
    is_prepared: lease.createdBy !== null && lease.createdBy !== lease.landlordId,
    is_prepared_by_you: lease.createdBy === userIdOf(context) && lease.createdBy !== lease.landlordId,
    payee_name: lease.payeeName,
    payee_upi: lease.payeeUpi,
    payee_shows_bank: lease.payeeShowsBank,
    agreed_at: lease.agreedAt?.toISOString() ?? null,
    is_signed_on_paper: lease.isSignedOnPaper,
    paper_answer: lease.paperAnswer,
    notice:
      lease.noticeBy && lease.noticeGivenOn && lease.endsOn
        ? {
            by: lease.noticeBy,
            given_on: lease.noticeGivenOn,
            ends_on: lease.endsOn,
            is_agreed: lease.isEndAgreed,
          }
        : null,
    proposed_end:
      lease.proposedEnd && lease.proposedEndBy
        ? { by: lease.proposedEndBy, ends_on: lease.proposedEnd }
        : null,
    ended_on: lease.endedOn,
    renews_id: lease.renewsId,
    renewal,
    version: lease.version,
    created_at: lease.createdAt.toISOString(),
  };
}
