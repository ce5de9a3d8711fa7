/** Commission lines and why they are what they are: all of them for administrators, their own for an affiliate. */
import { z } from 'zod';
import { calculationModes } from '../domain/affiliates.ts';
import { payoutStates } from '../domain/commission/payouts.ts';
import { commissionBases, ineligibleTreatments, rankNames } from '../domain/commission/plan.ts';
import { monthStatuses } from '../domain/commission/standing.ts';
import { holdOutcomes, ledgerKinds, lineKinds, lineOrders, lineStatuses } from '../domain/months.ts';
import { invalid } from '../domain/refusals.ts';
import { ofPaper } from './fields.ts';
import { financialYear } from './financial-year.ts';
import { instant, month, paise } from './months.ts';
import { batchDone, cursor, MAX_PAGE_SIZE, pageLimit } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const affiliateCode = z
  .string(invalid('affiliate-code.missing', 'Enter an affiliate code'))
  .trim()
  .min(1, invalid('affiliate-code.missing', 'Enter an affiliate code'))
  .max(40, invalid('text.too-long', 'Use at most {most} characters', { most: 40 }));
const paymentId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' }));
const count = z.number().int();
const offset = z.coerce
  .number(invalid('number.not-whole', 'Enter a whole number'))
  .int(invalid('number.not-whole', 'Enter a whole number'))
  .min(0, invalid('number.not-whole', 'Enter a whole number'))
  .max(100_000, invalid('lines.too-many', 'Ask for fewer lines'))
  .default(0)
  .describe('how many to pass over');
const olderOffset = offset.meta({
  description: 'how many to pass over; older than `cursor`, which it gives way to',
  deprecated: true,
});

const lineOrder = z
  .enum(lineOrders, invalid('sort.unknown', 'Choose one of the orders'))
  .default('level')
  .describe(
    'level: own homes first, then level by level, the largest of each first; amount: the largest first',
  );

const line = z.object({
  payment_id: z.uuid(),
  sequence: count,
  kind: z.enum(lineKinds),
  affiliate_id: z.string(),
  full_name: z.string(),
  month,
  origin_month: month,
  property_name: z.string().nullable(),
  credited_id: z.string().nullable().describe('to whom the rent is credited: level 1'),
  credited_name: z.string().nullable(),
  rvl: paise,
  share_bp: count.describe('the part of the rent that commission is paid from'),
  level: count,
  base: paise,
  rate_bp: count,
  paid_below_bp: count,
  amount: paise,
  status: z.enum(lineStatuses),
});
export type CommissionLine = z.infer<typeof line>;
const lines = z.object({
  items: z.array(line),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});

export const commissionStep = z.object({
  affiliate_id: z.string(),
  full_name: z.string(),
  level: count,
  rate_bp: count,
  paid_below_bp: count,
  paid_below_level: count,
  amount: paise.nullable().describe("null: another person's"),
  is_held: z.boolean(),
  reason: z.string().nullable().describe('why there is no line; null where there is one'),
});

const streams = z.object({ kind: z.literal('streams'), primary: paise, growth: paise });
const total = z.object({ kind: z.literal('total'), amount: paise });

const personMonth = z.object({
  status: z.string(),
  mode: z.enum(calculationModes),
  personal: paise,
  team: paise,
  largest_leg: paise,
  primary: paise,
  growth: paise,
  is_levelled: z.boolean(),
  qualifying: paise,
  qualified_by: z.string(),
  shadow_added: paise,
  shadow_power: paise.describe('active in the month: it counts towards the rank and is no volume'),
  is_granted: z.boolean().describe('Fast Track Advantage counts the stronger stream'),
  rank: z.enum(rankNames),
  rate_bp: count,
  next: z
    .object({ rank: z.enum(rankNames), threshold: paise, missing: z.union([streams, total]) })
    .nullable(),
  reason: z.string().nullable().describe('why the whole month pays nothing, or nothing now'),
  earned: paise,
  held: paise,
});
export type PersonMonth = z.infer<typeof personMonth>;

