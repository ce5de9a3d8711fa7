import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/flags.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'flag.transition-not-allowed': msg`This is decided already.`,
};
