import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/payees.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'payee.pan-taken': msg`This PAN belongs to another account. Check it, or write to us if it is yours.`,
};
