import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'account.me': 'signed-in',
  'account.settings.get': 'signed-in',
  'account.settings.update': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'merge.same-account': 'This is the account that you are signed in to. Enter the other one.',
  'merge.two-step-on': 'Two-step sign-in is on in that account. Turn it off there first.',
  'merge.leaving': 'One of the two accounts is about to be deleted. Keep it first, under its Settings.',
  'merge.partner':
    'That account belongs to a broker, an affiliate or our team. Sign in there and merge this account into it. If both are such accounts, contact us.',
  'merge.two-sides':
    'These two accounts are both sides of one lease, visit, application or conversation. Write to us, and we sort it out.',
} as const;
