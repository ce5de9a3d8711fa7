// Dues of a lease on the wire: rent, deposit, charges and late fees; payments reported and confirmed, and what a landlord received.
import { z } from 'zod';
import { closingKinds, dueKinds } from '../domain/dues.ts';
import { chargeKinds } from '../domain/lease-terms.ts';
import { rentPaymentModes } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { chargeStates } from '../domain/rent-charges.ts';
import { dueStates, normalReference, rentPaymentStates, rentSides } from '../domain/rents.ts';
import { rentGridShows } from './choices.ts';
import { calendarDate, choice, line, monthText, ofPaper, optional, paragraph } from './fields.ts';
import { leaseId, lessorRole, lessorRoles, rentNow } from './leases.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const dueId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a month of rent' })),
});
const paymentId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' })),
});

const amountMessage = invalid('amount.malformed', 'Enter an amount in rupees');
/** Paise: what a bank transferred may end in paise. */
const amount = z.number(amountMessage).int(amountMessage).min(1, amountMessage).max(1e13, amountMessage);
const note = paragraph(500)
  .nullish()
  .transform((text) => text || null);
const reason = paragraph(500).min(3, invalid('dispute-reason.missing', 'Say what is wrong'));

/** Money that came is a fact: a program is not refused it, and the screens ask first. */
const paysAhead =
  'More than is due is taken without a question and kept as rent paid ahead. Compare the amount with `GET /leases/{id}/dues` to ask first.';

/** How rent was paid, as its form has it. */
export const rentPaymentForm = z.object({
  amount,
  mode: choice(rentPaymentModes, invalid('payment-mode.unknown', 'Choose how it was paid')),
  reference: optional(line(40).transform(normalReference)).transform((text) => text || null),
  paid_on: calendarDate,
  note,
});
export type RentPaymentForm = z.output<typeof rentPaymentForm>;

/** What a meter shows, in units with two decimals. */
const readingMessage = invalid('reading.malformed', 'Enter what the meter shows, such as 1204.5');
const reading = z
  .number(readingMessage)
  .min(0, readingMessage)
  .max(9_999_999_999, readingMessage)
  .transform((shown) => Math.round(shown * 100) / 100);
const rateMessage = invalid('unit-rate.malformed', 'Enter rupees for one unit');
const newCharge = z.object({
  kind: choice(chargeKinds, invalid('charge-kind.unknown', 'Choose a charge')),
  month: monthText,
  due_date: calendarDate,
  amount: optional(amount).describe('without a meter; paise'),
  reading_before: optional(reading),
  reading_after: optional(reading),
  rate: optional(z.number(rateMessage).int(rateMessage).min(1, rateMessage).max(1e8, rateMessage)).describe(
    'paise for one unit of the meter',
  ),
  note,
});
export type NewCharge = z.output<typeof newCharge>;
const why = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));

const charge = z.object({
  kind: z.enum(chargeKinds),
  reading_before: z.number().nullable(),
  reading_after: z.number().nullable(),
  rate: z.number().int().nullable().describe('paise for one unit'),
  note: z.string().nullable(),
  photo: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  state: z.enum(chargeStates),
  objection: z.string().nullable().describe('why the tenant does not agree'),
  answer: z.string().nullable().describe('what the receiver says to it'),
});
const closing = z.object({
  id: z.uuid(),
  kind: z.enum(closingKinds),
  amount: z.number().int(),
  reason: z.string().nullable(),
  reference: z.string().nullable().describe('of tax: the number of the challan'),
  paid_on: z.string().nullable().describe('of tax: the day it was paid to the state'),
  taken_back_reason: z.string().nullable().describe('why it does not count any more'),
});
export type DueClosing = z.infer<typeof closing>;

