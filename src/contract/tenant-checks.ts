/** Checks of applicants: how an owner orders one, the applicant agrees, our team answers each point, and both get the report. */
import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { invalid } from '../domain/refusals.ts';
import { checkPoints, checkStatuses, pointAnswers } from '../domain/tenant-checks.ts';
import { tenantCheckShows } from './choices.ts';
import {
  calendarDate,
  choice,
  isReachable,
  line,
  ofPaper,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  reachMissing,
  rupees,
} from './fields.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a check' })),
});
const byLink = z.object({ token: z.string().regex(/^[\w-]{22}$/) });
const point = choice(checkPoints, invalid('check-point.unknown', 'Choose what to check'));
const paise = z.number().int().describe('paise, tax included');
const reference = line(60).min(4, invalid('payment-reference.missing', 'Enter the UTR or payment reference'));

const check = z.object({
  id: z.uuid(),
  number: z.string().describe('such as V-2026-000012'),
  status: z.enum(checkStatuses),
  side: z.enum(['orderer', 'person', 'team']).describe('which side the caller is on'),
  person_name: z.string(),
  orderer_name: z.string().nullable(),
  home: z.string(),
  purpose: z.string(),
  points: z.array(z.enum(checkPoints)),
  expires_on: z.string().describe('the last day on which the applicant can answer'),
  price: paise.nullable().describe('null: the applicant does not see it'),
  payment_reference: z.string().nullable().describe('as the owner reported it'),
  is_paid: z.boolean().nullable(),
  is_refund_due: z
    .boolean()
    .describe('the fee was paid, or reported as paid, and the check ended without a report'),
  refunded_on: z.string().nullable().describe('the day on which our team closed that'),
  refund_reference: z.string().nullable().describe('null where no payment had come'),
  finished_on: z.string().nullable(),
  created_at: z.string(),
});
export type TenantCheck = z.infer<typeof check>;

const answered = z.object({
  point: z.enum(checkPoints),
  answer: z.enum(pointAnswers),
  source: z.string(),
  checked_on: z.string(),
  note: z.string().nullable(),
});
export type AnsweredPoint = z.infer<typeof answered>;

const detail = check.extend({
  answers: z.array(answered).describe('of our team at any time; of the two sides once there is a report'),
  files: z
    .array(z.object({ id: z.uuid(), name: z.string(), is_own: z.boolean(), created_at: z.string() }))
    .describe('the applicant sees their own, the owner none'),
  person_email: z.string().nullable(),
  person_phone: z.string().nullable(),
  employer: z
    .string()
    .nullable()
    .describe('whom our team may ask, as the applicant says; null for the owner'),
  previous_owner: z.string().nullable().describe('the same of where they lived before'),
  files_until: z.string().nullable().describe('the last day on which documents are kept'),
  kept_until: z.string().nullable().describe('the last day on which the check is kept'),
});
export type TenantCheckDetail = z.infer<typeof detail>;

const priceList = z.object({
  items: z.array(z.object({ valid_from: z.string(), amount: paise })).describe('the latest first'),
});

const mine = (word: string) => ({ method: 'POST', path: `/my/tenant-checks/{id}/${word}` }) as const;
const team = (word: string) => ({ method: 'POST', path: `/tenant-checks/{id}/${word}` }) as const;

