import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/rvl.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'rvl.month-before-lease': msg`The lease had not begun in this month.`,
  'rvl.month-after-lease': msg`The lease had ended before this month.`,
  'rvl.month-in-future': msg`This month has not begun yet.`,
  'rvl.not-paid': msg`This month is pending already.`,
  'rvl.amount-out-of-range': msg`Enter an amount of at most 900 crore.`,
};
