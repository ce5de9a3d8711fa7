/** Notices about messages. */
import { z } from 'zod';
import { lead } from '../lib/notices.ts';

/** The first unread message of a conversation; `note` is what was written, without contacts. */
export const messageNotice = z.object({ event: z.literal('message.received'), ...lead });

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    messages: z.input<typeof messageNotice>;
  }
}
