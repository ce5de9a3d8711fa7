/** Notices about one’s own account, whichever feature they come from. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const accountNotice = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['account.welcome', 'account.second-factor-on', 'account.second-factor-off']) }),
  z.object({ event: z.enum(['account.export-ready', 'account.erasure-waits', 'account.mail-comes-back']) }),
  z.object({ event: z.literal('account.erasure-requested'), date: z.string().refine(isCalendarDate) }),
  /** An address that took nothing for a day was turned off. */
  z.object({ event: z.literal('account.webhook-off'), host: z.string().max(300) }),
  z.object({ event: z.literal('account.token-made'), name: z.string().max(100) }),
  /** `program`: the access token or program that set it up. */
  z.object({
    event: z.literal('account.webhook-made'),
    host: z.string().max(300),
    program: z.string().max(100).nullable(),
  }),
  z.object({ event: z.literal('account.calendar-made') }),
  z.object({ event: z.literal('account.program-connected'), name: z.string().max(100) }),
  z.object({
    event: z.enum(['account.passkey-added', 'account.passkey-removed']),
    name: z.string().max(100),
  }),
  /** `from` is the earlier address or number, masked; none before the first. */
  z.object({ event: z.literal('account.new-email'), from: z.string().max(300).nullable() }),
  z.object({ event: z.literal('account.new-phone'), from: z.string().max(300).nullable() }),
  /** `from` is what the other account signed in with, masked. */
  z.object({ event: z.literal('account.merged'), from: z.string().max(300) }),
  /** As the device names itself; empty for a program. */
  z.object({ event: z.literal('account.new-device'), device: z.string().max(100) }),
  /** `endsPrograms`: access tokens ended with it and webhooks were paused. */
  z.object({
    event: z.literal('account.new-password'),
    how: z.enum(['set', 'changed', 'recovered']),
    endsPrograms: z.boolean(),
  }),
]);
type AccountNotice = z.infer<typeof accountNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    account: z.input<typeof accountNotice>;
  }
}

