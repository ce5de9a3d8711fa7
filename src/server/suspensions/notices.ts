/** Notices about a suspended account: to its person, and to whoever has a lease with them. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const suspensionNotice = z.discriminatedUnion('event', [
  /** `note` is the administrator's reason. */
  z.object({ event: z.enum(['suspension.began', 'suspension.ended']), note: z.string().max(500) }),
  z.object({ event: z.literal('suspension.of-partner'), name: z.string().max(200) }),
]);
type SuspensionNotice = z.infer<typeof suspensionNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    suspensions: z.input<typeof suspensionNotice>;
  }
}

function suspensionParts(notice: SuspensionNotice): NoticeParts {
  switch (notice.event) {
    case 'suspension.began':
      return {
        subject: i18n._('Your account is suspended'),
        sentence: i18n._(
          'No one can sign in to it, and your homes are not shown. Your leases and what is owed on either side do not change. If you think that this is wrong, write to us: a person reads it and answers.',
        ),
        note: notice.note,
        label: i18n._('Write to us'),
        path: '/contact',
      };
    case 'suspension.ended':
      return {
        subject: i18n._('Your account is open again'),
        sentence: i18n._('You can sign in as before, and your homes are shown again.'),
        note: notice.note,
        label: i18n._('Sign in'),
        path: '/auth',
      };
    case 'suspension.of-partner':
      return {
        subject: i18n._('The account of {name} is suspended', { name: notice.name }),
        sentence: i18n._(
          'They cannot sign in for now. Your lease and everything you agreed on stay as they are. Pay and answer as agreed; if something cannot wait, write to us.',
        ),
        label: i18n._('Write to us'),
        path: '/contact',
      };
  }
}

export const notices = { suspension: defineNotices(suspensionNotice, suspensionParts) };
