// One's own months, chosen in the address: closed ones as statements, open ones as estimates.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Estimate, Statement } from '../../../contract/commissions.ts';
import { formatInstant, formatMonth, isMonth, type Month } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import type { LineOrder } from '../../../domain/months.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { byCursor } from '../list/by-cursor.ts';
import { DataList } from '../list/data-list.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { LoadError } from '../load-error.tsx';
import { useHomeName } from '../property/home-names.tsx';
import { commissionFailures, monthReason, percent } from './commission-sentences.ts';
import { FileButtons } from './file-buttons.tsx';
import { LineRows } from './line-rows.tsx';
import { type ShownLine, useLineTable } from './line-table.tsx';
import { MonthBars } from './month-bars.tsx';
import { StatementSums } from './statement-sums.tsx';
import { WhyDialog } from './why-dialog.tsx';

const ROWS = 25;

type OwnCommissionsProps = {
  affiliateId: string;
  /** What comes first, with the picture of the months. */
  head: (months: ReactNode) => ReactNode;
  /** What comes below the lines of the month chosen; it is drawn anew with each month. */
  below: (month: Month) => ReactNode;
};

export function OwnCommissions({ affiliateId, head, below }: OwnCommissionsProps) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 }));
  const open = useQuery(queries.commissions.estimateMine.queryOptions({ input: {}, staleTime: 60_000 }));
  const failed = [closed, open].find(({ isError }) => isError);
  if (failed) return <LoadError query={failed} otherwise={commissionFailures.load} />;
  if (!closed.data || !open.data) {
    return (
      <Stack gap="md">
        {head(<Skeleton height={120} />)}
        <TableSkeleton />
      </Stack>
    );
  }
  const closedMonths = closed.data.items.map(({ month }) => month);
  const openMonths = open.data.open_months;
  const asked = params.get('month') ?? '';
  const newest = closedMonths[0] ?? (openMonths.at(-1) as Month);
  const month = isMonth(asked) && [...closedMonths, ...openMonths].includes(asked) ? asked : newest;
  const choice = <MonthSelect month={month} closed={closedMonths} open={openMonths} />;
  return (
    <Stack gap="md">
      {head(closed.data.items.length > 1 && <MonthBars months={closed.data.items} current={month} />)}
      <Fragment key={month}>
        {closedMonths.includes(month) ? (
          <ClosedMonth month={month} affiliateId={affiliateId} choice={choice} />
        ) : (
          <OpenMonth month={month} affiliateId={affiliateId} choice={choice} />
        )}
        {below(month)}
      </Fragment>
    </Stack>
  );
}

type MonthSelectProps = { month: Month; closed: readonly Month[]; open: readonly Month[] };

/** Newest first; the open ones are marked as estimates. */
function MonthSelect({ month, closed, open }: MonthSelectProps) {
  const { t } = useLingui();
  const [, change] = useQueryChange();
  const estimated = open.toReversed().map((value) => {
    const name = formatMonth(value);
    return { value, label: t`${name} (estimate)` };
  });
  const options = [...estimated, ...closed.map((value) => ({ value, label: formatMonth(value) }))];
  const choose = (value: string | null) => value && change({ month: value });
  return (
    <SelectField
      aria-label={t`Month`}
      options={options}
      value={month}
      onChange={choose}
      allowDeselect={false}
      size="sm"
      w={180}
    />
  );
}

type MonthProps = {
  month: Month;
  affiliateId: string;
  /** Of another month. */
  choice: ReactNode;
};

