/** Notices about months to close, and about an affiliate’s rank and held money. */
import { z } from 'zod';
import { rankNames } from '../../domain/commission/plan.ts';
import { isMonth } from '../../domain/dates.ts';
import { paise } from '../lib/notices.ts';

export const monthNotice = z.object({
  event: z.literal('month.to-close'),
  month: z.string().refine(isMonth),
});
export const affiliateNotice = z.object({
  event: z.literal('affiliate.rank-changed'),
  month: z.string().refine(isMonth),
  rank: z.enum(rankNames),
  before: z.enum(rankNames).nullable(),
  isUp: z.boolean(),
});
export const commissionNotice = z.object({
  event: z.literal('commission.held'),
  month: z.string().refine(isMonth),
  amount: paise,
  /** Whose registration is not complete; otherwise their membership is suspended. */
  isPending: z.boolean(),
});
export type AffiliateNotice = z.infer<typeof affiliateNotice> | z.infer<typeof commissionNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    commissions:
      | z.input<typeof monthNotice>
      | z.input<typeof affiliateNotice>
      | z.input<typeof commissionNotice>;
  }
}
