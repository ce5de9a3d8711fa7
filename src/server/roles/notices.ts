/** Notices about who works for Kiraya: to administrators and to whoever it is about. */
import { z } from 'zod';
import { type Role, roles } from '../../domain/roles.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** `name` has a role of staff now; `by` gave it, null: a command on the server. Notices from before the other roles say none. */
const adminNotice = z.object({
  event: z.literal('admin.granted'),
  name: z.string().max(300),
  role: z.enum(roles).default('admin'),
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

/** `by` took a role of staff away from `name`. */
const removedNotice = z.object({
  event: z.literal('admin.removed'),
  name: z.string().max(300),
  role: z.enum(roles).default('admin'),
  by: z.string().max(300),
});

/** An administrator ended every session of its receiver; `note` says why. */
const signedOutNotice = z.object({ event: z.literal('admin.signed-out'), note: z.string().max(500) });

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    roles:
      | z.input<typeof adminNotice>
      | z.input<typeof requestNotice>
      | z.input<typeof removedNotice>
      | z.input<typeof signedOutNotice>;
  }
}

/** So that a role which should not have been given is noticed by everyone who can take it away. */
function adminGrantedParts({ name, role, by }: AdminNotice): NoticeParts {
  if (role !== 'admin') return staffGrantedParts({ name, role, by });
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

/** Roles that have no sentence of their own, as a sentence names them. */
const wordOf = (role: Role): string => {
  const words: Readonly<Record<Role, () => string>> = {
    admin: () => i18n._('Administrator'),
    finance_checker: () => i18n._('Finance checker'),
    finance_maker: () => i18n._('Finance maker'),
    programme_manager: () => i18n._('Programme manager'),
    verification: () => i18n._('Verification'),
    support: () => i18n._('Support'),
    viewer: () => i18n._('Viewer'),
    broker: () => i18n._('Broker'),
    landlord: () => i18n._('Landlord'),
    property_manager: () => i18n._('Property manager'),
    tenant: () => i18n._('Tenant'),
    user: () => i18n._('User'),
  };
  return words[role]();
};

function staffGrantedParts({ name, role, by }: Omit<AdminNotice, 'event'>): NoticeParts {
  const values = { name, role: wordOf(role) };
  return {
    subject: i18n._('{name} has the role {role} now', values),
    sentence:
      by === null
        ? i18n._(
            '{name} got the role {role} by a command on the server. If you did not expect this, tell the administrators.',
            values,
          )
        : i18n._(
            '{by} gave {name} the role {role}, and another administrator agreed. If you did not expect this, tell the administrators.',
            { by, ...values },
          ),
    label: i18n._('Open the admin portal'),
    path: '/admin',
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
          : role === 'property_manager'
            ? i18n._(
                '{by} wants to make {name} a property manager. Another administrator can approve it from {from}. If you did not expect this, decline it.',
                values,
              )
            : i18n._(
                '{by} wants to give {name} the role {role}. Another administrator can approve it from {from}. If you did not expect this, decline it.',
                { ...values, role: wordOf(role) },
              ),
    label: i18n._('Open roles'),
    path: '/admin?tab=roles',
  };
}

/** So that whoever was pushed out, and everyone else, can act while there is still an administrator to do it. */
const removedParts = ({ name, role, by }: z.infer<typeof removedNotice>): NoticeParts =>
  role === 'admin' ? adminRemovedParts({ name, by }) : staffRemovedParts({ name, role, by });

function staffRemovedParts({ name, role, by }: { name: string; role: Role; by: string }): NoticeParts {
  const values = { name, role: wordOf(role) };
  return {
    subject: i18n._('{name} no longer has the role {role}', values),
    sentence: i18n._(
      '{by} took the role {role} away from {name}. If you did not expect this, talk to the administrators.',
      { by, ...values },
    ),
    label: i18n._('Open the portal'),
    path: '/portal',
  };
}

const adminRemovedParts = ({ name, by }: { name: string; by: string }): NoticeParts => ({
  subject: i18n._('{name} is no longer an administrator', { name }),
  sentence: i18n._(
    '{by} removed the administrator role of {name}. If you did not expect this, talk to the other administrators.',
    { by, name },
  ),
  label: i18n._('Open roles'),
  path: '/admin?tab=roles',
});

const signedOutParts = ({ note }: z.infer<typeof signedOutNotice>): NoticeParts => ({
  subject: i18n._('You were signed out on every device'),
  sentence: i18n._(
    'An administrator ended your sessions. Sign in again to continue. If you did not expect this, ask the administrators why.',
  ),
  note,
  label: i18n._('Sign in'),
  path: '/auth',
});

export const notices = {
  admin: defineNotices(
    z.discriminatedUnion('event', [adminNotice, requestNotice, removedNotice, signedOutNotice]),
    (notice) => {
      switch (notice.event) {
        case 'admin.requested':
          return requestParts(notice);
        case 'admin.granted':
          return adminGrantedParts(notice);
        case 'admin.signed-out':
          return signedOutParts(notice);
        default:
          return removedParts(notice);
      }
    },
  ),
};
