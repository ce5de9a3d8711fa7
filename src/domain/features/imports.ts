import { type FeaturePermissions, type FeatureRowPermissions, VERIFICATION } from '../access/audience.ts';

export const permissions = {
  'imports.preview': 'signed-in',
  'imports.places': 'signed-in',
  'imports.start': 'verified',
  'imports.get': 'signed-in',
  'imports.list': 'signed-in',
  'imports.undo': 'signed-in',
  'imports.forget': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'import.undo-not-allowed':
    'This import cannot be undone any more: it is undone already, or more than 7 days old.',
  'import.decided': 'This import is decided already.',
  'import-photo.not-public': 'This address cannot be reached from the internet.',
  'import-photo.no-answer': 'Nothing answers at this address.',
  'import-photo.no-home': 'The home was taken off before its photos came.',
  'import-photo.not-there': 'There is no photo at this address.',
} as const;

export const rowPermissions = {
  'imports.readAll': VERIFICATION,
  'imports.decide': VERIFICATION,
} as const satisfies FeatureRowPermissions;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { import: 'listings' } as const;