export const tenantChecksContract = {
  /** What a check costs today, and for which of the caller's homes it is part of managed rental. */
  terms: procedure('tenantChecks.terms')
    .route({ method: 'GET', path: '/my/tenant-checks/terms' })
    .output(
      z.object({
        price: paise.nullable().describe('null: no price or no account to pay to is set'),
        prices: priceList.shape.items.describe('those of the past year and those to come; for our team'),
        pay_to: z
          .object({
            name: z.string(),
            upi: z.string().nullable(),
            bank: z.object({ number: z.string(), ifsc: z.string() }).nullable(),
          })
          .nullable()
          .describe(
            'our account for fees; null: not told yet, so that only checks without a fee are ordered',
          ),
        managed_homes: z.array(z.object({ id: z.uuid(), title: z.string() })),
      }),
    ),
  order: procedure('tenantChecks.order')
    .route({ method: 'POST', path: '/my/tenant-checks', successStatus: 201 })
    .input(
      z
        .object({
          form_id: z
            .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a form' }))
            .describe('made by the caller; the same again is the same check'),
          managed_property_id: optional(
            z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
          ).describe('a managed home of the caller: then there is no fee'),
          home: line(200).min(3, invalid('check-home.missing', 'Say which home it is for')),
          person_name: line(120).min(2, invalid('applicant-name.missing', 'Enter the full name')),
          email: optionalEmail,
          phone,
          purpose: line(300).min(3, invalid('check-purpose.missing', 'Say why you need the check')),
          points: z
            .array(point, invalid('check-points.missing', 'Choose at least one point'))
            .min(1, invalid('check-points.missing', 'Choose at least one point'))
            .max(checkPoints.length)
            .transform((points) => checkPoints.filter((known) => points.includes(known))),
          language: z
            .enum(languages)
            .default('en')
            .describe('of the invitation, where the applicant has no account'),
          again: z
            .boolean()
            .default(false)
            .describe('the caller knows that they ordered a check of this applicant before'),
          price: paise.describe('as it was shown: a check never costs more than that'),
        })
        .refine(isReachable, { ...reachMissing, path: ['email'] }),
    )
    .output(detail),
  listMine: procedure('tenantChecks.listMine')
    .route({ method: 'GET', path: '/my/tenant-checks', summary: 'Ordered by the caller or about them' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(check)),
  getMine: procedure('tenantChecks.getMine')
    .route({ method: 'GET', path: '/my/tenant-checks/{id}' })
    .input(one)
    .output(detail),
  /** For whoever holds the link of the invitation. */
  asked: procedure('tenantChecks.asked')
    .route({ method: 'GET', path: '/asked-tenant-checks/{token}' })
    .input(byLink)
    .output(
      check.pick({
        id: true,
        number: true,
        status: true,
        person_name: true,
        orderer_name: true,
        home: true,
        purpose: true,
        points: true,
        expires_on: true,
      }),
    ),
  refuseByLink: procedure('tenantChecks.refuseByLink')
    .route({ method: 'POST', path: '/asked-tenant-checks/{token}/refuse' })
    .input(byLink)
    .output(z.object({ status: z.enum(checkStatuses) })),
  /** What anybody may know before they sign in. */
  price: procedure('tenantChecks.price')
    .route({ method: 'GET', path: '/tenant-checks/price' })
    .output(z.object({ price: paise.nullable().describe('of today, GST included; null: none is set') })),
  nameContacts: procedure('tenantChecks.nameContacts')
    .route(mine('contacts'))
    .input(one.extend({ employer: optionalLine(300), previous_owner: optionalLine(300) }))
    .output(detail),
  agree: procedure('tenantChecks.agree').route(mine('agree')).input(one).output(detail),
  refuse: procedure('tenantChecks.refuse').route(mine('refuse')).input(one).output(detail),
  withdraw: procedure('tenantChecks.withdraw').route(mine('withdraw')).input(one).output(detail),
  cancel: procedure('tenantChecks.cancel').route(mine('cancel')).input(one).output(detail),
  reportPayment: procedure('tenantChecks.reportPayment')
    .route(mine('payment'))
    .input(one.extend({ reference }))
    .output(detail),
  addFile: procedure('tenantChecks.addFile', 'handler')
    .route({ method: 'POST', path: '/my/tenant-checks/{id}/files', successStatus: 201 })
    .input(one.extend({ file: z.file(invalid('file.missing', 'Choose a file')) }))
    .output(detail),
  fileLink: procedure('tenantChecks.fileLink')
    .route({ method: 'POST', path: '/my/tenant-checks/{id}/files/{file_id}/link' })
    .input(
      one.extend({
        file_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a file' })),
      }),
    )
    .output(z.object({ path: z.string() })),
  report: procedure('tenantChecks.report', 'handler')
    .route({ method: 'GET', path: '/my/tenant-checks/{id}/report' })
    .input(one.extend({ language: ofPaper }))
    .output(z.file()),
  list: procedure('tenantChecks.list')
    .route({ method: 'GET', path: '/tenant-checks' })
    .input(
      z.object({
        show: z
          .enum(tenantCheckShows, invalid('state-filter.unknown', 'Choose one of the states'))
          .default('open'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(check)),
  get: procedure('tenantChecks.get')
    .route({ method: 'GET', path: '/tenant-checks/{id}' })
    .input(one)
    .output(detail),
  answer: procedure('tenantChecks.answer')
    .route(team('points'))
    .input(
      one.extend({
        point,
        answer: choice(pointAnswers, invalid('check-answer.unknown', 'Choose an answer')),
        source: line(120).min(3, invalid('check-source.missing', 'Say what you checked, such as a passport')),
        checked_on: calendarDate,
        note: optional(paragraph(1000)),
      }),
    )
    .output(detail),
  finish: procedure('tenantChecks.finish').route(team('finish')).input(one).output(detail),
  markPaid: procedure('tenantChecks.markPaid')
    .route(team('payment'))
    .input(one.extend({ reference }))
    .output(detail),
  recordRefund: procedure('tenantChecks.recordRefund')
    .route({ ...team('refund'), summary: 'Closes what was paid for a check that ended without a report' })
    .input(
      one.extend({
        reference: optional(reference).describe(
          'of the refund; null: the payment that was reported never came',
        ),
      }),
    )
    .output(detail),
  addPrice: procedure('tenantChecks.addPrice')
    .route({ method: 'POST', path: '/tenant-check-prices', successStatus: 201 })
    .input(
      z.object({
        valid_from: calendarDate,
        amount: rupees(1, 'check-price.out-of-range', 'Enter a price from ₹1 to ₹{most} crore'),
        reason: adminReason,
      }),
    )
    .output(priceList),
};
