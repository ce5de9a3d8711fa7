import {
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'commissions.lines': SEES_MONTHS,
  'commissions.explain': SEES_MONTHS,
  'commissions.listHolds': SEES_MONTHS,
  'commissions.decideHold': CHECKER,
  'commissions.decideHolds': CHECKER,
  'commissions.listMyMonths': 'signed-in',
  'commissions.listMine': 'signed-in',
  'commissions.explainMine': 'signed-in',
  'commissions.estimateMine': 'signed-in',
  'commissions.statementMine': 'signed-in',
  'commissions.statementFile': 'signed-in',
  'commissions.taxFile': 'signed-in',
  'commissions.teamMonth': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'commissions.readAll': SEES_MONTHS,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'commission.plan-unknown': 'The product has no plan of this version.',
  'commission.sponsor-cycle': 'Someone is above their own sponsor.',
  'commission.volume-too-large': 'The volume of a team is larger than can be computed exactly.',
  'commission.columns-mismatched': 'The stored terms of the plan do not fit together.',
  'commission.bad-record': 'A stored commission record cannot be read.',
  'commission.already-reversed': 'This commission is reversed already.',
  'hold.ended': 'This hold has ended already.',
} as const;
