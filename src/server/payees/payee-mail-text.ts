/** What people read when the account they are paid to changes. */
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { PayeeNotice } from './notices.ts';

/** So that an account set by somebody else is noticed before money goes there. */
export const payeeParts = ({ account }: PayeeNotice): NoticeParts => ({
  subject: i18n._('Your bank account for payments was set'),
  sentence: i18n._('From now on we pay to account {account}. If this was not you, write to us at once.', {
    account,
  }),
  label: i18n._('Open Kiraya'),
  path: '/portal',
});
