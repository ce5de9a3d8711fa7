/** The letter about an owner's month. */
import { z } from 'zod';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

const signed = z.number().int();
const ownerNotice = z.object({
  event: z.literal('owner.statement'),
  month: z.string().max(7),
  rent: signed,
  fee: signed,
  repair: signed,
  paid: amountInPaise,
  balance: signed,
});
type OwnerNotice = z.infer<typeof ownerNotice>;

const owingNotice = z.object({
  event: z.literal('owing.reminder'),
  week: z.string().max(10),
  amount: amountInPaise,
  since: z.string().max(10),
});
type OwingNotice = z.infer<typeof owingNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    remittances: z.input<typeof ownerNotice> | z.input<typeof owingNotice>;
  }
}

const money = (amount: number) => formatRupeesAndPaise(paise(amount));

const ownerParts = (notice: OwnerNotice): NoticeParts => ({
  subject: i18n._('Your statement of {month}', { month: shown.month(notice.month) }),
  sentence: i18n._(
    'Rent received: {rent}. Management fee: {fee}. Repairs: {repair}. Paid to you: {paid}. Owed to you at the end of the month: {balance}.',
    {
      rent: money(notice.rent),
      fee: money(notice.fee),
      repair: money(notice.repair),
      paid: money(notice.paid),
      balance: money(notice.balance),
    },
  ),
  label: i18n._('Open the statement'),
  path: `/portal/landlord/remittances?month=${notice.month}`,
});

const owingParts = ({ amount, since }: OwingNotice): NoticeParts => ({
  subject: i18n._('Fees to pay: {amount}', { amount: money(amount) }),
  sentence: i18n._(
    'Fees and costs of {amount} are not paid yet, the oldest from {since}. Your invoices say what they are for.',
    { amount: money(amount), since: shown.date(since) },
  ),
  label: i18n._('Open invoices'),
  path: '/portal/invoices',
});

export const notices = {
  owner: defineNotices(ownerNotice, ownerParts),
  owing: defineNotices(owingNotice, owingParts),
};
