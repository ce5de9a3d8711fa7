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
  upcoming: { label: msg`Upcoming`, color: 'gray' },
};

/** Of dues that are neither simply paid nor open. */
export const closedShown: Shown<'cancelled' | 'objected' | 'waived'> = {
  cancelled: { label: msg`Cancelled`, color: 'gray' },
  objected: { label: msg`Objected to`, color: 'yellow' },
  waived: { label: msg`Waived`, color: 'gray' },
};

export const rentPaymentStateShown: Shown<RentPaymentState> = {
  reported: { label: msg`Awaiting your confirmation`, color: 'blue' },
  confirmed: { label: msg`Confirmed`, color: 'green' },
  mismatch: { label: msg`Amount mismatch`, color: 'yellow' },
  cancelled: { label: msg`Taken back`, color: 'gray' },
};

/** Of a month whose payment waits for an answer, where a list has no room for whose: late or not, one word says what holds. */
export const waitingShown = { label: msg`Waiting`, color: 'blue' };

/** Whose answer a month's payment waits for; the operator's where the tenant pays Kiraya, one's own where the reader is the landlord. */
export const answerOwedShown: Shown<RentSide | 'operator' | 'reader'> = {
  receiver: { label: msg`Waiting for the landlord`, color: 'blue' },
  reader: { label: msg`Awaiting your confirmation`, color: 'blue' },
  operator: { label: msg`Waiting for Kiraya`, color: 'blue' },
  tenant: { label: msg`Waiting for the tenant`, color: 'yellow' },
};
