import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'commissions.lines': ADMIN,
  'commissions.explain': ADMIN,
  'commissions.listHolds': ADMIN,
  'commissions.decideHold': ADMIN,
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
  'commissions.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'commission.plan-unknown',
  'commission.sponsor-cycle',
  'commission.volume-too-large',
  'commission.columns-mismatched',
  'commission.bad-record',
  'commission.already-reversed',
  'hold.ended',
] as const;
