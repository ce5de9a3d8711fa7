// Reads the small sums of an estimate from the page's address: what was typed, what is wrong with it, and the values.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_BROKERAGE_DAYS, MAX_EMPTY_MONTHS } from '../../../domain/income-estimates.ts';
import { fromRupees, type Paise, parseRupees } from '../../../domain/money.ts';
import { MAX_RENT_RUPEES } from '../../../domain/properties.ts';
import { readNumber } from '../../../domain/typed-numbers.ts';

export type EstimateField = 'rent' | 'empty' | 'brokerage' | 'guaranteed';
type Problem = 'amount' | 'months' | 'days';

export type EstimateInput = {
  typed: Record<EstimateField, string>;
  problems: Partial<Record<EstimateField, Problem>>;
  /** Null until a rent is named and nothing is wrong. */
  values: { rent: Paise; empty: number; brokerage: number; guaranteed: Paise | null } | null;
};

export const estimateProblems: Record<Problem, MessageDescriptor> = {
  amount: msg`Enter an amount from 1 to 1,00,00,000 rupees, such as 25,000`,
  months: msg`Enter a whole number from 0 to 11`,
  days: msg`Enter a whole number from 0 to 60`,
};

const LONGEST = 20;
const most = fromRupees(MAX_RENT_RUPEES);

export function readEstimate(params: URLSearchParams): EstimateInput {
  const typed = {
    rent: textOf(params, 'rent', ''),
    empty: textOf(params, 'empty', '1'),
    brokerage: textOf(params, 'brokerage', '15'),
    guaranteed: textOf(params, 'guaranteed', ''),
  };
  const rent = amountOf(typed.rent);
  const guaranteed = amountOf(typed.guaranteed);
  const empty = countOf(typed.empty, MAX_EMPTY_MONTHS);
  const brokerage = countOf(typed.brokerage, MAX_BROKERAGE_DAYS);
  const problems: EstimateInput['problems'] = {};
  if (typed.rent !== '' && rent === null) problems.rent = 'amount';
  if (typed.guaranteed !== '' && guaranteed === null) problems.guaranteed = 'amount';
  if (empty === null) problems.empty = 'months';
  if (brokerage === null) problems.brokerage = 'days';
  const isComplete = Object.keys(problems).length === 0;
  const values =
    isComplete && rent !== null && empty !== null && brokerage !== null
      ? { rent, empty, brokerage, guaranteed }
      : null;
  return { typed, problems, values };
}

const textOf = (params: URLSearchParams, name: EstimateField, otherwise: string) =>
  (params.get(name) ?? otherwise).trim().slice(0, LONGEST);

function amountOf(text: string): Paise | null {
  const amount = parseRupees(text);
  return amount !== null && amount >= 100 && amount <= most ? amount : null;
}

function countOf(text: string, limit: number): number | null {
  const count = readNumber(text);
  return Number.isInteger(count) && Number(count) >= 0 && Number(count) <= limit ? count : null;
}
