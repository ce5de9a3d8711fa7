/** Notices to administrators about enquiries. */
import { z } from 'zod';
import { enquiryKinds } from '../../domain/enquiries.ts';
import { path } from '../lib/notices.ts';

/** Somebody wrote to the office. */
export const enquiryNotice = z.object({
  event: z.literal('enquiry.received'),
  kind: z.enum(enquiryKinds),
  name: z.string().max(120),
  path,
  note: z.string().max(1000).optional(),
  byYou: z.literal(false).default(false),
});
export type EnquiryNotice = z.infer<typeof enquiryNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    enquiries: z.input<typeof enquiryNotice>;
  }
}