const explanation = z.object({
  month,
  affiliate_id: z.string(),
  full_name: z.string(),
  is_estimate: z.boolean().describe('the month is still open: as of now'),
  person: personMonth,
  payment: z
    .object({
      payment_id: z.uuid(),
      kind: z.enum(lineKinds).describe('reversal: taken back'),
      origin_month: month,
      credit_reason: z.string().nullable().describe('why the credit of the home was corrected'),
      rvl: paise,
      share_bp: count,
      base: paise,
      steps: z.array(commissionStep),
      reason: z.string().nullable().describe('why they get nothing of it; null where they get a line'),
    })
    .nullable(),
});
export type Explanation = z.infer<typeof explanation>;

const hold = z.object({
  affiliate_id: z.string(),
  full_name: z.string(),
  month,
  amount: paise,
  status: z.string().describe('their status when it was held'),
  decision: z.enum(holdOutcomes).nullable(),
  decision_reason: z.string().nullable(),
  outcome: z.enum(holdOutcomes).nullable(),
  outcome_month: month.nullable(),
});
export type CommissionHold = z.infer<typeof hold>;
const holdId = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2]) \S{1,40}$/,
    invalid('id.malformed', 'This is not the number of {what}', { what: 'an entry' }),
  )
  .describe('its month and affiliate: 2026-08 KRY-QMQPZ');

const fileFormat = z.enum(['pdf', 'csv'], invalid('file-format.unknown', 'Choose PDF or CSV'));
const explained = z.object({
  month,
  payment_id: paymentId.optional(),
  kind: z.enum(lineKinds).optional().describe('of the line: a month may post a payment twice'),
});
const myMonth = z.object({
  month,
  rank: z.enum(rankNames),
  rate_bp: count,
  personal: paise,
  team: paise,
  qualifying: paise,
  earned: paise,
  held: paise,
});
export type MyMonth = z.infer<typeof myMonth>;

const estimate = z.object({
  month,
  cut_off: instant,
  open_months: z.array(month).describe('months that are not closed, oldest first'),
  person: personMonth,
  lines_total: count,
  lines: z
    .array(
      z.object({
        payment_id: z.uuid(),
        property_name: z.string().nullable(),
        credited_id: z.string(),
        credited_name: z.string(),
        rvl: paise,
        share_bp: count,
        base: paise,
        level: count,
        rate_bp: count,
        paid_below_bp: count,
        amount: paise,
        is_held: z.boolean(),
      }),
    )
    .describe('the largest hundred'),
});
export type Estimate = z.infer<typeof estimate>;
export type EstimatedLine = Estimate['lines'][number];

const planForCalculator = z.object({
  version: z.string(),
  ranks: z.array(z.object({ name: z.enum(rankNames), threshold: paise, rateBp: count })),
  levels: count,
  base: z.enum(commissionBases),
  ineligible: z.enum(ineligibleTreatments),
  defaultShareBp: count,
});

const teamMonth = z.object({
  month,
  is_estimate: z.boolean().describe('the month is still open: as of now'),
  months: z.array(month).describe('those that can be chosen, newest first'),
  plan: planForCalculator,
  own: z.object({
    mode: z.enum(calculationModes),
    shadow_power: paise,
    is_granted: z.boolean(),
  }),
  people: z
    .array(
      z.object({
        affiliate_id: z.string(),
        full_name: z.string(),
        sponsor_id: z.string().nullable().describe('null: oneself'),
        status: z.enum(monthStatuses),
        fixed_rank: z.enum(rankNames).nullable().describe('where the volume alone does not make the rank'),
        others: paise.describe('volume below this person of whom and what was left out'),
      }),
    )
    .describe('the largest teams first'),
  payments: z.array(
    z.object({
      payment_id: z.uuid(),
      affiliate_id: z.string(),
      property_name: z.string().nullable(),
      rvl: paise,
      share_bp: count,
    }),
  ),
  left_out: z.object({ people: count, payments: count }),
});
export type TeamMonth = z.infer<typeof teamMonth>;

