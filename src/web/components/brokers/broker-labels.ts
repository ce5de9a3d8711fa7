// The words and colours of a broker's registration, its papers and its payment.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  BrokerDocumentKind,
  BrokerStatus,
  ExpiryState,
  RegistrationStep,
} from '../../../domain/brokers.ts';
import type { PaymentProvider, PaymentStatus } from '../../../domain/payments.ts';

export const brokerStatusLabels: Readonly<Record<BrokerStatus, MessageDescriptor>> = {
  draft: msg`Draft`,
  submitted: msg`Submitted`,
  fee_due: msg`Fee due`,
  paid: msg`Paid`,
  activated: msg`Activated`,
  rejected: msg`Rejected`,
};

export const brokerStatusColours: Readonly<Record<BrokerStatus, string>> = {
  draft: 'gray',
  submitted: 'blue',
  fee_due: 'yellow',
  paid: 'blue',
  activated: 'green',
  rejected: 'red',
};

export const documentLabels: Readonly<Record<BrokerDocumentKind, MessageDescriptor>> = {
  pan_card: msg`PAN card`,
  rera_certificate: msg`RERA certificate`,
  gst_certificate: msg`GST certificate`,
  address_proof: msg`Proof of address`,
  agreement: msg`Broker agreement`,
};

export const stepLabels: Readonly<Record<RegistrationStep, MessageDescriptor>> = {
  form: msg`Contact`,
  step1: msg`Business`,
  step2: msg`Documents`,
  payment: msg`Payment`,
};

export const providerLabels: Readonly<Record<PaymentProvider, MessageDescriptor>> = {
  razorpay: msg`Razorpay`,
  cash: msg`Cash`,
  sandbox: msg`Sandbox`,
};

export const paymentStatusLabels: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  created: msg`Created`,
  pending: msg`Pending`,
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
  refunded: msg`Refunded`,
};

export const expiryLabels: Readonly<Record<ExpiryState, MessageDescriptor>> = {
  valid: msg`Valid`,
  'ends-soon': msg`Ends soon`,
  expired: msg`Expired`,
  'without-end': msg`No end date`,
};

export const expiryColours: Readonly<Record<ExpiryState, string>> = {
  valid: 'green',
  'ends-soon': 'yellow',
  expired: 'red',
  'without-end': 'gray',
};
