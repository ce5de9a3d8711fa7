/** The directory of people as administrators see it: list, figures, one person, and what happened around them. */
import { z } from 'zod';
import { affiliateStatuses, calculationModes } from '../domain/affiliates.ts';
import { batchStates, payeeKinds, payoutStates } from '../domain/commission/payouts.ts';
import { rankNames } from '../domain/commission/plan.ts';
import { managedPropertyStatuses, managedRentalStatuses } from '../domain/managed-rentals.ts';
import { earningStates } from '../domain/months.ts';
import { paymentKinds, paymentProviders, paymentStatuses } from '../domain/payments.ts';
import { invalid } from '../domain/refusals.ts';
import { roles } from '../domain/roles.ts';
import { activityKinds, userActivity, userKinds, userSorts } from '../domain/users.ts';
import { month, paise } from './months.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const user = z.object({
  user_id: z.uuid(),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  roles: z.array(z.enum(roles)).describe('as held; nobody’s list is empty on screen: no roles means user'),
  affiliate: z
    .object({
      affiliate_id: z.string(),
      status: z.enum(affiliateStatuses),
      calculation_mode: z.enum(calculationModes),
    })
    .nullable(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  profile_completion: z.number().int(),
  created_at: z.string(),
  last_login_at: z.string().nullable(),
});
export type ListedUser = z.infer<typeof user>;

const filters = z.object({
  q: searchText.describe('Words of the name, e-mail address, phone or city; all must occur'),
  role: z.enum(userKinds, invalid('role-filter.unknown', 'Choose a role of the list')).optional(),
  active: z.enum(userActivity, invalid('user-filter.unknown', 'Choose all, active or never')).default('all'),
  sort: z.enum(userSorts, invalid('user-order.unknown', 'Choose an order of the list')).default('newest'),
  limit: pageLimit,
  cursor,
});
export type UserFilters = z.output<typeof filters>;

const page = z.object({
  items: z.array(user),
  total: z.number().int().describe('people who match, on all pages; at most 10,000 are counted'),
  next_cursor: z.string().nullable(),
});
export type UserPage = z.infer<typeof page>;

const figures = z.object({
  total: z.number().int(),
  brokers: z.number().int(),
  landlords: z.number().int(),
  active: z.number().int().describe('signed in at least once'),
});
export type UserFigures = z.infer<typeof figures>;

const userId = z.object({
  userId: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
});

const detail = user.extend({
  properties: z.number().int().describe('homes listed, without deleted ones'),
  total_rvl: paise.describe(
    'rental value locked of approved managed rentals, as owner, broker or credited affiliate',
  ),
  total_commissions: paise.describe('all commission lines of closed months, what was taken back deducted'),
});
export type UserDetail = z.infer<typeof detail>;

/** What the sentence of an entry names; each kind has its own. */
const activityFacts = z
  .object({
    amount: paise.describe('of commission and of money of an owner: what they gain is positive'),
    type: z.string().describe('of what kind the payment, entry or text is, or by which channel it went'),
    side: z.string().describe('how the person has to do with it: tenant or landlord'),
    code: z.string(),
    home: z.string().describe('which an act is about'),
    reference: z.string().nullable().describe('the bank’s or provider’s number'),
    day: z.string().nullable().describe('on which it was paid'),
    month,
    batch: z.string().describe('where the batch of the transfer stands'),
    person: z.string().nullable().describe('the other side of a conversation'),
    messages: z.number().int(),
  })
  .partial();

const activity = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  action: z.string().describe('what was done; of everything but acts and leads: where it stands'),
  by_this_person: z.boolean().describe('did it themselves; otherwise it was done to or around them'),
  actor: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('null: the system'),
  reason: z.string().nullable(),
  subject: z
    .string()
    .nullable()
    .describe('the home, what kind of thing was changed, or what the mail or enquiry says'),
  before: z.unknown(),
  after: z.unknown(),
  facts: activityFacts.nullable(),
  created_at: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** A managed rental of the person: what was locked for it, and how many months were paid. */
