// The months that are not closed yet, newest first, a line each: what it would pay so far, and the way to its rents.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Estimate } from '../../../contract/commissions.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconChevronRight } from '../../ui/icons.ts';
import classes from './overview.module.css';

/** Each is computed by the server: more than these are rarely open. */
const MOST = 3;

type OpenMonthsProps = {
  /** What the screen shows already: it is not asked for again. */
  estimate: Estimate;
  commissions: string;
};

/** Nothing where the one that is shown is the only one. */
export function OpenMonths({ estimate, commissions }: OpenMonthsProps) {
  const months = estimate.open_months.slice(-MOST).toReversed();
  const id = useId();
  if (months.length < 2) return null;
  return (
    <div className={classes.open}>
      <Text size="sm" c="dimmed" id={id}>
        <Trans>Not closed yet, estimates</Trans>
      </Text>
      <ul aria-labelledby={id}>
        {months.map((month) => (
          <OpenMonth key={month} month={month} shown={estimate} commissions={commissions} />
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        <Trans>Each is added to your balance when it closes.</Trans>
      </Text>
    </div>
  );
}

type OpenMonthProps = { month: Month; shown: Estimate; commissions: string };

function OpenMonth({ month, shown, commissions }: OpenMonthProps) {
  const { queries } = useApi();
  const isShown = shown.month === month;
  const other = useQuery(
    queries.commissions.estimateMine.queryOptions({ input: { month }, staleTime: 60_000, enabled: !isShown }),
  );
  const earned = (isShown ? shown : other.data)?.person.earned;
  return (
    <li>
      <Link to={`${commissions}?month=${month}`}>
        {formatMonth(month)}{' '}
        <strong className="money">{earned !== undefined && formatRupeesAndPaise(paise(earned))}</strong>
        <IconChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
}
