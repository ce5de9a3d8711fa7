import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  MAKER,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'payees.getMine': 'signed-in',
  'payees.setPan': 'verified',
  'payees.refusePan': 'signed-in',
  'payees.setAccount': 'verified',
  'payees.get': FINANCE,
  'payees.reveal': ADMIN,
  'payees.confirmAccount': MAKER,
  'payees.checkName': MAKER,
  'payees.remind': MAKER,
  'payees.remindMatching': MAKER,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  // PAN and bank account as they are shown, masked; what is sealed opens by the other one, beside the permission of its procedure.
  'payees.readAll': SEES_MONTHS,
  'payees.openSealed': MAKER,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'payee.own-account': 'Another administrator has to confirm your own account, or that of your organisation.',
  'payee.pan-not-of-gstin': 'The GSTIN of the organisation has another PAN in it. Check both.',
  'payee.bank-name-differs':
    'The bank’s name differs from the payee’s. Check it, and say that it is the same person or firm.',
  'payee.reference-used':
    'This reference has confirmed an account before. Enter the UTR of the transfer to this one.',
  'payee.name-check-off': 'The bank’s name check is not set up here. Send ₹1 to the account instead.',
  'payee.account-not-waiting': 'This account has changed in the meantime. You now see its current state.',
  'payee.reminded-lately': 'This person was reminded in the last 24 hours.',
  'payee.nothing-missing': 'This person has entered it in the meantime. Nothing is missing any more.',
  'payee.pan-given': 'Your PAN is given already. Change it in Settings.',
  'payee.pan-taken': 'This PAN belongs to another account. Check it, or write to us if it is yours.',
} as const;
