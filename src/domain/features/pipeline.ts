import { BROKER, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'pipeline.list': BROKER,
  'pipeline.counts': BROKER,
  'pipeline.notes': BROKER,
  'pipeline.move': BROKER,
  'pipeline.addNote': BROKER,
  'pipeline.removeNote': BROKER,
  'pipeline.remind': BROKER,
} as const satisfies FeaturePermissions;

export const rules = {
  'lead.stage-not-allowed': 'This lead has moved in the meantime. Reload the page to see its current state.',
  'lead.home-by-bed': 'Beds of a PG are rented out one by one: write a lease for one.',
  'lead.reminder-out-of-range': 'Choose a day from tomorrow to a year from now.',
} as const;
