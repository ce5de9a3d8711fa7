// Words for opening figures and their amounts.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import type { OpeningFigureKind } from '../../../domain/opening-figures.ts';

export const figureNames = {
  balance: msg`Balance of the rent on the day of the file`,
  deposit: msg`Deposit that is held`,
} as const;

/** Of a balance, what was paid ahead is negative. */
export function useAmountText() {
  const { t } = useLingui();
  return (kind: OpeningFigureKind, amount: number): string => {
    const money = formatRupeesAndPaise(paise(Math.abs(amount)));
    if (kind === 'deposit') return money;
    if (amount === 0) return t`nothing is open`;
    return amount > 0 ? t`${money} is owed` : t`${money} was paid ahead`;
  };
}
