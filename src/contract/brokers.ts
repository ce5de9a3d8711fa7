/** Brokers: the steps of registering, its papers and its fee, and what administrators do about it (specification, 2.1 and 2.3). */
import { z } from 'zod';
import {
  asReraNumber,
  brokerDocumentKinds,
  brokerStatuses,
  RERA_NUMBERS_MAX,
  registrationSteps,
  reraStates,
} from '../domain/brokers.ts';
import { managedPropertyStatuses } from '../domain/managed-rentals.ts';
import { paymentProviders, paymentStatuses } from '../domain/payments.ts';
import { invalid } from '../domain/refusals.ts';
import { registrationShows } from './choices.ts';
import { calendarDate, choice, line, optional, phoneNumber } from './fields.ts';
import { gstin } from './gstin.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

/** Step "form": identity and contact. */
export const brokerContactForm = z.object({
  name: line(120).min(2, invalid('broker-name.missing', 'Enter your full name')),
  phone: phoneNumber,
  address: line(300).min(5, invalid('business-address.missing', 'Enter the address of your business')),
  city: line(80).min(2, invalid('business-city.missing', 'Enter your city')),
  state: choice(reraStates, invalid('business-state.unknown', 'Choose your state')),
});

const reraNumber = z.object({
  state: choice(reraStates, invalid('rera-state.unknown', 'Choose the state of the number')),
  number: line(60)
    .min(5, invalid('rera-number.missing', 'Enter the number of your registration'))
    .transform(asReraNumber),
  expires_on: optional(calendarDate),
});

/** Step "step1": the business. The PAN goes to the payee's procedure, sealed. */
export const brokerBusinessForm = z.object({
  firm: line(120).min(2, invalid('firm-name.missing', 'Enter the name of your firm, or your own')),
  gstin,
  rera_numbers: z
    .array(reraNumber, invalid('rera-numbers.missing', 'Enter at least one RERA number'))
    .min(1, invalid('rera-numbers.missing', 'Enter at least one RERA number'))
    .max(
      RERA_NUMBERS_MAX,
      invalid('rera-numbers.too-many', 'Enter at most {most} RERA numbers', { most: RERA_NUMBERS_MAX }),
    ),
});

/** What an activated broker changes in their settings; the name stays as it was proved. */
export const brokerSettingsForm = brokerContactForm.omit({ name: true }).extend(brokerBusinessForm.shape);

const reraEntry = z.object({
  state: z.string(),
  number: z.string(),
  expires_on: z.string().nullable(),
  check: z.enum(['fits', 'manual', 'refused']).describe('manual: no known shape, somebody looks it up'),
});

const document = z.object({
  id: z.uuid(),
  kind: z.enum(brokerDocumentKinds),
  name: z.string(),
  bytes: z.number().int(),
  content_type: z.string(),
  expires_on: z.string().nullable(),
  created_at: z.string(),
});
export type BrokerDocument = z.infer<typeof document>;

const payment = z.object({
  id: z.uuid(),
  provider: z.enum(paymentProviders),
  status: z.enum(paymentStatuses),
  amount: z.number().int().describe('paise'),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  paid_at: z.string().nullable(),
  created_at: z.string(),
});
export type RegistrationPayment = z.infer<typeof payment>;

const registration = z.object({
  status: z.enum(brokerStatuses).nullable().describe('null: not begun'),
  step: z.enum(registrationSteps).describe('where it is taken up again'),
  is_editable: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  firm: z.string().nullable(),
  gstin: z.string().nullable(),
  rera_numbers: z.array(reraEntry),
  pan: z.string().nullable().describe('masked'),
  documents: z.array(document),
  missing_documents: z.array(z.enum(brokerDocumentKinds)),
  reject_reason: z.string().nullable(),
  current_rank: z.string().nullable(),
  submitted_at: z.string().nullable(),
  fee: z.number().int().describe('paise'),
  online: z.enum(['razorpay', 'sandbox']).nullable().describe('null: cash only'),
  payment: payment.nullable().describe('the newest one'),
});
export type BrokerRegistration = z.infer<typeof registration>;

