/** Adjustments of closed months, which two administrators agree on and the close of an open month posts. */
import { z } from 'zod';
import { isAffiliateCode, readAffiliateCode } from '../domain/affiliates.ts';
import { adjustmentStates } from '../domain/commission/adjustments.ts';
import { invalid } from '../domain/refusals.ts';
import { instant, month, paise } from './months.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

/** More than a month's commission of anybody; what is really left is asked of the month. */
const MOST = 1_000_000_000_000;
const amountWanted = invalid('adjustment-amount.zero', 'Enter an amount other than zero');

const adjustment = z.object({
  id: z.uuid(),
  affiliate_id: z.string(),
  full_name: z.string(),
  origin_month: month.describe('the closed month that it mends'),
  amount: paise.describe('negative: taken back'),
  reason: z.string().describe('the affiliate reads it in their statement'),
  state: z.enum(adjustmentStates),
  is_own: z.boolean().describe('proposed by the caller'),
  proposed_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  posted_month: month.nullable(),
  created_at: instant,
});
export type Adjustment = z.infer<typeof adjustment>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an adjustment' })),
});

export const adjustmentsContract = {
  /** The newest first. */
  list: procedure('adjustments.list')
    .route({ method: 'GET', path: '/admin/adjustments' })
    .input(
      z.object({
        show: z
          .enum(['all', 'waiting'], invalid('adjustment-filter.unknown', 'Choose all or waiting'))
          .default('all'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(adjustment)),
  propose: procedure('adjustments.propose')
    .route({ method: 'POST', path: '/admin/adjustments', successStatus: 201 })
    .input(
      z.object({
        affiliate_id: z
          .string(invalid('affiliate.missing', 'Choose an affiliate'))
          .max(40, invalid('affiliate.missing', 'Choose an affiliate'))
          .transform(readAffiliateCode)
          .refine(isAffiliateCode, invalid('affiliate.missing', 'Choose an affiliate')),
        origin_month: month,
        amount: z
          .number(amountWanted)
          .int(invalid('paise.not-whole', 'Enter whole paise'))
          .min(-MOST, invalid('adjustment-amount.too-large', 'Enter a smaller amount'))
          .max(MOST, invalid('adjustment-amount.too-large', 'Enter a smaller amount'))
          .refine((amount) => amount !== 0, amountWanted)
          .describe('paise; negative: taken back'),
        reason: adminReason,
      }),
    )
    .output(adjustment),
  approve: procedure('adjustments.approve')
    .route({ method: 'POST', path: '/admin/adjustments/{id}/approve' })
    .input(one)
    .output(adjustment),
  withdraw: procedure('adjustments.withdraw')
    .route({ method: 'POST', path: '/admin/adjustments/{id}/withdraw' })
    .input(one.extend({ reason: adminReason }))
    .output(adjustment),
};
