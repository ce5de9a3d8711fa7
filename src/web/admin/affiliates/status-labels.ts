// What people read for an affiliate's standing.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AffiliateStatus } from '../../../domain/affiliates.ts';

export const affiliateStatusNames: Readonly<Record<AffiliateStatus, MessageDescriptor>> = {
  active: msg`Active`,
  pending: msg`Pending`,
  suspended: msg`Suspended`,
  terminated: msg`Terminated`,
};
