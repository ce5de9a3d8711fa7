import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/api-tokens.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'api-token.too-many': msg`You keep 20 tokens. Revoke one to make another.`,
};
