// Between what stands in the dialog's fields and what the contract calls the terms of a plan.
import type { PlanTermsShown, PlanVersions } from '../../../contract/commission-plans.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

/** Rupees and percent here; paise and basis points in the contract. */
export type PlanValues = {
  version: string;
  valid_from: string;
  ranks: { rank: PlanTermsShown['ranks'][number]['rank']; threshold: Rupees; percent: Rupees }[];
  levels: Rupees;
  base: PlanTermsShown['base'];
  share_percent: Rupees;
  ineligible: PlanTermsShown['ineligible'];
  held_lapses_after_months: Rupees;
  least_payout: Rupees;
};

export const valuesOfDraft = ({ version, valid_from, terms }: PlanVersions['draft']): PlanValues => ({
  version,
  valid_from,
  ranks: terms.ranks.map(({ rank, threshold, rate_bp }) => ({
    rank,
    threshold: threshold / 100,
    percent: rate_bp / 100,
  })),
  levels: terms.levels,
  base: terms.base,
  share_percent: terms.default_share_bp / 100,
  ineligible: terms.ineligible,
  held_lapses_after_months: terms.held_lapses_after_months,
  least_payout: terms.least_payout / 100,
});

/** What is missing is sent as a number that no rule allows, so that the server says so at its field. */
const numberOf = (typed: Rupees): number => (typed === '' ? -1 : Number(typed));

export const termsOf = (values: PlanValues): PlanTermsShown => ({
  ranks: values.ranks.map(({ rank, threshold, percent }) => ({
    rank,
    threshold: paiseOf(threshold) ?? -1,
    rate_bp: Math.round(numberOf(percent) * 100),
  })),
  levels: numberOf(values.levels),
  base: values.base,
  default_share_bp: Math.round(numberOf(values.share_percent) * 100),
  ineligible: values.ineligible,
  held_lapses_after_months: numberOf(values.held_lapses_after_months),
  least_payout: paiseOf(values.least_payout) ?? -1,
});
