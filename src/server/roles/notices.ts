/** Notices to administrators about who is one. */
import { z } from 'zod';
import { roles } from '../../domain/roles.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** `name` is one now; `by` made them so, null: a command on the server. */
const adminNotice = z.object({
  event: z.literal('admin.granted'),
  name: z.string().max(300),
  by: z.string().max(300).nullable(),
});
type AdminNotice = z.infer<typeof adminNotice>;

/** `by` asks that `name` be given a role of staff, which another administrator may give `from` then on. */
const requestNotice = z.object({
  event: z.literal('admin.requested'),
  name: z.string().max(300),
  by: z.string().max(300),
  role: z.enum(roles),
  from: z.iso.datetime({ offset: true }),
});
type RequestNotice = z.infer<typeof requestNotice>;

/** `by` took the role of an administrator away from `name`. */
const removedNotice = z.object({
  event: z.literal('admin.removed'),
  name: z.string().max(300),
  by: z.string().max(300),
});

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    roles: z.input<typeof adminNotice> | z.input<typeof requestNotice> | z.input<typeof removedNotice>;
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

function requestParts({ name, by, role, from }: RequestNotice): NoticeParts {
  const values = { name, by, from: shown.instant(from) };
  return {
    subject: i18n._('{name} waits for a staff role', { name }),
    sentence:
      role === 'support'
        ? i18n._(
            '{by} wants {name} to work in support. Another administrator can approve it from {from}. If you did not expect this, decline it.',
            values,
          )
        : role === 'admin'
          ? i18n._(
              '{by} wants to make {name} an administrator. Another administrator can approve it from {from}. If you did not expect this, decline it.',
              values,
            )
          : i18n._(
              '{by} wants to make {name} a property manager. Another administrator can approve it from {from}. If you did not expect this, decline it.',
              values,
            ),
    label: i18n._('Open roles'),
    path: '/admin?tab=roles',
  };
}

/** So that whoever was pushed out, and everyone else, can act while there is still an administrator to do it. */
const removedParts = ({ name, by }: z.infer<typeof removedNotice>): NoticeParts => ({
  subject: i18n._('{name} is no longer an administrator', { name }),
  sentence: i18n._(
    '{by} removed the administrator role of {name}. If you did not expect this, talk to the other administrators.',
    { by, name },
  ),
  label: i18n._('Open roles'),
  path: '/admin?tab=roles',
});

export const notices = {
  admin: defineNotices(
    z.discriminatedUnion('event', [adminNotice, requestNotice, removedNotice]),
    (notice) => {
      switch (notice.event) {
        case 'admin.requested':
          return requestParts(notice);
        case 'admin.granted':
          return adminGrantedParts(notice);
        default:
          return removedParts(notice);
      }
    },
  ),
};
