import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'leads.timeline': 'signed-in',
  'leads.contact': 'signed-in',
  'leads.contactCard': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'leads.readAll': ADMIN,
  // Phone, e-mail and references of both sides of a visit or an application.
  'leads.readContacts': ADMIN,
  'leads.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'lead.lister-not-verified':
    'Verify your identity or a home first: once ten people have asked in a month, new requests wait until then.',
  'lead.contact-hidden': 'Contact details show once it is accepted.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { lead: 'requests' } as const;
