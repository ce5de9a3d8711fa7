import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'conditionReports.get': 'signed-in',
  'conditionReports.addPhoto': 'signed-in',
  'conditionReports.send': 'signed-in',
  'conditionReports.comment': 'signed-in',
  'conditionReports.agree': 'signed-in',
  'conditionReports.file': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'conditionReports.readAll': ADMIN,
  'conditionReports.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'condition-report.not-now': 'A report of this kind is not made at this time of the lease.',
  'condition-report.sent-by-other-side':
    'The other side sent this report already. Add your comments to theirs instead.',
  'condition-report.agreed': 'You both agreed on this report, so it cannot change any more.',
  'condition-report.transition-not-allowed':
    'This report has changed in the meantime. You now see the latest version.',
  'condition-report.empty': 'Add at least one room with one thing in it.',
  'condition-report.name-missing': 'Give it a name.',
  'condition-report.line-twice': 'This line is in the report twice.',
  'condition-report.line-unknown': 'This line is not in the report any more.',
  'condition-report.photo-unknown': 'One of the photos is gone. Add it again.',
  'condition-report.too-many-photos': 'A report holds at most 120 photos, and four of each line.',
  'condition-report.day-out-of-range': 'Choose the day you looked at the home, today or earlier.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { condition: 'requests' } as const;
