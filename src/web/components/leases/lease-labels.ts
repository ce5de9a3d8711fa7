// Words of leases: states, who holds the deposit, who gave notice.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChargeKind, ChargeWay, ItemCondition } from '../../../domain/lease-terms.ts';
import type { DepositHolder, LeasePartyRole, LeaseSide, LeaseState } from '../../../domain/leases.ts';

export const leaseStateLabels: Readonly<Record<LeaseState, MessageDescriptor>> = {
  draft: msg`Draft`,
  proposed: msg`Waiting for a yes`,
  accepted: msg`Agreed, not begun`,
  active: msg`Active`,
  ending: msg`Ending`,
  ended: msg`Ended`,
  cancelled: msg`Cancelled`,
};

export const leaseStateColours: Readonly<Record<LeaseState, string>> = {
  draft: 'gray',
  proposed: 'blue',
  accepted: 'teal',
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

export const partyRoleLabels: Readonly<Record<LeasePartyRole, MessageDescriptor>> = {
  landlord: msg`Landlord`,
  co_owner: msg`Co-owner`,
  tenant: msg`Tenant`,
  co_tenant: msg`Co-tenant`,
  occupant: msg`Lives there too`,
};

export const chargeLabels: Readonly<Record<ChargeKind, MessageDescriptor>> = {
  maintenance: msg`Society maintenance`,
  electricity: msg`Electricity`,
  water: msg`Water`,
  gas: msg`Piped gas`,
  internet: msg`Internet`,
  parking: msg`Parking`,
  property_tax: msg`Property tax`,
};

export const chargeWayLabels: Readonly<Record<ChargeWay, MessageDescriptor>> = {
  fixed: msg`A fixed amount`,
  meter: msg`By the meter`,
  bill: msg`As billed`,
  included: msg`Included in the rent`,
};

export const payerLabels: Readonly<Record<LeaseSide, MessageDescriptor>> = {
  tenant: msg`The tenant pays`,
  landlord: msg`The landlord pays`,
};

export const conditionLabels: Readonly<Record<ItemCondition, MessageDescriptor>> = {
  new: msg`New`,
  good: msg`Good`,
  worn: msg`Worn`,
  damaged: msg`Damaged`,
};
