/** Notices about the account that one is paid to. */
import { z } from 'zod';
import { missingDetails } from '../../domain/payees.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const setNotice = z.object({
  event: z.literal('payee.account-set'),
  account: z.string().max(40).describe('masked'),
  from: z.iso
    .datetime()
    .nullish()
    .describe('nothing is paid there before; absent in notices of an earlier release'),
});
const confirmedNotice = z.object({
  event: z.literal('payee.account-confirmed'),
  account: z.string().max(40).describe('masked'),
});
const missingNotice = z.object({ event: z.literal('payee.missing'), what: z.enum(missingDetails) });
const payeeNotice = z.discriminatedUnion('event', [setNotice, confirmedNotice, missingNotice]);
type PayeeNotice = z.infer<typeof payeeNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    payees: z.input<typeof payeeNotice>;
  }
}

/** So that an account set by somebody else is noticed before money goes there. */
const setParts = ({ account, from }: z.infer<typeof setNotice>): NoticeParts => ({
  subject: from
    ? i18n._('Your bank account for payments was changed')
    : i18n._('Your bank account for payments was set'),
  sentence: from
    ? i18n._('We pay to account {account} from {from} on. If this was not you, write to us at once.', {
        account,
        from: shown.instant(from),
      })
    : i18n._('From now on we pay to account {account}. If this was not you, write to us at once.', {
        account,
      }),
  label: i18n._('Open Kiraya'),
  path: '/portal',
});

const confirmedParts = ({ account }: z.infer<typeof confirmedNotice>): NoticeParts => ({
  subject: i18n._('Your bank account for payments is confirmed'),
  sentence: i18n._(
    'The bank confirmed account {account}. We can pay to it now. If it is not yours, write to us at once.',
    { account },
  ),
  label: i18n._('Open Kiraya'),
  path: '/portal',
});

/** Only affiliates are asked for a PAN: it decides the tax on their commission. */
const missingParts = ({ what }: z.infer<typeof missingNotice>): NoticeParts =>
  what === 'pan'
    ? {
        subject: i18n._('We owe you money: add your PAN'),
        sentence: i18n._(
          'We owe you money and cannot pay it without your PAN. Add it, and you are paid with the next batch.',
        ),
        label: i18n._('Add PAN'),
        path: '/portal/affiliate',
      }
    : {
        subject: i18n._('We owe you money: add your bank account'),
        sentence: i18n._(
          'We owe you money and do not know where to send it. Add your bank account; we check that it is yours and then pay you.',
        ),
        label: i18n._('Add bank account'),
        path: '/settings#account',
      };

function payeeParts(notice: PayeeNotice): NoticeParts {
  if (notice.event === 'payee.missing') return missingParts(notice);
  return notice.event === 'payee.account-set' ? setParts(notice) : confirmedParts(notice);
}

export const notices = { payee: defineNotices(payeeNotice, payeeParts) };
