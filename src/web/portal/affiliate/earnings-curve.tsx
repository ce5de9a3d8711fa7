// The commission of the months that are closed, and what the shown one would add: a line beside the figure it leads to.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { NotClosed } from '../../components/commissions/not-closed.tsx';
import { isCurve, monthNumber } from '../../components/figures/figure.ts';
import { Sparkline } from '../../components/figures/sparkline.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import classes from './overview.module.css';

const MOST = 12;

type EarningsCurveProps = {
  month: Month;
  /** What the shown month would pay, where the figure beside it says so: the curve ends on it. */
  earned?: number;
};

/** Nothing before there are enough months for a line. */
export function EarningsCurve({ month, earned }: EarningsCurveProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 })).data?.items ?? [];
  const before = closed
    .filter((one) => one.month < month)
    .slice(0, MOST - 1)
    .toReversed();
  // Beside another figure, with months in between that are not closed yet, the days of a running one would look like a fall.
  const points = earned === undefined ? before : [...before, { month, earned }];
  const newest = closed[0];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || !isCurve(points.length)) return null;
  const most = Math.max(...points.map((point) => point.earned), 1);
  const [from, to, top] = [formatMonth(first.month), formatMonth(last.month), formatRupeesShort(paise(most))];
  return (
    <figure className={classes.curve}>
      <Text size="xs" c="dimmed" mb={4}>
        <Trans>Commission by month</Trans>
      </Text>
      <Sparkline
        ends={[
          `${from} · ${formatRupees(paise(first.earned))}`,
          `${to} · ${formatRupees(paise(last.earned))}`,
        ]}
        spots={points.map((point) => ({ at: monthNumber(point.month), value: point.earned }))}
        isRunning={earned !== undefined}
        label={t`Commission by month, ${from} to ${to}, at most ${top}`}
      />
      {newest && <NotClosed last={newest.month} />}
    </figure>
  );
}
