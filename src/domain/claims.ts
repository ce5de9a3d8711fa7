/**
 * Verification claims: what a person asks the office to verify of themselves, of a home or of an organisation that they administer, how it is
 * verified, and for how long.
 */
import { addDays, addMonths, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';

export const claimSubjects = ['person', 'home', 'organisation'] as const;
export type ClaimSubject = (typeof claimSubjects)[number];

/** `listing`: the office looked the listing over and approved it (specification, section 4, property verification). */
export const claimKinds = [
  'identity',
  'phone',
  'agent_rera',
  'listing',
  'ownership',
  'photos',
  'rera',
  'organisation_rera',
  'organisation_gst',
  'organisation_pan',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimMethods = [
  'paper_checked',
  'in_person',
  'video_call',
  'called_back',
  'register_lookup',
  'site_visit',
  'desk_review',
] as const;
export type ClaimMethod = (typeof claimMethods)[number];

/** Why nothing can be handed in yet, or null. */
export const claimNeeds = [
  'phone',
  'name',
  'photos',
  'rera_number',
  'agent_rera',
  'published',
  'organisation_rera',
  'gstin',
  'legal_name',
] as const;
export type ClaimNeed = (typeof claimNeeds)[number];

type ClaimRule = {
  readonly subject: ClaimSubject;
  /** How the office may verify it; the first is offered. */
  readonly methods: readonly [ClaimMethod, ...ClaimMethod[]];
  /** A paper is handed in with it. */
  readonly paper: 'needed' | 'welcome' | 'none';
  /** What must be there first. */
  readonly need: ClaimNeed;
  /** Months for which it is good unless said otherwise, which is the longest too. */
  readonly months: number;
};

/** An address stays where it is longer than photos stay true. */
export const claimRules: Readonly<Record<ClaimKind, ClaimRule>> = {
  identity: {
    subject: 'person',
    methods: ['paper_checked', 'in_person', 'video_call'],
    paper: 'needed',
    need: 'name',
    months: 24,
  },
  phone: { subject: 'person', methods: ['called_back'], paper: 'none', need: 'phone', months: 12 },
  agent_rera: {
    subject: 'person',
    methods: ['register_lookup', 'paper_checked'],
    paper: 'welcome',
    need: 'agent_rera',
    months: 12,
  },
  listing: { subject: 'home', methods: ['desk_review'], paper: 'none', need: 'published', months: 12 },
  ownership: {
    subject: 'home',
    methods: ['paper_checked', 'register_lookup'],
    paper: 'needed',
    need: 'published',
    months: 12,
  },
  photos: {
    subject: 'home',
    methods: ['site_visit', 'video_call'],
    paper: 'none',
    need: 'photos',
    months: 6,
  },
  rera: {
    subject: 'home',
    methods: ['register_lookup', 'paper_checked'],
    paper: 'welcome',
    need: 'rera_number',
    months: 12,
  },
  organisation_rera: {
    subject: 'organisation',
    methods: ['register_lookup', 'paper_checked'],
    paper: 'needed',
    need: 'organisation_rera',
    months: 12,
  },
  organisation_gst: {
    subject: 'organisation',
    methods: ['register_lookup', 'paper_checked'],
    paper: 'needed',
    need: 'gstin',
    months: 12,
  },
  organisation_pan: {
    subject: 'organisation',
    methods: ['paper_checked', 'register_lookup'],
    paper: 'needed',
    need: 'legal_name',
    months: 24,
  },
};

/** What a person may ask for; the office itself looks listings over. */
export const askedKinds = claimKinds.filter((kind) => kind !== 'listing');
export const kindsOf = (subject: ClaimSubject): readonly ClaimKind[] =>
  askedKinds.filter((kind) => claimRules[kind].subject === subject);

/** So many photos must be there before somebody goes to see whether they are true. */
export const PHOTOS_NEEDED = 3;

/**
 * `expired`: its last day has passed. `revoked`: the office took it back. `lapsed`: what it was about has changed since.
 * `replaced`: a newer one of the same kind was verified.
 */
export const claimStatuses = [
  'submitted',
  'verified',
  'declined',
  'withdrawn',
  'expired',
  'revoked',
  'lapsed',
  'replaced',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

const transitions: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  submitted: ['verified', 'declined', 'withdrawn', 'lapsed'],
  verified: ['expired', 'revoked', 'lapsed', 'replaced'],
  declined: [],
  withdrawn: [],
  expired: [],
  revoked: [],
  lapsed: [],
  replaced: [],
};

export const canMoveClaim = (from: ClaimStatus, to: ClaimStatus): boolean => transitions[from].includes(to);

/** Throws `claim.transition-not-allowed` unless a claim in `from` may become `to`. */
export function checkClaimMove(from: ClaimStatus, to: ClaimStatus): void {
  if (!canMoveClaim(from, to)) throw new RuleBroken('claim.transition-not-allowed');
}

/** Everything somebody is told about their claims. */
export const claimEvents = [
  'claim.verified',
  'claim.declined',
  'claim.revoked',
  'claim.lapsed',
  'claim.ends-soon',
  'claim.expired',
] as const;

/** The last day a claim may be good for: verified on 30 Aug for six months at most, until 28 Feb. */
export const latestEnd = (kind: ClaimKind, today: CalendarDate): CalendarDate =>
  addMonths(today, claimRules[kind].months);

/** Throws at `method` or `valid_until`: the kind says how it may be verified, and for how long. */
export function checkDecision(
  kind: ClaimKind,
  method: ClaimMethod,
  validUntil: CalendarDate,
  today: CalendarDate,
): void {
  if (!claimRules[kind].methods.includes(method)) throw new RuleBroken('claim.method-not-of-kind', 'method');
  if (validUntil <= today || validUntil > latestEnd(kind, today)) {
    throw new RuleBroken('claim.validity-out-of-range', 'valid_until');
  }
}

/** Throws at `file`: a paper is missing, or the kind takes none. */
export function checkPaper(kind: ClaimKind, hasPaper: boolean): void {
  const { paper } = claimRules[kind];
  if (paper === 'needed' && !hasPaper) throw new RuleBroken('claim.paper-missing', 'file');
  if (paper === 'none' && hasPaper) throw new RuleBroken('claim.paper-not-needed', 'file');
}

/** One reminder, so many days before the last day. */
export const REMIND_BEFORE_DAYS = 14;
/** A paper is kept for questions so many days after the claim was decided; what was decided stays. */
export const DOCUMENT_RETENTION_DAYS = 90;

export type ClaimStep = 'expire' | 'remind' | 'none';

/** What time has done to a verified claim: good through its last day, reminded of once before. */
export function claimStep(validUntil: CalendarDate, isReminded: boolean, today: CalendarDate): ClaimStep {
  if (today > validUntil) return 'expire';
  return !isReminded && addDays(today, REMIND_BEFORE_DAYS) >= validUntil ? 'remind' : 'none';
}

/** What claims are about; a change of it ends them. */
export interface ClaimedHome {
  readonly cityId: number | null;
  readonly localityId: number | null;
  readonly address: string | null;
  readonly propertyType: string | null;
  readonly bedrooms: number | null;
  readonly reraNumber: string | null;
}

/** The kinds of claims that a change of a home ends: another place ends all, another size the look at it. */
export function kindsLostBy(before: ClaimedHome, after: ClaimedHome): readonly ClaimKind[] {
  const differs = (...fields: (keyof ClaimedHome)[]) =>
    fields.some((field) => before[field] !== after[field]);
  if (differs('cityId', 'localityId', 'address')) return ['listing', 'ownership', 'photos', 'rera'];
  const lost: ClaimKind[] = [];
  if (differs('propertyType', 'bedrooms')) lost.push('listing', 'photos');
  if (differs('reraNumber')) lost.push('rera');
  return lost;
}

/** What claims about an organisation are about. */
export interface ClaimedOrganisation {
  readonly legalName: string;
  readonly gstin: string | null;
  readonly reraNumber: string | null;
}

/** The same of an organisation: every one of its documents names it, so that another name ends all. */
export function kindsLostByOrganisation(
  before: ClaimedOrganisation,
  after: ClaimedOrganisation,
): readonly ClaimKind[] {
  if (before.legalName !== after.legalName) return kindsOf('organisation');
  const lost: ClaimKind[] = [];
  if (before.gstin !== after.gstin) lost.push('organisation_gst');
  if (before.reraNumber !== after.reraNumber) lost.push('organisation_rera');
  return lost;
}
