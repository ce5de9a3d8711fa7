/** Payouts: who is owed, batches of bank transfers by two administrators, the bank's answers, and what affiliates see of it. */
import { z } from 'zod';
import { bankFileLayouts } from '../domain/commission/bank-files.ts';
import {
  batchPurposes,
  batchStates,
  candidateBlocks,
  ownBlocks,
  payeeKinds,
  payoutKinds,
  payoutStates,
} from '../domain/commission/payouts.ts';
import { isCalendarDate } from '../domain/dates.ts';
import { invalid } from '../domain/refusals.ts';
import { candidateSorts } from './choices.ts';
import { financialYear } from './financial-year.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { adminReason, bankReference } from './payees.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int().describe('paise');
const count = z.number().int();
const batchId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a batch' })),
});
const payoutId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payout' })),
});

const candidate = z.object({
  affiliate_id: z.string(),
  user_id: z.uuid().nullable().describe('whose PAN and account it is; null: they have no account with us'),
  full_name: z.string(),
  status: z.string(),
  amount: paise.describe('what is owed after tax'),
  pan: z.string().nullable().describe('masked'),
  account: z.string().nullable().describe('masked'),
  ifsc: z.string().nullable(),
  account_set_at: z.string().nullable(),
  account_held_until: z
    .string()
    .nullable()
    .describe('the account was changed lately, and nothing is paid to it before'),
  last_failure: z.string().nullable().describe('why the last transfer came back'),
  block: z
    .enum(candidateBlocks)
    .nullable()
    .describe('why it is carried; null: it is paid with the next batch'),
});
export type PayoutCandidate = z.infer<typeof candidate>;

const totals = z.object({
  to_pay: z.object({ people: count, amount: paise }),
  carried: z.array(z.object({ block: z.enum(candidateBlocks), people: count, amount: paise })),
  to_remind: count.describe('who gave no PAN or account and was not reminded in the last 24 hours'),
});

export type PayoutTotals = z.infer<typeof totals>;

