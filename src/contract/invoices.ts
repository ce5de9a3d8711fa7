/** Invoices and credit notes of whoever runs the product, the register for the accountant, and the rates of GST. */
import { z } from 'zod';
import { gstStateCodes } from '../domain/gst.ts';
import { feeKinds, invoiceKinds } from '../domain/invoices.ts';
import { invalid } from '../domain/refusals.ts';
import { calendarDate, choice, line, monthText, ofPaper, optional, paragraph } from './fields.ts';
import { gstin } from './gstin.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int();
const fee = choice(feeKinds, invalid('fee-kind.unknown', 'Choose a service'));
const invoiceId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an invoice' })),
});

/** Beyond a crore somebody should look twice. */
const ONE_CRORE = 1_00_00_000_00;
const amountWrong = invalid('invoice-amount.out-of-range', 'Enter an amount in rupees, at most ₹1 crore');
const amount = z
  .number(amountWrong)
  .int(amountWrong)
  .min(1, amountWrong)
  .max(ONE_CRORE, amountWrong)
  .describe('paise, tax included');

const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  fee: z.enum(feeKinds),
  issued_on: z.string(),
  payer_name: z.string(),
  payer_gstin: z.string().nullable(),
  description: z.string(),
  taxable: paise,
  cgst: paise,
  sgst: paise,
  igst: paise,
  total: paise.describe('paise, tax included'),
  credited: paise.describe('what credit notes took back of it'),
  corrects: z.string().nullable().describe('number of the invoice that a credit note takes back'),
  reason: z.string().nullable(),
  due_on: z.string().nullable().describe('null: it was paid when it was written'),
  paid_on: z.string().nullable().describe('of one with a day to pay by'),
  paid_by: z.string().nullable(),
  to_pay: paise,
});
export type Invoice = z.infer<typeof invoice>;

const rate = z.object({
  fee: z.enum(feeKinds),
  valid_from: z.string(),
  sac: z.string(),
  rate_bp: z.number().int(),
});
export type GstRateShown = z.infer<typeof rate>;
const rates = z.object({ items: z.array(rate).describe('by service, the newest first') });

const sacWrong = invalid('sac.malformed', 'Enter the SAC: four to six digits');
const rateWrong = invalid('gst-rate.out-of-range', 'Enter a rate from 0 to 40 per cent');

const paymentMissing = invalid('invoice-payment.missing', 'Say how it was paid');

export const invoicesContract = {
  list: procedure('invoices.list')
    .route({ method: 'GET', path: '/admin/invoices', summary: 'Newest first; by number, name or GSTIN' })
    .input(z.object({ q: searchText, limit: pageLimit, cursor }))
    .output(pageOf(invoice)),
  listMine: procedure('invoices.listMine')
    .route({
      method: 'GET',
      path: '/my/invoices',
      summary: 'Those that name the caller as payer, newest first',
    })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(invoice)),
  pdf: procedure('invoices.pdf', 'handler')
    .route({ method: 'GET', path: '/invoices/{id}/pdf' })
    .input(invoiceId.extend({ language: ofPaper }))
    .output(z.file()),
  register: procedure('invoices.register')
    .route({ method: 'GET', path: '/admin/invoices/register', summary: 'Every document of a month, as CSV' })
    .input(z.object({ month: monthText }))
    .output(z.file()),
  issue: procedure('invoices.issue')
    .route({
      method: 'POST',
      path: '/admin/invoices',
      summary: 'For a service that was paid, or is to be',
      successStatus: 201,
    })
    .input(
      z.object({
        payer_name: line(120).min(2, invalid('payer-name.missing', 'Enter the name of the customer')),
        payer_address: optional(paragraph(300)).transform((text) => text || null),
        payer_gstin: gstin,
        state: optional(choice(gstStateCodes, invalid('state.unknown', 'Choose a state'))).describe(
          'of the customer, where no GSTIN says it',
        ),
        home_state: optional(choice(gstStateCodes, invalid('state.unknown', 'Choose a state'))).describe(
          'where the home is, for a service about one: then that is the place of supply',
        ),
        description: line(200).min(3, invalid('service.missing', 'Say what the invoice is for')),
        amount,
        paid_by: optional(line(120))
          .transform((text) => text || null)
          .describe('how it was paid, with the reference'),
        due_on: optional(calendarDate).describe('by when it is to be paid, of one that is not paid yet'),
      }),
    )
    .output(invoice),
  markPaid: procedure('invoices.markPaid')
    .route({ method: 'POST', path: '/admin/invoices/{id}/payment' })
    .input(invoiceId.extend({ paid_on: calendarDate, paid_by: line(120).min(1, paymentMissing) }))
    .output(invoice),
  credit: procedure('invoices.credit')
    .route({
      method: 'POST',
      path: '/admin/invoices/{id}/credit',
      summary: 'Takes back an invoice, or a part of it',
    })
    .input(
      invoiceId.extend({
        amount,
        reason: adminReason,
      }),
    )
    .output(invoice),
  rates: procedure('invoices.rates').route({ method: 'GET', path: '/admin/gst-rates' }).output(rates),
  addRate: procedure('invoices.addRate')
    .route({ method: 'POST', path: '/admin/gst-rates', successStatus: 201 })
    .input(
      z.object({
        fee,
        valid_from: calendarDate.describe('a day to come'),
        sac: z
          .string(sacWrong)
          .trim()
          .regex(/^\d{4,6}$/, sacWrong),
        rate_bp: z
          .number(rateWrong)
          .int(rateWrong)
          .min(0, rateWrong)
          .max(4000, rateWrong)
          .describe('basis points'),
        reason: adminReason,
      }),
    )
    .output(rates),
};
