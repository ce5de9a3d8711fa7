import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'visits.request': 'signed-in',
  'visits.get': 'signed-in',
  'visits.listMine': 'signed-in',
  'visits.listReceived': 'signed-in',
  'visits.accept': 'signed-in',
  'visits.propose': 'signed-in',
  'visits.decline': 'signed-in',
  'visits.cancel': 'signed-in',
  'visits.reschedule': 'signed-in',
  'visits.complete': 'signed-in',
  'visits.rate': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = [
  'visit.transition-not-allowed',
  'visit.slot-in-past',
  'visit.slot-too-far',
  'visit.not-yet-begun',
  'visit.already-open',
  'visit.rating-not-allowed',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { visit: 'requests' } as const;
