// What the kinds of opening files are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SwitchOverKind } from '../../../domain/switch-over.ts';

export const kindNames: Readonly<Record<SwitchOverKind, MessageDescriptor>> = {
  people: msg`People`,
  sponsors: msg`Affiliates and sponsors`,
  brokers: msg`Brokers`,
  'managed-homes': msg`Managed homes`,
  'rvl-months': msg`Months paid before`,
  leases: msg`Running leases`,
  'deposits-held': msg`Deposits held`,
  'commission-balances': msg`Commission owed`,
};
