import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  // Of the account that is to get another number: its person reads what was asked, and stops it.
  'lostNumbers.mine': 'signed-in',
  'lostNumbers.stop': 'signed-in',
  'lostNumbers.list': ADMIN,
  'lostNumbers.check': ADMIN,
  'lostNumbers.approve': ADMIN,
  'lostNumbers.decline': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'lostNumbers.readAll': ADMIN,
  'lostNumbers.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'lost-number.of-account':
    'This number has an account of its own. Sign in with it, or enter a number without an account.',
  'lost-number.taken':
    'Another account signs in with the new number now. Decline this, and ask for a number without an account.',
  'lost-number.too-early':
    'This can be approved from {from}, so that whoever has the account can stop it until then.',
  'lost-number.not-checked': 'First find out who is asking, and write down how.',
  'lost-number.own-check':
    'Another administrator has to approve what you checked. If you run this business alone, turn on single-operator mode in Settings.',
  'lost-number.over': 'This has changed in the meantime. You now see its current state.',
} as const;
