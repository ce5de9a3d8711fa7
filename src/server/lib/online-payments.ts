/** The port to whoever takes money over the internet: Razorpay, or a sandbox that takes none. */
import type { OnlineProvider, ProviderAttempt } from '../../domain/payments.ts';

export type ProviderRefund = { id: string; status: 'pending' | 'processed' | 'failed' };

/** What checkout answers the browser with after a payment; worthless without the signature. */
export type Confirmation = { orderId: string; attemptId: string; signature: string };

/** Amounts in paise. Each call may throw ProviderUnreachable; none is made inside a transaction. */
export type OnlinePayments = {
  provider: OnlineProvider;
  /** What the browser needs to open the checkout; null when nothing of the provider's is opened. */
  publicKey: string | null;
  /** The provider's number of a new order for this payment of ours. */
  createOrder(order: { paymentId: string; amount: number }): Promise<string>;
  /** Every try to pay that order, as the provider has it now. */
  attempts(orderId: string): Promise<ProviderAttempt[]>;
  /** Takes authorised money; taking it twice is no mistake. */
  capture(attemptId: string, amount: number): Promise<ProviderAttempt>;
  /** Gives captured money back once, however often it is asked for under the same `refundId`. */
  refund(refund: { attemptId: string; amount: number; refundId: string }): Promise<ProviderRefund>;
  /** What a person pressed on the screen of a provider that takes no money; null for one that does. */
  pretend: ((order: { orderId: string; amount: number }, succeeds: boolean) => Promise<void>) | null;
  isConfirmed(confirmation: Confirmation): boolean;
  /** Whether the provider signed these very bytes; null when this provider sends nothing. */
  isSigned(body: string, signature: string): boolean;
};

/** The provider did not answer, or refused: nothing is known about the money, so the work is tried again later. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
