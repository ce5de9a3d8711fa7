import { ADMIN, type FeaturePermissions, MAKER, SEES_PAYOUTS } from '../access/audience.ts';

export const permissions = {
  'remittances.candidates': SEES_PAYOUTS,
  'remittances.createBatch': MAKER,
  'remittances.reckoning': SEES_PAYOUTS,
  'remittances.repairs': SEES_PAYOUTS,
  'remittances.chargeRepair': MAKER,
  'remittances.owing': SEES_PAYOUTS,
  'remittances.recordPayment': MAKER,
  'remittances.postBacklog': ADMIN,
  'remittances.statementOf': SEES_PAYOUTS,
  'remittances.myStatement': 'signed-in',
  'remittances.myStatementFile': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'remittance.more-than-owed': 'This is more than this owner owes us.',
  'remittance.reference-used': 'A payment with this reference is recorded already.',
  'remittance.repair-charged': 'This repair is charged in full, or its owner did not approve it.',
} as const;
