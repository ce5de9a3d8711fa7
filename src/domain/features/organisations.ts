import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'organisations.mine': 'signed-in',
  'organisations.create': 'verified',
  'organisations.update': 'verified',
  'organisations.team': 'signed-in',
  'organisations.invite': 'verified',
  'organisations.withdraw': 'verified',
  'organisations.accept': 'verified',
  'organisations.decline': 'signed-in',
  'organisations.setRole': 'verified',
  'organisations.remove': 'signed-in',
  'organisations.listHome': 'verified',
  'organisations.assign': 'signed-in',
  'organisations.money': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'organisation.too-many': 'You belong to five organisations already.',
  'organisation.full': 'An organisation has at most 50 members, open invitations included.',
  'organisation.name-taken': 'You have an organisation of this name already.',
  'organisation.last-administrator': 'Make another member an administrator first.',
  'organisation.heir-missing': 'Choose who takes over the homes.',
  'organisation.heir-not-fit': 'Choose an administrator or an agent of the organisation.',
  'organisation.heir-asked': 'This member asked about one of these homes. Choose another.',
  'organisation.already-member': 'They belong to the organisation already.',
  'organisation.already-invited': 'They have an invitation already.',
  'organisation.invitation-over': 'This invitation is over. Ask for a new one.',
  'organisation.home-stays': 'Only an administrator takes a home out of the organisation.',
  'organisation.gstin-of-other-pan': 'The PAN of the organisation is another. Check both.',
  'organisation.rera-state-missing': 'Choose the state of the RERA number.',
  'organisation.assignee-not-fit': 'Choose someone of the organisation who answers leads.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { team: 'requests' } as const;
