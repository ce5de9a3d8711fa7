import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'remittances.candidates': ADMIN,
  'remittances.createBatch': ADMIN,
  'remittances.reckoning': ADMIN,
  'remittances.repairs': ADMIN,
  'remittances.chargeRepair': ADMIN,
  'remittances.postBacklog': ADMIN,
  'remittances.statementOf': ADMIN,
  'remittances.myStatement': 'signed-in',
  'remittances.myStatementFile': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'remittance.repair-charged': 'This repair is charged in full, or its owner did not approve it.',
} as const;
