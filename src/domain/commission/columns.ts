/** A month as columns of numbers: a million people and payments in typed arrays, each row by its place. */

/** The tree and what counts of each person, as they stood at the last instant of the month. */
export interface AffiliateColumns {
  /** The place of the sponsor, -1 for a root. */
  readonly sponsor: Int32Array;
  /** Place in `monthStatuses`. */
  readonly status: Uint8Array;
  /** Place in `calculationModes`. */
  readonly mode: Uint8Array;
  /** Active shadow power in paise. */
  readonly shadowPower: Float64Array;
  /** 1 where a grant of shadow balancing serves this month (`grantServes`). */
  readonly isGranted: Uint8Array;
  /** Place by time of joining, then id; without it people stand in that order already. It names equal legs, no more. */
  readonly joinOrder?: Int32Array;
  /** A rate in basis points given instead of the rank's, -1 for none: for examples and checks. */
  readonly givenRateBp?: Int16Array;
}

export interface PaymentColumns {
  /** The place of the credited affiliate, -1 for nobody. */
  readonly affiliate: Int32Array;
  /** Paise. */
  readonly rvl: Float64Array;
  /** The lesser of commission and management fee. */
  readonly shareBp: Uint16Array;
}

/** In the order of payments, and of levels within a payment. */
export interface LineColumns {
  readonly payment: Int32Array;
  readonly affiliate: Int32Array;
  readonly level: Uint8Array;
  readonly rateBp: Uint16Array;
  readonly paidBelowBp: Uint16Array;
  readonly amount: Float64Array;
  readonly isHeld: Uint8Array;
}

export interface Totals {
  base: number;
  paid: number;
  held: number;
  /** What the plan's top rate would have paid and no one earned. */
  breakage: number;
}
