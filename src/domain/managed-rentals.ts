/** Managed rentals: what an application, a managed property and a month's rent value may be. */

export const managedRentalStatuses = ['submitted', 'under_review', 'approved', 'declined'] as const;
export type ManagedRentalStatus = (typeof managedRentalStatuses)[number];

export const depositTypes = ['refundable', 'non_refundable'] as const;
export type DepositType = (typeof depositTypes)[number];

export const rentPaymentModes = ['bank_transfer', 'upi', 'cash', 'cheque'] as const;
export type RentPaymentMode = (typeof rentPaymentModes)[number];

export const managedPropertyStatuses = ['active', 'ended'] as const;
export type ManagedPropertyStatus = (typeof managedPropertyStatuses)[number];

export const rvlPaymentStatuses = ['pending', 'paid'] as const;
export type RvlPaymentStatus = (typeof rvlPaymentStatuses)[number];

/** The most that one home's monthly rent value may be: ₹900 crore, in paise (compensation plan, section 5). */
export const MAX_RVL = 900_00_00_000_00;

/** Management fee and commission of an application unless it says otherwise, in percent. */
export const DEFAULT_FEE_PERCENT = 8;
