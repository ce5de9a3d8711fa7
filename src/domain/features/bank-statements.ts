import { type FeaturePermissions, type FeatureRowPermissions, MAKER } from '../access/audience.ts';

export const permissions = {
  'bankStatements.upload': 'signed-in',
  'bankStatements.lines': 'signed-in',
  'bankStatements.openDues': 'signed-in',
  'bankStatements.match': 'signed-in',
  'bankStatements.matchSure': 'signed-in',
  'bankStatements.ignore': 'signed-in',
  'bankStatements.reopen': 'signed-in',
  'bankStatements.undo': 'signed-in',
} as const satisfies FeaturePermissions;

/** The operator's own account, into which the rent of homes that Kiraya manages comes: the work of whoever deals with the bank. */
export const rowPermissions = {
  'bankStatements.operate': MAKER,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'bank-line.changed': 'This payment was changed in the meantime. Check it again.',
  'bank-line.parts-too-much': 'The parts are more than what is left of this payment.',
  'bank-line.month-twice': 'Choose each month once.',
  'bank-line.returned-when':
    'Enter the day on which it was sent back: not before it came, and not in the future.',
  'bank-line.nothing-to-undo': 'Nothing was recorded from this payment.',
} as const;
