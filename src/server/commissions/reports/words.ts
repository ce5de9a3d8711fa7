/** Words and numbers of the files people keep. */
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import type { LedgerKind } from '../../../domain/months.ts';

export const money = (amount: number): string => formatRupeesExact(paise(amount));

/** 1500 basis points are '15%'. */
export const percent = (bp: number): string => `${bp / 100}%`;

export const kindNames: Readonly<Record<LedgerKind, string>> = {
  regular: 'Commission of the month',
  late: 'Late rents of earlier months',
  reversal: 'Taken back',
  correction: 'Posted anew',
  adjustment: 'Adjustments by the office',
  release: 'Held money released',
  lapse: 'Held money lapsed',
  tax: 'Tax deducted (TDS)',
  payout: 'Paid out',
  payout_failed: 'Transfer came back',
  settlement: 'Final settlement',
};