const statement = z.object({
  month,
  affiliate_id: z.string(),
  full_name: z.string(),
  person: personMonth,
  plan_version: z.string(),
  lines_total: count,
  postings: z
    .array(
      z.object({
        kind: z.enum(ledgerKinds),
        payable: paise.describe('what it added to the balance; negative: took'),
        held: paise.describe('what it added to the amounts that wait'),
        tax: paise.describe('deducted with it'),
      }),
    )
    .describe('what the month posted in the ledger, one row a kind'),
  adjustments: z
    .array(z.object({ origin_month: month, amount: paise, reason: z.string() }))
    .describe('each adjustment by the office, and why'),
  tax_rule: z.string().nullable().describe('rate and total of the financial year so far, as it was posted'),
  tax_before: paise.describe(
    'deducted in that financial year before this month: the tax of the month is what is left',
  ),
  net: paise.describe('what the month added to the balance, after tax'),
  payout: z
    .object({
      code: z.string(),
      state: z.enum(payoutStates),
      amount: paise.describe('of the whole transfer, which may pay several months'),
      reference: z.string().nullable(),
      paid_on: z.string().nullable(),
    })
    .nullable()
    .describe('the transfer that paid this month out'),
});
export type Statement = z.infer<typeof statement>;

export const commissionsContract = {
  lines: procedure('commissions.lines', 'handler')
    .route({ method: 'GET', path: '/admin/commissions' })
    .input(
      z.object({
        month,
        affiliate_id: affiliateCode.optional(),
        payment_id: paymentId.optional(),
        limit: pageLimit,
        offset,
      }),
    )
    .output(lines.omit({ next_cursor: true })),
  explain: procedure('commissions.explain', 'handler')
    .route({ method: 'GET', path: '/admin/commissions/explanation' })
    .input(explained.extend({ affiliate_id: affiliateCode }))
    .output(explanation),
  listHolds: procedure('commissions.listHolds')
    .route({ method: 'GET', path: '/admin/commission-holds' })
    .input(z.object({ affiliate_id: affiliateCode.optional(), limit: pageLimit, offset }))
    .output(
      z.object({ items: z.array(hold), has_more: z.boolean(), total: count.describe('counted up to 1,000') }),
    ),
  decideHold: procedure('commissions.decideHold')
    .route({ method: 'POST', path: '/admin/commission-holds/decision' })
    .input(
      z.object({ affiliate_id: affiliateCode, month, decision: z.enum(holdOutcomes), reason: adminReason }),
    )
    .output(hold),
  /** All that are open, or of them those named, a batch at a time: `next` of one is `after` of the next. */
  decideHolds: procedure('commissions.decideHolds')
    .route({ method: 'POST', path: '/admin/commission-holds/decisions' })
    .input(
      z.object({
        ids: z.array(holdId).max(MAX_PAGE_SIZE).optional(),
        after: holdId.nullable().describe('`next` of the batch before; null begins'),
        decision: z.enum(holdOutcomes),
        reason: adminReason,
      }),
    )
    .output(batchDone),
  listMyMonths: procedure('commissions.listMyMonths')
    .route({ method: 'GET', path: '/my/commissions/months' })
    .output(z.object({ items: z.array(myMonth) })),
  listMine: procedure('commissions.listMine')
    .route({ method: 'GET', path: '/my/commissions' })
    .input(z.object({ month, order: lineOrder, limit: pageLimit, cursor, offset: olderOffset }))
    .output(lines),
  /** What an open month would pay the caller if it were closed now; the present month when none is named. */
  estimateMine: procedure('commissions.estimateMine', 'handler')
    .route({ method: 'GET', path: '/my/commissions/estimate' })
    .input(z.object({ month: month.optional() }))
    .output(estimate),
  /** One's team as a month had it, for the calculator; the newest month when none is named. */
  teamMonth: procedure('commissions.teamMonth', 'handler')
    .route({ method: 'GET', path: '/my/commissions/team' })
    .input(z.object({ month: month.optional() }))
    .output(teamMonth),
  statementMine: procedure('commissions.statementMine', 'handler')
    .route({ method: 'GET', path: '/my/commissions/statement' })
    .input(z.object({ month }))
    .output(statement),
  /** The statement of a closed month as a file. */
  statementFile: procedure('commissions.statementFile', 'handler')
    .route({ method: 'GET', path: '/my/commissions/statement-file' })
    .input(z.object({ month, format: fileFormat, language: ofPaper }))
    .output(z.file()),
  /** What a financial year credited and deducted, as a file. */
  taxFile: procedure('commissions.taxFile', 'handler')
    .route({ method: 'GET', path: '/my/tax-file' })
    .input(z.object({ financial_year: financialYear, format: fileFormat, language: ofPaper }))
    .output(z.file()),
  explainMine: procedure('commissions.explainMine', 'handler')
    .route({ method: 'GET', path: '/my/commissions/explanation' })
    .input(explained)
    .output(explanation),
};
