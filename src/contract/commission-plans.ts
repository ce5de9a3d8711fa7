/** Versions of the compensation plan: which there are, what a draft would cost, and storing one for months to come. */
import { z } from 'zod';
import { commissionBases, ineligibleTreatments, rankNames } from '../domain/commission/plan.ts';
import { faultsOfTerms } from '../domain/commission/plan-version.ts';
import type { Paise } from '../domain/money.ts';
import { type Invalid, invalid } from '../domain/refusals.ts';
import { month, paise } from './months.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const whole = (message: Invalid) => z.number(message).int(message).min(0, message).max(1e15, message);
const bp = whole(invalid('rate.malformed', 'Enter a rate in basis points')).describe('basis points');

const terms = z.object({
  ranks: z
    .array(
      z.object({
        rank: z.enum(rankNames),
        threshold: whole(invalid('paise.malformed', 'Enter an amount in paise')).describe(
          'paise; the least qualifying volume',
        ),
        rate_bp: bp,
      }),
    )
    .max(20, invalid('ranks.repeated', 'Give each rank once'))
    .describe('lowest first'),
  levels: whole(invalid('levels.malformed', 'Enter a number of levels')).describe(
    'the credited affiliate is level 1',
  ),
  base: z.enum(commissionBases).describe("share: the platform's own share of the rent; rvl: the whole rent"),
  default_share_bp: bp.describe('of the rent, where an application says no other; basis points'),
  ineligible: z
    .enum(ineligibleTreatments)
    .describe('lines of people who may not be paid: kept for them, or as if they were not there'),
  held_lapses_after_months: whole(invalid('months.malformed', 'Enter a number of months')),
  least_payout: whole(invalid('paise.malformed', 'Enter an amount in paise')).describe('paise'),
});
export type PlanTermsShown = z.infer<typeof terms>;

/** The rules of the domain, each at its field; also for the form, before anything is sent. */
export const planTerms = terms.superRefine((sent, context) => {
  for (const { field, ...refused } of faultsOfTerms(domainTerms(sent))) {
    const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    context.addIssue({ code: 'custom', path, ...refused });
  }
});

/** The terms in the words of the domain, whose rules then say whether they are right. */
export function domainTerms(sent: PlanTermsShown) {
  return {
    ranks: sent.ranks.map(({ rank, threshold, rate_bp }) => ({
      name: rank,
      threshold: threshold as Paise,
      rateBp: rate_bp,
    })),
    levels: sent.levels,
    base: sent.base,
    defaultShareBp: sent.default_share_bp,
    ineligible: sent.ineligible,
    heldLapsesAfterMonths: sent.held_lapses_after_months,
    leastPayout: sent.least_payout as Paise,
  };
}

const cost = z.object({
  highest_bp: z.number().describe('of the rent, in basis points: the most this plan can pay'),
  lowest_fee_bp: z.number().describe('the lowest fee of an approved managed rental, else the default'),
  is_above_fee: z.boolean().describe('it could pay more than the fee brings in: the cap'),
});
export type PlanCost = z.infer<typeof cost>;

const version = terms.extend({
  version: z.string(),
  valid_from: month
    .nullable()
    .describe('null: the plan that the product came with, in force from the beginning'),
  state: z.enum(['past', 'in-force', 'coming', 'replaced']),
  reason: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }).nullable(),
  months_closed: z.number().int().describe('closed with it'),
  ...cost.shape,
});
export type PlanVersion = z.infer<typeof version>;

const versions = z.object({
  items: z.array(version).describe('newest first'),
  draft: z
    .object({ version: z.string(), valid_from: month, terms })
    .describe('what a form begins with: the newest terms, the next number and the earliest month'),
});
export type PlanVersions = z.infer<typeof versions>;

export const commissionPlansContract = {
  list: procedure('commissionPlans.list')
    .route({ method: 'GET', path: '/admin/commission-plans' })
    .output(versions),
  draft: procedure('commissionPlans.draft', 'handler')
    .route({ method: 'POST', path: '/admin/commission-plans/draft' })
    .input(planTerms)
    .output(
      cost.extend({
        last_month: z
          .object({
            month,
            fees: paise,
            posted: paise.describe('paid and held by its own plan'),
            with_draft: paise.describe('paid and held, had the draft been in force'),
          })
          .nullable()
          .describe('the month closed last; null before any'),
      }),
    ),
  add: procedure('commissionPlans.add')
    .route({ method: 'POST', path: '/admin/commission-plans', successStatus: 201 })
    .input(
      z.object({
        version: z
          .string(invalid('plan-version.malformed', 'Enter a version such as 2.1'))
          .trim()
          .regex(/^\d{1,3}\.\d{1,3}$/, invalid('plan-version.malformed', 'Enter a version such as 2.1')),
        valid_from: month.describe(
          'a month that has not begun; a version stored later for the same month replaces it',
        ),
        terms: planTerms,
        accepts_cost: z
          .boolean()
          .default(false)
          .describe('needed when the plan could pay more than the lowest fee'),
        reason: adminReason,
      }),
    )
    .output(versions),
};
