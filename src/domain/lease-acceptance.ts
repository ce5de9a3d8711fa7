/** How a proposed lease comes to bind: who has to say yes to what, what silence to a paper lease means, and how often one may ask. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { LeaseActor, LeasePartyRole, LeaseState } from './leases.ts';

/**
 * agreement: written by us and signed by the landlord. scan: what was signed on paper. stamped, registered: copies of either that a side
 * keeps with it. e-signed: the agreement with everybody's e-signatures; certificate: what their provider says of who signed when.
 */
export const leaseDocumentKinds = [
  'agreement',
  'scan',
  'stamped',
  'registered',
  'e-signed',
  'certificate',
] as const;
export type LeaseDocumentKind = (typeof leaseDocumentKinds)[number];

/** What is proposed and said yes to: one for each version of a lease. */
export const proposedKinds = ['agreement', 'scan'] as const satisfies readonly LeaseDocumentKind[];
/** What either side keeps beside it once it is agreed. */
export const copyKinds = ['stamped', 'registered'] as const satisfies readonly LeaseDocumentKind[];

/** What a provider of e-signatures made of it. */
export const eSignKinds = ['e-signed', 'certificate'] as const satisfies readonly LeaseDocumentKind[];

/** A stamp or a registration lies behind its copy. Throws `lease.copy-dated-ahead` at `dated_on`. */
export function checkCopyDate(datedOn: CalendarDate | null, today: CalendarDate): void {
  if (datedOn !== null && datedOn > today) throw new RuleBroken('lease.copy-dated-ahead', 'dated_on');
}

/**
 * How a yes was given: by a code sent to an address or a number; by the landlord's word for their own signature on paper; by no word to
 * a scan within the days to contest it; or by an e-signature, as its provider reports.
 */
export const acceptanceWays = ['emailed-code', 'texted-code', 'paper', 'silence', 'e-signature'] as const;
export type AcceptanceWay = (typeof acceptanceWays)[number];

/** Whose yes a lease needs beside the landlord's. */
export const isSigner = (role: LeasePartyRole): boolean => role === 'tenant' || role === 'co_tenant';

/** Who acts under that role; null: who is named and signs nothing. */
export function actorOf(role: LeasePartyRole | null): LeaseActor | null {
  return role === 'tenant' || role === 'co_tenant' || role === 'landlord' ? role : null;
}

type Signer = { readonly role: LeasePartyRole; readonly hasAccepted: boolean };

/** Whether everybody who rents has said yes; a lease that nobody rents is accepted by nobody. */
export function isAcceptedByAll(parties: readonly Signer[]): boolean {
  const signers = parties.filter(({ role }) => isSigner(role));
  return signers.length > 0 && signers.every(({ hasAccepted }) => hasAccepted);
}

/** What a proposed lease is after a yes: it begins at once where its first day has come, else on that day by a job. */
export function stateOnceAccepted(
  { start, byAll }: { readonly start: CalendarDate; readonly byAll: boolean },
  today: CalendarDate,
): LeaseState {
  if (!byAll) return 'proposed';
  return start <= today ? 'active' : 'accepted';
}

type Yes = {
  /** When they opened the document that is proposed now; null: never. */
  readonly openedAt: Date | string | null;
  readonly acceptedAt: Date | string | null;
  /** SHA-256 of the document that is proposed, and of the one they say yes to. */
  readonly proposed: string | null;
  readonly said: string;
};

/**
 * A yes is to the very document that is proposed, by somebody who opened it, once. Throws `lease.document-changed`,
 * `lease.document-not-opened` or `lease.already-accepted`.
 */
export function checkYes({ openedAt, acceptedAt, proposed, said }: Yes): void {
  if (acceptedAt !== null) throw new RuleBroken('lease.already-accepted');
  if (proposed === null || proposed !== said) throw new RuleBroken('lease.document-changed');
  if (openedAt === null) throw new RuleBroken('lease.document-not-opened');
}

/** So many days a tenant has to contest a lease that the landlord says was signed on paper. */
export const CONTEST_DAYS = 7;

/** The last day on which a paper lease is contested; null while no notice of it is known to have arrived. */
export const contestUntil = (toldOn: CalendarDate | null): CalendarDate | null =>
  toldOn === null ? null : addDays(toldOn, CONTEST_DAYS);

/**
 * Whether a tenant's silence counts as a yes to the scan: they have an account, a notice of it arrived, and seven whole days went by
 * after that day. Whoever has no account could not have answered.
 */
export function isSilentYes(
  { hasAccount, toldOn }: { readonly hasAccount: boolean; readonly toldOn: CalendarDate | null },
  today: CalendarDate,
): boolean {
  const until = contestUntil(toldOn);
  return hasAccount && until !== null && today > until;
}

/** So many leases one landlord may propose in a day, and to one person in a week, changed terms counted too. */
export const PROPOSALS_A_DAY = 20;
export const PROPOSALS_TO_PERSON = 5;
export const PROPOSALS_TO_PERSON_DAYS = 7;

type Proposals = {
  readonly today: number;
  /** To whoever of the tenants was asked most, in the last week. */
  readonly toPerson: number;
  /** One of them said that they do not know this landlord. */
  readonly isDisowned: boolean;
};

/** Throws `lease.person-does-not-know-you`, `lease.too-many-to-person` or `lease.too-many-proposals`. */
export function checkProposalRoom({ today, toPerson, isDisowned }: Proposals): void {
  if (isDisowned) throw new RuleBroken('lease.person-does-not-know-you');
  if (toPerson >= PROPOSALS_TO_PERSON) throw new RuleBroken('lease.too-many-to-person');
  if (today >= PROPOSALS_A_DAY) throw new RuleBroken('lease.too-many-proposals');
}

/** After so many contested or disowned leases of one landlord in 90 days the team looks at them. */
export const ABUSE_AT = 2;
export const ABUSE_DAYS = 90;

/** Whether the team hears of it: of a person who does not know the landlord always, of a contested scan when it is not the first. */
export const isForTeam = (what: 'contest' | 'disown', within90Days: number): boolean =>
  what === 'disown' || within90Days >= ABUSE_AT;

/** Whether the tenant may still say that a lease which moved in is not theirs: for seven whole days after word of it reached them. */
export const canContestMoved = (toldOn: CalendarDate | null, today: CalendarDate): boolean =>
  toldOn === null || today <= addDays(toldOn, CONTEST_DAYS);
