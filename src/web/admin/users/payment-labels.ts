// What payments between a person and the platform are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserPayment } from '../../../contract/users.ts';

export const paymentKindLabels: Readonly<Record<UserPayment['kind'], MessageDescriptor>> = {
  broker_registration: msg`Broker registration`,
  rent_receipt: msg`Rent`,
  refund: msg`Refund`,
};
