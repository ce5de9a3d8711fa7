/** Notices to whoever reported a listing. */
import { z } from 'zod';
import { lead } from '../lib/notices.ts';

/** `note` is why it was dismissed. */
export const reportNotice = z.object({ event: z.enum(['report.upheld', 'report.dismissed']), ...lead });
export type ReportNotice = z.infer<typeof reportNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    reports: z.input<typeof reportNotice>;
  }
}
