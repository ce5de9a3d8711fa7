/** What administrators read when somebody becomes one. */
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { AdminNotice } from './notices.ts';

/** So that a role which should not have been given is noticed by everyone who can take it away. */
export function adminGrantedParts({ name, by }: AdminNotice): NoticeParts {
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
