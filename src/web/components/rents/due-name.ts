// What a due is called: its month, and before it what it is for where that is not rent.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RentDue } from '../../../contract/rents.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { type DueKind, type NameOfDue, nameOf } from '../../../domain/dues.ts';
import { chargeLabels } from '../leases/lease-labels.ts';

export const namesOfDuesShown: Readonly<Record<NameOfDue, MessageDescriptor>> = {
  rent: msg`Rent`,
  deposit: msg`Deposit`,
  late_fee: msg`Late fee`,
  ...chargeLabels,
};

/** A charge by what it is for. */
export function useDueName() {
  const { t } = useLingui();
  return ({ kind, charge, month }: Pick<RentDue, 'kind' | 'charge' | 'month'>): string => {
    if (kind === 'rent') return formatMonth(month);
    const name = t(namesOfDuesShown[nameOf(kind, charge?.kind ?? null)]);
    return kind === 'deposit' ? name : `${name} · ${formatMonth(month)}`;
  };
}

/** What a payment covers, where only the kind is known. */
export function useCoverName() {
  const { t } = useLingui();
  const names: Readonly<Record<DueKind, string | null>> = {
    rent: null,
    deposit: t`Deposit`,
    charge: t`Charge`,
    late_fee: t`Late fee`,
  };
  return (kind: DueKind, month: Month): string =>
    kind === 'deposit' ? t`Deposit` : [names[kind], formatMonth(month)].filter(Boolean).join(' · ');
}
