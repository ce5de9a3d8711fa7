/** Notices to administrators about text messages: a limit is nearly used up, or what we send is not taken. */
import { z } from 'zod';
import { type TextTemplateName, textTemplateNames } from '../../domain/text-templates.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const messagingNotice = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('messaging.limit'),
    limit: z.enum(['hour', 'day']),
    share: z.enum(['80', '100']),
    used: z.number().int(),
    most: z.number().int(),
  }),
  z.object({
    event: z.literal('messaging.refused'),
    blame: z.enum(['template', 'account']),
    template: z.enum(textTemplateNames),
    reason: z.string().max(300),
  }),
]);
export type MessagingNotice = z.infer<typeof messagingNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    messaging: z.input<typeof messagingNotice>;
  }
}

const templateNames: Readonly<Record<TextTemplateName, () => string>> = {
  'sign-in-code': () => i18n._('code to sign in'),
  'merge-code': () => i18n._('code to bring two accounts together'),
  'number-code': () => i18n._('code to change a mobile number'),
  'lease-code': () => i18n._('code to sign a lease'),
  'number-changed': () => i18n._('changed mobile number'),
  'number-lost': () => i18n._('request for another number'),
  'number-moved': () => i18n._('account with a new number'),
  'number-kept': () => i18n._('account that keeps its number'),
  'new-sign-in': () => i18n._('sign-in on a new device'),
  'payee-account-set': () => i18n._('bank account for payments'),
  'lease-offered': () => i18n._('lease to agree to'),
  'check-asked': () => i18n._('tenant check to agree to'),
  'application-accepted': () => i18n._('accepted application'),
  'settlement-proposed': () => i18n._('deductions from a deposit'),
  'home-handed-in': () => i18n._('home submitted for a person without an account'),
  'enquiry-handed-in': () => i18n._('application made of an enquiry'),
};

function messagingParts(notice: MessagingNotice): NoticeParts {
  const open = { label: i18n._('Open the admin portal'), path: '/admin' };
  if (notice.event === 'messaging.refused') {
    const { reason } = notice;
    const template = templateNames[notice.template]();
    return notice.blame === 'template'
      ? {
          subject: i18n._('Text messages are refused: {template}', { template }),
          sentence: i18n._(
            'An operator or provider does not accept this template: “{reason}”. No text of this kind arrives until its DLT registration and the configuration agree.',
            { reason },
          ),
          ...open,
        }
      : {
          subject: i18n._('The provider of text messages refuses our account'),
          sentence: i18n._(
            'Its answer was: “{reason}”. No text message arrives until key and balance are in order.',
            { reason },
          ),
          ...open,
        };
  }
  const { used, most } = notice;
  const subject =
    notice.share === '100'
      ? i18n._('No more text messages are sent for now')
      : i18n._('Text messages: 80% of a limit is used');
  const sentence =
    notice.limit === 'hour'
      ? i18n._(
          '{used} of {most} texts allowed in one hour were sent. Check whether someone is abusing sign-in.',
          {
            used,
            most,
          },
        )
      : i18n._(
          '{used} of {most} units of today’s budget for texts are used. Check whether someone is abusing sign-in.',
          { used, most },
        );
  return { subject, sentence, ...open };
}

export const notices = { messaging: defineNotices(messagingNotice, messagingParts) };
