// For tests of screens: batches, months, adjustments, settings and versions of the plan, as the server would answer them.

import type { Adjustment } from '../../../src/contract/adjustments.ts';
import type { PlanVersions } from '../../../src/contract/commission-plans.ts';
import type { CommissionHold } from '../../../src/contract/commissions.ts';
import type { CommissionMonth, MonthPreview, MonthTotals } from '../../../src/contract/months.ts';
import type { PayeeOfOther } from '../../../src/contract/payees.ts';
import type { Payout, PayoutBatch, PayoutCandidate } from '../../../src/contract/payouts.ts';
import type { SavedSettings } from '../../../src/contract/settings.ts';
import { presentPlan } from '../../../src/domain/commission/plan.ts';
import { noOperator } from '../../../src/domain/gst.ts';
import { affiliate, home } from './failing-examples.ts';

const { id, created_at } = home;
const { affiliate_id, full_name } = affiliate;

export const candidate: PayoutCandidate = {
  affiliate_id,
  user_id: id,
  full_name,
  status: 'active',
  amount: 90_050,
  pan: '******234F',
  account: '*****6789',
  ifsc: 'HDFC0000001',
  account_set_at: created_at,
  account_held_until: null,
  last_failure: null,
  block: null,
};

export const payee: PayeeOfOther = {
  pan: { masked: '******234F', holder: 'person', updated_at: created_at },
  pan_refused_at: null,
  account: null,
  can_check_name: true,
};

export const confirmable: PayeeOfOther = {
  ...payee,
  account: {
    masked: '*****6789',
    ifsc: 'HDFC0000001',
    holder_name: 'Asha Rao',
    updated_at: created_at,
    held_until: null,
    confirmed_at: null,
    confirmed_how: null,
    returned: null,
  },
};

const nothing = { transfers: 0, amount: 0 };

export const batch: PayoutBatch = {
  id,
  state: 'draft',
  purpose: 'commission',
  month: '2026-09',
  transfers: 1,
  amount: 90_050,
  paid: nothing,
  failed: nothing,
  created_by: 'Maya Maker',
  created_at,
  approved_by: null,
  approved_at: null,
  exported_at: null,
  settled_at: null,
  cancel_reason: null,
  single_operator: null,
  is_own: false,
};

export const payout: Payout = {
  id,
  code: 'KP000042',
  payee_kind: 'affiliate',
  kind: 'regular',
  amount: 90_050,
  state: 'pending',
  account: '*****6789',
  ifsc: 'HDFC0000001',
  holder_name: full_name,
  reference: null,
  paid_on: null,
  failure: null,
  created_at,
  batch_id: id,
  affiliate_id,
  full_name,
  balance_before: 90_050,
  balance_after: 0,
  account_since: null,
};

const totals: MonthTotals = {
  affiliates: 1,
  payments: 1,
  lines: 1,
  rvl: 2_500_000,
  fees: 200_000,
  base: 200_000,
  paid: 20_000,
  held: 0,
  breakage: 0,
  corrected: 0,
  by_rank: [],
};

const openMonth: CommissionMonth = {
  month: '2026-10',
  state: 'open',
  cut_off: '2026-11-05T18:30:00Z',
  can_close: true,
  stage: null,
  failure: null,
  started_at: null,
  closed_at: null,
  verified_at: null,
  plan_version: null,
  output_hash: null,
  totals: null,
};

/** September is closed, October can be. */
export const months: CommissionMonth[] = [
  { ...openMonth, month: '2026-09', state: 'closed', can_close: false, closed_at: created_at, totals },
  openMonth,
];

export const preview: MonthPreview = {
  month: '2026-10',
  cut_off: openMonth.cut_off,
  can_close: true,
  computed_at: created_at,
  totals,
  before: null,
  corrections: 0,
  adjusted: 0,
  released: 0,
  lapsed: 0,
  earners: [],
  earners_total: 0,
};

export const hold: CommissionHold = {
  affiliate_id,
  full_name,
  month: '2026-09',
  amount: 20_000,
  status: 'suspended',
  decision: null,
  decision_reason: null,
  outcome: null,
  outcome_month: null,
};

export const adjustment: Adjustment = {
  id,
  affiliate_id,
  full_name,
  origin_month: '2026-09',
  amount: 50_000,
  reason: 'A rent was credited to somebody else',
  state: 'proposed',
  is_own: false,
  proposed_by: 'Maya Maker',
  approved_by: null,
  posted_month: null,
  created_at,
};

const neverChanged = { version: 0, updated_at: null, updated_by: null };

export const settings: SavedSettings = {
  brokers: { ...neverChanged, value: { registration_fee: 499_900 } },
  office: { ...neverChanged, value: { email: null, phone: null, address: null, hours: null } },
  operator: { ...neverChanged, value: noOperator },
  fee_account: {
    ...neverChanged,
    value: { holder_name: null, upi: null, account_number: null, ifsc: null },
    waiting: null,
  },
  rent: { ...neverChanged, value: { upi_limit: 10_000_000 } },
  marketing: { ...neverChanged, value: { properties: '1.2K+', clients: '5K+' } },
  features: { ...neverChanged, value: { activate_on_payment: true } },
  safeguards: {
    ...neverChanged,
    value: { account_hold_hours: 72, staff_delay_hours: 24, single_operator_reason: null },
    waiting: null,
  },
  imports: { ...neverChanged, value: { new_account_days: 30, unreviewed_homes: 20 } },
  texts: {
    ...neverChanged,
    value: {
      per_number: 6,
      per_prefix: 30,
      per_address: 60,
      per_hour: 500,
      daily_budget: 3000,
      countries: [],
    },
  },
};

export const plans: PlanVersions = {
  items: [],
  draft: {
    version: '2.1',
    valid_from: '2026-12',
    terms: {
      ranks: presentPlan.ranks.map(({ name, threshold, rateBp }) => ({
        rank: name,
        threshold,
        rate_bp: rateBp,
      })),
      levels: presentPlan.levels,
      base: presentPlan.base,
      default_share_bp: presentPlan.defaultShareBp,
      ineligible: presentPlan.ineligible,
      held_lapses_after_months: presentPlan.heldLapsesAfterMonths,
      least_payout: presentPlan.leastPayout,
    },
  },
};
