import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/privacy.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'privacy.export-under-way': msg`A copy is in the making already.`,
  'privacy.erasure-blocked': msg`Something is still open around your account. The settings say what.`,
  'privacy.other-address': msg`This is not the address of this account.`,
};
