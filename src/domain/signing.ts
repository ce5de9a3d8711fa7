/** Signing an agreement with a provider of e-signatures, beside or instead of our own codes: whose turn it is, until when, and what a signature comes to. */
import { addDays, type CalendarDate, dateInIndia, type Instant } from './dates.ts';
import type { LeasePartyRole, LeaseState } from './leases.ts';

/** The sandbox signs nothing: production refuses it. */
export const signingProviders = ['sandbox'] as const;
export type SigningProvider = (typeof signingProviders)[number];

/** void: the agreement is no longer the one that is proposed, or the provider had another document signed. */
export const signingStates = ['open', 'completed', 'declined', 'expired', 'void'] as const;
export type SigningState = (typeof signingStates)[number];

/**
 * accepted: their yes to the lease. kept: they had said yes already, as the landlord had. void: it came after the last day, the agreement
 * had been replaced, or another lease had taken the home.
 */
export const signatureOutcomes = ['accepted', 'kept', 'void'] as const;
export type SignatureOutcome = (typeof signatureOutcomes)[number];

/** So many days after it began a request is open. */
export const SIGNING_DAYS = 14;

/** The end of the last day in India. */
export const signingEnds = (now: Instant): Instant => lastInstantOf(addDays(dateInIndia(now), SIGNING_DAYS));
const lastInstantOf = (day: CalendarDate): Instant => new Date(`${day}T23:59:59+05:30`).toISOString();

/** The landlord comes first: nobody who rents signs an agreement that nobody lets. Null: signs nothing. */
export function turnAtSigning(role: LeasePartyRole): 1 | 2 | null {
  if (role === 'landlord') return 1;
  return role === 'tenant' || role === 'co_tenant' ? 2 : null;
}

type Signer = { readonly turn: number; readonly signedAt: Date | string | null };

/** Whether everybody before them has signed, and they have not. */
export const isTurnOf = (signer: Signer, all: readonly Signer[]): boolean =>
  signer.signedAt === null && all.every(({ turn, signedAt }) => turn >= signer.turn || signedAt !== null);

type Signed = {
  readonly signedAt: Instant;
  readonly expiresAt: Instant;
  readonly lease: LeaseState;
  /** The document is still the one that is proposed. */
  readonly isCurrent: boolean;
  readonly hasAccepted: boolean;
  /** Another agreed lease covers days of this one. */
  readonly isHomeTaken: boolean;
};

/** What a signature that the provider reports comes to. Nothing but a proposal is said yes to. */
export function outcomeOf({
  signedAt,
  expiresAt,
  lease,
  isCurrent,
  hasAccepted,
  isHomeTaken,
}: Signed): SignatureOutcome {
  if (signedAt > expiresAt || !isCurrent || lease === 'draft' || lease === 'cancelled') return 'void';
  if (hasAccepted) return 'kept';
  return lease === 'proposed' && !isHomeTaken ? 'accepted' : 'void';
}
