// The sums of an open month as cards, each with its difference to the month closed before.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MonthTotals } from '../../../contract/months.ts';
import { formatMonth, type Month, shiftMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import classes from './months.module.css';

type PreviewFiguresProps = {
  month: Month;
  totals: MonthTotals;
  before: MonthTotals | null;
  /** The month that `before` is of. */
  against: Month | undefined;
  act?: ReactNode;
};
type Sum = Exclude<keyof MonthTotals, 'by_rank'>;

/** Beside what the close is about, which is large above them. */
const figures: readonly { sum: Sum; name: ReactNode; isCount?: boolean }[] = [
  { sum: 'rvl', name: <Trans>Rental value locked (RVL)</Trans> },
  { sum: 'fees', name: <Trans>Fees</Trans> },
  { sum: 'held', name: <Trans>Commission held</Trans> },
  { sum: 'breakage', name: <Trans>Not earned by anyone</Trans> },
  { sum: 'corrected', name: <Trans>Late payments and corrections</Trans> },
  { sum: 'affiliates', name: <Trans>Affiliates</Trans>, isCount: true },
  { sum: 'payments', name: <Trans>Payments</Trans>, isCount: true },
];

export function PreviewFigures({ month, totals, before, against, act }: PreviewFiguresProps) {
  return (
    <>
      <dl className={classes.lead}>
        <Text component="dt" size="sm" c="dimmed">
          <Trans>Commission to pay</Trans>
        </Text>
        <Text component="dd" m={0} fw={700} className={`money ${classes.main}`}>
          {money(totals.paid)}
        </Text>
        <Text component="dd" m={0} size="sm" c="dimmed">
          {before && against ? (
            <Difference
              by={totals.paid - before.paid}
              against={against}
              isNext={against === shiftMonth(month, -1)}
            />
          ) : (
            <Trans>No month is closed yet</Trans>
          )}
        </Text>
        {/* Analytics counts them in. */}
        {totals.held + totals.corrected !== 0 && (
          <Text component="dd" m={0} size="sm" c="dimmed">
            <Trans>with held and corrections {money(totals.paid + totals.held + totals.corrected)}</Trans>
          </Text>
        )}
      </dl>
      {act}
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

type DifferenceProps = { by: number; against: Month; isNext: boolean };

/** An open month in between is none that it can be measured by: the words say which one it was. */
function Difference({ by, against, isNext }: DifferenceProps) {
  const name = formatMonth(against);
  if (by === 0) return isNext ? <Trans>As {name}</Trans> : <Trans>As {name}, the last closed</Trans>;
  const signed = `${by > 0 ? '+' : ''}${money(by)}`;
  return isNext ? (
    <Trans>
      {signed} against {name}
    </Trans>
  ) : (
    <Trans>
      {signed} against {name}, the last closed
    </Trans>
  );
}
