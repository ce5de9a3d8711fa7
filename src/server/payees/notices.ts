/** Notices about the account that one is paid to. */
import { z } from 'zod';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
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
const payeeNotice = z.discriminatedUnion('event', [setNotice, confirmedNotice]);
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

const payeeParts = (notice: PayeeNotice): NoticeParts =>
  notice.event === 'payee.account-set' ? setParts(notice) : confirmedParts(notice);

export const notices = { payee: defineNotices(payeeNotice, payeeParts) };
