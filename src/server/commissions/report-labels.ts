/** Words and numbers of the files people keep. */
import { taxRuleParts } from '../../domain/commission/tds.ts';
import type { Month } from '../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import type { LedgerKind, lineKinds, lineStatuses } from '../../domain/months.ts';
import { i18n, shown } from '../lib/i18n.ts';

export const money = (amount: number): string => formatRupeesExact(paise(amount));

/** The rule as it was posted, with what makes its total and the month's tax fit. `before`: paise deducted earlier in that year. */
export function ruleText(posted: string, before: number): string {
  const parts = taxRuleParts(posted);
  const rule = parts ? i18n._('{section}: {rate}% of {total}', parts) : posted;
  if (before === 0) return rule;
  return i18n._('{rule} of the financial year so far, less {before} deducted in months before', {
    rule,
    before: money(before),
  });
}

/** 1500 basis points are '15%'. */
export const percent = (bp: number): string => `${bp / 100}%`;

export const kindNames: Readonly<Record<LedgerKind, () => string>> = {
  regular: () => i18n._('Commission of the month'),
  late: () => i18n._('Late rents of earlier months'),
  reversal: () => i18n._('Taken back'),
  correction: () => i18n._('Posted again'),
  adjustment: () => i18n._('Adjustments by Kiraya'),
  release: () => i18n._('Held money released'),
  lapse: () => i18n._('Held money lapsed'),
  tax: () => i18n._('Tax deducted (TDS)'),
  payout: () => i18n._('Paid out'),
  payout_failed: () => i18n._('Transfer came back'),
  settlement: () => i18n._('Final settlement'),
  opening: () => i18n._('Owed from before the switch-over'),
};

type Kind = (typeof lineKinds)[number];
type Status = (typeof lineStatuses)[number];

/** Of what is not a month's own rent. */
const kindNotes: Readonly<Record<Exclude<Kind, 'regular'>, (month: string) => string>> = {
  late: (month) => i18n._('late, rent of {month}', { month }),
  reversal: (month) => i18n._('taken back, rent of {month}', { month }),
  correction: (month) => i18n._('posted again, rent of {month}', { month }),
};
const statusNotes: Readonly<Record<Exclude<Status, 'payable'>, () => string>> = {
  held: () => i18n._('held'),
  lapsed: () => i18n._('lapsed'),
};

type Noted = { kind: Kind; origin_month: Month; status: Status };

/** What is unusual about a line. */
export const notesOf = ({ kind, origin_month, status }: Noted): string[] => [
  ...(kind === 'regular' ? [] : [kindNotes[kind](shown.month(origin_month))]),
  ...(status === 'payable' ? [] : [statusNotes[status]()]),
];
