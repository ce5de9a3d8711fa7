/** E-mails about the money that is paid to people, and about books that do not agree. */
import { formatRupeesExact, paise } from '../../domain/money.ts';
import type { NoticeParts } from '../leads/lead-mail-text.ts';
import { i18n } from '../lib/i18n.ts';
import type { PaymentNotice } from '../notifications/notices.ts';

export function paymentParts(notice: PaymentNotice): NoticeParts {
  const open = { label: i18n._('Open Kiraya'), path: '/portal' };
  if (notice.event === 'ledger.differs') {
    return {
      subject: i18n._('The ledger does not agree'),
      sentence: i18n._(
        'The nightly proof of the commission ledger found differences: {checks}. Hold payouts until they are explained.',
        { checks: notice.checks.join(', ') },
      ),
      label: i18n._('Open the admin portal'),
      path: '/admin',
    };
  }
  const { account } = notice;
  if (notice.event === 'payee.account-set') {
    // So that an account set by somebody else is noticed before money goes there.
    return {
      subject: i18n._('Your bank account for payments was set'),
      sentence: i18n._('From now on we pay to account {account}. If this was not you, write to us at once.', {
        account,
      }),
      ...open,
    };
  }
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
