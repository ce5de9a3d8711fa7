/** Notices to administrators about who becomes one. */
import { z } from 'zod';

/** `name` is one now; `by` made them so, null: a command on the server. */
export const adminNotice = z.object({
  event: z.literal('admin.granted'),
  name: z.string().max(300),
  by: z.string().max(300).nullable(),
});
export type AdminNotice = z.infer<typeof adminNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    roles: z.input<typeof adminNotice>;
  }
}
