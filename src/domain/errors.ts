/** The one way a domain rule says no: a stable code that the contract maps to a status and the screens to a sentence. */

/** Every rule that can be broken; the part before the dot is the feature that owns it. */
export const ruleCodes = [
  'money.not-whole-paise',
  'money.out-of-range',
  'date.invalid',
  'instant.invalid',
  'month.invalid',
  'role.last-admin',
  'role.setup-code-invalid',
  'admin.pin-already-set',
  'admin.pin-not-set',
  'admin.pin-wrong',
  'property.transition-not-allowed',
  'property.draft-incomplete',
  'property.not-accepting-leads',
  'property.own-listing',
  'visit.transition-not-allowed',
  'visit.slot-in-past',
  'visit.slot-too-far',
  'visit.not-yet-begun',
  'visit.already-open',
  'visit.rating-not-allowed',
  'application.transition-not-allowed',
  'application.already-open',
  'application.move-in-in-past',
  'application.move-in-too-far',
  'application.occupants-out-of-range',
  'managed-rental.transition-not-allowed',
  'managed-rental.not-approved',
  'managed-rental.already-configured',
  'managed-rental.not-a-broker',
  'managed-rental.own-home',
  'managed-rental.lease-start-out-of-range',
  'managed-rental.lease-ends-before-start',
  'managed-rental.lease-too-long',
  'managed-rental.rental-ends-before-start',
  'managed-rental.paid-month-outside-lease',
  'managed-rental.affiliate-not-available',
  'rvl.month-before-lease',
  'rvl.month-after-lease',
  'rvl.month-in-future',
  'rvl.not-paid',
  'rvl.amount-out-of-range',
  'affiliate.unknown',
  'affiliate.already-registered',
  'affiliate.sponsor-unknown',
  'affiliate.sponsor-is-self',
  'affiliate.sponsor-in-own-team',
  'affiliate.sponsor-terminated',
  'affiliate.sponsor-unchanged',
  'affiliate.status-not-allowed',
  'affiliate.consent-missing',
  'affiliate.pan-missing',
  'affiliate.mode-reason-missing',
  'affiliate.mode-unchanged',
  'shadow-power.out-of-range',
  'shadow-balancing.already-disabled',
  'shadow-balancing.start-missing',
  'shadow-balancing.start-in-past',
  'shadow-balancing.end-missing',
  'shadow-balancing.end-before-start',
  'shadow-balancing.too-long',
  'shadow-balancing.reason-missing',
  'photo.type-not-accepted',
  'photo.empty',
  'photo.too-large',
  'photo.too-many-pixels',
  'photo.too-small',
  'photo.too-many',
  'photo.unreadable',
  'payee.pan-taken',
  'commission.plan-unknown',
  'commission.sponsor-cycle',
  'commission.volume-too-large',
  'commission.columns-mismatched',
  'commission.bad-record',
  'commission.already-reversed',
  'tax.no-rule',
  'payout.transition-not-allowed',
  'payout.own-batch',
  'payout.not-at-bank',
  'payout.draft-exists',
  'payout.nobody-to-pay',
  'payout.balances-changed',
  'payout.reference-used',
  'month.nothing-to-close',
  'month.not-next',
  'month.not-cut-off',
  'month.not-closed',
  'month.closed',
  'hold.ended',
] as const;

export type RuleCode = (typeof ruleCodes)[number];

/**
 * Thrown by domain functions when an action is not legal. `field` names the input it belongs to, so that a form can show
 * the message beside it.
 */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken';
  readonly code: RuleCode;
  readonly field: string | undefined;

  constructor(code: RuleCode, field?: string) {
    super(field === undefined ? code : `${code} (${field})`);
    this.code = code;
    this.field = field;
  }
}
