// Leases on the wire: what landlord and tenant agree, from the first draft to the settled deposit.
import { z } from 'zod';
import {
  depositHolders,
  ESCALATION_MAX,
  leaseSides,
  leaseStates,
  NOTICE_DAYS_DEFAULT,
  NOTICE_DAYS_MAX,
} from '../domain/leases.ts';
import { PAYMENT_DAY_MAX, PAYMENT_DAY_MIN } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { leaseShows } from './choices.ts';
import {
  calendarDate,
  choice,
  line,
  ofPaper,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  rupees,
  upiAddress,
  whole,
} from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

export const leaseId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a lease' })),
});
/** The version one has seen: another one since then is refused instead of overwritten. */
const version = whole(1, 1_000_000, 'version.out-of-range', 'Enter the version from {least} to {most}');
const DEPOSIT_MOST = { paise: 100_00_00_000_00, said: 100 };

export const paidTo = z.object({
  payee_name: optionalLine(120),
  payee_upi: optional(upiAddress).describe('where rent goes, straight to the landlord: name@bank'),
});

/** Terms as the form has them; amounts are paise. */
export const leaseTerms = z.object({
  start_date: calendarDate,
  end_date: calendarDate,
  rent: rupees(
    1,
    'monthly-rent.out-of-range',
    'Enter the monthly rent in whole rupees, at most {most} crore',
  ),
  deposit: rupees(
    0,
    'deposit.out-of-range',
    'Enter the deposit in whole rupees, at most {most} crore',
    DEPOSIT_MOST,
  ).default(0),
  deposit_held_by: choice(
    depositHolders,
    invalid('deposit-holder.unknown', 'Choose who holds the deposit'),
  ).default('landlord'),
  notice_days: whole(
    0,
    NOTICE_DAYS_MAX,
    'notice-days.out-of-range',
    'Enter days of notice from {least} to {most}',
  ).default(NOTICE_DAYS_DEFAULT),
  escalation_bp: whole(
    0,
    ESCALATION_MAX,
    'escalation.out-of-range',
    'Enter a rise in hundredths of a percent from {least} to {most}',
  ).default(0),
  due_day: whole(
    PAYMENT_DAY_MIN,
    PAYMENT_DAY_MAX,
    'due-day.out-of-range',
    'Enter a day from {least} to {most}',
  ).default(1),
  home_address: optionalLine(300),
  tenant_phone: phone,
  terms: paragraph(5000)
    .nullish()
    .transform((text) => text || null),
  ...paidTo.shape,
});

/** From an approved application, which names home and tenant; or by hand. */
export const leaseForm = leaseTerms.extend({
  application_id: optional(z.uuid(invalid('application.missing', 'Choose an approved application'))),
  property_id: optional(z.uuid(invalid('home.missing', 'Choose a home'))),
  managed_property_id: optional(z.uuid(invalid('home.missing', 'Choose a home'))),
  tenant_name: optionalLine(120),
  tenant_email: optionalEmail,
});
export type LeaseForm = z.output<typeof leaseForm>;

const person = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
const repair = z.object({ id: z.uuid(), title: z.string(), cost: z.number().int().nullable() });
export type LeaseRepair = z.infer<typeof repair>;
const settlement = z.object({
  deductions: z.array(
    z.object({
      label: z.string(),
      amount: z.number().int(),
      repair: repair.nullable().describe('what it pays for'),
    }),
  ),
  refund: z.number().int(),
  owed: z.number().int(),
});

const lease = z.object({
  id: z.uuid(),
  side: z
    .enum(leaseSides)
    .nullable()
    .describe('the reader’s own; null: a manager or an administrator, who is no party'),
  state: z.enum(leaseStates),
  home_name: z.string(),
  home_address: z.string().nullable(),
  property_id: z.uuid().nullable(),
  managed_property_id: z.uuid().nullable(),
  landlord: person,
  tenant: person,
  tenant_has_account: z.boolean().describe('false: invited, and not yet known to us'),
  start_date: z.string(),
  end_date: z.string(),
  rent: z.number().int(),
  deposit: z.number().int(),
  deposit_held_by: z.enum(depositHolders),
  notice_days: z.number().int(),
  escalation_bp: z.number().int(),
  due_day: z.number().int(),
  terms: z.string().nullable(),
  payee_name: z.string().nullable(),
  payee_upi: z.string().nullable(),
  agreed_at: z.string().nullable(),
  is_signed_on_paper: z
    .boolean()
    .describe('in a draft: the landlord says so, and the tenant has not answered yet'),
  paper_answer: z.string().nullable().describe('why the tenant says that it was not signed on paper'),
  notice: z
    .object({
      by: z.enum(leaseSides),
      given_on: z.string(),
      ends_on: z.string(),
      is_agreed: z.boolean().describe('the last day is one that both sides agreed on'),
    })
    .nullable(),
  proposed_end: z
    .object({ by: z.enum(leaseSides), ends_on: z.string() })
    .nullable()
    .describe('an earlier last day, which counts once the other side agrees'),
  ended_on: z.string().nullable(),
  settlement: settlement.nullable(),
  renews_id: z.uuid().nullable(),
  renewal: z.object({ id: z.uuid(), state: z.enum(leaseStates) }).nullable(),
  version: z.number().int(),
  created_at: z.string(),
});
export type Lease = z.infer<typeof lease>;

/** Whose homes: those one lets, or those one looks after as property manager. */
export const lessorRoles = ['landlord', 'manager'] as const;
export type LessorRole = (typeof lessorRoles)[number];
export const lessorRole = z
  .enum(lessorRoles, invalid('lease-side.unknown', 'Choose landlord or manager'))
  .default('landlord');
