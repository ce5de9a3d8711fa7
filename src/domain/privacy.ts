/** Personal data (DPDP Act 2023): what people consent to, when a copy may be asked for, and what stands against erasing an account. */
import { addDays, type CalendarDate, dateInIndia, type Instant } from './dates.ts';
import { RuleBroken } from './errors.ts';

/** What somebody may say yes or no to, in the version of its text. Nothing holds before a yes (DPDP Act 2023, section 6). */
export const purposes = {
  /** Letters about offers and news; never sent without it. */
  marketing: { version: '1' },
  /** Keeping the homes and searches one looked at with the account, to come back to. */
  history: { version: '1' },
} as const satisfies Readonly<Record<string, { version: string }>>;

export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]];
export type Purpose = keyof typeof purposes;

/** Terms of a contract: agreed to where it was made, and ended with the contract rather than by a switch. */
export const termsNames = ['broker-terms', 'managed-rental-terms', 'affiliate-terms'] as const;

export const exportStates = ['queued', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];
/** How long the file of an export is kept. */
export const EXPORT_DAYS = 7;

/** Throws `privacy.export-under-way`: one copy is made at a time. */
export function checkNewExport(newest: ExportState | null): void {
  if (newest === 'queued') throw new RuleBroken('privacy.export-under-way');
}

const noCopy = {
  queued: 'privacy.export-not-ready',
  failed: 'privacy.export-failed',
  expired: 'privacy.export-expired',
} as const;

/** Throws why a copy cannot be fetched: it is in the making, was not made, or is not kept any more. */
export function checkCopyReady(state: ExportState): void {
  if (state !== 'ready') throw new RuleBroken(noCopy[state]);
}

/** Between asking and erasing one may think again. */
export const ERASURE_DAYS = 7;
export const erasureStates = ['requested', 'cancelled', 'done'] as const;

/** The day from which an account that was asked to be erased is erased. Asked on 21 Nov: 28 Nov. */
export const erasureDay = (now: Instant): CalendarDate => addDays(dateInIndia(now), ERASURE_DAYS);

/** What is open around a person; counts, and amounts in paise. */
export type OpenMatters = {
  readonly isAdmin: boolean;
  /** Leases in force, and ended ones whose deposit is not settled; a debt that is left of one is none. */
  readonly leases: number;
  /** Rents of leases in force that are not paid in full, and payments that are not confirmed. */
  readonly rents: number;
  /** Homes under management that they own. */
  readonly managedHomes: number;
  /** Managed rental applications that wait for a decision. */
  readonly managedRentalApplications: number;
  /** Commission that is owed or held. */
  readonly commission: number;
  /** Transfers of commission under way. */
  readonly transfers: number;
  /** Fees and refunds under way. */
  readonly payments: number;
};

export const erasureBlocks = [
  'admin',
  'lease',
  'rent',
  'managed-home',
  'managed-rental-application',
  'commission',
  'transfer',
  'payment',
] as const;
export type ErasureBlock = (typeof erasureBlocks)[number];

/** What has to be ended before an account can be erased: whatever somebody still owes or is owed, and an office held. */
export function erasureBlocksOf(open: OpenMatters): ErasureBlock[] {
  const isOpen: Readonly<Record<ErasureBlock, boolean>> = {
    admin: open.isAdmin,
    lease: open.leases > 0,
    rent: open.rents > 0,
    'managed-home': open.managedHomes > 0,
    'managed-rental-application': open.managedRentalApplications > 0,
    commission: open.commission !== 0,
    transfer: open.transfers > 0,
    payment: open.payments > 0,
  };
  return erasureBlocks.filter((block) => isOpen[block]);
}

/** Throws `privacy.erasure-blocked` while anything is open. */
export function checkErasable(open: OpenMatters): void {
  if (erasureBlocksOf(open).length > 0) throw new RuleBroken('privacy.erasure-blocked');
}

/** What of somebody's data administrators look at, as they read it in their access log. */
export const lookSubjects = [
  'profile',
  'activity',
  'payee',
  'broker-registration',
  'document',
  'verification',
  /** Saw the product as its person sees it (view-as.ts). */
  'view-as',
] as const;
export type LookSubject = (typeof lookSubjects)[number];
