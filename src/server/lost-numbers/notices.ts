/** Notices about a lost number: to whoever has the account, and to administrators. */
import { z } from 'zod';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const moment = z.iso.datetime({ offset: true });

const lostNumberNotice = z.discriminatedUnion('event', [
  /** `number` is the new one, masked; administrators may move the account `from` then on. */
  z.object({ event: z.literal('lost-number.asked'), number: z.string().max(30), from: moment }),
  z.object({ event: z.literal('lost-number.moved'), number: z.string().max(30) }),
  z.object({ event: z.literal('lost-number.kept') }),
  /** To administrators. `name` is what whoever asked calls themselves. */
  z.object({ event: z.literal('lost-number.waits'), name: z.string().max(100), from: moment }),
]);
type LostNumberNotice = z.infer<typeof lostNumberNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    lostNumbers: z.input<typeof lostNumberNotice>;
  }
}

function lostNumberParts(notice: LostNumberNotice): NoticeParts {
  const settings = { label: i18n._('Open settings'), path: '/settings' };
  switch (notice.event) {
    case 'lost-number.asked': {
      const values = { number: notice.number, from: shown.instant(notice.from) };
      return {
        subject: i18n._('Someone asked to move your account to another mobile number'),
        sentence: i18n._(
          'They say that they lost your number, and want to sign in with {number}. Our team can do that from {from} on, if they show that the account is theirs. If this was not you, stop it in the settings now.',
          values,
        ),
        ...settings,
      };
    }
    case 'lost-number.moved':
      return {
        subject: i18n._('Your account has a new mobile number'),
        sentence: i18n._(
          'You sign in with {number} now. You were signed out everywhere, your access tokens ended and your webhooks are paused. If this was not you, write to us at once.',
          { number: notice.number },
        ),
        ...settings,
      };
    case 'lost-number.kept':
      return {
        subject: i18n._('Your account keeps its mobile number'),
        sentence: i18n._(
          'We turned down the request to move it to another number. There is nothing for you to do.',
        ),
        ...settings,
      };
    case 'lost-number.waits':
      return {
        subject: i18n._('{name} lost their mobile number', { name: notice.name }),
        sentence: i18n._(
          'They ask us to move their account to another one. Find out who they are; another administrator can approve it from {from}.',
          { from: shown.instant(notice.from) },
        ),
        label: i18n._('Open users'),
        path: '/admin?tab=users',
      };
  }
}

export const notices = { 'lost-number': defineNotices(lostNumberNotice, lostNumberParts) };
