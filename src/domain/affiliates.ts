/** Affiliates: their states, how their commission is calculated, and the short code they are known by. */

/** Only active and pending ones are counted; a registration without a profile counts as active. */
export const affiliateStatuses = ['active', 'pending', 'suspended', 'terminated'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** `balanced`: the smaller of the two streams qualifies; `total_volume`: their sum (specification, section 3). */
export const calculationModes = ['balanced', 'total_volume'] as const;
export type CalculationMode = (typeof calculationModes)[number];

/** The facts of an affiliate that a month reads as they stood at its last instant, whose every change is kept. */
export const affiliateFacts = ['status', 'mode', 'shadow_power', 'shadow_balancing', 'sponsor'] as const;