export const batch = z.object({
  id: z.uuid(),
  state: z.enum(batchStates),
  purpose: z.enum(batchPurposes).describe('commission, or rent and deposits of managed homes'),
  month: z.string().describe('of commission the newest closed month it pays out'),
  transfers: count,
  amount: paise,
  paid: z.object({ transfers: count, amount: paise }),
  failed: z.object({ transfers: count, amount: paise }),
  created_by: z.string().nullable(),
  created_at: z.string(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  exported_at: z.string().nullable(),
  settled_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  single_operator: z
    .string()
    .nullable()
    .describe('why its maker approved it alone, in single-operator mode; null: two did'),
  is_own: z.boolean().describe('made by the reader, who may then not approve it'),
});
export type PayoutBatch = z.infer<typeof batch>;

const ownPayout = z.object({
  id: z.uuid(),
  code: z.string().describe('what the bank’s file calls it'),
  payee_kind: z.enum(payeeKinds),
  kind: z.enum(payoutKinds),
  amount: paise,
  state: z.enum(payoutStates),
  account: z.string().describe('masked'),
  ifsc: z.string(),
  holder_name: z.string(),
  reference: z.string().nullable().describe('the bank’s number of the transfer'),
  paid_on: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: z.string(),
});
export type OwnPayout = z.infer<typeof ownPayout>;

const payout = ownPayout.extend({
  batch_id: z.uuid(),
  affiliate_id: z.string().nullable().describe('null: no commission'),
  full_name: z.string(),
  balance_before: paise.describe('owed without this transfer'),
  balance_after: paise,
  account_since: z
    .string()
    .nullable()
    .describe('masked: the account its payee gave since; a transfer goes to the one it was drafted with'),
});
export type Payout = z.infer<typeof payout>;

const paidOn = z.string().refine(isCalendarDate, invalid('date.missing', 'Choose a day')).optional();

const fileAnswer = z.object({
  paid: count,
  failed: count.describe('came back: owed again'),
  repeated: count.describe('marked paid before with the same reference'),
  rejected: z.array(
    z.object({ row: count.describe('as a spreadsheet counts'), code: z.string(), problem: z.string() }),
  ),
});
export type ReferenceFileAnswer = z.infer<typeof fileAnswer>;

const balance = z.object({
  payable: paise.describe('owed after tax; negative: set off against what comes'),
  held: paise,
  on_its_way: paise.describe('in a batch that the bank does not have yet'),
  at_bank: paise.describe('sent to the bank, which has not answered yet: no longer part of payable'),
  block: z.enum(ownBlocks).nullable().describe('why it is not paid with the next batch'),
  least_payout: paise,
  financial_year: z.string(),
  credited_this_year: paise,
  late_this_year: paise.describe('of the credited: rents paid after their month closed'),
  corrected_this_year: paise.describe('of the credited: corrections, adjustments and released amounts'),
  tax_this_year: paise,
});
export type AffiliateBalance = z.infer<typeof balance>;

const taxSummary = z.object({
  financial_year: z.string(),
  credited: paise,
  deducted: paise,
  deductions: z.array(
    z.object({ month: z.string(), posted_on: z.string(), amount: paise, rule: z.string().nullable() }),
  ),
});
export type TaxSummary = z.infer<typeof taxSummary>;

export const payoutsContract = {
  candidates: procedure('payouts.candidates')
    .route({ method: 'GET', path: '/admin/payouts/candidates' })
    .input(
      z.object({
        show: z
          .enum(
            ['all', 'to_pay', 'carried'],
            invalid('payout-filter.unknown', 'Choose all, to_pay or carried'),
          )
          .default('all'),
        q: searchText.describe('Affiliate id or name'),
        sort: z
          .enum(candidateSorts, invalid('payout-order.unknown', 'Choose code, most or least'))
          .default('code'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(z.object({ items: z.array(candidate), next_cursor: z.string().nullable() })),
  totals: procedure('payouts.totals')
    .route({
      method: 'GET',
      path: '/admin/payouts/totals',
      summary: 'What the next batch would pay, and what is carried for which reason',
    })
    .output(totals),
  listBatches: procedure('payouts.listBatches')
    .route({ method: 'GET', path: '/admin/payout-batches' })
    .input(z.object({ purpose: z.enum(batchPurposes).optional(), limit: pageLimit, cursor }))
    .output(pageOf(batch)),
  getBatch: procedure('payouts.getBatch')
    .route({ method: 'GET', path: '/admin/payout-batches/{id}' })
    .input(batchId)
    .output(batch),
  listTransfers: procedure('payouts.listTransfers')
    .route({ method: 'GET', path: '/admin/payout-batches/{id}/transfers' })
    .input(
      batchId.extend({ state: z.enum(payoutStates).optional(), q: searchText, limit: pageLimit, cursor }),
    )
    .output(pageOf(payout)),
  find: procedure('payouts.find')
    .route({
      method: 'GET',
      path: '/admin/payouts/find',
      summary: 'The transfer of that code or reference, whatever batch it is in',
    })
    .input(
      z.object({
        q: z.string().trim().min(1).max(60).describe('KP000021, or the bank’s number of the transfer'),
      }),
    )
    .output(z.object({ items: z.array(payout) })),
  createBatch: procedure('payouts.createBatch')
    .route({ method: 'POST', path: '/admin/payout-batches', successStatus: 201 })
    .output(batch),
  leaveOut: procedure('payouts.leaveOut')
    .route({
      method: 'POST',
      path: '/admin/payouts/{id}/leave-out',
      summary: 'Takes one transfer out of a draft: its amount stays owed',
    })
    .input(payoutId.extend({ reason: adminReason }))
    .output(payout),
  approve: procedure('payouts.approve')
    .route({ method: 'POST', path: '/admin/payout-batches/{id}/approve' })
    .input(batchId)
    .output(batch),
  cancel: procedure('payouts.cancel')
    .route({ method: 'POST', path: '/admin/payout-batches/{id}/cancel' })
    .input(batchId.extend({ reason: adminReason }))
    .output(batch),
  // Holds account numbers, so no answer is kept; the money moves with the first file and never again.
  export: procedure('payouts.export', 'secret')
    .route({ method: 'POST', path: '/admin/payout-batches/{id}/bank-file' })
    .input(
      batchId.extend({
        layout: z
          .enum(bankFileLayouts, invalid('bank-file-layout.unknown', 'Choose the layout of the file'))
          .default('general'),
      }),
    )
    .output(z.object({ file_name: z.string(), csv: z.string(), batch })),
  markPaid: procedure('payouts.markPaid')
    .route({ method: 'POST', path: '/admin/payouts/{id}/paid' })
    .input(payoutId.extend({ reference: bankReference, paid_on: paidOn }))
    .output(payout),
  markPaidByFile: procedure('payouts.markPaidByFile', 'handler')
    .route({ method: 'POST', path: '/admin/payout-batches/{id}/references' })
    .input(batchId.extend({ file: z.file(invalid('csv-file.missing', 'Choose a CSV file')) }))
    .output(fileAnswer),
  markFailed: procedure('payouts.markFailed')
    .route({ method: 'POST', path: '/admin/payouts/{id}/failed' })
    .input(payoutId.extend({ reason: adminReason }))
    .output(payout),
  clearReturn: procedure('payouts.clearReturn')
    .route({
      method: 'POST',
      path: '/admin/payees/{user_id}/clear-return',
      summary: 'Lets an account be paid again from which a transfer came back',
    })
    .input(
      z.object({
        user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
        reason: adminReason,
      }),
    )
    .output(z.object({ cleared: z.boolean().describe('false: nothing was held back any more') })),
  listMine: procedure('payouts.listMine')
    .route({ method: 'GET', path: '/my/payouts' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(ownPayout)),
  myBalance: procedure('payouts.myBalance').route({ method: 'GET', path: '/my/balance' }).output(balance),
  myTax: procedure('payouts.myTax')
    .route({ method: 'GET', path: '/my/tax/{financial_year}' })
    .input(z.object({ financial_year: financialYear }))
    .output(taxSummary),
};
