// The one figure a landlord or manager looks for first: how much of this month's rent is paid, and how the months before went.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentStatement } from '../../../contract/rents.ts';
import { formatMonth, formatMonthShort } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CardSkeleton } from '../user/home-card-skeleton.tsx';
import styles from './rent-month.module.css';

const money = (amount: number) => formatRupees(paise(amount));

type RentMonthProps = {
  as: LessorRole;
  /** A line more below the figure. */
  children: ReactNode;
};

export function RentMonth({ as: role, children }: RentMonthProps) {
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  if (summary.isPending) return <CardSkeleton rows={3} />;
  if (summary.isError) return <LoadError query={summary} otherwise={msg`The figures could not be loaded`} />;
  const { month, leases, expected, paid, late, late_amount: lateAmount } = summary.data;
  const [shownMonth, share, whole] = [formatMonth(month), money(paid), money(expected)];
  const isLate = lateAmount > 0;
  return (
    <Card padding="lg" component="section" aria-labelledby="rent-of-month" h="100%">
      <Stack gap={6}>
        <Text component="h2" size="sm" c="dimmed" fw={400} m={0} id="rent-of-month">
          {isLate ? <Trans>Late rent</Trans> : <Trans>Rent paid for {shownMonth}</Trans>}
        </Text>
        <p className={`money ${styles.figure}`} data-late={isLate || undefined}>
          {isLate ? money(lateAmount) : share}{' '}
          <span className={styles.whole}>
            {isLate ? (
              <Plural value={late} one="of # month" other="of # months" />
            ) : (
              <Trans>of {whole}</Trans>
            )}
          </span>
        </p>
        {isLate && (
          <Text size="sm">
            <Trans>
              {shownMonth}: {share} of {whole} paid
            </Trans>
          </Text>
        )}
        {expected > 0 && <Progress value={(paid / expected) * 100} size="md" aria-hidden />}
        <Text size="sm" c="dimmed">
          <Trans>Active leases: {leases}</Trans>
        </Text>
        {children}
      </Stack>
    </Card>
  );
}

/** What came in each month of the financial year, as bars; the report they lead to has the numbers. */
export function RentChart({ as: role }: { as: LessorRole }) {
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  const { data } = useQuery(queries.rents.statement.queryOptions({ input: { as: role }, staleTime: 0 }));
  if (!data || !summary.data || data.total === 0) return null;
  const { month: until } = summary.data;
  return (
    <Card padding="lg" h="100%" component={Link} to={`/portal/${role}/reports`} className={styles.months}>
      <Text size="sm">
        <Trans>
          {money(data.total)} received in {data.year}
        </Trans>
      </Text>
      <Bars months={data.months.filter(({ month }) => month <= until)} />
    </Card>
  );
}

function Bars({ months }: Pick<RentStatement, 'months'>) {
  const { t } = useLingui();
  const most = Math.max(...months.map(({ received }) => received));
  return (
    <ol className={styles.bars}>
      {months.map(({ month, received }) => {
        const [name, amount] = [formatMonth(month), money(received)];
        return (
          <li key={month} title={t`${name}: ${amount}`}>
            <span style={{ height: `${Math.max(2, Math.round((received / most) * 64))}px` }} />
            <small aria-hidden>{formatMonthShort(month)}</small>
          </li>
        );
      })}
    </ol>
  );
}
