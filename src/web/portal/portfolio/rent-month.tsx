// The one figure a landlord or manager looks for first: how much of this month's rent is paid, and how the months before went.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentStatement, RentSummary } from '../../../contract/rents.ts';
import { formatDate, formatMonth, formatMonthShort } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../domain/money.ts';
import { ActiveLeases } from '../../components/leases/active-leases.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { WaitsForKiraya } from '../../components/rents/waits-for-kiraya.tsx';
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
  const {
    month,
    leases,
    bed_leases: beds,
    expected,
    paid,
    late,
    late_amount: lateAmount,
    late_leases: tenants,
    waiting_for_operator: waitingForKiraya,
  } = summary.data;
  const [shownMonth, share, whole] = [formatMonth(month), money(paid), money(expected)];
  const isLate = lateAmount > 0;
  if (!isLate && expected === 0) return <NothingDue summary={summary.data}>{children}</NothingDue>;
  return (
    <Card padding="lg" component="section" aria-labelledby="rent-of-month" h="100%">
      <Stack gap={6}>
        <Text component="h2" size="sm" c="dimmed" fw={400} m={0} id="rent-of-month">
          {isLate ? <Trans>Late rent</Trans> : <Trans>Rent paid for {shownMonth}</Trans>}
        </Text>
        <p className={`money ${styles.figure}`} data-late={isLate || undefined}>
          {isLate ? money(lateAmount) : share}{' '}
          <span className={styles.whole}>
            {isLate ? <LateFrom tenants={tenants} months={late} /> : <Trans>of {whole}</Trans>}
          </span>
        </p>
        {isLate && (
          <Text size="sm">
            <Trans>
              {shownMonth}: {share} of {whole} paid
            </Trans>
          </Text>
        )}
        {waitingForKiraya > 0 && role === 'landlord' && (
          <Text size="sm">
            <WaitsForKiraya count={waitingForKiraya} />
          </Text>
        )}
        {expected > 0 && <Progress value={(paid / expected) * 100} size="md" aria-hidden />}
        <Text size="sm" c="dimmed">
          <ActiveLeases leases={leases} beds={beds} />
        </Text>
        {children}
      </Stack>
    </Card>
  );
}

/** Whose rent it is, where it is not all of one tenant. */
function LateFrom({ tenants, months }: { tenants: number; months: number }) {
  if (tenants <= 1) return <Plural value={months} one="of # month" other="of # months" />;
  return <Trans>from {tenants} tenants</Trans>;
}

type NothingDueProps = { summary: RentSummary; children: ReactNode };

/** A month without any rent says what comes next, and no empty figure. */
function NothingDue({ summary: { month, leases, bed_leases: beds, next }, children }: NothingDueProps) {
  const shownMonth = formatMonth(month);
  const day = next && formatDate(next.due_date);
  return (
    <Card padding="lg" component="section" aria-labelledby="rent-of-month" h="100%">
      <Stack gap={6}>
        <Text component="h2" size="sm" c="dimmed" fw={400} m={0} id="rent-of-month">
          {next ? <Trans>Next rent</Trans> : <Trans>Rent</Trans>}
        </Text>
        {next ? (
          <p className={`money ${styles.figure}`}>
            {money(next.amount)}{' '}
            <span className={styles.whole}>
              <Trans>due from {day}</Trans>
            </span>
          </p>
        ) : (
          <Text size="lg" fw={600}>
            {leases > 0 ? <Trans>No rent is due</Trans> : <Trans>No lease is running yet</Trans>}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {leases > 0 ? (
            <>
              <Trans>Nothing is due in {shownMonth}.</Trans> <ActiveLeases leases={leases} beds={beds} />
            </>
          ) : (
            <Trans>Each month’s rent appears here once a lease has begun.</Trans>
          )}
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
  const all = data.months.filter(({ month }) => month <= until);
  // Before the first lease there is nothing to draw.
  const months = all.slice(all.findIndex(({ expected, received }) => expected || received));
  // As the report it leads to has it: of this month what is due later as well.
  const shownMonth = formatMonth(until);
  const due = money(months.reduce((sum, { expected }) => sum + (expected ?? 0), 0));
  return (
    <Card padding="lg" h="100%" component={Link} to={`/portal/${role}/reports`} className={styles.months}>
      <Text size="sm">
        <Trans>
          {money(data.total)} received in {data.year}, {due} due by the end of {shownMonth}
        </Trans>
      </Text>
      <Text size="xs" c="dimmed">
        <Trans>Rent counts in the month it came in.</Trans>
      </Text>
      <Bars months={months} />
    </Card>
  );
}

/** Of each its amount, where it has room; where not, of the first, the highest and the last one. The last month is not over: its bar is an outline. */
function Bars({ months }: Pick<RentStatement, 'months'>) {
  const { t } = useLingui();
  const most = Math.max(...months.map(({ received }) => received));
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  return (
    <ol className={styles.bars}>
      {months.map(({ month, received }) => {
        const [name, amount] = [formatMonth(month), money(received)];
        return (
          <li key={month} title={t`${name}: ${amount}`} data-running={month === last || undefined}>
            <small
              aria-hidden
              className={`money ${styles.amount}`}
              data-told={received === most || month === first || month === last || undefined}
            >
              {formatRupeesShort(paise(received))}
            </small>
            <span style={{ height: `${Math.max(2, Math.round((received / most) * 64))}px` }} />
            <small aria-hidden>{formatMonthShort(month)}</small>
          </li>
        );
      })}
    </ol>
  );
}
