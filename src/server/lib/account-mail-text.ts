/** What people read about their own account. */
import type { NoticeParts } from './lead-mail-text.ts';
import { i18n } from './mail-i18n.ts';
import type { AccountNotice } from './notices.ts';

export function accountParts(notice: AccountNotice): NoticeParts {
  if (notice.event === 'account.welcome') {
    return {
      subject: i18n._('Welcome to Kiraya'),
      sentence: i18n._('Your account is ready. Find a home, or list one in a few minutes.'),
      label: i18n._('Go to your dashboard'),
      path: '/portal',
    };
  }
  const label = i18n._('Open settings');
  if (notice.event === 'account.second-factor-on') {
    return {
      subject: i18n._('Two-step sign-in is on'),
      sentence: i18n._(
        'From now on signing in asks for a code of your authenticator app. You were signed out everywhere else.',
      ),
      label,
      path: '/settings',
    };
  }
  return {
    subject: i18n._('Two-step sign-in is off'),
    sentence: i18n._(
      'Signing in no longer asks for a code of your authenticator app. If this was not you, change your password now and turn it on again.',
    ),
    label,
    path: '/settings',
  };
}
