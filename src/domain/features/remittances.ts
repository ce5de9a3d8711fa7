import { ADMIN, type FeaturePermissions, MAKER, SEES_PAYOUTS } from '../access/audience.ts';

export const permissions = {
  'remittances.candidates': SEES_PAYOUTS,
  'remittances.createBatch': MAKER,
  'remittances.reckoning': SEES_PAYOUTS,
  'remittances.repairs': SEES_PAYOUTS,
  'remittances.chargeRepair': MAKER,
  'remittances.postBacklog': ADMIN,
  'remittances.statementOf': SEES_PAYOUTS,
  'remittances.myStatement': 'signed-in',
  'remittances.myStatementFile': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'remittance.repair-charged': 'This repair is charged in full, or its owner did not approve it.',
} as const;
