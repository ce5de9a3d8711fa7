// Words of settlements: what a line is for, where it and a refund stand, and in which colour.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  RefundState,
  SettlementLineKind,
  SettlementLineState,
  SettlementState,
} from '../../../domain/settlements.ts';

type Shown<State extends string> = Readonly<Record<State, { label: MessageDescriptor; color: string }>>;

export const settlementStateShown: Shown<SettlementState> = {
  proposing: { label: msg`Waiting for the landlord`, color: 'yellow' },
  answering: { label: msg`Waiting for the tenant`, color: 'yellow' },
  disputed: { label: msg`Disputed`, color: 'red' },
  refunding: { label: msg`To be paid back`, color: 'blue' },
  closed: { label: msg`Settled`, color: 'green' },
};

/** As one of the two sides reads it: whose turn it is may be their own. */
export function settlementShownTo(
  side: 'landlord' | 'tenant' | null,
  state: SettlementState,
): { label: MessageDescriptor; color: string } {
  const turn = state === 'proposing' ? 'landlord' : state === 'answering' ? 'tenant' : null;
  return turn !== null && turn === side
    ? { label: msg`Waiting for your reply`, color: 'yellow' }
    : settlementStateShown[state];
}

export const lineKindLabels: Readonly<Record<SettlementLineKind, MessageDescriptor>> = {
  rent: msg`Unpaid rent`,
  charge: msg`Unpaid charge`,
  repair: msg`Repair`,
  damage: msg`Damage`,
  cleaning: msg`Cleaning`,
  other: msg`Something else`,
};

export const lineStateShown: Shown<SettlementLineState> = {
  open: { label: msg`Not answered`, color: 'yellow' },
  accepted: { label: msg`Accepted`, color: 'green' },
  disputed: { label: msg`Disputed`, color: 'red' },
  decided: { label: msg`Decided`, color: 'blue' },
  dropped: { label: msg`Dropped`, color: 'gray' },
};

export const refundStateShown: Shown<RefundState> = {
  reported: { label: msg`Awaiting your confirmation`, color: 'blue' },
  confirmed: { label: msg`Arrived`, color: 'green' },
  denied: { label: msg`Did not arrive`, color: 'red' },
};

export const loadSettlementFailed = msg`The settlement could not be loaded`;
