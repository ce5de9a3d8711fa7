/** Notices about a broker’s own registration. */
import { z } from 'zod';
import { paise } from '../lib/notices.ts';

/** `reason` is an administrator's. */
export const brokerNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('broker.submitted') }),
  z.object({ event: z.literal('broker.fee-paid') }),
  z.object({ event: z.literal('broker.activated') }),
  z.object({ event: z.literal('broker.rejected'), reason: z.string().max(500) }),
  z.object({ event: z.literal('broker.fee-refunded'), amount: paise }),
  z.object({ event: z.literal('broker.payment-differs'), attempt: z.string().max(100) }),
]);
export type BrokerNotice = z.infer<typeof brokerNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    brokers: z.input<typeof brokerNotice>;
  }
}