const due = z.object({
  id: z.uuid(),
  lease_id: z.uuid(),
  kind: z.enum(dueKinds),
  charge: charge.nullable().describe('how a charge was reckoned, and what both sides say of it'),
  closings: z.array(closing).describe('what closes it, or a part of it, without a payment'),
  month: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  due_date: z.string(),
  amount: z.number().int(),
  received: z.number().int().describe('confirmed, and what closes it without a payment'),
  reported: z.number().int().describe('waiting for confirmation'),
  disputed: z.number().int().describe('of payments that do not fit, waiting for the tenant'),
  state: z.enum(dueStates),
  tds: z
    .object({
      usual: z.number().int().describe('paise that a tenant usually deducts from this month'),
      of_year: z.boolean().describe('it is the tax of the financial year, deducted once'),
    })
    .nullable()
    .describe('tax on rent that may be recorded on it; null: none'),
});
export type RentDue = z.infer<typeof due>;

const payment = z.object({
  id: z.uuid(),
  side: z.enum(rentSides).nullable().describe('the reader’s own; null: an administrator who is no party'),
  is_answered_by_operator: z.boolean().describe('Kiraya answers; false for whoever does so in its place'),
  lease_id: z.uuid(),
  due_id: z.uuid().nullable(),
  due_kind: z.enum(dueKinds).nullable(),
  month: z.string().nullable().describe('the month it was paid for'),
  home_name: z.string(),
  tenant_name: z.string(),
  amount: z.number().int(),
  reported_amount: z
    .number()
    .int()
    .nullable()
    .describe('what the tenant had reported, where another amount was confirmed'),
  mode: z.enum(rentPaymentModes),
  reference: z.string().nullable(),
  paid_on: z.string(),
  state: z.enum(rentPaymentStates),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  receipt_number: z.string().nullable().describe('also of a payment taken back, where it counts no more'),
  replaces: z.string().nullable().describe('number of the receipt in whose place this one is'),
  replaced_by: z.string().nullable().describe('number of the receipt that is in its place'),
  needs_pan: z.boolean().describe('its receipt names the landlord’s PAN'),
  covers: z.array(z.object({ kind: z.enum(dueKinds), month: z.string(), amount: z.number().int() })),
  created_at: z.string(),
});
export type RentPayment = z.infer<typeof payment>;

export const paymentShows = ['waiting', 'confirmed', 'all'] as const;
export const rentRoles = ['tenant', ...lessorRoles] as const;
const paymentFilters = z.object({
  as: z.enum(rentRoles, invalid('side.unknown', 'Choose tenant, landlord or manager')).default('tenant'),
  lease_id: z
    .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a lease' }))
    .optional(),
  show: z
    .enum(paymentShows, invalid('rent-filter.unknown', 'Choose waiting, confirmed or all'))
    .default('all')
    .describe('waiting: reported or not fitting'),
  limit: pageLimit,
  cursor,
});
export type PaymentFilters = z.infer<typeof paymentFilters>;

const cell = z.object({
  due_id: z.uuid(),
  month: z.string(),
  amount: z.number().int(),
  paid: z.number().int().describe('of the rent of this month, on whatever day'),
  state: z.enum(dueStates),
  waits_for: z.enum(rentSides).nullable().describe('tenant: in dispute'),
  from_date: z.string(),
  to_date: z.string(),
});
const gridRow = z.object({
  lease_id: z.uuid(),
  home_name: z.string(),
  tenant_name: z.string(),
  is_paid_to_operator: z.boolean().describe('Kiraya collects the rent, and says what came in'),
  months: z.array(cell.nullable()).describe('as the list of months; null: nothing was due'),
  rent_now: rentNow.nullable().describe('of all months; null: nothing is open'),
});
export type RentGridRow = z.infer<typeof gridRow>;

const yearText = z
  .string(invalid('year.missing', 'Choose a year'))
  .regex(/^20\d\d-\d\d$/, invalid('financial-year.malformed', 'Enter a financial year such as 2026-27'));

const summary = z.object({
  month: z.string(),
  leases: z.number().int().describe('running'),
  bed_leases: z.number().int().describe('of these, those of single beds of a PG'),
  expected: z.number().int(),
  paid: z.number().int().describe('of what is expected for the month, on whatever day'),
  received: z
    .number()
    .int()
    .describe('confirmed payments that were made in the month, whatever they are for'),
  late: z.number().int().describe('months that are late'),
  late_amount: z.number().int(),
  late_leases: z.number().int().describe('whose months those are'),
  next: z
    .object({ month: z.string(), due_date: z.string(), amount: z.number().int() })
    .nullable()
    .describe('due first after this month; null: nothing'),
  waiting: z.number().int().describe('payments to confirm or to correct'),
  disputed: z.number().int(),
  waiting_for_operator: z
    .number()
    .int()
    .describe('payments reported for homes whose rent Kiraya collects, which it confirms'),
});
export type RentSummary = z.infer<typeof summary>;