function ClosedMonth({ month, affiliateId, choice }: MonthProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const [why, setWhy] = useState<ShownLine>();
  const statement = useQuery(queries.commissions.statementMine.queryOptions({ input: { month } }));
  const owed = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 }));
  const [order, setOrder] = useState<LineOrder>('level');
  const isByAmount = order === 'amount';
  const lines = useInfiniteQuery(
    queries.commissions.listMine.infiniteOptions({
      input: (cursor: string | undefined) => ({ month, order, limit: ROWS, ...(cursor && { cursor }) }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  );
  const total = statement.data && {
    amount: commissionOf(statement.data),
    count: statement.data.lines_total,
  };
  const table = useLineTable({ affiliateId, onWhy: setWhy, total });
  const isNarrow = useIsNarrow();
  const name = formatMonth(month);
  return (
    <>
      <Card padding="md" component="section" aria-labelledby="statement-title">
        <Stack gap="sm">
          <Group justify="space-between" gap="sm">
            <Title order={2} size="h4" id="statement-title">
              <Trans>Statement of {name}</Trans>
            </Title>
            <Group gap="xs">
              {choice}
              <FileButtons
                of={name}
                ask={(format) => api.commissions.statementFile({ month, format, language: writtenLanguage })}
              />
            </Group>
          </Group>
          {statement.isPending && <TableSkeleton rows={2} />}
          {statement.isError && <LoadError query={statement} otherwise={commissionFailures.statement} />}
          {statement.data && (
            <StatementSums statement={statement.data} owed={owed.data?.payable}>
              <Rank person={statement.data.person} />
            </StatementSums>
          )}
        </Stack>
      </Card>
      <Card padding="md" component="section" aria-labelledby="lines-title">
        <Stack gap="sm">
          <Group justify="space-between" gap="2px 12px">
            <Title order={2} size="h4" id="lines-title">
              <Trans>Breakdown by home</Trans>
            </Title>
            <Button.Group aria-label={t`Order`}>
              <Button
                variant={isByAmount ? 'default' : 'light'}
                size="compact-sm"
                aria-pressed={!isByAmount}
                onClick={() => setOrder('level')}
              >
                <Trans>By level</Trans>
              </Button>
              <Button
                variant={isByAmount ? 'light' : 'default'}
                size="compact-sm"
                aria-pressed={isByAmount}
                onClick={() => setOrder('amount')}
              >
                <Trans>Largest amount first</Trans>
              </Button>
            </Button.Group>
          </Group>
          {!isByAmount && (
            <Text size="sm" c="dimmed">
              <Trans>Your own homes first, then level by level.</Trans>
            </Text>
          )}
          {isNarrow ? (
            <ListFrame query={lines} failure={commissionFailures.load} empty={t`No commission in this month`}>
              {(rows) => <LineRows lines={rows} affiliateId={affiliateId} onWhy={setWhy} total={total} />}
            </ListFrame>
          ) : (
            <DataList
              query={lines}
              failure={commissionFailures.load}
              empty={t`No commission in this month`}
              name="commission-lines"
              isDense
              {...table}
            />
          )}
        </Stack>
      </Card>
      {why && <OwnWhy month={month} line={why} onClose={() => setWhy(undefined)} />}
    </>
  );
}

const ofLines: readonly string[] = ['regular', 'late', 'reversal', 'correction'];

/** What the lines of a month add up to, whether all of them are on the page or not. */
const commissionOf = ({ postings }: Statement): number =>
  postings
    .filter(({ kind }) => ofLines.includes(kind))
    .reduce((sum, { payable, held }) => sum + payable + held, 0);

function OpenMonth({ month, affiliateId, choice }: MonthProps) {
  const { queries } = useApi();
  const [why, setWhy] = useState<ShownLine>();
  const estimate = useQuery(
    queries.commissions.estimateMine.queryOptions({ input: { month }, staleTime: 60_000 }),
  );
  if (estimate.isPending) return <TableSkeleton />;
  if (estimate.isError) return <LoadError query={estimate} otherwise={commissionFailures.estimate} />;
  const name = formatMonth(month);
  const cutOff = formatInstant(estimate.data.cut_off);
  return (
    <>
      <Card padding="md" component="section" aria-labelledby="estimate-title">
        <Stack gap="sm">
          <Group justify="space-between" gap="sm">
            <Title order={2} size="h4" id="estimate-title">
              <Trans>Estimate of {name}</Trans>
            </Title>
            {choice}
          </Group>
          {estimate.data.lines_total > 0 && (
            <Text component="p" m={0} fz={28} fw={700} lh={1.2}>
              <MoneyText amount={paise(estimate.data.person.earned)} format="plain" />
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <Trans>So far. Rents paid before {cutOff} count; late rents of earlier months come on top.</Trans>
          </Text>
          <Rank person={estimate.data.person} />
          <EstimatedLines estimate={estimate.data} affiliateId={affiliateId} onWhy={setWhy} />
        </Stack>
      </Card>
      {why && <OwnWhy month={month} line={why} onClose={() => setWhy(undefined)} />}
    </>
  );
}

/** A phone has a row for each line, with its amount and how it comes about. */
const useIsNarrow = () => useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

function Rank({ person }: { person: Estimate['person'] }) {
  const { i18n } = useLingui();
  const { rank } = person;
  const rate = percent(person.rate_bp);
  const [qualifying, held] = [person.qualifying, person.held].map((amount) => formatRupees(paise(amount)));
  return (
    <Text size="sm">
      <Trans>
        {rank}, {rate}; {qualifying} counts for the rank.
      </Trans>{' '}
      {person.held > 0 && (
        <>
          <Trans>{held} of the month is held.</Trans>{' '}
        </>
      )}
      {person.reason && i18n._(monthReason(person.reason))}
    </Text>
  );
}

type EstimatedLinesProps = { estimate: Estimate; affiliateId: string; onWhy: (line: ShownLine) => void };

function EstimatedLines({ estimate, affiliateId, onWhy }: EstimatedLinesProps) {
  const { t } = useLingui();
  const table = useLineTable({ affiliateId, onWhy });
  const isNarrow = useIsNarrow();
  if (estimate.lines.length === 0) return <EmptyState title={t`No rents counted yet`} />;
  const { month } = estimate;
  const lines = estimate.lines.map((line) => ({
    ...line,
    month,
    origin_month: month,
    status: line.is_held ? 'held' : 'payable',
  }));
  const [shown, total] = [lines.length, estimate.lines_total].map((count) => count.toLocaleString('en-IN'));
  return (
    <>
      {isNarrow ? (
        <LineRows lines={lines} affiliateId={affiliateId} onWhy={onWhy} />
      ) : (
        <DataTable rows={lines} {...table} />
      )}
      {estimate.lines_total > lines.length && (
        <Text size="sm" c="dimmed">
          <Trans>
            The {shown} largest of {total} lines are shown.
          </Trans>
        </Text>
      )}
    </>
  );
}

function OwnWhy({ month, line, onClose }: { month: Month; line: ShownLine; onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const home = useHomeName(line.property_name ?? t`A home`);
  const amount = formatRupeesAndPaise(paise(line.amount));
  const monthName = formatMonth(month);
  return (
    <WhyDialog
      title={t`Why ${amount} from ${home}`}
      query={queries.commissions.explainMine.queryOptions({
        input: { month, payment_id: line.payment_id, ...(line.kind && { kind: line.kind }) },
      })}
      objection={
        <Button
          component={Link}
          to={`/portal/complaints?line=${line.payment_id}`}
          state={{ words: t`Please check ${amount} from ${home} in ${monthName}.` }}
          variant="default"
          mt="md"
        >
          <Trans>Question this line</Trans>
        </Button>
      }
      onClose={onClose}
    />
  );
}