const filters = z.object({
  as: lessorRole,
  q: searchText.describe('Words of the home or the tenant'),
  show: z
    .enum(leaseShows, invalid('lease-filter.unknown', 'Choose open, running, ended or all'))
    .default('open')
    .describe('open: drafts and running ones; ended: also those that were withdrawn or declined'),
  limit: pageLimit,
  cursor,
});
export type LeaseFilters = z.infer<typeof filters>;

const option = z.object({
  kind: z.enum(['application', 'listed', 'managed']),
  id: z.uuid(),
  home_name: z.string(),
  tenant_name: z.string().nullable(),
  tenant_phone: z.string().nullable().describe('of an applicant'),
  start_date: z.string().nullable().describe('the day of moving in that an applicant named'),
  rent: z.number().int().nullable(),
  deposit: z.number().int().nullable(),
});
export type LeaseOption = z.infer<typeof option>;

const one = '/leases/{id}';
const move = (action: string) => ({ method: 'POST' as const, path: `${one}/${action}` as const });
const seen = leaseId.extend({ version });

export const leasesContract = {
  options: procedure('leases.options')
    .route({ method: 'GET', path: '/my/leases/options' })
    .input(z.object({ q: searchText.describe('Words of the home') }))
    .output(z.object({ items: z.array(option).describe('approved applications first; at most 60') })),
  create: procedure('leases.create')
    .route({ method: 'POST', path: '/leases', successStatus: 201 })
    .input(leaseForm)
    .output(lease),
  get: procedure('leases.get').route({ method: 'GET', path: one }).input(leaseId).output(lease),
  agreementFile: procedure('leases.agreementFile', 'handler')
    .route({ method: 'GET', path: `${one}/agreement` })
    .input(leaseId.extend({ language: ofPaper }))
    .output(z.file().describe('PDF')),
  listLet: procedure('leases.listLet')
    .route({ method: 'GET', path: '/my/leases' })
    .input(filters)
    .output(pageOf(lease)),
  listMine: procedure('leases.listMine')
    .route({ method: 'GET', path: '/my/tenancies' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(lease)),
  update: procedure('leases.update')
    .route({ method: 'PUT', path: one })
    .input(seen.extend(leaseTerms.shape))
    .output(lease),
  setPayee: procedure('leases.setPayee')
    .route({ method: 'PUT', path: `${one}/payee` })
    .input(seen.extend(paidTo.shape))
    .output(lease),
  accept: procedure('leases.accept').route(move('accept')).input(seen).output(lease),
  decline: procedure('leases.decline').route(move('decline')).input(seen).output(lease),
  withdraw: procedure('leases.withdraw').route(move('withdraw')).input(seen).output(lease),
  sign: procedure('leases.sign').route(move('sign')).input(seen).output(lease),
  contest: procedure('leases.contest')
    .route({
      ...move('contest'),
      summary: 'The tenant says that the lease was not signed on paper; it stays a draft',
    })
    .input(
      seen.extend({
        reason: paragraph(500).min(3, invalid('contest-reason.missing', 'Say what is not right')),
      }),
    )
    .output(lease),
  giveNotice: procedure('leases.giveNotice')
    .route(move('notice'))
    .input(seen.extend({ ends_on: calendarDate }))
    .output(lease),
  withdrawNotice: procedure('leases.withdrawNotice').route(move('withdraw-notice')).input(seen).output(lease),
  proposeEnd: procedure('leases.proposeEnd')
    .route({
      ...move('proposed-end'),
      summary:
        'Ask the other side to end the lease earlier than its notice or term; nothing changes before their yes',
    })
    .input(seen.extend({ ends_on: calendarDate }))
    .output(lease),
  agreeEnd: procedure('leases.agreeEnd').route(move('agree-end')).input(seen).output(lease),
  declineEnd: procedure('leases.declineEnd')
    .route({ ...move('decline-end'), summary: 'Decline a proposed earlier end, or take one’s own back' })
    .input(seen)
    .output(lease),
  renew: procedure('leases.renew')
    .route({ ...move('renew'), successStatus: 201 })
    .input(
      leaseId.extend({
        end_date: calendarDate,
        rent: rupees(
          1,
          'monthly-rent.out-of-range',
          'Enter the monthly rent in whole rupees, at most {most} crore',
        ),
      }),
    )
    .output(lease),
  repairs: procedure('leases.repairs')
    .route({
      method: 'GET',
      path: '/leases/{id}/repairs',
      summary: 'Repairs that a deduction from the deposit may name: of the lease and of those it renews',
    })
    .input(leaseId)
    .output(
      z.object({ items: z.array(repair).describe('newest first, at most 100; not what was called off') }),
    ),
  settle: procedure('leases.settle')
    .route(move('settle'))
    .input(
      seen.extend({
        ended_on: calendarDate,
        deductions: z
          .array(
            z.object({
              label: line(120).min(1, invalid('deduction-reason.missing', 'Say what it is for')),
              amount: rupees(
                1,
                'amount.out-of-range',
                'Enter an amount in whole rupees, at most {most} crore',
                DEPOSIT_MOST,
              ),
              repair_id: optional(z.uuid(invalid('repair.malformed', 'Choose a repair'))),
            }),
          )
          .max(20, invalid('deductions.too-many', 'Enter at most {most} deductions', { most: 20 }))
          .default([]),
      }),
    )
    .output(lease),
};
