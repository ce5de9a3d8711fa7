/** Notices to administrators about who becomes one. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** `name` is one now; `by` made them so, null: a command on the server. */
const adminNotice = z.object({
  event: z.literal('admin.granted'),
  name: z.string().max(300),
  by: z.string().max(300).nullable(),
});
type AdminNotice = z.infer<typeof adminNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    roles: z.input<typeof adminNotice>;
  }
}

/** So that a role which should not have been given is noticed by everyone who can take it away. */
function adminGrantedParts({ name, by }: AdminNotice): NoticeParts {
  return {
    subject: i18n._('{name} is an administrator now', { name }),
    sentence:
      by === null
        ? i18n._(
            '{name} was made an administrator by a command on the server. If you did not expect this, remove the role and tell the other administrators.',
            { name },
          )
        : i18n._(
            '{by} made {name} an administrator. If you did not expect this, remove the role and tell the other administrators.',
            { by, name },
          ),
    label: i18n._('Open roles'),
    path: '/admin?tab=roles',
  };
}

export const notices = { admin: defineNotices(adminNotice, adminGrantedParts) };
