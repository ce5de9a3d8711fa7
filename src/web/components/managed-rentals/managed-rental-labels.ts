// What people read for the codes of managed rentals.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DepositType, ManagedRentalStatus, RentPaymentMode } from '../../../domain/managed-rentals.ts';
import type { MandateState, RentCollector } from '../../../domain/mandates.ts';
import { roomCounts } from '../../../domain/properties.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { propertyTypeLabels } from '../property/property-labels.ts';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const depositTypeLabels: Labels<DepositType> = {
  refundable: msg`Refundable`,
  non_refundable: msg`Non-refundable`,
};

export const paymentModeLabels: Labels<RentPaymentMode> = {
  bank_transfer: msg`Bank transfer`,
  upi: msg`UPI`,
  cash: msg`Cash`,
  cheque: msg`Cheque`,
};

export const managedRentalStatusLabels: Labels<ManagedRentalStatus> = {
  submitted: msg`Submitted`,
  under_review: msg`Under review`,
  approved: msg`Approved`,
  declined: msg`Declined`,
};

/** Older applications may carry a type that is no longer offered: it is shown as it was written. */
export const propertyTypeLabel = (type: string): MessageDescriptor | string =>
  type in propertyTypeLabels ? propertyTypeLabels[type as keyof typeof propertyTypeLabels] : type;

/** 1, 2, 3, 4, 5+. */
export const roomOptions: SelectOption[] = roomCounts.map((count) => ({
  value: String(count),
  label: count === 5 ? '5+' : String(count),
}));

export const rentCollectorLabels: Labels<RentCollector> = {
  owner: msg`The owner`,
  operator: msg`Kiraya`,
};

export const mandateStateLabels: Labels<MandateState> = {
  offered: msg`Waiting for the owner`,
  agreed: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Taken back`,
};
