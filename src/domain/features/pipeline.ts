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
  'lead.stage-not-allowed':
    'This mark does not fit where the lead is now. A new lead can be marked as contacted, rented out or lost, one you have talked to as rented out or lost, and an ended one as contacted.',
  'lead.home-by-bed': 'Beds of a PG are rented out one by one: write a lease for one.',
  'lead.reminder-out-of-range': 'Choose a day from tomorrow to a year from now.',
} as const;
