import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/saved-searches.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'saved-search.empty': msg`Choose a city or a filter first: a search for everything cannot be saved.`,
  'saved-search.already-saved': msg`You saved this very search already.`,
  'saved-search.too-many': msg`You keep 50 searches. Remove one to save another.`,
};
