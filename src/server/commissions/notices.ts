/** Notices about months to close, and about an affiliate’s rank and held money. */
import { z } from 'zod';
import { rankNames } from '../../domain/commission/plan.ts';
import { isMonth } from '../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

const monthNotice = z.object({
  event: z.literal('month.to-close'),
  month: z.string().refine(isMonth),
});
const affiliateNotice = z.object({
  event: z.literal('affiliate.rank-changed'),
  month: z.string().refine(isMonth),
  rank: z.enum(rankNames),
  before: z.enum(rankNames).nullable(),
  isUp: z.boolean(),
});
const commissionNotice = z.object({
  event: z.literal('commission.held'),
  month: z.string().refine(isMonth),
  amount: amountInPaise,
  /** Whose registration is not complete; otherwise their membership is suspended. */
  isPending: z.boolean(),
});
type AffiliateNotice = z.infer<typeof affiliateNotice> | z.infer<typeof commissionNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    commissions:
      | z.input<typeof monthNotice>
      | z.input<typeof affiliateNotice>
      | z.input<typeof commissionNotice>;
  }
}

function affiliateParts(notice: AffiliateNotice): NoticeParts {
  const month = shown.month(notice.month);
  const open = {
    label: i18n._('Open my commissions'),
    path: `/portal/affiliate/commissions?month=${notice.month}`,
  };
  if (notice.event === 'affiliate.rank-changed') {
    const { rank, isUp } = notice;
    return {
      subject: i18n._('Your rank in {month}: {rank}', { month, rank }),
      sentence: isUp
        ? i18n._('{month} is closed, and you reached the rank {rank}. Ranks are recalculated each month.', {
            month,
            rank,
          })
        : i18n._(
            '{month} is closed, and your rank is now {rank}. Ranks are recalculated each month from the rents that are paid.',
            { month, rank },
          ),
      ...open,
    };
  }
  const amount = formatRupeesExact(paise(notice.amount));
  return {
    subject: i18n._('Commission of {month} is held', { month }),
    sentence: notice.isPending
      ? i18n._(
          '{amount} of {month} is held because your registration is pending. It is released when you have agreed to the terms and given your PAN; after six closed months it lapses.',
          { amount, month },
        )
      : i18n._(
          '{amount} of {month} is held because your membership is not active. Write to us to have it looked at.',
          {
            amount,
            month,
          },
        ),
    ...open,
  };
}

/** To administrators, once, when the cut-off of a month has passed. */
const monthParts = (month: string): NoticeParts => ({
  subject: i18n._('{month} can be closed', { month: shown.month(month) }),
  sentence: i18n._('Its cut-off has passed. Look at the preview of commissions and close the month.'),
  label: i18n._('Open commission months'),
  path: '/admin?tab=months',
});

export const notices = {
  affiliate: defineNotices(affiliateNotice, affiliateParts),
  commission: defineNotices(commissionNotice, affiliateParts),
  month: defineNotices(monthNotice, ({ month }) => monthParts(month)),
};