const statementLineKinds = ['rent', 'repair', 'fee', 'municipal_tax'] as const;
const statementLine = z.object({
  id: z.string(),
  kind: z.enum(statementLineKinds),
  date: z.string().nullable().describe('rent: when it was paid; null: of a month as a whole'),
  home_name: z.string(),
  what: z.string().nullable().describe('receipt number, repair, or receipt of the municipality'),
  paid_for: z
    .array(z.object({ month: z.string(), amount: z.number().int() }))
    .describe('the months it is for, with their parts; rent in advance has none yet'),
  amount: z.number().int(),
});
export type StatementLine = z.infer<typeof statementLine>;

const someone = z.object({ id: z.uuid(), name: z.string() });

const statement = z.object({
  year: z.string(),
  month: z.string().nullable().describe('null: the whole year'),
  owner: someone.nullable().describe('whose homes alone it tells of, to their manager'),
  manager: someone.nullable().describe('whose homes alone it tells of, to their owner'),
  owners: z.array(someone).describe('of the homes that the reader looks after; none to a landlord'),
  managers: z.array(someone).describe('who look after homes of the reader; none to a manager'),
  years: z.array(z.string()).describe('with receipts, newest first'),
  total: z.number().int().describe('the sum of all receipts of the year'),
  receipts: z.number().int(),
  open: z
    .object({
      late: z.number().int(),
      waiting: z.number().int(),
      disputed: z.number().int(),
      not_due_yet: z.number().int(),
    })
    .describe('rent not received, in paise'),
  repairs: z.number().int().describe('what repairs that were done in the year cost'),
  fees: z.number().int().describe('management fees of the months of managed homes that were paid'),
  fees_elsewhere: z
    .number()
    .int()
    .describe('of them, of homes without a lease here in that month; not in the net'),
  municipal_tax: z.number().int().describe('what the owner paid to the municipality and entered here'),
  net: z
    .number()
    .int()
    .nullable()
    .describe('what is left of the rent received; null: of homes of several owners'),
  deposits: z.number().int().describe('of running leases, held now'),
  months: z.array(
    z.object({
      month: z.string().describe('that has begun, or whose rent is written already'),
      expected: z.number().int().nullable().describe('null: no rent was due, before a lease or after it'),
      received: z.number().int().describe('receipts of payments made in the month'),
      repairs: z.number().int(),
      fees: z.number().int(),
      fees_elsewhere: z.number().int(),
      municipal_tax: z.number().int(),
    }),
  ),
  homes: z.array(
    z.object({
      home_name: z.string(),
      received: z.number().int(),
      receipts: z.number().int(),
      repairs: z.number().int(),
      municipal_tax: z.number().int(),
      vacant_days: z.number().int().nullable().describe('null: let by the bed, or without a lease'),
    }),
  ),
  lines: z.array(statementLine).describe('of a month, oldest first; at most 100'),
  lines_total: z.number().int(),
  taxes: z
    .array(statementLine)
    .describe('municipal tax of the time, which its owner may remove; at most 100'),
});
export type RentStatement = z.infer<typeof statement>;

/** Which statement: a year or one month of it, of all homes or of those of one owner or one manager. */
const statementChoice = {
  as: lessorRole,
  month: monthText.optional().describe('one month of that year'),
  owner_id: z
    .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an owner' }))
    .optional(),
  manager_id: z
    .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a manager' }))
    .optional(),
};

/** Tax on a home that its owner paid to the municipality: the return takes it off the rent of the year it was paid in. */
const municipalTaxForm = z.object({
  property_id: z.uuid().nullish(),
  managed_property_id: z.uuid().nullish(),
  paid_on: calendarDate,
  amount,
  reference: optional(line(60)).transform((text) => text || null),
});
const municipalTaxId = z.object({
  id: z.uuid(
    invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment of municipal tax' }),
  ),
});

