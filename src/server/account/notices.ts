/** Notices about one’s own account, whichever feature they come from. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';

export const accountNotice = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['account.welcome', 'account.second-factor-on', 'account.second-factor-off']) }),
  z.object({ event: z.enum(['account.export-ready', 'account.erasure-waits', 'account.mail-comes-back']) }),
  z.object({ event: z.literal('account.erasure-requested'), date: z.string().refine(isCalendarDate) }),
  /** An address that took nothing for a day was turned off. */
  z.object({ event: z.literal('account.webhook-off'), host: z.string().max(300) }),
  z.object({ event: z.literal('account.token-made'), name: z.string().max(100) }),
  /** `from` is the earlier address, masked. */
  z.object({ event: z.literal('account.new-email'), from: z.string().max(300) }),
  /** `endsPrograms`: access tokens ended with it and webhooks were paused. */
  z.object({
    event: z.literal('account.new-password'),
    how: z.enum(['set', 'changed', 'recovered']),
    endsPrograms: z.boolean(),
  }),
]);
export type AccountNotice = z.infer<typeof accountNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    account: z.input<typeof accountNotice>;
  }
}
