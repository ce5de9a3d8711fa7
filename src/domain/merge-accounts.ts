/** Bringing a second account of one person into the one they keep: what stands in the way. */
import { RuleBroken } from './errors.ts';

/** About the account that would be given up, and about both together. */
export interface MergeFacts {
  /** Two-step sign-in is on there. */
  readonly hasSecondFactor: boolean;
  /** Holds a role of the office or of a partner: administrator, property manager, broker. */
  readonly hasOfficeRole: boolean;
  /** Registered as an affiliate or a broker. */
  readonly isPartner: boolean;
  /** Money was paid to it or by it through Kiraya. */
  readonly hasMoney: boolean;
  /** The deletion of one of them was asked for. */
  readonly isLeaving: boolean;
  /** One is the other's counterpart: in a lease, a visit, an application or a conversation. */
  readonly areTwoSides: boolean;
}

/**
 * Throws where it may not be done. What hangs on who a partner is (sponsor, rank, payouts) is never moved: such an account is the
 * one to keep. Two accounts that dealt with each other are left to the office, since one person cannot be both sides of a lease.
 */
export function checkMergeable(facts: MergeFacts): void {
  if (facts.hasSecondFactor) throw new RuleBroken('merge.two-step-on', 'account');
  if (facts.isLeaving) throw new RuleBroken('merge.leaving', 'account');
  if (facts.hasOfficeRole || facts.isPartner || facts.hasMoney)
    throw new RuleBroken('merge.partner', 'account');
  if (facts.areTwoSides) throw new RuleBroken('merge.two-sides', 'account');
}
