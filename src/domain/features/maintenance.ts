import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'maintenance.raise': 'signed-in',
  'maintenance.get': 'signed-in',
  'maintenance.list': 'signed-in',
  'maintenance.board': 'signed-in',
  'maintenance.homes': 'signed-in',
  'maintenance.addPhoto': 'signed-in',
  'maintenance.triage': 'signed-in',
  'maintenance.assign': 'signed-in',
  'maintenance.start': 'signed-in',
  'maintenance.quote': 'signed-in',
  'maintenance.approve': 'signed-in',
  'maintenance.finish': 'signed-in',
  'maintenance.cancel': 'signed-in',
  'maintenance.reopen': 'signed-in',
  'maintenance.rate': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'maintenance.readAll': ADMIN,
  'maintenance.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'maintenance.transition-not-allowed':
    'This request has changed in the meantime. You now see its current state.',
  'maintenance.nothing-to-approve': 'There is no estimate to approve.',
  'maintenance.cost-not-approved': 'The landlord has not approved this cost.',
  'maintenance.done-too-long-ago': 'The work was done more than 14 days ago. Raise a new request.',
  'maintenance.too-many-photos': 'A request holds at most six photos.',
  'maintenance.home-is-let':
    'This home has a tenant now. Choose it with its tenant, so that they can track the repair too.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { maintenance: 'requests' } as const;
