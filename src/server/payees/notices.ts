/** Notices about the account that one is paid to. */
import { z } from 'zod';

export const payeeNotice = z.object({
  event: z.literal('payee.account-set'),
  account: z.string().max(40).describe('masked'),
});
export type PayeeNotice = z.infer<typeof payeeNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    payees: z.input<typeof payeeNotice>;
  }
}
