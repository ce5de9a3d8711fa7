import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/push.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'push.unknown-service': msg`This browser’s push service is not known to us.`,
  'push.no-session': msg`Sign in again on this device first.`,
};
