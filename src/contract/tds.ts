/** Tax deducted from commissions: what is to be deposited by when, the challans, a quarter's statement and certificates. */
import { z } from 'zod';
import {
  challanAccounts,
  isBsrCode,
  isChallanSerial,
  isTdsQuarter,
} from '../domain/commission/tds-duties.ts';
import { invalid } from '../domain/refusals.ts';
import { calendarDate, choice, monthText, ofPaper } from './fields.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int();
const quarterWrong = invalid('tds-quarter.malformed', 'Choose a quarter such as 2026-27 Q3');
const quarter = z.string(quarterWrong).refine(isTdsQuarter, quarterWrong);
const challanId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a challan' })),
});
const format = z.enum(['pdf', 'csv'], invalid('file-format.unknown', 'Choose PDF or CSV'));

const month = z.object({
  month: z.string(),
  deducted: paise,
  deposited: paise,
  open: paise.describe('still to be deposited'),
  due_on: z.string(),
  is_late: z.boolean(),
});
export type TdsMonth = z.infer<typeof month>;

const challan = z.object({
  id: z.uuid(),
  month: z.string(),
  bsr_code: z.string(),
  deposited_on: z.string(),
  serial: z.string(),
  amount: paise.describe('with that of further months'),
  further: z
    .array(z.object({ month: z.string(), amount: paise }))
    .describe('what of it pays the tax of other months'),
  interest: paise,
  late_fee: paise,
  paid_from: z.enum(challanAccounts),
  recorded_by: z.string().nullable(),
  state: z.enum(['recorded', 'waiting', 'withdrawn']).describe('waiting: somebody asked for its withdrawal'),
  reason: z.string().nullable().describe('why it is withdrawn'),
  asked_by: z.string().nullable(),
  is_own: z.boolean().describe('the caller asked for its withdrawal, which another administrator approves'),
});
export type TdsChallan = z.infer<typeof challan>;

const overview = z.object({
  months: z.array(month).describe('of the last eight quarters, newest first; only those with tax'),
  challans: z.array(challan).describe('of these months, newest first, at most 200'),
  quarters: z.array(z.object({ quarter: z.string(), due_on: z.string().describe('the statement') })),
  has_tan: z.boolean().describe('Settings have the TAN and the legal name'),
});
export type TdsOverview = z.infer<typeof overview>;

const payee = z.object({
  affiliate_id: z.string(),
  name: z.string(),
  pan: z.string().nullable().describe('masked'),
  credited: paise,
  deducted: paise,
});
export type TdsPayee = z.infer<typeof payee>;

const bsrWrong = invalid('bsr-code.malformed', 'Enter the seven digits of the BSR code');
const serialWrong = invalid(
  'challan-serial.malformed',
  'Enter the five digits of the challan’s serial number',
);
const amountWrong = invalid('challan-amount.out-of-range', 'Enter the tax of the challan in whole rupees');

const tax = z
  .number(amountWrong)
  .int(amountWrong)
  .min(100, amountWrong)
  .refine((value) => value % 100 === 0, amountWrong);
/** Beside the first: those of two years. */
const MOST_FURTHER = 23;

const besideWrong = invalid('challan-beside.out-of-range', 'Enter whole rupees, as the challan says');
/** Paise beside the tax; a challan that was in time has none. */
const beside = z
  .number(besideWrong)
  .int(besideWrong)
  .min(0, besideWrong)
  .max(1e11, besideWrong)
  .refine((value) => value % 100 === 0, besideWrong)
  .default(0);

export const tdsContract = {
  overview: procedure('tds.overview').route({ method: 'GET', path: '/admin/tds' }).output(overview),
  payees: procedure('tds.payees')
    .route({ method: 'GET', path: '/admin/tds/payees', summary: 'Whom tax was deducted from in a quarter' })
    .input(z.object({ quarter, limit: pageLimit, cursor }))
    .output(pageOf(payee)),
  recordChallan: procedure('tds.recordChallan')
    .route({ method: 'POST', path: '/admin/tds/challans', successStatus: 201 })
    .input(
      z.object({
        month: monthText.describe('in which the tax was deducted'),
        bsr_code: z.string(bsrWrong).trim().refine(isBsrCode, bsrWrong),
        deposited_on: calendarDate,
        serial: z.string(serialWrong).trim().refine(isChallanSerial, serialWrong),
        amount: tax.describe('paise of the tax of that month, without interest and fees'),
        further: z
          .array(z.object({ month: monthText, amount: tax }))
          .max(MOST_FURTHER)
          .default([])
          .describe('what the same challan pays of the tax of other months'),
        interest: beside,
        late_fee: beside,
        paid_from: choice(
          challanAccounts,
          invalid('challan-account.unknown', 'Choose the account it was paid from'),
        ).describe('collection: to which rent comes; payouts: from which commissions leave'),
      }),
    )
    .output(overview),
  requestWithdrawal: procedure('tds.requestWithdrawal')
    .route({
      method: 'POST',
      path: '/admin/tds/challans/{id}/withdrawal',
      summary: 'Asks for a wrong challan to be withdrawn; another administrator approves it',
    })
    .input(challanId.extend({ reason: adminReason }))
    .output(overview),
  approveWithdrawal: procedure('tds.approveWithdrawal')
    .route({ method: 'POST', path: '/admin/tds/challans/{id}/withdrawal/approve' })
    .input(challanId)
    .output(overview),
  declineWithdrawal: procedure('tds.declineWithdrawal')
    .route({ method: 'POST', path: '/admin/tds/challans/{id}/withdrawal/decline' })
    .input(challanId)
    .output(overview),
  // It holds PANs in full.
  statementFile: procedure('tds.statementFile', 'secret')
    .route({
      method: 'POST',
      path: '/admin/tds/statement-file',
      summary: 'The data of a quarter’s statement',
    })
    .input(z.object({ quarter }))
    .output(
      z.object({
        file_name: z.string(),
        csv: z.string(),
        payees: z.number().int(),
        without_pan: z.number().int(),
        deducted: paise.describe('the sum of all payees, which is that of the books'),
        deposited: paise.describe('the sum of the quarter’s challans'),
      }),
    ),
  certificate: procedure('tds.certificate', 'handler')
    .route({ method: 'GET', path: '/admin/tds/certificate' })
    .input(z.object({ affiliate_id: z.string().max(40), quarter, format, language: ofPaper }))
    .output(z.file()),
  certificateMine: procedure('tds.certificateMine', 'handler')
    .route({ method: 'GET', path: '/my/tds-certificate' })
    .input(z.object({ quarter, format, language: ofPaper }))
    .output(z.file()),
};
