/** Notices about visits and applications, and the reminders of leads. */
import { z } from 'zod';
import { applicationEvents } from '../../domain/applications.ts';
import { visitEvents } from '../../domain/visits.ts';
import { home, lead, path } from '../lib/notices.ts';

export const visitNotice = z.object({
  event: z.enum(Object.values(visitEvents)),
  slot: z.iso.datetime({ offset: true }),
  ...lead,
});
export const applicationNotice = z.object({ event: z.enum(Object.values(applicationEvents)), ...lead });
/** What a lister wanted to be reminded of today. */
export const reminderNotice = z.object({
  event: z.literal('lead.reminder'),
  home,
  path,
  note: z.string().max(300).optional(),
});
export type VisitNotice = z.infer<typeof visitNotice>;
export type ApplicationNotice = z.infer<typeof applicationNotice>;
export type ReminderNotice = z.infer<typeof reminderNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    leads: z.input<typeof visitNotice> | z.input<typeof applicationNotice> | z.input<typeof reminderNotice>;
  }
}
