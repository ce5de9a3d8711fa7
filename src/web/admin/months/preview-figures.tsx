// The sums of an open month as cards, each with its difference to the month closed before.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MonthTotals } from '../../../contract/months.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';

type PreviewFiguresProps = { totals: MonthTotals; before: MonthTotals | null };
type Sum = Exclude<keyof MonthTotals, 'by_rank'>;

const figures: readonly { sum: Sum; name: ReactNode; isCount?: boolean }[] = [
  { sum: 'rvl', name: <Trans>RVL</Trans> },
  { sum: 'fees', name: <Trans>Fees</Trans> },
  { sum: 'paid', name: <Trans>Commission to be paid</Trans> },
  { sum: 'held', name: <Trans>Commission held</Trans> },
  { sum: 'breakage', name: <Trans>Not earned by anyone</Trans> },
  { sum: 'corrected', name: <Trans>Late money and corrections</Trans> },
  { sum: 'affiliates', name: <Trans>Affiliates</Trans>, isCount: true },
  { sum: 'payments', name: <Trans>Payments</Trans>, isCount: true },
];

export function PreviewFigures({ totals, before }: PreviewFiguresProps) {
  return (
    <StatGrid>
      {figures.map(({ sum, name, isCount }) => {
        const shown = isCount ? count : money;
        return (
          <StatCard key={sum} name={name} value={shown(totals[sum])}>
            <Difference by={before && totals[sum] - before[sum]} shown={shown} />
          </StatCard>
        );
      })}
    </StatGrid>
  );
}

const count = (amount: number) => amount.toLocaleString('en-IN');
const money = (amount: number) => formatRupees(paise(amount));

type DifferenceProps = { by: number | null; shown: (amount: number) => string };

function Difference({ by, shown }: DifferenceProps) {
  if (by === null) return <Trans>No month before</Trans>;
  if (by === 0) return <Trans>As the month before</Trans>;
  const signed = `${by > 0 ? '+' : ''}${shown(by)}`;
  return <Trans>{signed} against the month before</Trans>;
}
