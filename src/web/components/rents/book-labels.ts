// Words of the entries in the book of a lease.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeaseEntryKind } from '../../../domain/journal.ts';

export const bookEntryShown: Readonly<Record<LeaseEntryKind, MessageDescriptor>> = {
  rent_due: msg`Rent due`,
  rent_received: msg`Payment received`,
  rent_applied: msg`Payment used for a month`,
  rent_reversed: msg`Payment reversed`,
  charge_due: msg`Charge due`,
  charge_cancelled: msg`Charge cancelled`,
  late_fee_waived: msg`Late fee waived`,
  deposit_due: msg`Deposit due`,
  late_fee_due: msg`Late fee due`,
  rent_tds: msg`Tax on rent (TDS)`,
  deposit_received: msg`Deposit received`,
  deposit_released: msg`Deposit no longer due`,
  deposit_deducted: msg`Deducted from the deposit`,
  deposit_refunded: msg`Deposit refunded`,
  debt_waived: msg`Waived by the landlord`,
};
