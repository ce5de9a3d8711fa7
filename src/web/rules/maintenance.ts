import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/maintenance.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'maintenance.transition-not-allowed': msg`This request has changed meanwhile. Look at where it stands now.`,
  'maintenance.nothing-to-approve': msg`There is no estimate to approve.`,
  'maintenance.cost-not-approved': msg`The landlord has not approved this cost.`,
  'maintenance.done-too-long-ago': msg`The work was done more than 14 days ago. Raise a new request.`,
  'maintenance.too-many-photos': msg`A request holds at most six photos.`,
  'maintenance.home-is-let': msg`Somebody lives in this home now. Choose it with its tenant, who then follows the repair too.`,
};
