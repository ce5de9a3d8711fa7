/** What a month posts for payments of earlier months, and the way of any payment, for administrators. */
import { z } from 'zod';
import { lineKinds } from '../domain/months.ts';
import { invalid } from '../domain/refusals.ts';
import { commissionStep } from './commissions.ts';
import { instant, month, paise } from './months.ts';
import { pageLimit } from './paging.ts';
import { procedure } from './procedure.ts';

const count = z.number().int();
const person = z.object({ affiliate_id: z.string(), full_name: z.string() });

const correction = z.object({
  payment_id: z.uuid(),
  sequence: count.describe('how often the rent had been marked paid'),
  kind: z.enum(lineKinds).exclude(['regular']),
  origin_month: month.describe('the month the rent is for'),
  negates_month: month.nullable().describe('of a reversal: the month of what it takes back'),
  property_name: z.string().nullable(),
  credited: person.nullable().describe('null: credited to nobody'),
  rvl: paise,
  share_bp: count,
  base: paise.describe('negative: taken back'),
  lines: count,
  amount: paise.describe('sum of its lines'),
  changed_at: instant.nullable().describe('when the rent was changed; null: only whom it is credited to'),
  reason: z.string().nullable(),
});
export type Correction = z.infer<typeof correction>;

/**
 * `counted`: posted, and stands. `will-count`: paid, and its month is open. `not-paid`: not marked paid.
 * `taken-back`: posted and reversed. `will-be-taken-back`: posted, and no longer paid.
 */
export const paymentStandings = [
  'counted',
  'will-count',
  'not-paid',
  'taken-back',
  'will-be-taken-back',
] as const;

const paymentWay = z.object({
  payment_id: z.uuid(),
  origin_month: month,
  property_name: z.string().nullable(),
  standing: z.enum(paymentStandings),
  month: month.nullable().describe('the month it counts in'),
  is_estimate: z.boolean().describe('that month is still open: as of now'),
  marked_paid_at: instant.nullable(),
  credited: person.nullable(),
  rvl: paise,
  share_bp: count,
  base: paise,
  steps: z.array(commissionStep).describe('none where nothing is paid of it'),
  postings: z
    .array(z.object({ month, kind: z.enum(lineKinds), sequence: count, base: paise, amount: paise }))
    .describe('all that was ever posted of it, oldest first'),
});
export type PaymentWay = z.infer<typeof paymentWay>;

export const correctionsContract = {
  /** Late money, reversals and corrections: posted by a closed month, or that an open one would post now. */
  list: procedure('corrections.list', 'handler')
    .route({ method: 'GET', path: '/admin/months/{month}/corrections' })
    .input(
      z.object({
        month,
        limit: pageLimit,
        offset: z.coerce
          .number(invalid('number.not-whole', 'Enter a whole number'))
          .int(invalid('number.not-whole', 'Enter a whole number'))
          .min(0, invalid('number.not-whole', 'Enter a whole number'))
          .max(1_000_000, invalid('corrections.too-many', 'Ask for fewer corrections'))
          .default(0),
      }),
    )
    .output(
      z.object({
        items: z.array(correction),
        total: count,
        is_estimate: z.boolean().describe('the month is still open: as of now'),
      }),
    ),
  /** Why a payment pays whom it pays, or nobody. */
  explainPayment: procedure('corrections.explainPayment', 'handler')
    .route({ method: 'GET', path: '/admin/rvl-payments/{payment_id}/explanation' })
    .input(
      z.object({
        payment_id: z.uuid(
          invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' }),
        ),
      }),
    )
    .output(paymentWay),
};
