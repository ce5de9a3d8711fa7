/** Notices to affiliates about their team. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** `name`: as who joined is shown in the team. */
const recruitNotice = z.object({ event: z.literal('recruit.joined'), name: z.string().min(1).max(300) });
type RecruitNotice = z.infer<typeof recruitNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    affiliates: z.input<typeof recruitNotice>;
  }
}

const recruitParts = ({ name }: RecruitNotice): NoticeParts => ({
  subject: i18n._('{name} joined your team', { name }),
  sentence: i18n._(
    '{name} joined the affiliate programme with your code. Homes credited to them count for your team once their registration is complete.',
    { name },
  ),
  label: i18n._('Open my team'),
  path: '/portal/affiliate/team',
});

export const notices = { recruit: defineNotices(recruitNotice, recruitParts) };
