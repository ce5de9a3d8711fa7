import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/webhooks.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'webhook.too-many': msg`You keep 10 webhooks. Remove one to add another.`,
  'webhook.not-on': msg`Turn the webhook on first.`,
};
