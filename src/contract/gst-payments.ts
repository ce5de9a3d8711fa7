/** GST on the operator's invoices: what is to be paid by when, under which head, and what was paid. */
import { z } from 'zod';
import { gstSources } from '../domain/gst-payments.ts';
import { invalid } from '../domain/refusals.ts';
import { calendarDate, choice, monthText } from './fields.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int();
const byHead = z.object({ cgst: paise, sgst: paise.describe('or UTGST'), igst: paise });

const month = z.object({
  month: z.string(),
  charged: byHead.describe('by invoices, less credit notes'),
  paid: byHead,
  open: byHead.describe('still to be paid; negative: credited more than was charged'),
  due_on: z.string(),
  is_late: z.boolean(),
});
export type GstMonth = z.infer<typeof month>;

const payment = byHead.extend({
  id: z.uuid(),
  month: z.string(),
  paid_on: z.string(),
  reference: z.string(),
  interest: paise,
  late_fee: paise,
  paid_from: z.enum(gstSources),
  recorded_by: z.string().nullable(),
  is_own: z.boolean().describe('the caller recorded it: somebody else withdraws it'),
  withdrawn_by: z.string().nullable(),
  reason: z.string().nullable().describe('why it was withdrawn'),
  is_withdrawn: z.boolean(),
});
export type GstPayment = z.infer<typeof payment>;

const overview = z.object({
  months: z.array(month).describe('of the last two years, newest first; only those with tax'),
  payments: z.array(payment).describe('newest first, at most 200'),
});
export type GstOverview = z.infer<typeof overview>;

const wrong = invalid('gst-amount.out-of-range', 'Enter the amount as the challan has it, 0 or more');
const amount = z.number(wrong).int(wrong).min(0, wrong).max(1e11, wrong).default(0);
const referenceWrong = invalid('gst-reference.missing', 'Enter the CPIN or CIN of the challan');

export const gstPaymentsContract = {
  overview: procedure('gstPayments.overview')
    .route({ method: 'GET', path: '/admin/gst-payments' })
    .output(overview),
  record: procedure('gstPayments.record')
    .route({ method: 'POST', path: '/admin/gst-payments', successStatus: 201 })
    .input(
      z.object({
        month: monthText.describe('whose tax it pays'),
        paid_on: calendarDate,
        reference: z
          .string(referenceWrong)
          .trim()
          .toUpperCase()
          .min(1, referenceWrong)
          .max(20, referenceWrong),
        cgst: amount,
        sgst: amount,
        igst: amount,
        interest: amount,
        late_fee: amount,
        paid_from: choice(gstSources, invalid('gst-source.unknown', 'Choose how it was paid')),
      }),
    )
    .output(overview),
  withdraw: procedure('gstPayments.withdraw')
    .route({
      method: 'POST',
      path: '/admin/gst-payments/{id}/withdraw',
      summary: 'Takes back a payment that somebody else recorded wrongly; its tax is to be paid again',
    })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' })),
        reason: adminReason,
      }),
    )
    .output(overview),
};
