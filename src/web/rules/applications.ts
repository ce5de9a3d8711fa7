import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/applications.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'application.transition-not-allowed': msg`The other side was quicker: this application has changed meanwhile.`,
  'application.move-in-in-past': msg`This day has passed. Choose a later one.`,
  'application.move-in-too-far': msg`Choose a day within the next 180 days.`,
  'application.occupants-out-of-range': msg`Enter a number of people from 1 to 20.`,
  'application.already-open': msg`You already applied for this home. Track Applications shows where it stands.`,
};
