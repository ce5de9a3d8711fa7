/** The kinds of jobs about payments: hearing what the provider has of an order, giving money back, and looking after the forgotten. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

const event = z.object({ eventId: z.uuid() });
/** Retried for a day: the provider's word must not be lost because it, or we, had a bad hour. */
export const paymentEventJob: JobKind<z.infer<typeof event>> = {
  name: 'payments.event',
  data: event,
  queue: { retryLimit: 12, retryDelay: 10, retryBackoff: true },
};

const refund = z.object({ refundId: z.uuid() });
export const refundJob: JobKind<z.infer<typeof refund>> = {
  name: 'payments.refund',
  data: refund,
  queue: { retryLimit: 12, retryDelay: 10, retryBackoff: true },
};

const alone = { retryLimit: 1, expireInSeconds: 900, policy: 'exclusive' } as const;
/** Comes by the clock: asks the provider about every payment that is still open, and about refunds on their way. */
export const reconcilePaymentsJob = {
  name: 'payments.reconcile',
  data: z.object({}),
  queue: alone,
} satisfies JobKind<object>;
