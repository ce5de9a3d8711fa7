/** Notices to whoever complained. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** `note` is what the office wrote. */
const complaintNotice = z.object({
  event: z.enum(['complaint.replied', 'complaint.decided']),
  number: z.string().max(30),
  note: z.string().max(3000),
});
type ComplaintNotice = z.infer<typeof complaintNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    complaints: z.input<typeof complaintNotice>;
  }
}

function complaintParts({ event, number, note }: ComplaintNotice): NoticeParts {
  const label = i18n._('Read your notices');
  const path = '/notifications';
  if (event === 'complaint.replied') {
    return {
      subject: i18n._('An answer to your complaint {number}', { number }),
      sentence: i18n._('Our office wrote about your complaint {number}.', { number }),
      note,
      label,
      path,
    };
  }
  return {
    subject: i18n._('Your complaint {number} is decided', { number }),
    sentence: i18n._('Our office decided your complaint {number}. This is the decision and its reason.', {
      number,
    }),
    note,
    label,
    path,
  };
}

export const notices = { complaint: defineNotices(complaintNotice, complaintParts) };
