import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/pipeline.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'lead.stage-not-allowed': msg`This lead has moved meanwhile. Reload the page to see where it stands.`,
  'lead.reminder-out-of-range': msg`Choose a day from tomorrow to a year from now.`,
};