function accountParts(notice: AccountNotice): NoticeParts {
  const open = { label: i18n._('Open settings'), path: '/settings' };
  switch (notice.event) {
    case 'account.welcome':
      return {
        subject: i18n._('Welcome to Kiraya'),
        sentence: i18n._('Your account is ready. Find a home, or list one in a few minutes.'),
        label: i18n._('Go to your dashboard'),
        path: '/portal',
      };
    case 'account.second-factor-on':
      return {
        subject: i18n._('Two-step sign-in is on'),
        sentence: i18n._(
          'From now on you’ll need a code from your authenticator app to sign in. We’ve signed you out everywhere else.',
        ),
        ...open,
      };
    case 'account.second-factor-off':
      return {
        subject: i18n._('Two-step sign-in is off'),
        sentence: i18n._(
          'You no longer need a code from your authenticator app to sign in. If this was not you, change your password now and turn it on again.',
        ),
        ...open,
      };
    case 'account.passkey-added':
      return {
        subject: i18n._('A passkey was added: {name}', { name: notice.name }),
        sentence: i18n._(
          'You can sign in with the screen lock of that phone or computer now. If this was not you, remove the passkey now and change your password.',
        ),
        ...open,
      };
    case 'account.passkey-removed':
      return {
        subject: i18n._('A passkey was removed: {name}', { name: notice.name }),
        sentence: i18n._(
          'It no longer opens your account. If this was not you, change your password now and look at your passkeys.',
        ),
        ...open,
      };
    case 'account.new-email':
      return {
        subject: i18n._('Your email address was changed'),
        sentence: notice.from
          ? i18n._(
              'You now sign in with this address, and our emails come here instead of {from}. We’ve signed you out everywhere else.',
              { from: notice.from },
            )
          : i18n._('You can sign in with this address now, and what we write to you comes here.'),
        ...open,
      };
    case 'account.merged':
      return {
        subject: i18n._('Two accounts were brought together'),
        sentence: i18n._(
          'Everything from the account of {from} is in this one now, and that account is closed. If this was not you, write to us at once.',
          { from: notice.from },
        ),
        ...open,
      };
    case 'account.new-phone':
      return {
        subject: i18n._('Your mobile number was changed'),
        sentence: notice.from
          ? i18n._(
              'You now sign in with your new number instead of {from}. We’ve signed you out everywhere else. If this was not you, change your password now.',
              { from: notice.from },
            )
          : i18n._(
              'You can sign in with your mobile number now. If this was not you, change your password now.',
            ),
        ...open,
      };
    case 'account.new-device':
      return {
        subject: notice.device
          ? i18n._('Signed in on a new device: {device}', { device: notice.device })
          : i18n._('Signed in on a new device'),
        sentence: i18n._(
          'Someone signed in to your account on a device that was not used for it before. If that was you, there is nothing to do. If not, sign it out in the settings and choose another password.',
        ),
        ...open,
      };
    case 'account.new-password':
      return { ...newPasswordWords(notice), ...open };
    case 'account.webhook-off':
      return {
        subject: i18n._('A webhook was turned off: {host}', { host: notice.host }),
        sentence: i18n._(
          'The address has accepted none of our messages for a day, or says that it no longer exists. Turn the webhook on again once this is fixed. You can then send again what it missed.',
        ),
        label: i18n._('Open API access'),
        path: '/settings/api',
      };
    case 'account.webhook-made':
      return {
        subject: i18n._('A webhook was set up: {host}', { host: notice.host }),
        sentence: notice.program
          ? i18n._(
              '“{program}” set it up with your access. What happens in your account is now sent to that address. If you did not want that, remove it and revoke the access.',
              { program: notice.program },
            )
          : i18n._(
              'What happens in your account is now sent to that address. If this was not you, remove it now and change your password.',
            ),
        label: i18n._('Open API access'),
        path: '/settings/api',
      };
    case 'account.token-made':
      return {
        subject: i18n._('An access token was created: {name}', { name: notice.name }),
        sentence: i18n._(
          'A program that has it can use Kiraya in your name, within its scopes. If you did not create it, revoke it now and change your password.',
        ),
        label: i18n._('Open API access'),
        path: '/settings/api',
      };
    case 'account.calendar-made':
      return {
        subject: i18n._('An address for your calendar was created'),
        sentence: i18n._(
          'Anyone with this address can see when your visits, leases and payments are. If you did not create it, turn it off now and change your password.',
        ),
        label: i18n._('Open Settings'),
        path: '/settings',
      };
    case 'account.program-connected':
      return {
        subject: i18n._('{name} was connected to your account', { name: notice.name }),
        sentence: i18n._(
          'This program can use Kiraya in your name, within what you allowed. If that was not you, disconnect it now and change your password.',
        ),
        label: i18n._('Open API access'),
        path: '/settings/api',
      };
    case 'account.export-ready':
      return {
        subject: i18n._('A copy of your data is ready'),
        sentence: i18n._('Download it in Settings within seven days.'),
        ...open,
      };
    case 'account.erasure-waits':
      return {
        subject: i18n._('Your account is not deleted yet'),
        sentence: i18n._(
          'Something is open again, such as a lease, a rent or a payout. We’ll delete your account the night after it is settled.',
        ),
        ...open,
      };
    case 'account.mail-comes-back':
      return {
        subject: i18n._('Our emails do not reach you'),
        sentence: i18n._(
          'Your mail server says that it does not know your email address, so we’ve stopped sending emails there. If the address is right, sign in once with a code sent by email. That confirms it.',
        ),
        ...open,
      };
    case 'account.erasure-requested':
      return {
        subject: i18n._('Your account will be deleted on {date}', { date: shown.date(notice.date) }),
        sentence: i18n._(
          'You can still keep it until then: open Settings. If you did not request this, keep it now and change your password.',
        ),
        ...open,
      };
  }
}

type NewPasswordNotice = Extract<AccountNotice, { event: 'account.new-password' }>;

/** Whoever did not do it can always get the account back by a code sent to this address. */
function newPasswordWords({ how, endsPrograms }: NewPasswordNotice) {
  if (how === 'set') {
    return {
      subject: i18n._('Your account has a password now'),
      sentence: i18n._(
        'You can now sign in with it, or with an emailed code as before. If this was not you, choose another password now with “Forgot password?” on the sign-in page.',
      ),
    };
  }
  return {
    subject: i18n._('Your password was changed'),
    sentence: endsPrograms
      ? i18n._(
          'We’ve signed you out everywhere else, ended your access tokens and paused your webhooks. If this was not you, choose another password now with “Forgot password?” on the sign-in page.',
        )
      : i18n._(
          'We’ve signed you out everywhere else. Access tokens and webhooks, if you have any, keep working. If this was not you, choose another password now with “Forgot password?” on the sign-in page.',
        ),
  };
}

export const notices = { account: defineNotices(accountNotice, accountParts) };
