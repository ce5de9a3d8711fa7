// The sums of an open month as cards, each with its difference to the month closed before.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MonthTotals } from '../../../contract/months.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import classes from './months.module.css';

type PreviewFiguresProps = { totals: MonthTotals; before: MonthTotals | null };
type Sum = Exclude<keyof MonthTotals, 'by_rank'>;

/** Beside what the close is about, which is large above them. */
const figures: readonly { sum: Sum; name: ReactNode; isCount?: boolean }[] = [
  { sum: 'rvl', name: <Trans>RVL</Trans> },
  { sum: 'fees', name: <Trans>Fees</Trans> },
  { sum: 'held', name: <Trans>Commission held</Trans> },
  { sum: 'breakage', name: <Trans>Not earned by anyone</Trans> },
  { sum: 'corrected', name: <Trans>Late money and corrections</Trans> },
  { sum: 'affiliates', name: <Trans>Affiliates</Trans>, isCount: true },
  { sum: 'payments', name: <Trans>Payments</Trans>, isCount: true },
];

export function PreviewFigures({ totals, before }: PreviewFiguresProps) {
  return (
    <>
      <dl className={classes.lead}>
        <Text component="dt" size="sm" c="dimmed">
          <Trans>Commission to be paid</Trans>
        </Text>
        <Text component="dd" m={0} fw={700} className={`money ${classes.main}`}>
          {money(totals.paid)}
        </Text>
        <Text component="dd" m={0} size="sm" c="dimmed">
          <Difference by={before && totals.paid - before.paid} />
        </Text>
      </dl>
      <StatGrid isBand>
        {figures.map(({ sum, name, isCount }) => {
          const shown = isCount ? count : money;
          return (
            <StatCard key={sum} name={name} value={shown(totals[sum])}>
              {before && changeOf(totals[sum] - before[sum], shown)}
            </StatCard>
          );
        })}
      </StatGrid>
    </>
  );
}

const count = (amount: number) => amount.toLocaleString('en-IN');
const money = (amount: number) => formatRupees(paise(amount));

/** What all are compared with is said once, at the large one. */
const changeOf = (by: number, shown: (amount: number) => string) =>
  by === 0 ? <Trans>As before</Trans> : `${by > 0 ? '+' : ''}${shown(by)}`;

function Difference({ by }: { by: number | null }) {
  if (by === null) return <Trans>No month before</Trans>;
  if (by === 0) return <Trans>As the month before</Trans>;
  const signed = `${by > 0 ? '+' : ''}${money(by)}`;
  return <Trans>{signed} against the month before</Trans>;
}
