/** The dated rules of tax deducted at source: read by everyone signed in, added to by administrators when the law changes. */
import { z } from 'zod';
import { isCalendarDate } from '../domain/dates.ts';
import { invalid } from '../domain/refusals.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const rate = z
  .number(invalid('rate.malformed', 'Enter a rate in basis points'))
  .int(invalid('rate.not-whole', 'Enter whole basis points'))
  .min(
    0,
    invalid('rate.out-of-range', 'Enter a rate from {least} to {most} basis points', {
      least: 0,
      most: 10_000,
    }),
  )
  .max(
    10_000,
    invalid('rate.out-of-range', 'Enter a rate from {least} to {most} basis points', {
      least: 0,
      most: 10_000,
    }),
  );

const taxRule = z.object({
  valid_from: z.string().refine(isCalendarDate, invalid('date.missing', 'Choose a day')),
  section: z
    .string()
    .trim()
    .min(1, invalid('law-section.missing', 'Enter the section of the law'))
    .max(60, invalid('text.too-long', 'Use at most {most} characters', { most: 60 })),
  rate_bp: rate,
  without_pan_bp: rate,
  threshold: z
    .number(invalid('paise.malformed', 'Enter an amount in paise'))
    .int(invalid('paise.not-whole', 'Enter whole paise'))
    .min(0, invalid('amount.negative', 'Enter an amount from 0'))
    .max(1e13, invalid('amount.too-large', 'This amount is too large'))
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
          ...invalid('tax-rate.lower-without-pan', 'Without PAN the rate is not lower'),
        }),
    )
    .output(rules),
};
