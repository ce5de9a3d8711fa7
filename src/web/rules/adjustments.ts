import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/adjustments.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'adjustment.transition-not-allowed': msg`This has changed meanwhile. Reload the page to see where it stands.`,
  'adjustment.own': msg`Another administrator has to approve an adjustment that you proposed.`,
  'adjustment.month-not-closed': msg`This month is not closed yet: correct the rent itself.`,
  'adjustment.not-in-tree': msg`This affiliate had not joined in that month.`,
  'adjustment.above-unearned': msg`This is more than nobody earned of that month’s rents: commission comes from paid rents alone.`,
  'adjustment.above-paid': msg`This is more than was paid to this affiliate for that month.`,
};
