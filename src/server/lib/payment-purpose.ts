/** What money is paid for: the feature that asked for it says what a payment does, and what giving it back undoes. */
import type { Jobs } from './jobs.ts';
import type { Executor } from './request-context.ts';

export type PaymentPurpose = {
  /** Locks what is paid for, before the payment is touched. */
  lock(tools: { db: Executor; jobs: Jobs }, subjectId: string): Promise<PaymentSubject>;
};
export type PaymentSubject = {
  /** Otherwise nothing is to be paid, or no longer, and the money is given back. */
  isDue: boolean;
  paid(by: { provider: string; reference: string }): Promise<void>;
  /** `amount` in paise, `reference` of the payment that went back, `payer` who is told. */
  refunded(refund: { reference: string; amount: number; payer: string | null }): Promise<void>;
};
