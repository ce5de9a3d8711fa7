// Words of the entries in the book of a lease.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeaseEntryKind } from '../../../domain/journal.ts';

export const bookEntryShown: Readonly<Record<LeaseEntryKind, MessageDescriptor>> = {
  rent_due: msg`Rent due`,
  rent_received: msg`Payment received`,
  rent_applied: msg`Payment used for a month`,
  rent_reversed: msg`Payment reversed`,
  deposit_received: msg`Deposit received`,
  deposit_reversed: msg`Deposit payment reversed`,
  deposit_due: msg`Deposit due`,
  deposit_dropped: msg`Deposit no longer due`,
  charge_due: msg`Charge or late fee`,
  due_waived: msg`Waived by the landlord`,
  tds_recorded: msg`TDS on rent`,
  deposit_deducted: msg`Deducted from the deposit`,
  deposit_settled: msg`Paid from the deposit`,
  deposit_refunded: msg`Deposit refunded`,
  credit_refunded: msg`Advance payment refunded`,
};
