// What people call the states of an order of a guaranteed lease.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuaranteedStatus } from '../../../domain/guaranteed-leases.ts';

export const guaranteedLabels: Readonly<Record<GuaranteedStatus, MessageDescriptor>> = {
  requested: msg`Waiting for our visit`,
  inspected: msg`Visited, offer to come`,
  offered: msg`Offer waiting for the owner`,
  agreed: msg`Rent guaranteed`,
  ended: msg`Ended`,
  declined: msg`Declined by the owner`,
  expired: msg`Offer expired`,
  refused: msg`No offer from us`,
  cancelled: msg`Cancelled`,
};

export const guaranteedColours: Readonly<Record<GuaranteedStatus, string>> = {
  requested: 'yellow',
  inspected: 'blue',
  offered: 'green',
  agreed: 'teal',
  ended: 'gray',
  declined: 'gray',
  expired: 'gray',
  refused: 'gray',
  cancelled: 'gray',
};