const checkout = z.object({
  payment_id: z.uuid(),
  provider: z.enum(['razorpay', 'sandbox']),
  order_id: z.string(),
  public_key: z.string().nullable(),
  amount: z.number().int().describe('paise'),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkout>;

const brokerMonth = z.object({
  month: z.string(),
  listings: z.number().int().describe('published in this month'),
  leads: z.number().int(),
  let: z.number().int(),
  lost: z.number().int(),
  response_hours: z.number().int().nullable().describe('median until the first answer'),
  rvl: z.number().int().describe('paise; paid rent value of managed homes'),
  rank: z.string().nullable().describe('of a closed month'),
});
export type BrokerMonth = z.infer<typeof brokerMonth>;

const brokerYear = z.object({
  leads: z.number().int(),
  answered: z.number().int().describe('of these: answered at least, or further'),
  visited: z.number().int().describe('of these: a visit agreed at least, or further'),
  applied: z.number().int().describe('of these: applied at least, or rented out'),
  let: z.number().int(),
  lost: z.number().int(),
  response_hours: z.number().int().nullable().describe('median until the first answer'),
});
export type BrokerYear = z.infer<typeof brokerYear>;

const homeEarning = z.object({
  id: z.uuid().describe('of the managed property'),
  property_name: z.string(),
  property_location: z.string(),
  status: z.enum(managedPropertyStatuses),
  rvl_amount: z.number().int().describe('paise a month'),
  months_paid: z.number().int(),
  rvl_paid: z.number().int().describe('paise, all months'),
  credited: z.string().nullable().describe('the affiliate whom its rent is credited to'),
  earned: z.number().int().describe('paise: own commission of closed months from this home'),
});
export type HomeEarning = z.infer<typeof homeEarning>;

const brokerHome = z.object({
  name: z.string().nullable(),
  firm: z.string().nullable(),
  current_rank: z.string().nullable(),
  leads_to_answer: z.number().int(),
  leads_open: z.number().int(),
  reminders_due: z.number().int(),
  listings: z.number().int(),
  managed_homes: z.number().int(),
  rvl_this_month: z.number().int().describe('paise'),
});
export type BrokerHome = z.infer<typeof brokerHome>;

const paymentId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' })),
});
const documentId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a document' })),
});

export const brokersContract = {
  home: procedure('brokers.home').route({ method: 'GET', path: '/my/broker' }).output(brokerHome),
  homeEarnings: procedure('brokers.homeEarnings')
    .route({ method: 'GET', path: '/my/broker/home-earnings' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(homeEarning)),
  performance: procedure('brokers.performance')
    .route({ method: 'GET', path: '/my/broker/performance' })
    .output(
      z.object({
        months: z.array(brokerMonth).describe('the last twelve, newest first'),
        year: brokerYear.describe('what came of the leads of these months'),
      }),
    ),
  registration: procedure('brokers.registration')
    .route({ method: 'GET', path: '/my/broker-registration' })
    .output(registration),
  saveContact: procedure('brokers.saveContact')
    .route({ method: 'PUT', path: '/my/broker-registration/contact' })
    .input(brokerContactForm)
    .output(registration),
  saveBusiness: procedure('brokers.saveBusiness')
    .route({ method: 'PUT', path: '/my/broker-registration/business' })
    .input(brokerBusinessForm)
    .output(registration),
  saveSettings: procedure('brokers.saveSettings')
    .route({ method: 'PUT', path: '/my/broker/settings' })
    .input(brokerSettingsForm)
    .output(registration),
  submit: procedure('brokers.submit')
    .route({ method: 'POST', path: '/my/broker-registration/submit' })
    .input(
      z.object({ agrees: z.literal(true, invalid('terms.not-agreed', 'Agree to the terms to continue')) }),
    )
    .output(registration),
  uploadDocument: procedure('brokers.uploadDocument', 'handler')
    .route({ method: 'POST', path: '/my/broker/documents', successStatus: 201 })
    .input(
      z.object({
        kind: choice(brokerDocumentKinds, invalid('document-kind.unknown', 'Choose what the document is')),
        file: z.file(invalid('file.missing', 'Choose a file')),
        expires_on: optional(calendarDate),
      }),
    )
    .output(document),
  removeDocument: procedure('brokers.removeDocument')
    .route({ method: 'DELETE', path: '/my/broker/documents/{id}' })
    .input(documentId)
    .output(z.object({ ok: z.literal(true) })),
  documentLink: procedure('brokers.documentLink')
    .route({ method: 'GET', path: '/broker-documents/{id}/link' })
    .input(documentId)
    .output(z.object({ path: z.string().describe('works for five minutes') })),
  payOnline: procedure('brokers.payOnline', 'handler')
    .route({ method: 'POST', path: '/my/broker-registration/payments' })
    .output(checkout),
  confirmPayment: procedure('brokers.confirmPayment', 'handler')
    .route({ method: 'POST', path: '/my/broker-registration/payments/{id}/confirm' })
    .input(
      paymentId.extend({
        attempt_id: z.string().max(100),
        signature: z.string().max(200),
      }),
    )
    .output(registration),
  checkPayment: procedure('brokers.checkPayment', 'handler')
    .route({ method: 'POST', path: '/my/broker-registration/payments/{id}/check' })
    .input(paymentId)
    .output(registration),
  paySandbox: procedure('brokers.paySandbox', 'handler')
    .route({ method: 'POST', path: '/my/broker-registration/payments/{id}/sandbox' })
    .input(
      paymentId.extend({
        succeeds: z.boolean(invalid('sandbox-outcome.missing', 'Choose whether the payment succeeds')),
      }),
    )
    .output(registration),
  payCash: procedure('brokers.payCash')
    .route({ method: 'POST', path: '/my/broker-registration/cash' })
    .output(registration),
};

const registrationRow = z.object({
  id: z.uuid().describe('of the payment'),
  broker: z.object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(brokerStatuses),
    activated: z.boolean(),
  }),
  provider: z.enum(paymentProviders),
  reference: z.string().nullable(),
  amount: z.number().int().describe('paise'),
  status: z.enum(paymentStatuses),
  note: z.string().nullable(),
  paid_at: z.string().nullable(),
  created_at: z.string(),
});
export type BrokerRegistrationRow = z.infer<typeof registrationRow>;

