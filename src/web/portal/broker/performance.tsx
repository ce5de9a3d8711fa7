// `/portal/broker/performance`: listings, leads, conversions, response time, rent value and rank, month by month.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BrokerMonth, BrokerYear } from '../../../contract/brokers.ts';
import { formatMonth, monthOf } from '../../../domain/dates.ts';
import { conversion } from '../../../domain/lead-pipeline.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import {
  type FigureRow,
  isCurve,
  monthNumber,
  type Series,
  textOf,
} from '../../components/figures/figure.ts';
import { LatestFigure } from '../../components/figures/latest-figure.tsx';
import { Sparkline } from '../../components/figures/sparkline.tsx';
import { CsvButton } from '../../components/list/csv-button.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Column } from '../../ui/columns.tsx';
import { Headline } from '../../ui/headline.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { brokerFailures } from './leads/lead-stage-labels.ts';
import classes from './performance.module.css';

export const meta = () => screenMeta(msg`Performance`);

export default function BrokerPerformance() {
  return (
    <RoleGuard allowed={['broker']}>
      <Performance />
    </RoleGuard>
  );
}

function Performance() {
  const { queries } = useApi();
  const figures = useQuery(queries.brokers.performance.queryOptions({ staleTime: 0 }));
  const since = figures.data && beginning(figures.data.months);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Performance</Trans>}
        description={
          figures.isPending ? (
            '\u00a0'
          ) : since ? (
            <Trans>Your listings, leads and managed homes since {since}</Trans>
          ) : (
            <Trans>The last twelve months of your listings, leads and managed homes.</Trans>
          )
        }
        actions={figures.data && <MonthsCsv months={figures.data.months} />}
      />
      <QueryState query={figures} failure={brokerFailures.figures} skeleton={<Shape />}>
        {({ months: all, year }) => {
          const months = sinceFirst(all);
          return (
            <>
              <Year year={year} />
              <Measures months={months} />
              <MonthTable months={months} />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

/** One broad card, and a small one for each measure. */
function Shape() {
  return (
    <Stack gap="lg">
      <Skeleton height={180} radius="md" />
      <div className={classes.measures}>
        {['leads', 'hours', 'rvl'].map((name) => (
          <Skeleton key={name} height={150} radius="md" />
        ))}
      </div>
    </Stack>
  );
}

type MonthsProps = { months: readonly BrokerMonth[] };

const hasFigures = ({ listings, leads, let: rented, lost, rvl, rank }: BrokerMonth) =>
  listings + leads + rented + lost + rvl > 0 || rank !== null;

/** Newest first, without those before anything was there to count; the newest alone where there never was. */
function sinceFirst(months: readonly BrokerMonth[]): readonly BrokerMonth[] {
  const first = months.findLastIndex(hasFigures);
  return months.slice(0, Math.max(1, first + 1));
}

/** The first month with figures, where it is not as long ago as the figures go; they are then all since that month. */
function beginning(months: readonly BrokerMonth[]): string | undefined {
  const shown = sinceFirst(months);
  return shown.length < months.length && shown.some(hasFigures)
    ? formatMonth(shown.at(-1)?.month ?? '')
    : undefined;
}

/** What came of the leads of the twelve months: how many were rented out, how far the others got, and how fast they were answered. */
function Year({ year }: { year: BrokerYear }) {
  const { t } = useLingui();
  const { leads, let: rented, lost, response_hours: hours } = year;
  if (leads === 0) {
    return (
      <Text size="sm">
        <Trans>No enquiries in the last twelve months. Your figures show up with the first one.</Trans>
      </Text>
    );
  }
  const share = shareOf(rented, leads);
  const open = leads - rented - lost;
  return (
    <Headline
      name={<Trans>Leads rented out</Trans>}
      value={t`${rented} of ${leads}`}
      picture={<Funnel year={year} />}
      isPictureWide
    >
      <Trans>
        {share}% so far; {open} open, {lost} lost
      </Trans>
      {hours !== null && (
        <Text span size="sm" c="dimmed">
          <Trans>Typical time to your first answer: {hours} h</Trans>
        </Text>
      )}
    </Headline>
  );
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 100) / whole));

/** Each step with how many got as far, and which part of the step before. */
function Funnel({ year }: { year: BrokerYear }) {
  const { t } = useLingui();
  const steps = [
    { name: t`Leads`, count: year.leads },
    { name: t`Answered`, count: year.answered },
    { name: t`Visit agreed`, count: year.visited },
    { name: t`Applied`, count: year.applied },
    { name: t`Rented out`, count: year.let },
  ];
  return (
    <ol className={classes.funnel} aria-label={t`How far the leads came`}>
      {steps.map(({ name, count }, place) => {
        const before = steps[place - 1];
        const [share, step] = [shareOf(count, before?.count ?? 0), before?.name ?? ''];
        return (
          <li key={name}>
            <span>{name}</span>
            <span className={classes.track} aria-hidden>
              <span style={{ inlineSize: `${shareOf(count, year.leads)}%` }} />
            </span>
            <strong className="money">{count}</strong>
            <span className={classes.share} title={before && t`${share}% of “${step}”`}>
              {before && before.count > 0 && t`${share}%`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Each measure with the figure of the last whole month, what it was the month before, and its line. */
function Measures({ months }: MonthsProps) {
  const { t } = useLingui();
  const rows = months.toReversed().map(
    ({ month, response_hours: hours, ...values }): FigureRow => ({
      label: formatMonth(month),
      key: month,
      values: { leads: values.leads, rvl: values.rvl, hours: hours === null ? null : hours * 60 },
    }),
  );
  return (
    <div className={classes.measures}>
      <Measure rows={rows} series={{ name: 'leads', label: t`Leads`, unit: 'count' }} />
      <Measure
        rows={rows}
        series={{ name: 'hours', label: t`Time to your first answer`, unit: 'hours' }}
        note={t`The typical time of each month`}
      />
      <Measure
        rows={rows}
        series={{ name: 'rvl', label: t`Rent paid`, unit: 'money' }}
        note={t`Only homes credited to you earn commission`}
      />
    </div>
  );
}

/** The month that runs may have nothing yet, which is no fall. */
const upToLast = (rows: readonly FigureRow[], name: string) =>
  rows.slice(0, rows.findLastIndex(({ values }) => values[name]) + 1);

type MeasureProps = {
  rows: readonly FigureRow[];
  series: Series;
  /** What the figure does not say. */
  note?: string;
};

/** Nothing before there are two months to compare: the table says it shorter. */
function Measure({ rows: all, series, note }: MeasureProps) {
  const { t } = useLingui();
  const rows = upToLast(all, series.name).filter(({ values }) => values[series.name] !== null);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2) return null;
  const { label } = series;
  // A month that is not over is compared with nothing.
  const running = last.key === monthOf(clock.today()) ? last : undefined;
  const whole = running ? rows.slice(0, -1) : rows;
  const inHours = (text: string) => (series.unit === 'hours' ? t`${text} h` : text);
  const wordsOf = ({ label: month, values }: FigureRow) =>
    `${month} · ${inHours(textOf(values[series.name], series.unit))}`;
  const [present, soFar] = [running?.label, inHours(textOf(running?.values[series.name], series.unit))];
  const [from, to] = [first.label, last.label];
  return (
    <Card
      padding="md"
      component="section"
      aria-label={label}
      className={classes.measure}
      data-plain={!isCurve(rows.length) || undefined}
    >
      <div>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <LatestFigure rows={whole} series={series}>
          {present && (
            <Text size="sm" c="dimmed">
              <Trans>
                {present}: {soFar} so far
              </Trans>
            </Text>
          )}
        </LatestFigure>
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      {!isCurve(rows.length) && (
        <Bars
          rows={rows}
          series={series}
          running={running}
          textOfRow={({ values }) => inHours(textOf(values[series.name], series.unit))}
        />
      )}
      {isCurve(rows.length) && (
        <Sparkline
          height={56}
          isRunning={running !== undefined}
          spots={rows.map(({ values, key }) => ({
            at: monthNumber(key ?? ''),
            value: values[series.name] ?? 0,
          }))}
          label={t`${label} by month, ${from} to ${to}`}
          ends={[wordsOf(first), wordsOf(last)]}
        />
      )}
    </Card>
  );
}

type BarsProps = Pick<MeasureProps, 'rows' | 'series'> & {
  running: FigureRow | undefined;
  textOfRow: (row: FigureRow) => string;
};

/** Two or three months are no line: a bar each. The words above say the same. */
function Bars({ rows, series, running, textOfRow }: BarsProps) {
  const amountOf = ({ values }: FigureRow) => values[series.name] ?? 0;
  const most = Math.max(...rows.map(amountOf), 1);
  return (
    <ol className={classes.months} aria-hidden>
      {rows.map((row) => (
        <li key={row.label}>
          <span>{row.label}</span>
          <span className={classes.track} data-running={row === running || undefined}>
            <span style={{ inlineSize: `${shareOf(amountOf(row), most)}%` }} />
          </span>
          <span className="money">{textOfRow(row)}</span>
        </li>
      ))}
    </ol>
  );
}

function useMonthColumns(): Column<BrokerMonth>[] {
  const { t } = useLingui();
  const count = (key: 'listings' | 'leads' | 'let' | 'lost', label: string): Column<BrokerMonth> => ({
    key,
    label,
    align: 'right',
    // A month of few is a row of few figures.
    cell: (month) => month[key] || null,
    csv: (month) => month[key],
  });
  return [
    {
      key: 'month',
      label: t`Month`,
      isNarrow: true,
      cell: ({ month }) => formatMonth(month),
      csv: ({ month }) => month,
    },
    { ...count('leads', t`Leads`), isInLine: true },
    { ...count('let', t`Rented out`), isInLine: true },
    count('lost', t`Lost`),
    {
      key: 'conversion',
      label: t`Conversion of ended leads`,
      align: 'right',
      cell: (month) => {
        const share = conversion(month.let, month.lost);
        const ended = month.let + month.lost;
        return share === null ? null : t`${share}% (${month.let} of ${ended})`;
      },
    },
    {
      key: 'response',
      label: t`Response time`,
      align: 'right',
      cell: ({ response_hours: hours }) => (hours === null ? null : t`${hours} h`),
      csv: ({ response_hours: hours }) => hours,
    },
    count('listings', t`Listings published`),
    {
      key: 'rvl',
      label: t`Rent paid`,
      align: 'right',
      isInLine: true,
      cell: ({ rvl }) => (rvl === 0 ? null : formatRupees(paise(rvl))),
      csv: ({ rvl }) => (rvl / 100).toFixed(2),
    },
    {
      key: 'rank',
      label: t`Rank`,
      cell: ({ rank }) => rank,
      csv: ({ rank }) => rank,
    },
  ];
}

function MonthTable({ months }: MonthsProps) {
  const { t } = useLingui();
  const columns = useMonthColumns();
  const since = formatMonth(months.at(-1)?.month ?? '');
  const told = months.filter(hasFigures);
  const left = months.length - told.length;
  if (told.length === 0) return null;
  return (
    <Card padding="md" component="section" aria-labelledby="by-month">
      <details>
        <summary className={classes.summary}>
          <Title order={2} size="h4" id="by-month" display="inline">
            <Trans>By month since {since}</Trans>
          </Title>
        </summary>
        <DataTable
          label={t`By month`}
          columns={columns}
          rows={told}
          rowKey={({ month }) => month}
          minWidth={760}
        />
        {left > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            <Plural
              value={left}
              one="# month without any figure is left out."
              other="# months without any figure are left out."
            />
          </Text>
        )}
        <Text size="sm" c="dimmed" mt="sm">
          <Trans>
            Conversion: how many of the leads that ended in the month were rented out. Response time: half of
            the leads got your first answer sooner.
          </Trans>
        </Text>
      </details>
    </Card>
  );
}

function MonthsCsv({ months }: MonthsProps) {
  return <CsvButton name="performance" columns={useMonthColumns()} rows={months} />;
}
