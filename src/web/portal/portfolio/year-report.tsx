// A financial year of let homes or a month of it, of all or of one owner's: its sums, and what they are made of, as a page, PDF and CSV.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { RentStatement } from '../../../contract/rents.ts';
import { formatMonth, type Month, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { financialYear } from '../../../domain/rents.ts';
import { FileButtons } from '../../components/commissions/file-buttons.tsx';
import { NewLease } from '../../components/leases/new-lease-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { HomeName } from '../../components/property/home-names.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { MonthBars } from './month-bars.tsx';
import { askedIn, StatementChoice } from './statement-choice.tsx';
import { StatementLines } from './statement-lines.tsx';
import styles from './year-report.module.css';

const MunicipalTax = lazy(() => import('./municipal-tax.tsx'));

const money = (amount: number) => formatRupees(paise(amount));
const exact = (amount: number) => formatRupeesAndPaise(paise(amount));

export function YearReport({ as: role }: { as: LessorRole }) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const statement = useQuery(
    queries.rents.statement.queryOptions({
      input: { as: role, ...askedIn(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  if (statement.isPending) return <TableSkeleton rows={6} />;
  if (statement.isError)
    return <LoadError query={statement} otherwise={msg`The report could not be loaded`} />;
  if (isBlank(statement.data)) return <NothingYet as={role} statement={statement.data} />;
  return <Statement as={role} statement={statement.data} />;
}

/** No year has anything, so that there is none to choose either. */
const isBlank = ({ years, months, repairs, fees, municipal_tax: tax }: RentStatement) =>
  years.length === 0 && !months.some(isTold) && repairs + fees + tax === 0;

/** Before the first lease: what comes here instead of zeros. Tax on a home may have been paid already. */
function NothingYet({ as: role, statement }: StatementProps) {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <EmptyState title={t`Nothing to report yet`} action={role === 'landlord' && <NewLease />}>
        <Trans>Rent, repairs and fees show up here once a lease begins.</Trans>
      </EmptyState>
      {role === 'landlord' && (
        <Suspense fallback={null}>
          <MunicipalTax statement={statement} />
        </Suspense>
      )}
    </Stack>
  );
}

type StatementProps = { as: LessorRole; statement: RentStatement };

function Statement({ as: role, statement }: StatementProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { year, month, owner, manager, total, receipts, repairs, net } = statement;
  const { fees_elsewhere: feesElsewhere, municipal_tax: tax } = statement;
  const shownMonth = month && formatMonth(month);
  const isOwn = role === 'landlord' && !manager;
  const due = dueOf(soFar(statement.months).filter((one) => month === null || one.month === month));
  const before = useBefore(role, statement);
  return (
    <Stack gap="lg">
      <StatementChoice statement={statement} />
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" c="dimmed">
          <Trans>Rent counts in the month it came in.</Trans>{' '}
          {feesElsewhere > 0 && <Trans>Rent of leases not recorded here is not in it.</Trans>}
        </Text>
        <RowActions of={t`Reports`}>
          <FileButtons
            of={shownMonth ?? t`the year ${year}`}
            ask={(format) =>
              api.rents.statementFile({
                as: role,
                year,
                month: month ?? undefined,
                owner_id: owner?.id,
                manager_id: manager?.id,
                format,
                language: writtenLanguage,
              })
            }
          />
        </RowActions>
      </Group>
      <StatGrid>
        {net !== null && (
          <StatCard name={<Trans>Net</Trans>} value={<span className={styles.first}>{money(net)}</span>}>
            {isOwn && tax > 0 ? (
              <Trans>After municipal tax of {money(tax)}</Trans>
            ) : (
              <Trans>Received less repairs and fees</Trans>
            )}
            <Earlier of={before} amount={before?.net} />
          </StatCard>
        )}
        <StatCard
          name={<Trans>Received</Trans>}
          value={net === null ? <span className={styles.first}>{money(total)}</span> : money(total)}
        >
          {due > 0 && (
            <>
              <Trans>of {money(due)} due</Trans>
              {' · '}
            </>
          )}
          <Receipts count={receipts} />
          <Open open={statement.open} />
          <Earlier of={before} amount={before?.received} />
        </StatCard>
        <StatCard name={<Trans>Repairs</Trans>} value={money(repairs)}>
          <Earlier of={before} amount={before?.repairs} />
        </StatCard>
        {/* Those that the net is less by: the cards add up. */}
        <StatCard name={<Trans>Management fees</Trans>} value={money(feesHere(statement))}>
          <Trans>Of months marked paid</Trans>
          {feesElsewhere > 0 && (
            <Text size="sm" inherit component="span" display="block">
              <Trans>{money(feesElsewhere)} more for leases not recorded here</Trans>
            </Text>
          )}
          <Earlier of={before} amount={before?.fees} />
        </StatCard>
        {net === null && (
          <StatCard name={<Trans>Deposits agreed</Trans>} value={money(statement.deposits)}>
            <Trans>Of running leases</Trans>
          </StatCard>
        )}
      </StatGrid>
      {month === null ? (
        <>
          <div className={styles.parts}>
            <MonthChart year={statement.year} months={soFar(statement.months)} />
            <Homes as={role} statement={statement} />
          </div>
          <Months statement={statement} />
        </>
      ) : (
        <StatementLines statement={statement} />
      )}
      {isOwn && (
        <Suspense fallback={<TableSkeleton rows={2} />}>
          <MunicipalTax statement={statement} />
        </Suspense>
      )}
    </Stack>
  );
}

const Receipts = ({ count }: { count: number }) => (
  <Plural value={count} one="# receipt" other="# receipts" />
);

/** What of the rent is not there, by why; nothing where all came. */
function Open({ open: { late, disputed, waiting, not_due_yet: coming } }: Pick<RentStatement, 'open'>) {
  const { t } = useLingui();
  const parts = [
    late > 0 && t`${money(late)} late`,
    disputed > 0 && t`${money(disputed)} of rent in dispute`,
    waiting > 0 && t`${money(waiting)} to confirm`,
    coming > 0 && t`${money(coming)} not due yet`,
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <Text size="sm" inherit component="span" display="block">
        {parts.join(', ')}
      </Text>
    )
  );
}

type Before = { name: string; received: number; repairs: number; fees: number; net: number };

/** What the same months of the year before had; of a month, where they had nothing, the month before it. Null: nothing to compare with. */
function useBefore(role: LessorRole, statement: RentStatement): Before | null {
  const { t } = useLingui();
  const { queries } = useApi();
  const { year, month, years, owner, manager } = statement;
  const of = { as: role, owner_id: owner?.id, manager_id: manager?.id };
  const earlierYear = yearBefore(year);
  const last = monthBefore(soFar(statement.months).at(-1)?.month);
  const lastYear = useQuery(
    queries.rents.statement.queryOptions({
      input: { ...of, year: earlierYear },
      staleTime: 0,
      enabled: years.includes(earlierYear),
    }),
  );
  const same = (lastYear.data?.months ?? []).filter(
    (one) => last !== null && (month === null ? one.month <= last : one.month === last) && isTold(one),
  );
  const previous = month && shiftMonth(month, -1);
  const lastMonth = useQuery(
    queries.rents.statement.queryOptions({
      input: { ...of, year: previous ? financialYear(`${previous}-01`) : year, month: previous ?? undefined },
      staleTime: 0,
      enabled: previous !== null && !lastYear.isLoading && same.length === 0,
    }),
  );
  if (same.length > 0)
    return sumsOf(
      month === null || last === null ? t`by then in ${earlierYear}` : t`in ${formatMonth(last)}`,
      same,
    );
  const told = lastMonth.data?.months.filter(isTold) ?? [];
  return previous && told.length > 0 ? sumsOf(t`in ${formatMonth(previous)}`, told) : null;
}

function sumsOf(name: string, months: readonly StatementMonth[]): Before {
  const sum = (of: (one: StatementMonth) => number) => months.reduce((all, one) => all + of(one), 0);
  return {
    name,
    received: sum((one) => one.received),
    repairs: sum((one) => one.repairs),
    fees: sum(feesHere),
    net: sum((one) => one.received - one.repairs - feesHere(one) - one.municipal_tax),
  };
}

/** A line of its own below the figure that it is compared with. */
function Earlier({ of, amount }: { of: Before | null; amount: number | undefined }) {
  if (!of || amount === undefined) return null;
  return (
    <Text size="sm" inherit component="span" display="block">
      {`${money(amount)} ${of.name}`}
    </Text>
  );
}

/** `2025-26` of `2026-27`. */
function yearBefore(year: string): string {
  const start = Number(year.slice(0, 4)) - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

const monthBefore = (month: Month | undefined) => (month ? shiftMonth(month, -12) : null);

function Months({ statement }: { statement: RentStatement }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const months = soFar(statement.months).filter(isTold);
  const due = dueOf(months);
  // What is due later is no part of the sum that is compared with what came.
  const upcoming = statement.months.filter(
    ({ month, expected }) => month > monthOf(clock.today()) && expected,
  );
  const [first, last] = [upcoming[0], upcoming.at(-1)];
  return (
    <Card padding="md" component="section" aria-label={t`Month by month`}>
      <Title order={2} size="h4" mb="sm">
        <Trans>Month by month</Trans>
      </Title>
      {isPhone ? (
        <MonthLines statement={statement} months={months} due={due} />
      ) : (
        <FactTable
          label={t`Month by month`}
          columns={[
            {
              key: 'month',
              label: t`Month`,
              isHeader: true,
              isNarrow: true,
              cell: ({ month }) => formatMonth(month),
              foot: t`Total`,
            },
            amounts('expected', t`Due`, due),
            amounts('received', t`Received`, statement.total),
            amounts('repairs', t`Repairs`, statement.repairs),
            ...(statement.fees_elsewhere > 0
              ? [
                  amounts(feesHere, t`Management fees`, feesHere(statement)),
                  amounts('fees_elsewhere', t`Fees, leases not here`, statement.fees_elsewhere),
                ]
              : [amounts('fees', t`Fees`, statement.fees)]),
            ...(statement.municipal_tax > 0
              ? [amounts('municipal_tax', t`Municipal tax`, statement.municipal_tax)]
              : []),
          ]}
          rows={months}
          rowKey={({ month }) => month}
          minWidth={560}
        />
      )}
      {first && last && (
        <Text size="sm" c="dimmed" mt="sm">
          {first === last ? (
            <Trans>
              Coming in {formatMonth(first.month)}: {money(dueOf(upcoming))}
            </Trans>
          ) : (
            <Trans>
              Coming from {formatMonth(first.month)} to {formatMonth(last.month)}: {money(dueOf(upcoming))}
            </Trans>
          )}
        </Text>
      )}
    </Card>
  );
}

type MonthLinesProps = { statement: RentStatement; months: readonly StatementMonth[]; due: number };

/** On a phone: what came each month, and below it what was due and what was spent. */
function MonthLines({ statement, months, due }: MonthLinesProps) {
  const { t } = useLingui();
  const { total, repairs, fees, fees_elsewhere, municipal_tax } = statement;
  const sum = { expected: due, received: total, repairs, fees, fees_elsewhere, municipal_tax };
  const lines = [
    ...months.map((line) => ({ ...line, name: formatMonth(line.month) })),
    { ...sum, name: t`Total` },
  ];
  const part = (label: string, amount: number | null) => (amount ? `${label} ${exact(amount)}` : null);
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {lines.map((line) => (
        <li key={line.name}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" fw={500}>
              {line.name}
            </Text>
            <Text size="sm" className="money" fw={500}>
              {exact(line.received)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {[
              part(t`Due`, line.expected),
              part(t`Fees`, feesHere(line)),
              part(t`Fees, leases not here`, line.fees_elsewhere),
              part(t`Repairs`, line.repairs),
              part(t`Municipal tax`, line.municipal_tax),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

type StatementMonth = RentStatement['months'][number];

const dueOf = (months: readonly StatementMonth[]) =>
  months.reduce((sum, { expected }) => sum + (expected ?? 0), 0);

/** What is due in months to come is compared with nothing yet. */
const soFar = (months: readonly StatementMonth[]) =>
  months.filter(({ month }) => month <= monthOf(clock.today()));

/** Something was due, came or was spent: a month of zeros is no line. */
const isTold = ({ expected, received, repairs, fees, municipal_tax: tax }: StatementMonth) =>
  [expected, received, repairs, fees, tax].some((amount) => amount);

/** What came beside what was due; the table below has the sums, and what repairs and fees took. */
function MonthChart({ year, months: all }: Pick<RentStatement, 'year' | 'months'>) {
  const { t } = useLingui();
  const isDrawn = ({ expected, received }: StatementMonth) => Boolean(expected || received);
  if (all.filter(isDrawn).length < 2) return null;
  const months = all.slice(all.findIndex(isDrawn));
  const [newest, running] = [months.at(-1), monthOf(clock.today())];
  return (
    <Card padding="md">
      <Title order={2} size="h4">
        <Trans>Due and received</Trans>
      </Title>
      {newest && (
        <Text size="sm" c="dimmed" mb="sm">
          {newest.month === running ? (
            <Trans>
              {formatMonth(newest.month)} so far: {money(newest.received)} of {money(newest.expected ?? 0)}{' '}
              due
            </Trans>
          ) : (
            <Trans>
              {formatMonth(newest.month)}: {money(newest.received)} of {money(newest.expected ?? 0)} due
            </Trans>
          )}
        </Text>
      )}
      <MonthBars label={t`Due and received`} year={year} months={months} running={running} />
    </Card>
  );
}

type Amount = 'expected' | 'received' | 'repairs' | 'fees' | 'fees_elsewhere' | 'municipal_tax';

const amounts = (of: Amount | typeof feesHere, label: string, total: number): Column<StatementMonth> => ({
  key: typeof of === 'string' ? of : 'fees_here',
  label,
  align: 'right',
  isNarrow: true,
  cell: (month) => exactOrNone(typeof of === 'string' ? month[of] : of(month)),
  foot: exact(total),
});

/** Those that the net is less by. */
const feesHere = ({ fees, fees_elsewhere: elsewhere }: Pick<StatementMonth, 'fees' | 'fees_elsewhere'>) =>
  fees - elsewhere;

const exactOrNone = (amount: number | null) => (amount === null ? '–' : exact(amount));

function Homes({ as: role, statement }: StatementProps) {
  const { t } = useLingui();
  if (statement.homes.length === 0) {
    return (
      <EmptyState title={t`No receipts in this year`}>
        <Trans>Rent that you confirm shows up here.</Trans>
      </EmptyState>
    );
  }
  const homes = statement.homes.toSorted((a, b) => b.received - a.received);
  const empty = homes.filter(isEmpty);
  const isFolded = empty.length > FEW_EMPTY;
  return (
    <Card padding="md" component="section" aria-label={t`Home by home`}>
      <Title order={2} size="h4" mb="sm">
        <Trans>Home by home</Trans>
      </Title>
      <OfAll as={role} statement={statement} />
      <Stack gap="xs">
        <HomeLines homes={isFolded ? homes.filter((home) => !isEmpty(home)) : homes} />
        {isFolded && (
          <details>
            <summary className={styles.fold}>
              <Text span size="sm">
                <Plural value={empty.length} one="# home without receipts" other="# homes without receipts" />
              </Text>
            </summary>
            <Stack gap="xs" mt="xs">
              <HomeLines homes={empty} />
            </Stack>
          </details>
        )}
      </Stack>
    </Card>
  );
}

/** Why there are fewer here than on the first screen. */
function OfAll({ as: role, statement: { homes, owner, manager } }: StatementProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.portfolio.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  const [shown, all] = [homes.length, data?.homes ?? 0];
  if (owner || manager || all <= shown) return null;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      <Trans>
        {shown} of your {all} homes had a lease or costs in this time.
      </Trans>
    </Text>
  );
}

type StatementHome = RentStatement['homes'][number];

const isEmpty = ({ received, receipts, repairs }: StatementHome) => received + receipts + repairs === 0;

/** One home at nothing stands for itself. */
const FEW_EMPTY = 1;

const HomeLines = ({ homes }: { homes: readonly StatementHome[] }) =>
  homes.map((home, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two homes may have one name
    <Group key={place} justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
      <div>
        <Text size="sm">
          <HomeName name={home.home_name} />
        </Text>
        <Text size="xs" c="dimmed">
          <Receipts count={home.receipts} />
          {(home.vacant_days ?? 0) > 0 && (
            <>
              {' · '}
              <Plural value={home.vacant_days ?? 0} one="vacant # day" other="vacant # days" />
            </>
          )}
          {home.repairs > 0 && (
            <>
              {' · '}
              <Trans>Repairs: {money(home.repairs)}</Trans>
            </>
          )}
        </Text>
      </div>
      <Text size="sm" className="money">
        {exact(home.received)}
      </Text>
    </Group>
  ));
