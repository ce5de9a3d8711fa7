/** Affiliates: their states, how their commission is calculated, and the short code they are known by. */
import { RuleBroken } from './errors.ts';
import { type Paise, paise } from './money.ts';

/** Only active and pending ones are counted; a registration without a profile counts as active. */
export const affiliateStatuses = ['active', 'pending', 'suspended', 'terminated'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** `balanced`: the smaller of the two streams qualifies; `total_volume`: their sum (specification, section 3). */
export const calculationModes = ['balanced', 'total_volume'] as const;
export type CalculationMode = (typeof calculationModes)[number];

/** The facts of an affiliate that a month reads as they stood at its last instant, whose every change is kept. */
export const affiliateFacts = ['status', 'mode', 'shadow_power', 'shadow_balancing', 'sponsor'] as const;

/** Letters and digits nobody mistakes for each other when reading a code aloud or off a visiting card. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 5;
const CODE = new RegExp(`^KRY-[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** The code of five random numbers from 0 to 255: `affiliateCode([5, 13, 1, 17, 7])` is 'KRY-7F3K9'. */
export function affiliateCode(random: ArrayLike<number>): string {
  const letters = Array.from({ length: CODE_LENGTH }, (_, place) => {
    const number = random[place];
    // 256 is a multiple of the alphabet's 32 letters, so each letter is as likely as any other.
    return CODE_ALPHABET[(number ?? Number.NaN) % CODE_ALPHABET.length];
  });
  const code = `KRY-${letters.join('')}`;
  if (!isAffiliateCode(code)) throw new RangeError('A code takes five whole numbers from 0 to 255');
  return code;
}

export function isAffiliateCode(text: string): boolean {
  return CODE.test(text);
}

/** A code as people type it: ' kry-7f3k9 ' and '7F3K9' are 'KRY-7F3K9'. Anything else comes back in capitals. */
export function readAffiliateCode(typed: string): string {
  const text = typed.trim().toUpperCase();
  return isAffiliateCode(`KRY-${text}`) ? `KRY-${text}` : text;
}

export interface SponsorCandidate {
  readonly affiliateId: string;
  readonly status: AffiliateStatus;
}

/**
 * A sponsor is another affiliate who is not terminated and not of one's own team. Throws `affiliate.sponsor-unknown`,
 * `-is-self`, `-terminated` or `-in-own-team` (field `sponsor_id`); the database refuses the same for every writer.
 */
export function checkSponsor(
  affiliateId: string | null,
  sponsor: SponsorCandidate | null,
  isInOwnTeam: boolean,
): void {
  if (!sponsor) throw new RuleBroken('affiliate.sponsor-unknown', 'sponsor_id');
  if (sponsor.affiliateId === affiliateId) throw new RuleBroken('affiliate.sponsor-is-self', 'sponsor_id');
  if (sponsor.status === 'terminated') throw new RuleBroken('affiliate.sponsor-terminated', 'sponsor_id');
  if (isInOwnTeam) throw new RuleBroken('affiliate.sponsor-in-own-team', 'sponsor_id');
}

const statusTransitions: Readonly<Record<AffiliateStatus, readonly AffiliateStatus[]>> = {
  pending: ['active', 'suspended', 'terminated'],
  active: ['suspended', 'terminated'],
  suspended: ['active', 'terminated'],
  terminated: [],
};

/** What an affiliate must have given before becoming active (compensation plan, section 2). */
export interface Readiness {
  readonly hasConsented: boolean;
  readonly hasPan: boolean;
}

/** The statuses an administrator may choose next; termination is final. */
export function nextAffiliateStatuses(status: AffiliateStatus): readonly AffiliateStatus[] {
  return statusTransitions[status];
}

/**
 * Pending becomes active with consent and PAN; active and pending ones are suspended; suspended ones return; terminated stays.
 * Throws `affiliate.status-not-allowed`, `affiliate.consent-missing` or `affiliate.pan-missing` (field `status`).
 */
export function checkAffiliateStatus(from: AffiliateStatus, to: AffiliateStatus, ready: Readiness): void {
  if (!statusTransitions[from].includes(to)) throw new RuleBroken('affiliate.status-not-allowed', 'status');
  if (to !== 'active') return;
  if (!ready.hasConsented) throw new RuleBroken('affiliate.consent-missing', 'status');
  if (!ready.hasPan) throw new RuleBroken('affiliate.pan-missing', 'status');
}

/** A new mode, for another reason than none. Throws `affiliate.mode-reason-missing` or `affiliate.mode-unchanged`. */
export function checkCalculationMode(
  current: CalculationMode,
  chosen: CalculationMode,
  reason: string,
): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw new RuleBroken('affiliate.mode-reason-missing', 'reason');
  if (chosen === current) throw new RuleBroken('affiliate.mode-unchanged', 'mode');
  return trimmed;
}

/** Ten thousand crore rupees: above any month's volume, below what sums of a million could not hold. */
export const MAX_SHADOW_POWER: Paise = paise(10_000_000_000_000);

/** Shadow power is active above 0, otherwise inactive (specification, section 4). Throws `shadow-power.out-of-range`. */
export function shadowPower(amount: number): { amount: Paise; isActive: boolean } {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_SHADOW_POWER) {
    throw new RuleBroken('shadow-power.out-of-range', 'shadow_power_amount');
  }
  return { amount: paise(amount), isActive: amount > 0 };
}
