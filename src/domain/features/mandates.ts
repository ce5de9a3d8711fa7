import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'mandates.ofHome': 'signed-in',
  'mandates.offer': ADMIN,
  'mandates.withdraw': ADMIN,
  'mandates.accept': 'verified',
  'mandates.decline': 'verified',
} as const satisfies FeaturePermissions;

export const rules = {
  'mandate.remittance-day-missing': 'Enter the day by which the owner is paid.',
  'mandate.payee-missing': 'Enter the account that tenants pay to.',
  'mandate.answered': 'This offer was answered or withdrawn in the meantime. You now see its current state.',
  'mandate.text-changed': 'The terms have changed since you opened them. Read them again before you accept.',
  'mandate.home-ended': 'This home is no longer under management.',
  'mandate.owner-without-account': 'The owner has no account yet, and can accept once they sign up.',
  'managed-rental.fee-agreed': 'The owner agreed to this fee. Offer a new mandate to change it.',
} as const;
