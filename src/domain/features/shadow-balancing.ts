import { type FeaturePermissions, PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'shadowBalancing.listBrokers': PROGRAMME,
  'shadowBalancing.configure': PROGRAMME,
  'shadowBalancing.listAudit': PROGRAMME,
} as const satisfies FeaturePermissions;

export const rules = {
  'shadow-balancing.already-disabled': 'It is disabled already.',
  'shadow-balancing.start-missing': 'Choose the first day.',
  'shadow-balancing.start-in-past': 'The start date cannot be before today.',
  'shadow-balancing.end-missing': 'Choose the last day.',
  'shadow-balancing.end-before-start': 'The end date cannot be before the start date.',
  'shadow-balancing.too-long': 'The end date can be at most 183 days after the start date.',
  'shadow-balancing.reason-missing': 'Give a reason.',
  'shadow-balancing.unchanged': 'Nothing has changed. Choose another end date or reason.',
} as const;
