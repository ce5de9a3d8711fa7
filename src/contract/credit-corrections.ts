/** Putting right, from a day in the past, whom a managed home is credited to: previewed, proposed by one administrator, approved by another. */
import { z } from 'zod';
import { isAffiliateCode, readAffiliateCode } from '../domain/affiliates.ts';
import { creditCorrectionStates } from '../domain/commission/credit-corrections.ts';
import { isCalendarDate } from '../domain/dates.ts';
import { invalid } from '../domain/refusals.ts';
import { instant, month, paise } from './months.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const person = z.object({ affiliate_id: z.string(), full_name: z.string() });
const day = z.string().refine(isCalendarDate, invalid('date.missing', 'Choose a day'));

const correction = z.object({
  id: z.uuid(),
  managed_property_id: z.uuid(),
  property_name: z.string(),
  affiliate: person.nullable().describe('whose it is from that day on; null: nobody’s'),
  from: z.string(),
  reason: z.string().describe('both affiliates read it'),
  state: z.enum(creditCorrectionStates),
  is_own: z.boolean().describe('proposed by the caller'),
  proposed_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  created_at: instant,
});
export type CreditCorrection = z.infer<typeof correction>;

const moved = z.object({
  payment_id: z.uuid(),
  month,
  rvl: paise,
  is_closed: z.boolean().describe('false: its month is computed anew anyway'),
  credited: person.nullable().describe('null: nobody'),
  lines: z
    .array(person.extend({ taken: paise.describe('what was posted for this payment'), given: paise }))
    .describe(
      'of a closed month: what is taken back from each person, and posted anew at that month’s facts',
    ),
});
export type MovedPayment = z.infer<typeof moved>;

const preview = z.object({
  until: z.string().nullable().describe('the day of a later change of the affiliate, which stands'),
  payments: z.array(moved).describe('paid months only, oldest first'),
});
export type CreditPreview = z.infer<typeof preview>;

const wanted = z.object({
  managed_property_id: z.uuid(
    invalid('id.malformed', 'This is not the number of {what}', { what: 'a managed home' }),
  ),
  affiliate_id: z
    .string()
    .max(40, invalid('affiliate.missing', 'Choose an affiliate'))
    .transform(readAffiliateCode)
    .refine(isAffiliateCode, invalid('affiliate.missing', 'Choose an affiliate'))
    .nullish()
    .transform((code) => code ?? null)
    .describe('null: nobody'),
  from: day,
});

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a correction' })),
});

export const creditCorrectionsContract = {
  list: procedure('creditCorrections.list')
    .route({ method: 'GET', path: '/admin/credit-corrections' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(correction)),
  preview: procedure('creditCorrections.preview', 'handler')
    .route({
      method: 'GET',
      path: '/admin/credit-corrections/preview',
      summary: 'What would be taken back and posted anew, before anybody agrees to it',
    })
    .input(wanted)
    .output(preview),
  propose: procedure('creditCorrections.propose')
    .route({ method: 'POST', path: '/admin/credit-corrections', successStatus: 201 })
    .input(wanted.extend({ reason: adminReason }))
    .output(correction),
  approve: procedure('creditCorrections.approve')
    .route({ method: 'POST', path: '/admin/credit-corrections/{id}/approve' })
    .input(one)
    .output(correction),
  withdraw: procedure('creditCorrections.withdraw')
    .route({ method: 'POST', path: '/admin/credit-corrections/{id}/withdraw' })
    .input(one.extend({ reason: adminReason }))
    .output(correction),
};
