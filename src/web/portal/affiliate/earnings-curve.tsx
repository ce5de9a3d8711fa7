// The commission of the months that are closed, and what the shown one would add: a line beside the figure it leads to.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import classes from './overview.module.css';

const [WIDTH, HEIGHT, MOST] = [320, 88, 12];

const numberOf = (month: Month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5));

type EarningsCurveProps = { month: Month; earned: number };

/** Nothing before there are two months to compare. */
export function EarningsCurve({ month, earned }: EarningsCurveProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 })).data?.items ?? [];
  const points = [
    ...closed
      .filter((one) => one.month < month)
      .slice(0, MOST - 1)
      .toReversed(),
    { month, earned },
  ];
  const [first] = points;
  if (!first || points.length < 2) return null;
  const most = Math.max(...points.map((point) => point.earned), 1);
  const months = numberOf(month) - numberOf(first.month);
  const at = (point: { month: Month; earned: number }) =>
    [
      6 + ((numberOf(point.month) - numberOf(first.month)) * (WIDTH - 12)) / months,
      HEIGHT - 6 - (point.earned * (HEIGHT - 12)) / most,
    ] as const;
  const line = points.map((point) => at(point).join(','));
  const [x, y] = at({ month, earned });
  const [from, to, top] = [formatMonth(first.month), formatMonth(month), formatRupeesShort(paise(most))];
  return (
    <figure className={classes.curve}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Commission by month, ${from} to ${to}, at most ${top}`}
      >
        <polygon points={`6,${HEIGHT - 6} ${line.join(' ')} ${x},${HEIGHT - 6}`} className={classes.area} />
        <polyline points={line.join(' ')} className={classes.line} />
        <path d={`M${x} ${y}h0`} className={classes.dot} />
      </svg>
      <figcaption className={classes.ends}>
        <Text span size="xs" c="dimmed">
          {from} · {formatRupees(paise(first.earned))}
        </Text>
        <Text span size="xs" c="dimmed">
          {to}
        </Text>
      </figcaption>
    </figure>
  );
}
