// Words of rent: where a month and a payment stand, and in which colour.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DueState, RentPaymentState, RentSide } from '../../../domain/rents.ts';

type Shown<State extends string> = Readonly<Record<State, { label: MessageDescriptor; color: string }>>;

export const dueStateShown: Shown<DueState> = {
  paid: { label: msg`Paid`, color: 'green' },
  partial: { label: msg`Partly paid`, color: 'yellow' },
  late: { label: msg`Late`, color: 'red' },
  due: { label: msg`Due today`, color: 'yellow' },
  upcoming: { label: msg`Not due yet`, color: 'gray' },
};

/** Of dues that are neither simply paid nor open. */
export const closedShown: Shown<'cancelled' | 'objected' | 'waived'> = {
  cancelled: { label: msg`Cancelled`, color: 'gray' },
  objected: { label: msg`Objected to`, color: 'yellow' },
  waived: { label: msg`Waived`, color: 'gray' },
};

/** A payment that its receiver says does not fit, until the tenant corrects it or what arrived is confirmed: one name on all screens. */
const inDispute = { label: msg`In dispute`, color: 'yellow' };

/** Of a month it is the whole rent, of which the payment may name another amount. */
export const rentInDispute = { label: msg`Rent in dispute`, color: 'yellow' };

export const rentPaymentStateShown: Shown<RentPaymentState> = {
  reported: { label: msg`To confirm`, color: 'blue' },
  confirmed: { label: msg`Confirmed`, color: 'green' },
  mismatch: inDispute,
  cancelled: { label: msg`Taken back`, color: 'gray' },
};

/** Whose answer a month's payment waits for; the operator's where the tenant pays Kiraya, one's own where the reader is the landlord. */
export const answerOwedShown: Shown<RentSide | 'operator' | 'reader'> = {
  receiver: { label: msg`Waiting for the landlord`, color: 'blue' },
  reader: { label: msg`To confirm`, color: 'blue' },
  operator: { label: msg`Waiting for Kiraya`, color: 'blue' },
  tenant: inDispute,
};
