/** Notices about money that was paid to somebody, or came back. */
import { z } from 'zod';
import { paise } from '../lib/notices.ts';

export const payoutNotice = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('payout.failed'),
    amount: paise,
    account: z.string().max(40).describe('masked'),
    why: z.string().max(500),
  }),
  z.object({
    event: z.literal('payout.paid'),
    code: z.string().max(40),
    amount: paise,
    account: z.string().max(40).describe('masked'),
    reference: z.string().max(40).describe('the bank’s'),
  }),
]);
export type PayoutNotice = z.infer<typeof payoutNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    payouts: z.input<typeof payoutNotice>;
  }
}