const done = z.object({ ok: z.literal(true) });

const onePayment = '/rent-payments/{id}';
const oneDue = '/dues/{id}';

export const rentsContract = {
  listDues: procedure('rents.listDues')
    .route({ method: 'GET', path: '/leases/{id}/dues' })
    .input(leaseId.extend({ limit: pageLimit, cursor }))
    .output(
      pageOf(due).extend({
        credit: z.number().int().describe('paid and confirmed beyond what is due so far'),
        payee: z
          .object({
            name: z.string(),
            upi: z.string().nullable(),
            bank: z
              .object({ holder: z.string(), number: z.string(), ifsc: z.string() })
              .nullable()
              .describe('null: none is shown; masked to a program'),
          })
          .nullable(),
        upi_limit: z.number().int().describe('what one UPI payment usually takes at most, in paise'),
        is_answered_by_operator: z
          .boolean()
          .describe(
            'the tenant pays Kiraya, which says what came in; false for whoever answers in its place',
          ),
        deposit_held: z
          .number()
          .int()
          .nullable()
          .describe('of the deposit, as the book has it; null: the book does not know of one'),
      }),
    ),
  enterCharge: procedure('rents.enterCharge')
    .route({
      method: 'POST',
      path: '/leases/{id}/charges',
      successStatus: 201,
      summary: 'The receiver asks for maintenance, water, electricity and the like of a month',
      description: 'A second one of the same kind and month is taken: the screens ask first.',
    })
    .input(leaseId.extend(newCharge.shape))
    .output(due),
  addChargePhoto: procedure('rents.addChargePhoto', 'handler')
    .route({
      method: 'POST',
      path: `${oneDue}/photo`,
      summary: 'The meter or the bill of a charge, in place of a photo before',
    })
    .input(dueId.extend({ file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(due),
  objectToCharge: procedure('rents.objectToCharge')
    .route({ method: 'POST', path: `${oneDue}/objection` })
    .input(dueId.extend({ reason: why }))
    .output(due),
  keepCharge: procedure('rents.keepCharge')
    .route({ method: 'POST', path: `${oneDue}/keep`, summary: 'The receiver stands by a charge' })
    .input(dueId.extend({ reason: why }))
    .output(due),
  cancelCharge: procedure('rents.cancelCharge')
    .route({ method: 'POST', path: `${oneDue}/cancel`, summary: 'The receiver takes a charge back' })
    .input(dueId.extend({ reason: why }))
    .output(due),
  waiveLateFee: procedure('rents.waiveLateFee')
    .route({ method: 'POST', path: `${oneDue}/waiver` })
    .input(dueId.extend({ reason: why }))
    .output(due),
  recordTds: procedure('rents.recordTds')
    .route({
      method: 'POST',
      path: `${oneDue}/tds`,
      successStatus: 201,
      summary: 'The tenant records tax that they deducted and paid to the state',
    })
    .input(
      dueId.extend({
        amount,
        reference: line(40)
          .transform(normalReference)
          .refine(
            (text) => /^[A-Z0-9]{6,30}$/.test(text),
            invalid(
              'challan.malformed',
              'Enter the challan or acknowledgement number: 6 to 30 letters and digits',
            ),
          ),
        paid_on: calendarDate,
      }),
    )
    .output(due),
  takeBackTds: procedure('rents.takeBackTds')
    .route({
      method: 'POST',
      path: '/due-closings/{id}/take-back',
      summary: 'The receiver says that the tax did not reach them, or the tenant that it was entered wrongly',
    })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a tax entry' })),
        reason: why,
      }),
    )
    .output(due),
  listPayments: procedure('rents.listPayments')
    .route({ method: 'GET', path: '/my/rent-payments' })
    .input(paymentFilters)
    .output(pageOf(payment)),
  report: procedure('rents.report')
    .route({
      method: 'POST',
      path: '/dues/{id}/payments',
      summary: 'The tenant says what they paid',
      description: paysAhead,
      successStatus: 201,
    })
    .input(dueId.extend(rentPaymentForm.shape))
    .output(payment),
  record: procedure('rents.record')
    .route({
      method: 'POST',
      path: '/dues/{id}/receipts',
      summary: 'The receiver says what came in',
      description: paysAhead,
      successStatus: 201,
    })
    .input(dueId.extend(rentPaymentForm.shape))
    .output(payment),
  confirm: procedure('rents.confirm')
    .route({ method: 'POST', path: `${onePayment}/confirm` })
    .input(paymentId.extend({ amount: optional(amount).describe('what arrived, if it is another amount') }))
    .output(payment),
  dispute: procedure('rents.dispute')
    .route({ method: 'POST', path: `${onePayment}/dispute` })
    .input(paymentId.extend({ reason }))
    .output(payment),
  correct: procedure('rents.correct')
    .route({ method: 'PUT', path: onePayment })
    .input(paymentId.extend(rentPaymentForm.shape))
    .output(payment),
  cancel: procedure('rents.cancel')
    .route({ method: 'POST', path: `${onePayment}/cancel` })
    .input(paymentId)
    .output(payment),
  reverse: procedure('rents.reverse')
    .route({ method: 'POST', path: `${onePayment}/reverse` })
    .input(paymentId.extend({ reason }))
    .output(payment),
  replace: procedure('rents.replace')
    .route({
      method: 'POST',
      path: `${onePayment}/replacement`,
      summary: 'The receiver corrects a confirmed payment',
      description:
        'Its receipt counts no more and names the one that replaces it. Answers the payment in its place, with a receipt of its own.',
      successStatus: 201,
    })
    .input(paymentId.extend({ ...rentPaymentForm.omit({ note: true }).shape, reason }))
    .output(payment),
  grid: procedure('rents.grid')
    .route({ method: 'GET', path: '/my/rent/grid' })
    .input(
      z.object({
        as: lessorRole,
        q: searchText.describe('Words of the home or the tenant'),
        show: z
          .enum(rentGridShows, invalid('rent-grid.unknown', 'Choose all or late'))
          .default('all')
          .describe('late: the oldest first'),
        until: monthText
          .optional()
          .describe('the newest month shown, and three before it; else the current one'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(
      pageOf(gridRow).extend({
        months: z.array(
          z.object({
            month: z.string(),
            expected: z.number().int(),
            paid: z.number().int().describe('of what is expected for the month, on whatever day'),
            received: z.number().int().describe('confirmed payments that were made in the month'),
          }),
        ),
      }),
    ),
  summary: procedure('rents.summary')
    .route({ method: 'GET', path: '/my/rent/summary' })
    .input(z.object({ as: lessorRole }))
    .output(summary),
  statement: procedure('rents.statement')
    .route({ method: 'GET', path: '/my/rent/statement' })
    .input(
      z.object({
        ...statementChoice,
        year: yearText.optional().describe('April to March; else that of the month, or the current one'),
      }),
    )
    .output(statement),
  statementFile: procedure('rents.statementFile', 'handler')
    .route({ method: 'GET', path: '/my/rent/statement-file' })
    .input(
      z.object({
        ...statementChoice,
        year: yearText,
        format: z.enum(['pdf', 'csv'], invalid('file-format.unknown', 'Choose PDF or CSV')),
        language: ofPaper,
      }),
    )
    .output(z.file()),
  addMunicipalTax: procedure('rents.addMunicipalTax')
    .route({ method: 'POST', path: '/my/municipal-tax', successStatus: 201 })
    .input(municipalTaxForm)
    .output(statementLine),
  removeMunicipalTax: procedure('rents.removeMunicipalTax')
    .route({ method: 'DELETE', path: '/my/municipal-tax/{id}' })
    .input(municipalTaxId)
    .output(done),
  hraStatement: procedure('rents.hraStatement', 'handler')
    .route({
      method: 'GET',
      path: '/leases/{id}/hra-statement',
      summary: 'What was paid in a financial year, for the tenant’s employer',
    })
    .input(leaseId.extend({ year: yearText, language: ofPaper }))
    .output(z.file().describe('PDF')),
  receiptFile: procedure('rents.receiptFile', 'handler')
    .route({ method: 'GET', path: `${onePayment}/receipt` })
    .input(paymentId.extend({ language: ofPaper }))
    .output(z.file().describe('PDF')),
};
