// What came each month beside what was due, a line each with its figures, as wide on a phone as the words leave room. Leads to the month's report.
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { RentStatement } from '../../../contract/rents.ts';
import { formatMonth, formatMonthShort, type Month } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { useQueryChange, withWords } from '../../lib/use-query-change.ts';
import styles from './month-bars.module.css';

const money = (amount: number) => formatRupees(paise(amount));
const short = (amount: number) => formatRupeesShort(paise(amount));

type MonthBarsProps = Pick<RentStatement, 'year' | 'months'> & {
  label: string;
  /** It is not over: its bar is an outline. */
  running: Month;
};

export function MonthBars({ label, year, months, running }: MonthBarsProps) {
  const { t } = useLingui();
  const [params] = useQueryChange();
  const received = months.map((one) => one.received);
  const [most, longest] = [
    Math.max(...received),
    Math.max(...received, ...months.map(({ expected }) => expected ?? 0), 1),
  ];
  const part = (amount: number) => `${((100 * amount) / longest).toFixed(1)}%`;
  return (
    <>
      <p className={styles.key}>
        <span>
          <i className={styles.bar} aria-hidden /> <Trans>Received</Trans>
        </span>
        <span>
          <i className={styles.due} aria-hidden /> <Trans>Due</Trans>
        </span>
      </p>
      <ol className={styles.months} aria-label={label}>
        {months.map(({ month, expected, received: amount }) => {
          const [name, came, due] = [formatMonth(month), money(amount), money(expected ?? 0)];
          return (
            <li key={month}>
              <Link to={`?${withWords(params, { year, month })}`}>
                <VisuallyHidden>
                  {expected ? t`${name}: ${came} of ${due}` : t`${name}: ${came}`}
                </VisuallyHidden>
                <span aria-hidden>{formatMonthShort(month)}</span>
                <span className={styles.track}>
                  {amount > 0 && (
                    <i
                      className={styles.bar}
                      data-running={month === running || undefined}
                      style={{ inlineSize: part(amount) }}
                    />
                  )}
                  {expected ? (
                    <i className={styles.due} style={{ insetInlineStart: part(expected) }} />
                  ) : null}
                </span>
                <b className="money" aria-hidden data-most={(amount === most && amount > 0) || undefined}>
                  {short(amount)}
                </b>
                {/* Beside what came in full it says nothing. */}
                <span className={`money ${styles.of}`} aria-hidden>
                  {expected && amount < expected ? `/ ${short(expected)}` : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