const unpaidRegistration = z.object({
  id: z.uuid().describe('of the broker'),
  name: z.string(),
  status: z.enum(brokerStatuses),
  city: z.string().nullable(),
  submitted_at: z.string(),
});
export type UnpaidRegistration = z.infer<typeof unpaidRegistration>;

const registrationDetails = z.object({
  broker_id: z.uuid(),
  status: z.enum(brokerStatuses),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  firm: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  gstin: z.string().nullable(),
  pan: z.string().nullable().describe('masked'),
  rera_numbers: z.array(reraEntry),
  reject_reason: z.string().nullable(),
  submitted_at: z.string().nullable(),
  documents: z.array(document),
});
export type BrokerRegistrationDetails = z.infer<typeof registrationDetails>;

/** Broker registrations as administrators see them: 100 payments first, then more. */
export const REGISTRATIONS_SHOWN = 100;

export const brokerRegistrationsContract = {
  list: procedure('brokerRegistrations.list')
    .route({ method: 'GET', path: '/admin/broker-registrations' })
    .input(
      z.object({
        show: z
          .enum(
            registrationShows,
            invalid('registration-filter.unknown', 'Choose all, to_confirm or to_activate'),
          )
          .default('all')
          .describe(
            'to_confirm: a fee in cash that nobody confirmed yet; to_activate: paid, and the broker is not active yet',
          ),
        broker: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a broker' }))
          .optional()
          .describe('of this one only'),
        limit: pageLimit.default(REGISTRATIONS_SHOWN),
        cursor,
      }),
    )
    .output(pageOf(registrationRow)),
  listUnpaid: procedure('brokerRegistrations.listUnpaid')
    .route({
      method: 'GET',
      path: '/admin/broker-registrations/unpaid',
      summary: 'Handed in, and no payment was begun or none came of it; the longest wait first',
    })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(unpaidRegistration)),
  get: procedure('brokerRegistrations.get')
    .route({ method: 'GET', path: '/admin/broker-registrations/{broker_id}' })
    .input(
      z.object({
        broker_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a broker' })),
      }),
    )
    .output(registrationDetails),
  activate: procedure('brokerRegistrations.activate')
    .route({
      method: 'POST',
      path: '/admin/broker-registrations/payments/{id}/activate',
      summary: 'Marks the payment paid when it is not, and activates the broker, in one transaction',
    })
    .input(paymentId)
    .output(registrationRow),
  activateMatching: procedure('brokerRegistrations.activateMatching')
    .route({
      method: 'POST',
      path: '/admin/broker-registrations/activate-matching',
      summary:
        'Activates the brokers of these payments, or of all that came; a fee that is not confirmed is left',
    })
    .input(
      z.object({
        ids: z
          .array(paymentId.shape.id)
          .max(MAX_PAGE_SIZE)
          .optional()
          .describe('payments; left out: all brokers who paid and are not active'),
        after: batchAfter,
      }),
    )
    .output(batchDone),
  reject: procedure('brokerRegistrations.reject')
    .route({ method: 'POST', path: '/admin/broker-registrations/{broker_id}/reject' })
    .input(
      z.object({
        broker_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a broker' })),
        reason: adminReason,
      }),
    )
    .output(registrationDetails),
  refund: procedure('brokerRegistrations.refund')
    .route({ method: 'POST', path: '/admin/broker-registrations/payments/{id}/refund' })
    .input(paymentId.extend({ reason: adminReason }))
    .output(registrationRow),
};
