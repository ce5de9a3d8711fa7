/** Remittances: what owners and tenants of managed homes are owed by whoever runs the product, how it is reckoned, and each month of it. */
import { z } from 'zod';
import { payeeKinds } from '../domain/commission/payouts.ts';
import { invalid } from '../domain/refusals.ts';
import {
  type OwnerEntryKind,
  ownerEntryKinds,
  ownerLineKinds,
  remittanceBlocks,
} from '../domain/remittances.ts';
import { calendarDate, monthText, ofPaper } from './fields.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { bankReference } from './payees.ts';
import { batch } from './payouts.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int().describe('paise');
const count = z.number().int();
const entryKinds = Object.keys(ownerEntryKinds) as [OwnerEntryKind, ...OwnerEntryKind[]];

const candidate = z.object({
  payee_kind: z.enum(payeeKinds),
  user_id: z.uuid(),
  organisation_id: z.uuid().nullable().describe('the owner’s company, which is paid'),
  settlement_id: z.uuid().nullable().describe('whose refund it is'),
  full_name: z.string(),
  homes: z.array(z.string()),
  amount: paise,
  pay_by: z.string().nullable().describe('the day that the mandate or the settlement promises'),
  account: z.string().nullable().describe('masked'),
  ifsc: z.string().nullable(),
  account_set_at: z.string().nullable(),
  account_held_until: z.string().nullable(),
  last_failure: z.string().nullable().describe('why the last transfer came back'),
  block: z.enum(remittanceBlocks).nullable().describe('why it waits; null: it is paid with the next batch'),
});
export type RemittanceCandidate = z.infer<typeof candidate>;

const line = z.object({
  on: z.string(),
  kind: z.enum(entryKinds),
  home_name: z.string().nullable(),
  reason: z.string().nullable(),
  late_for: z
    .string()
    .nullable()
    .describe('the day it belongs to, where that month was over when it came to be known'),
  held: paise
    .nullable()
    .describe('of a deposit that came and stays with us for the tenant: it is no money of the owner'),
  amount: paise.describe('what the owner gains; negative: what is taken off'),
  invoice: z
    .object({ id: z.uuid(), number: z.string() })
    .nullable()
    .describe('of a management fee, once its month is invoiced and where the reader may see it'),
});
export type OwnerLine = z.infer<typeof line>;

const statement = z.object({
  month: z.string(),
  months: z.array(z.string()).describe('with entries, newest first'),
  owner_name: z.string(),
  opening: paise.describe('owed at its beginning'),
  sums: z.record(z.enum(ownerLineKinds), paise),
  closing: paise.describe('owed at its end'),
  lines: z.array(line),
  all_lines: count.describe('of the month, where not all are shown'),
});
export type OwnerStatement = z.infer<typeof statement>;

const repair = z.object({
  id: z.uuid(),
  owner_name: z.string(),
  home_name: z.string(),
  title: z.string(),
  done_at: z.string(),
  cost: paise,
  charged: paise.describe('of it so far'),
});
export type ApprovedRepair = z.infer<typeof repair>;

const owing = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  homes: z.array(z.string()),
  amount: paise,
  since: z.string().describe('day of the oldest that is not paid'),
  month: paise.describe('not older than 30 days'),
  two_months: paise.describe('31 to 60 days old'),
  older: paise,
});
export type OwingOwner = z.infer<typeof owing>;

const owedAmount = invalid('owner-payment.malformed', 'Enter the amount that came in, in rupees');

const ofMonth = z.object({ month: monthText.optional().describe('else the current one') });
const repairId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a repair' })),
});

export const remittancesContract = {
  candidates: procedure('remittances.candidates')
    .route({
      method: 'GET',
      path: '/admin/remittances/candidates',
      summary: 'Owners and tenants who are owed something, and why some are not paid with the next batch',
    })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(
      pageOf(candidate).extend({
        to_pay: z.object({ people: count, amount: paise }).describe('with the next batch'),
      }),
    ),
  createBatch: procedure('remittances.createBatch')
    .route({ method: 'POST', path: '/admin/remittances/batches', successStatus: 201 })
    .output(batch),
  reckoning: procedure('remittances.reckoning')
    .route({
      method: 'GET',
      path: '/admin/payouts/{id}/reckoning',
      summary: 'The entries that a transfer to an owner pays: they sum to its amount',
    })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payout' })),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(line)),
  repairs: procedure('remittances.repairs')
    .route({
      method: 'GET',
      path: '/admin/remittances/repairs',
      summary: 'Approved and finished repairs whose cost was not charged in full',
    })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(repair)),
  chargeRepair: procedure('remittances.chargeRepair')
    .route({
      method: 'POST',
      path: '/admin/remittances/repairs/{id}/charge',
      summary: 'Says that we paid a repair: its cost comes off what the owner is paid',
    })
    .input(repairId.extend({ reference: bankReference }))
    .output(z.object({ charged: paise })),
  owing: procedure('remittances.owing')
    .route({
      method: 'GET',
      path: '/admin/remittances/owing',
      summary: 'Owners who owe us fees, repairs or rent that was taken back, and since when',
    })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(owing)),
  recordPayment: procedure('remittances.recordPayment')
    .route({
      method: 'POST',
      path: '/admin/remittances/owing/{user_id}/payments',
      summary: 'Says that an owner paid what they owe us, or a part of it',
      successStatus: 201,
    })
    .input(
      z.object({
        user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
        amount: z.number(owedAmount).int(owedAmount).min(1, owedAmount).max(1e13, owedAmount),
        paid_on: calendarDate,
        reference: bankReference,
      }),
    )
    .output(z.object({ left: paise.describe('still owed') })),
  postBacklog: procedure('remittances.postBacklog')
    .route({
      method: 'POST',
      path: '/admin/remittances/backlog',
      summary: 'Posts lines of our bank statement that were matched before the books knew of them',
    })
    .output(z.object({ payments: count.describe('0: everything was posted'), amount: paise })),
  statementOf: procedure('remittances.statementOf')
    .route({ method: 'GET', path: '/admin/remittances/statements/{user_id}' })
    .input(
      ofMonth.extend({
        user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
      }),
    )
    .output(statement),
  myStatement: procedure('remittances.myStatement')
    .route({
      method: 'GET',
      path: '/my/remittances',
      summary: 'A month of rent that we collected for an owner: fees, repairs, transfers and what is left',
    })
    .input(ofMonth)
    .output(statement),
  myStatementFile: procedure('remittances.myStatementFile', 'handler')
    .route({ method: 'GET', path: '/my/remittances/file' })
    .input(z.object({ month: monthText, language: ofPaper }))
    .output(z.file()),
};
