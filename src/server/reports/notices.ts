/** Notices to whoever reported a listing. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** `note` is why it was dismissed. */
const reportNotice = z.object({ event: z.enum(['report.upheld', 'report.dismissed']), ...lead });
type ReportNotice = z.infer<typeof reportNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    reports: z.input<typeof reportNotice>;
  }
}

function reportParts({ event, home, path }: ReportNotice): NoticeParts {
  const values = { home };
  const label = i18n._('Find a home');
  const said: Record<ReportNotice['event'], Omit<NoticeParts, 'path' | 'label'>> = {
    'report.upheld': {
      subject: i18n._('Your report helped: {home}', values),
      sentence: i18n._('We looked at {home}, which you reported, and no longer show it. Thank you.', values),
    },
    'report.dismissed': {
      subject: i18n._('We looked at your report: {home}', values),
      sentence: i18n._('We looked at {home}, which you reported, and decided to keep showing it.', values),
    },
  };
  return { ...said[event], label, path };
}

export const notices = { report: defineNotices(reportNotice, reportParts) };
