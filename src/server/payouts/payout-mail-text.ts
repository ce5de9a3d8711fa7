/** What people read about money that was paid to them, or came back. */
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { PayoutNotice } from './notices.ts';

export function payoutParts(notice: PayoutNotice): NoticeParts {
  const open = { label: i18n._('Open Kiraya'), path: '/portal' };
  const { account } = notice;
  const amount = formatRupeesExact(paise(notice.amount));
  if (notice.event === 'payout.paid') {
    const { code, reference } = notice;
    return {
      subject: i18n._('We paid you {amount}', { amount }),
      sentence: i18n._(
        '{amount} went to your account {account} with transfer {code}, bank reference {reference}.',
        {
          amount,
          account,
          code,
          reference,
        },
      ),
      label: i18n._('Open my reports'),
      path: '/portal/affiliate/reports',
    };
  }
  return {
    subject: i18n._('A payment to you came back'),
    sentence: i18n._(
      'The bank returned {amount} for account {account}: {why}. The amount is owed to you as before; please check the account.',
      { amount, account, why: notice.why },
    ),
    ...open,
  };
}
