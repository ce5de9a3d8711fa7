/** Notices to whoever complained, and to administrators. */
import { z } from 'zod';
import { COMPLAINT_TEXT_MAX } from '../../domain/complaints.ts';
import { isCalendarDate } from '../../domain/dates.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const about = { number: z.string().max(30), complaint: z.uuid() };
const answerBy = z.string().refine(isCalendarDate);

const complaintNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('complaint.acknowledged'), ...about, answerBy }),
  /** `note` is what the office wrote. */
  z.object({
    event: z.enum(['complaint.replied', 'complaint.decided']),
    ...about,
    note: z.string().max(COMPLAINT_TEXT_MAX),
  }),
  /** To administrators. */
  z.object({ event: z.enum(['complaint.received', 'complaint.escalated']), ...about, answerBy }),
]);
type ComplaintNotice = z.infer<typeof complaintNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    complaints: z.input<typeof complaintNotice>;
  }
}

function complaintParts(notice: ComplaintNotice): NoticeParts {
  const { number, complaint } = notice;
  const own = { label: i18n._('Read your complaint'), path: `/portal/complaints?complaint=${complaint}` };
  const office = {
    label: i18n._('Open the complaint'),
    path: `/admin?tab=complaints&complaint=${complaint}`,
  };
  switch (notice.event) {
    case 'complaint.acknowledged':
      return {
        subject: i18n._('We have your complaint {number}', { number }),
        sentence: i18n._('Your complaint has the number {number}. We’ll answer by {day} at the latest.', {
          number,
          day: shown.date(notice.answerBy),
        }),
        ...own,
      };
    case 'complaint.replied':
      return {
        subject: i18n._('An answer to your complaint {number}', { number }),
        sentence: i18n._('We’ve written to you about your complaint {number}.', { number }),
        note: notice.note,
        ...own,
      };
    case 'complaint.decided':
      return {
        subject: i18n._('Your complaint {number} is decided', { number }),
        sentence: i18n._('We’ve decided your complaint {number}. Here is the decision and the reason.', {
          number,
        }),
        note: notice.note,
        ...own,
      };
    case 'complaint.received':
      return {
        subject: i18n._('A new complaint {number}', { number }),
        sentence: i18n._('Complaint {number} needs an answer by {day}.', {
          number,
          day: shown.date(notice.answerBy),
        }),
        ...office,
      };
    case 'complaint.escalated':
      return {
        subject: i18n._('Complaint {number} is with the grievance officer', { number }),
        sentence: i18n._(
          'Whoever sent complaint {number} does not accept the decision. The grievance officer decides it.',
          {
            number,
          },
        ),
        ...office,
      };
  }
}

export const notices = { complaint: defineNotices(complaintNotice, complaintParts) };
