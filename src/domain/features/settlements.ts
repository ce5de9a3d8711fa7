import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'settlements.get': 'signed-in',
  'settlements.file': 'signed-in',
  'settlements.ask': 'signed-in',
  'settlements.propose': 'signed-in',
  'settlements.addEvidence': 'signed-in',
  'settlements.answer': 'signed-in',
  'settlements.dropLine': 'signed-in',
  'settlements.waive': 'signed-in',
  'settlements.recordRefund': 'signed-in',
  'settlements.confirmRefund': 'signed-in',
  'settlements.denyRefund': 'signed-in',
  'settlements.listDisputes': ADMIN,
  'settlements.decide': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'settlements.readAll': ADMIN,
  'settlements.actForTeam': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'settlement.too-early': 'The deposit is settled from the last day of the lease on.',
  'settlement.renewed': 'This lease was renewed, and the deposit stays with the renewal.',
  'settlement.figure-contested':
    'A figure of this lease is contested. Agree on it first, or wait for our decision.',
  'settlement.not-yours': 'The other side of the lease does this.',
  'settlement.changed-meanwhile':
    'The settlement has changed in the meantime. You now see its current state.',
  'settlement.due-of-another': 'Choose a month of this lease that is not paid in full.',
  'settlement.due-named-twice': 'This month is named twice.',
  'settlement.due-too-much': 'More than the unpaid part of this month.',
  'settlement.repair-of-another': 'Choose a repair of this lease.',
  'settlement.repair-named-twice': 'Another line names this repair already.',
  'settlement.answer-missing': 'Answer each of the deductions.',
  'settlement.reason-missing': 'Say why you do not agree.',
  'settlement.too-many-photos': 'A deduction can have at most 6 photos from each side.',
  'settlement.decision-missing': 'Decide each of the disputed deductions.',
  'settlement.decided-too-much': 'At most the amount the landlord asked for.',
  'settlement.refund-too-much': 'More than what is still to be paid back.',
  'settlement.refund-in-future': 'This day has not come yet.',
  'settlement.reference-missing': 'Enter the reference of the payment, or choose cash.',
  'settlement.no-debt': 'Nothing is owed any more.',
} as const;
