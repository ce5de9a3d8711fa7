/** Commission months for administrators: which there are, what the open one would pay, closing and verifying them. */
import { z } from 'zod';
import { rankNames } from '../domain/commission/plan.ts';
import { isMonth } from '../domain/dates.ts';
import { monthStates } from '../domain/months.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

export const month = z
  .string(invalid('month.malformed', 'Enter a month as YYYY-MM'))
  .refine(isMonth, invalid('month.malformed', 'Enter a month as YYYY-MM'))
  .describe('YYYY-MM');
export const paise = z.number().int().describe('paise');
const count = z.number().int();
export const instant = z.iso.datetime({ offset: true });
const rank = z.enum(rankNames);

const totals = z.object({
  affiliates: count,
  payments: count,
  lines: count,
  rvl: paise,
  fees: paise.describe('the share of the rents that commission is paid from'),
  base: paise,
  paid: paise,
  held: paise,
  breakage: paise.describe('what nobody earned'),
  corrected: paise.describe('late money, reversals and corrections'),
  by_rank: z.array(z.object({ rank, people: count })).describe('lowest first'),
});
export type MonthTotals = z.infer<typeof totals>;

const commissionMonth = z.object({
  month,
  state: z.enum(monthStates),
  cut_off: instant,
  can_close: z.boolean().describe('the next in order, and cut off'),
  stage: z.string().nullable().describe('what the running close did last'),
  failure: z.string().nullable().describe('why the last attempt ended: a rule, or "unexpected"'),
  started_at: instant.nullable(),
  closed_at: instant.nullable(),
  verified_at: instant.nullable(),
  plan_version: z.string().nullable(),
  output_hash: z.string().nullable().describe('SHA-256, hexadecimal'),
  totals: totals.nullable().describe('of a closed month'),
});
export type CommissionMonth = z.infer<typeof commissionMonth>;

const preview = z.object({
  month,
  cut_off: instant,
  can_close: z.boolean(),
  computed_at: instant.describe('the same for all pages until something changes that it is computed from'),
  totals,
  before: totals.nullable().describe('the month closed before it'),
  corrections: count.describe('payments of earlier months that it posts'),
  adjusted: paise.describe('adjustments that it posts'),
  released: paise.describe('held before, paid with this month'),
  lapsed: paise,
  earners: z.array(
    z.object({
      affiliate_id: z.string(),
      full_name: z.string(),
      rank,
      qualifying: paise,
      earned: paise,
      held: paise,
      before: paise.describe('earned and held in the month closed before'),
    }),
  ),
  earners_total: count,
});
export type MonthPreview = z.infer<typeof preview>;

export const verifiedParts = ['input', 'output', 'lines', 'corrections', 'holds', 'ledger'] as const;

const verification = z.object({
  month,
  is_same: z.boolean(),
  input_hash: z.string(),
  output_hash: z.string(),
  differing: z.array(z.enum(verifiedParts)),
});
export type MonthVerification = z.infer<typeof verification>;

const inMonth = z.object({ month });
const wholeNumber = invalid('number.not-whole', 'Enter a whole number');

export const monthsContract = {
  list: procedure('months.list')
    .route({ method: 'GET', path: '/admin/months' })
    .output(z.object({ items: z.array(commissionMonth) })),
  preview: procedure('months.preview', 'handler')
    .route({ method: 'GET', path: '/admin/months/{month}/preview' })
    .input(
      inMonth.extend({
        earners_from: z.coerce
          .number(wholeNumber)
          .int(wholeNumber)
          .min(0, wholeNumber)
          .max(10_000_000, wholeNumber)
          .default(0)
          .describe('how many earners to pass over'),
      }),
    )
    .output(preview),
  close: procedure('months.close')
    .route({ method: 'POST', path: '/admin/months/{month}/close' })
    .input(inMonth)
    .output(commissionMonth),
  verify: procedure('months.verify', 'handler')
    .route({ method: 'POST', path: '/admin/months/{month}/verify' })
    .input(inMonth)
    .output(verification),
};
