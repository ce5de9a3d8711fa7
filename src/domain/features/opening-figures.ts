import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'openingFigures.ofLease': 'signed-in',
  'openingFigures.contest': 'signed-in',
  'openingFigures.answer': 'signed-in',
  'openingFigures.list': ADMIN,
  'openingFigures.decide': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'openingFigures.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'opening-figure.not-yours': 'The tenant of this lease does this.',
  'opening-figure.too-late': 'The seven days to say so are over. Write to us, or talk to your landlord.',
  'opening-figure.contested': 'You contested this figure already.',
  'opening-figure.same': 'Kiraya has this amount already. Enter the one that is right.',
  'opening-figure.paid-meanwhile':
    'Rent was paid or reported since, and it covers this balance. Correct the payment, or write to us.',
  'opening-figure.settled': 'This figure has been settled in the meantime. You now see how.',
  'opening-figure.team-decides': 'Our team decides about this figure.',
  'opening-figure.own-lease': 'Someone else on our team decides about your own lease.',
} as const;
