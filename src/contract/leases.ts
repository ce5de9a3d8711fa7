// Leases on the wire: what landlord and tenant agree, from the first draft to the settled deposit.
import { z } from 'zod';
import { acceptanceWays, leaseDocumentKinds } from '../domain/lease-acceptance.ts';
import {
  chargeKinds,
  chargeWays,
  GRACE_DAYS_MAX,
  INVENTORY_MAX,
  itemConditions,
  LOCK_IN_MONTHS_MAX,
} from '../domain/lease-terms.ts';
import {
  depositHolders,
  ESCALATION_MAX,
  leasePartyRoles,
  leaseSides,
  leaseStates,
  NOTICE_DAYS_DEFAULT,
  NOTICE_DAYS_MAX,
} from '../domain/leases.ts';
import { PAYMENT_DAY_MAX, PAYMENT_DAY_MIN } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { sentProofs } from '../domain/step-up.ts';
import { leaseShows } from './choices.ts';
import {
  calendarDate,
  choice,
  isReachable,
  line,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  reachMissing,
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

const nameOf = line(120).min(1, invalid('name.missing', 'Enter a name'));
const amount = rupees(1, 'amount.out-of-range', 'Enter an amount in whole rupees, at most {most} crore');

/** Who else rents, lives there or owns it. */
const others = {
  co_tenants: z
    .array(
      z
        .object({ name: nameOf, email: optionalEmail, phone, address: optionalLine(300) })
        .refine(isReachable, { ...reachMissing, path: ['email'] }),
    )
    .max(9, invalid('co-tenants.too-many', 'Enter at most {most} co-tenants', { most: 9 }))
    .default([])
    .describe('who rents it too: each accepts for themselves, and each owes the whole rent'),
  occupants: z
    .array(z.object({ name: nameOf }))
    .max(20, invalid('occupants.too-many', 'Enter at most {most} people', { most: 20 }))
    .default([])
    .describe('who else lives there, and signs nothing'),
  co_owners: z
    .array(
      z.object({
        name: nameOf,
        share_bp: whole(1, 9999, 'owner-share.out-of-range', 'Enter a share above 0% and below 100%'),
      }),
    )
    .max(9, invalid('co-owners.too-many', 'Enter at most {most} co-owners', { most: 9 }))
    .default([])
    .describe('the rest of the home is the landlord’s; receipts name them with their shares'),
};

const charge = z.object({
  kind: choice(chargeKinds, invalid('charge-kind.unknown', 'Choose a charge')),
  paid_by: choice(leaseSides, invalid('charge-payer.unknown', 'Choose who pays it')),
  how: choice(chargeWays, invalid('charge-way.unknown', 'Choose how it is paid')),
  amount: optional(amount).describe('paise a month, of a fixed one'),
});
const lateFee = z.object({
  grace_days: whole(0, GRACE_DAYS_MAX, 'grace-days.out-of-range', 'Enter days from {least} to {most}'),
  a_day: amount.describe('paise for each day after those'),
  most: amount.describe('paise; never more for one month'),
});
const inventoryItem = z.object({
  room: line(60).min(1, invalid('room.missing', 'Enter a room')),
  item: line(120).min(1, invalid('item.missing', 'Enter what it is')),
  count: whole(1, 999, 'count.out-of-range', 'Enter a number from {least} to {most}'),
  condition: choice(itemConditions, invalid('condition.unknown', 'Choose a condition')),
});

/** What both agree on beside the rent. */
const furtherTerms = {
  landlord_notice_days: optional(
    whole(0, NOTICE_DAYS_MAX, 'notice-days.out-of-range', 'Enter days of notice from {least} to {most}'),
  ).describe('of the landlord; null: the same as the tenant’s'),
  lock_in_months: whole(
    0,
    LOCK_IN_MONTHS_MAX,
    'lock-in.out-of-range',
    'Enter months from {least} to {most}',
  ).default(0),
  deposit_due_on: optional(calendarDate),
  charges: z.array(charge).max(chargeKinds.length).default([]),
  late_fee: optional(lateFee),
  inventory: z
    .array(inventoryItem)
    .max(INVENTORY_MAX, invalid('inventory.too-long', 'Enter at most {most} things', { most: INVENTORY_MAX }))
    .default([]),
  landlord_address: optionalLine(300),
  tenant_address: optionalLine(300),
  place: optionalLine(80).describe('where the agreement is made'),
};

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
  ...furtherTerms,
  ...others,
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
/** One whom a lease names. Who has an account is not said before they answered. */
const party = z.object({
  id: z.uuid(),
  role: z.enum(leasePartyRoles),
  name: z.string(),
  is_you: z.boolean(),
  share_bp: z.number().int().nullable(),
  email: z.string().nullable().describe('of a co-tenant, to the landlord’s side and themselves'),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  opened_at: z.string().nullable().describe('when they opened the document that is proposed'),
  told_at: z.string().nullable().describe('when a notice of a lease on paper is known to have reached them'),
  accepted_at: z.string().nullable(),
  accepted_how: z.enum(acceptanceWays).nullable(),
});
export type LeaseParty = z.infer<typeof party>;
const leaseDocument = z.object({
  id: z.uuid(),
  kind: z.enum(leaseDocumentKinds),
  version: z.number().int(),
  sha256: z.string(),
  content_type: z.string(),
  created_at: z.string(),
});
export type LeaseDocument = z.infer<typeof leaseDocument>;
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
  landlord_notice_days: z.number().int().nullable(),
  lock_in_months: z.number().int(),
  deposit_due_on: z.string().nullable(),
  charges: z.array(charge.extend({ amount: z.number().int().nullable() })),
  late_fee: z
    .object({ grace_days: z.number().int(), a_day: z.number().int(), most: z.number().int() })
    .nullable(),
  inventory: z.array(
    z.object({
      room: z.string(),
      item: z.string(),
      count: z.number().int(),
      condition: z.enum(itemConditions),
    }),
  ),
  landlord_address: z.string().nullable(),
  tenant_address: z.string().nullable(),
  place: z.string().nullable(),
  parties: z.array(party).describe('everybody whom it names'),
  is_co_tenant: z.boolean().describe('you rent it together with its first tenant, who speaks for you all'),
  document: leaseDocument.nullable().describe('what is proposed now, or was agreed to'),
  stamped_copies: z.array(leaseDocument),
  proposed_at: z.string().nullable(),
  payee_name: z.string().nullable(),
  payee_upi: z.string().nullable(),
  agreed_at: z.string().nullable(),
  is_signed_on_paper: z
    .boolean()
    .describe('the landlord says so, with a scan; while it is proposed, the tenants have not all answered'),
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
const signature = {
  code: z.string().regex(/^\d{6}$/, invalid('code.malformed', 'Enter the six digits of the code')),
  name: line(120).min(3, invalid('signature-name.missing', 'Type your full name')),
};
const file = z
  .file(invalid('file.missing', 'Choose a file'))
  .describe('PDF, JPEG, PNG or WebP, at most 10 MB');

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
    .route({
      method: 'GET',
      path: `${one}/agreement`,
      summary:
        'The agreement as PDF: the very file that is proposed or was agreed to, of a draft as it would be',
    })
    .input(leaseId)
    .output(z.file().describe('PDF, or of a scan the picture')),
  documentFile: procedure('leases.documentFile', 'handler')
    .route({ method: 'GET', path: `${one}/documents/{document_id}` })
    .input(leaseId.extend({ document_id: z.uuid() }))
    .output(z.file()),
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
  code: procedure('leases.code', 'handler')
    .route({
      ...move('code'),
      summary: 'Send the code by which the caller signs this lease, to their own address or number',
    })
    .input(leaseId.extend({ by: z.enum(sentProofs, invalid('code-way.unknown', 'Choose email or text')) }))
    .output(z.object({ sent_to: z.string().describe('masked'), minutes: z.number().int() })),
  propose: procedure('leases.propose', 'handler')
    .route({
      ...move('propose'),
      summary: 'The landlord signs: the agreement is sealed, and every tenant is asked to accept it',
    })
    .input(seen.extend(signature))
    .output(lease),
  accept: procedure('leases.accept', 'handler')
    .route({
      ...move('accept'),
      summary: 'Say yes to the document that is proposed; the lease is agreed once every tenant has',
    })
    .input(
      leaseId.extend({
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/, invalid('sha256.malformed', 'Name the document by its SHA-256')),
        ...signature,
      }),
    )
    .output(lease),
  decline: procedure('leases.decline').route(move('decline')).input(seen).output(lease),
  disown: procedure('leases.disown')
    .route({
      ...move('disown'),
      summary: 'Say that one does not know the landlord: the proposal ends, and our team looks at it',
    })
    .input(seen)
    .output(z.object({ done: z.literal(true) })),
  withdraw: procedure('leases.withdraw').route(move('withdraw')).input(seen).output(lease),
  sign: procedure('leases.sign', 'handler')
    .route({
      ...move('sign'),
      summary: 'The landlord has it signed on paper: the scan goes to every tenant, to accept or contest it',
    })
    // Beside a file every field comes as text.
    .input(leaseId.extend({ version: z.coerce.number().pipe(version), file }))
    .output(lease),
  addStampedCopy: procedure('leases.addStampedCopy', 'handler')
    .route({ ...move('stamped-copies'), summary: 'Keep the stamped or registered copy with the lease' })
    .input(leaseId.extend({ file }))
    .output(lease),
  contest: procedure('leases.contest')
    .route({
      ...move('contest'),
      summary: 'A tenant says that the lease was not signed on paper; it is a draft again',
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
