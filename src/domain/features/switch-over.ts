import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'switchOver.state': ADMIN,
  'switchOver.upload': ADMIN,
  'switchOver.askGoLive': ADMIN,
  'switchOver.goLive': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'switch-over.live': 'The switch-over is finished. Opening files are not taken any more.',
  'switch-over.months-earned':
    'This home moved in with its business. The months before that were earned there and do not count again.',
  'switch-over.empty': 'Upload the files of your business first.',
  'switch-over.differs': 'What is in Kiraya differs from the files. Look at the checks.',
  'switch-over.contested':
    'Tenants said that leases of the files are not theirs. Look at each of them: take it again by a file, or say that you go live without it.',
  'switch-over.asked': 'Going live was asked for already.',
  'switch-over.not-asked': 'An administrator has to ask for going live first.',
  'switch-over.own-request':
    'Another administrator has to approve going live. If you run this business alone, turn on single-operator mode in Settings.',
} as const;
