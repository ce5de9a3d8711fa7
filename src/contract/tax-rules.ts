/** The dated rules of tax deducted at source: read by everyone signed in, added to by administrators when the law changes. */
import { z } from 'zod';
import { isCalendarDate } from '../domain/dates.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const rate = z
  .number({ error: 'Enter a rate in basis points' })
  .int('Enter whole basis points')
  .min(0, 'Enter a rate from 0 to 10000 basis points')
  .max(10_000, 'Enter a rate from 0 to 10000 basis points');

const taxRule = z.object({
  valid_from: z.string().refine(isCalendarDate, 'Enter a date'),
  section: z.string().trim().min(1, 'Enter the section of the law').max(60, 'Use at most 60 characters'),
  rate_bp: rate,
  without_pan_bp: rate,
  threshold: z
    .number({ error: 'Enter an amount in paise' })
    .int('Enter whole paise')
    .min(0, 'Enter an amount from 0')
    .max(1e13, 'This amount is too large')
    .describe('paise a financial year; tax is on the whole total once it is passed'),
});
export type TaxRuleShown = z.infer<typeof taxRule>;

const rules = z.object({ items: z.array(taxRule).describe('newest first') });

export const taxRulesContract = {
  list: procedure('taxRules.list').route({ method: 'GET', path: '/tax-rules' }).output(rules),
  add: procedure('taxRules.add')
    .route({ method: 'POST', path: '/admin/tax-rules', successStatus: 201 })
    .input(
      taxRule
        .extend({ reason: adminReason })
        .refine(({ rate_bp, without_pan_bp }) => rate_bp <= without_pan_bp, {
          path: ['without_pan_bp'],
          message: 'Without PAN the rate is not lower',
        }),
    )
    .output(rules),
};
