import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'complaints.submit': 'signed-in',
  // Somebody without an account: a code proves their address, and the link of each letter opens the complaint.
  'complaints.askCode': 'anyone',
  'complaints.submitByEmail': 'anyone',
  'complaints.byLink': 'anyone',
  'complaints.writeByLink': 'anyone',
  'complaints.reopenByLink': 'anyone',
  'complaints.listMine': 'signed-in',
  'complaints.getMine': 'signed-in',
  'complaints.write': 'signed-in',
  'complaints.reopen': 'signed-in',
  'complaints.list': SUPPORT,
  'complaints.get': SUPPORT,
  'complaints.take': SUPPORT,
  'complaints.note': SUPPORT,
  'complaints.reply': SUPPORT,
  'complaints.decide': SUPPORT,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'complaints.readAll': SUPPORT,
  'complaints.changeAll': SUPPORT,
  // The grievance officer's decision, which is another's than the first one.
  'complaints.close': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'complaint.subject-unknown': 'We do not find what this complaint is about. Open it from its page again.',
  'complaint.too-many-open':
    'You already have several complaints waiting for our answer. Add anything new to one of them.',
  'complaint.code-wrong': 'This code is not right any more. Ask for a new one.',
  'complaint.decided': 'This complaint has been decided in the meantime. You can read the decision now.',
  'complaint.not-to-reopen':
    'A decision can be taken to the grievance officer once, and this one cannot any more.',
  'complaint.reopen-late': 'The time to ask the grievance officer is over. Send a new complaint instead.',
} as const;
