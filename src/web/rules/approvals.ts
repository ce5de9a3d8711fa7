import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/approvals.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'approval.not-a-second-person': msg({
    message:
      '{granter} made {grantee} an administrator on {on}. Until {until} that doesn’t count as a second person: please ask another administrator to approve this.',
  }),
};
