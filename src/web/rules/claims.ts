import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/claims.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'claim.transition-not-allowed': msg`This claim has changed meanwhile. Look at where it stands now.`,
  'claim.already-open': msg`You asked for this already. We write to you when it is decided.`,
  'claim.need-missing': msg`Something that this is about is still missing.`,
  'claim.paper-missing': msg`Add the paper.`,
  'claim.paper-not-needed': msg`This needs no paper.`,
  'claim.method-not-of-kind': msg`This cannot be verified that way.`,
  'claim.validity-out-of-range': msg`Choose a day from tomorrow to the latest one.`,
  'claim.own': msg`Another administrator has to decide what you asked for yourself.`,
};
