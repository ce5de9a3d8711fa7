import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/messages.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'message.blocked': msg`This conversation was reported. Nobody writes here any more.`,
};
