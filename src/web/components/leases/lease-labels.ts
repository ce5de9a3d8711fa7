// Words of leases: states, who holds the deposit, who gave notice.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DepositHolder, LeaseSide, LeaseState } from '../../../domain/leases.ts';

export const leaseStateLabels: Readonly<Record<LeaseState, MessageDescriptor>> = {
  draft: msg`Draft`,
  active: msg`Active`,
  ending: msg`Ending`,
  ended: msg`Ended`,
  cancelled: msg`Cancelled`,
};

export const leaseStateColours: Readonly<Record<LeaseState, string>> = {
  draft: 'blue',
  active: 'green',
  ending: 'yellow',
  ended: 'gray',
  cancelled: 'red',
};

export const depositHolderLabels: Readonly<Record<DepositHolder, MessageDescriptor>> = {
  landlord: msg`Held by the landlord`,
  manager: msg`Held by the property manager`,
  company: msg`Held by Kiraya`,
};

export const noticeByLabels: Readonly<Record<LeaseSide, MessageDescriptor>> = {
  tenant: msg`Notice by the tenant`,
  landlord: msg`Notice by the landlord`,
};
