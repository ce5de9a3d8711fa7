// What an entry is called to the office, and to the owner whose money it is.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnerLineKind } from '../../../domain/remittances.ts';

export type LineLabels = Readonly<Record<OwnerLineKind, MessageDescriptor>>;

export const lineLabels: LineLabels = {
  rent: msg`Rent received`,
  fee: msg`Management fee`,
  repair: msg`Repairs`,
  held: msg`Deposit, kept for the tenant`,
  deposit: msg`From the deposit`,
  refund: msg`Prepaid rent paid back`,
  paid: msg`Paid to the owner`,
  returned: msg`Payment came back`,
  settled: msg`Paid by the owner`,
  guaranteed: msg`Guaranteed rent`,
  kept: msg`Rent of tenants in guaranteed months, kept by us`,
};

export const ownLineLabels: LineLabels = {
  ...lineLabels,
  paid: msg`Paid to you`,
  settled: msg`Paid by you`,
};