const rvlRecord = z.object({
  id: z.uuid().describe('of the application'),
  status: z.enum(managedRentalStatuses),
  is_configured: z.boolean(),
  property_status: z.enum(managedPropertyStatuses).nullable().describe('null until it is configured'),
  property_name: z.string(),
  property_location: z.string(),
  side: z.enum(['owner', 'broker', 'affiliate']).describe('how the person has to do with it'),
  monthly_rent: paise,
  rental_value_locked: paise.nullable(),
  paid_months: z.number().int().describe('as affiliate: of the months credited to them'),
  paid_rvl: paise,
  created_at: z.string(),
});
export type RvlRecord = z.infer<typeof rvlRecord>;

/** Money between the person and the platform outside of rents: the broker's registration fee, and what was given back of it. */
const payment = z.object({
  id: z.uuid(),
  kind: z.enum(paymentKinds),
  provider: z.enum(paymentProviders),
  reference: z.string().nullable().describe('the provider’s number, or that of the cash receipt'),
  amount: paise,
  status: z.enum(paymentStatuses),
  note: z.string().nullable(),
  paid_at: z.string().nullable(),
  created_at: z.string(),
});
export type UserPayment = z.infer<typeof payment>;

/** A transfer to the person: their commission, rent that was collected for them, or their deposit. */
const transfer = z.object({
  id: z.uuid(),
  batch_id: z.uuid(),
  code: z.string().describe('what the bank’s file calls it'),
  payee_kind: z.enum(payeeKinds),
  amount: paise,
  state: z.enum(payoutStates),
  batch_state: z.enum(batchStates),
  account: z.string().describe('masked'),
  reference: z.string().nullable().describe('the bank’s number of the transfer (UTR)'),
  paid_on: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: z.string(),
});
export type UserTransfer = z.infer<typeof transfer>;

/** What a closed month was for the person as affiliate. */
const commissionMonth = z.object({
  month,
  rank: z.enum(rankNames),
  rate_bp: z.number().int(),
  personal: paise,
  team: paise,
  qualifying: paise,
  commission: paise.describe('the sum of their lines posted in that month'),
  held: paise,
  state: z.enum(earningStates).nullable().describe('null: the month left nothing to pay'),
  paid_on: z.string().nullable().describe('the day of the transfer that took it along'),
});
export type CommissionMonth = z.infer<typeof commissionMonth>;

export const usersContract = {
  list: procedure('users.list').route({ method: 'GET', path: '/users' }).input(filters).output(page),
  figures: procedure('users.figures').route({ method: 'GET', path: '/users/figures' }).output(figures),
  get: procedure('users.get').route({ method: 'GET', path: '/users/{userId}' }).input(userId).output(detail),
  rvlRecords: procedure('users.rvlRecords')
    .route({ method: 'GET', path: '/users/{userId}/rvl-records' })
    .input(userId.extend({ limit: pageLimit, cursor }))
    .output(pageOf(rvlRecord)),
  payments: procedure('users.payments')
    .route({ method: 'GET', path: '/users/{userId}/payments' })
    .input(userId.extend({ limit: pageLimit, cursor }))
    .output(pageOf(payment)),
  transfers: procedure('users.transfers')
    .route({ method: 'GET', path: '/users/{userId}/transfers' })
    .input(userId.extend({ limit: pageLimit, cursor }))
    .output(pageOf(transfer)),
  commissionMonths: procedure('users.commissionMonths')
    .route({ method: 'GET', path: '/users/{userId}/commission-months' })
    .input(userId)
    .output(z.object({ items: z.array(commissionMonth).describe('newest first; at most ten years') })),
  activity: procedure('users.activity')
    .route({ method: 'GET', path: '/users/{userId}/activity' })
    .input(
      userId.extend({
        kind: z.enum(activityKinds, invalid('activity-kind.unknown', 'Choose a kind of the list')).optional(),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(z.object({ items: z.array(activity), next_cursor: z.string().nullable() })),
};
