/** Notices about money that was paid to somebody, or came back. */
import { z } from 'zod';
import { payeeKinds } from '../../domain/commission/payouts.ts';
import { isMonth } from '../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

const payoutNotice = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('payout.failed'),
    amount: amountInPaise,
    account: z.string().max(40).describe('masked'),
    why: z.string().max(500),
    of_company: z.boolean().optional().describe('the account is an organisation’s'),
  }),
  z.object({
    event: z.literal('payout.paid'),
    payee: z.enum(payeeKinds).default('affiliate'),
    code: z.string().max(40),
    amount: amountInPaise,
    account: z.string().max(40).describe('masked'),
    reference: z.string().max(40).describe('the bank’s'),
    /** Of an affiliate: the last commission month in it, and the tax deducted since the transfer before. Missing in older notices. */
    commission: z.object({ month: z.string().refine(isMonth), tax: amountInPaise }).optional(),
  }),
]);
type PayoutNotice = z.infer<typeof payoutNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    payouts: z.input<typeof payoutNotice>;
  }
}

function payoutParts(notice: PayoutNotice): NoticeParts {
  const open = { label: i18n._('Open Kiraya'), path: '/portal' };
  const { account } = notice;
  const amount = formatRupeesExact(paise(notice.amount));
  if (notice.event === 'payout.paid') {
    const { code, reference } = notice;
    const reports = { label: i18n._('Open my reports'), path: '/portal/affiliate/reports' };
    const values = { amount, account, code, reference };
    if (notice.commission) {
      const { month } = notice.commission;
      const tax = formatRupeesExact(paise(notice.commission.tax));
      return {
        subject: i18n._('We paid you {amount}', { amount }),
        sentence: i18n._(
          '{amount} went to your account {account} with transfer {code}, bank reference {reference}. It pays your commission up to {month}. Tax (TDS) deducted since the transfer before: {tax}.',
          { ...values, month: shown.month(month), tax },
        ),
        label: i18n._('See which homes it is for'),
        path: `/portal/affiliate/commissions?month=${month}`,
      };
    }
    const opens = {
      affiliate: reports,
      broker: reports,
      owner: { label: i18n._('Open the statement'), path: '/portal/landlord/remittances' },
      tenant: open,
    };
    return {
      subject: i18n._('We paid you {amount}', { amount }),
      sentence: i18n._(
        '{amount} went to your account {account} with transfer {code}, bank reference {reference}.',
        values,
      ),
      ...opens[notice.payee],
    };
  }
  return {
    subject: i18n._('A payment to you came back'),
    sentence: i18n._(
      'The bank returned {amount} for account {account}: {why}. We still owe you this amount. Please check the account.',
      { amount, account, why: notice.why },
    ),
    label: i18n._('Open the bank account'),
    path: notice.of_company ? '/portal/team/money' : '/settings#account',
  };
}

export const notices = { payout: defineNotices(payoutNotice, payoutParts) };
