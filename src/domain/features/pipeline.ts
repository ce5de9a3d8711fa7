import type { FeaturePermissions } from '../access/audience.ts';

/** Brokers and whoever answers leads of an organisation, by its members' roles: everybody else has no leads to see. */
export const permissions = {
  'pipeline.list': 'signed-in',
  'pipeline.counts': 'signed-in',
  'pipeline.notes': 'signed-in',
  'pipeline.move': 'signed-in',
  'pipeline.addNote': 'signed-in',
  'pipeline.removeNote': 'signed-in',
  'pipeline.remind': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'lead.stage-not-allowed':
    'This mark does not fit where the lead is now. A new lead can be marked as contacted, rented out or lost, one you have talked to as rented out or lost, and an ended one as contacted.',
  'lead.home-by-bed': 'Beds of a PG are rented out one by one: write a lease for one.',
  'lead.reminder-out-of-range': 'Choose a day from tomorrow to a year from now.',
} as const;
