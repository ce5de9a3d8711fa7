// The commission of each closed month as a bar, which opens that month.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { MyMonth } from '../../../contract/commissions.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import classes from './month-bars.module.css';
import { NotClosed } from './not-closed.tsx';

const MOST = 12;

/** Bars wide enough for their amount above each: on a desk, where others stand beside them, and on a phone, which shows no more. */
const MOST_LABELLED = { desk: 8, phone: 6 };

type MonthBarsProps = {
  /** Closed months, newest first. */
  months: readonly MyMonth[];
  /** The one that is shown. */
  current?: Month;
  /** The page of the months, where the bars stand on another one. */
  page?: string;
  /** Where no heading is above them. */
  hasName?: boolean;
};

/** Nothing before there are two to compare. */
export function MonthBars({ months, current, page, hasName = !page }: MonthBarsProps) {
  const { t } = useLingui();
  if (months.length < 2) return null;
  const shown = months.slice(0, MOST).toReversed();
  const isLabelled = shown.length <= MOST_LABELLED.desk;
  const most = Math.max(...shown.map(({ earned }) => earned), 1);
  const [first, firstOfPhone, last] = [shown[0], shown.at(-MOST_LABELLED.phone), shown.at(-1)];
  return (
    <nav aria-label={t`Commission by month`}>
      {hasName && (
        <Text size="xs" c="dimmed" mb={4} aria-hidden>
          <Trans>Commission by month</Trans>
        </Text>
      )}
      <ol className={classes.bars} data-alone={!hasName || undefined}>
        {shown.map(({ month, earned }, place) => {
          const words = `${formatMonth(month)}: ${formatRupees(paise(earned))}`;
          return (
            <li key={month}>
              <Link
                to={`${page ?? ''}?month=${month}`}
                className={classes.month}
                title={words}
                aria-current={month === current ? 'page' : undefined}
              >
                {(isLabelled || shown.length - place <= MOST_LABELLED.phone) && (
                  <small aria-hidden data-phone={!isLabelled || undefined}>
                    {formatRupeesShort(paise(earned))}
                  </small>
                )}
                <span style={{ '--part': Math.max(0.03, earned / most) } as CSSProperties} />
              </Link>
            </li>
          );
        })}
      </ol>
      <div className={classes.ends} aria-hidden>
        <span data-desk={Boolean(firstOfPhone) || undefined}>{first && formatMonth(first.month)}</span>
        {firstOfPhone && <span data-phone>{formatMonth(firstOfPhone.month)}</span>}
        <span>{last && formatMonth(last.month)}</span>
      </div>
      {last && !page && <NotClosed last={last.month} />}
    </nav>
  );
}
