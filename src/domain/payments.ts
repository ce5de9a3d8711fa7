/** Money to the platform and back: what a payment may be, and how provider and administrators move it. */
import { RuleBroken } from './errors.ts';

export const paymentKinds = ['broker_registration', 'rent_receipt', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentProviders = ['razorpay', 'cash', 'sandbox'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];
/** Whoever takes money over the internet; the sandbox takes none and says so. */
export type OnlineProvider = Exclude<PaymentProvider, 'cash'>;

export const paymentStatuses = ['created', 'pending', 'succeeded', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment given up can still succeed: the provider's word may come late. */
export type PaymentAction = 'begin' | 'succeed' | 'fail' | 'refund';

const transitions: Readonly<Record<PaymentAction, { from: readonly PaymentStatus[]; to: PaymentStatus }>> = {
  begin: { from: ['created'], to: 'pending' },
  succeed: { from: ['created', 'pending', 'failed'], to: 'succeeded' },
  fail: { from: ['created', 'pending'], to: 'failed' },
  refund: { from: ['succeeded'], to: 'refunded' },
};

export const canMovePayment = (status: PaymentStatus, action: PaymentAction): boolean =>
  transitions[action].from.includes(status);

/** The status after an action. Throws `payment.transition-not-allowed`. */
export function nextPaymentStatus(status: PaymentStatus, action: PaymentAction): PaymentStatus {
  if (!canMovePayment(status, action)) throw new RuleBroken('payment.transition-not-allowed');
  return transitions[action].to;
}

export const isOpenPayment = (status: PaymentStatus): boolean => status === 'created' || status === 'pending';

/** What the provider holds of one try to pay an order; amounts in paise. */
export type ProviderAttempt = {
  readonly id: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly problem: string | null;
};

export type Verdict =
  | { readonly kind: 'paid'; readonly attempt: ProviderAttempt }
  | { readonly kind: 'capture'; readonly attempt: ProviderAttempt }
  | { readonly kind: 'other-amount'; readonly attempt: ProviderAttempt }
  | { readonly kind: 'waiting'; readonly problem: string | null };

/**
 * What the tries of an order come to, in whatever order they were reported: captured money of exactly the amount in rupees
 * pays; authorised money is captured first; another amount or currency never pays. A failed try leaves the order open.
 */
export function verdictOf(attempts: readonly ProviderAttempt[], amount: number): Verdict {
  const fits = (attempt: ProviderAttempt) => attempt.amount === amount && attempt.currency === 'INR';
  const captured = attempts.filter(({ status }) => status === 'captured');
  const paid = captured.find(fits);
  if (paid) return { kind: 'paid', attempt: paid };
  const authorised = attempts.filter(({ status }) => status === 'authorized');
  const capturable = authorised.find(fits);
  if (capturable) return { kind: 'capture', attempt: capturable };
  const other = captured[0] ?? authorised[0];
  if (other) return { kind: 'other-amount', attempt: other };
  return { kind: 'waiting', problem: attempts.find(({ status }) => status === 'failed')?.problem ?? null };
}

/** What became of a provider's event: 'unknown-order' is nobody's payment here, 'other-amount' needs an administrator. */
export const paymentEventOutcomes = [
  'applied',
  'unchanged',
  'unknown-order',
  'other-amount',
  'ignored',
] as const;
export type PaymentEventOutcome = (typeof paymentEventOutcomes)[number];
