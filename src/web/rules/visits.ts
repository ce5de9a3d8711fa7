import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/visits.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'visit.transition-not-allowed': msg`The other side was quicker: this visit has changed meanwhile.`,
  'visit.slot-in-past': msg`This time has passed. Choose a later one.`,
  'visit.slot-too-far': msg`Choose a day within the next 30 days.`,
  'visit.not-yet-begun': msg`The visit has not begun yet.`,
  'visit.rating-not-allowed': msg`A visit can be rated by who asked for it, once it took place.`,
  'visit.already-open': msg`You already asked to visit this home. Track Applications shows where it stands.`,
};
