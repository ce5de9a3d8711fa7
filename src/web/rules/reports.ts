import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/reports.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'report.transition-not-allowed': msg`This report is decided already.`,
  'report.already-sent': msg`You reported this home already. We write to you when it is decided.`,
};
