// Figures as a chart, as a table, and as a file to take along: the same numbers three times.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { downloadCsv } from '../../lib/csv.ts';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { IconDownload } from '../../ui/icons.ts';
import {
  dwarfedSeries,
  type FigureRow,
  filledRows,
  hasBars,
  hasFigures,
  isCurve,
  plainNumber,
  type Series,
  textOf,
  withoutEmptyStart,
} from './figure.ts';
import classes from './figure-section.module.css';
import { LatestFigure } from './latest-figure.tsx';
import { Sparkline } from './sparkline.tsx';

const FigureChart = lazy(() => import('./figure-chart.tsx'));

type FigureSectionProps = {
  title: string;
  explanation: string;
  /** What a row is: a month, a city. */
  rowName: string;
  rows: readonly FigureRow[];
  /** Those of them in the chart, where one would dwarf the others. */
  charted?: readonly FigureRow[];
  series: readonly Series[];
  /** Name of the file, without its ending. */
  fileName: string;
  /** What the rows are chosen by, above the chart. */
  controls?: ReactNode;
  /** What changes by leaps, such as a rank, is a line of steps. */
  shape?: 'bars' | 'steps';
  /** The series whose newest figure and change are said first, where the rows are months. */
  latest?: string;
  /** What the newest is called, where a name says more than the figure. */
  latestName?: string;
  /** Those that are over, where the newest of `rows` is not. */
  whole?: readonly FigureRow[];
  /** In place of the chart. */
  picture?: ReactNode;
  /** Pixels of the chart. */
  height?: number;
  /** The table is what was asked for: it is open. */
  isTableOpen?: boolean;
  /** What stands in the chart over the months at its end that nothing is known of. */
  unknown?: string;
  /** What stands in place of a chart without a single bar. */
  nothing?: string;
};

export function FigureSection(props: FigureSectionProps) {
  const { title, explanation, rowName, rows, charted = rows, series, fileName, controls } = props;
  const { shape = 'bars', latest, latestName, whole = rows, picture, height = 260, nothing } = props;
  const { isTableOpen = false, unknown } = props;
  const isBare = nothing !== undefined && !hasBars(charted, series);
  /** One line says it. */
  const isEmpty = isBare && !hasFigures(rows, series);
  const first = series.find(({ name }) => name === latest);
  const shown = withoutEmptyStart(charted, series);
  const thin = first && shape === 'bars' ? dwarfedSeries(shown, series) : [];
  const { t } = useLingui();
  const id = useId();
  const save = () =>
    downloadCsv(
      fileName,
      rows.map(({ label, values }) => ({
        [rowName]: label,
        ...Object.fromEntries(series.map((one) => [one.label, plainNumber(values[one.name], one.unit)])),
      })),
    );
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
          <div>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {isBare ? nothing : explanation}
            </Text>
          </div>
          {!isEmpty && (
            <Button
              variant="subtle"
              size="compact-sm"
              flex="none"
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={t`Download ${title} as CSV`}
              onClick={save}
            >
              <Trans>CSV</Trans>
            </Button>
          )}
        </Group>
        {first && !isBare && (
          <LatestFigure
            rows={whole}
            series={first}
            name={latestName}
            isNamed={series.filter(({ colour }) => colour).length > 1}
          />
        )}
        {controls}
        {picture}
        {!isBare && !picture && (
          <Suspense fallback={<Skeleton h={height} />}>
            <FigureChart
              title={title}
              rows={shown}
              series={series.filter((one) => !thin.includes(one))}
              shape={shape}
              height={height}
              unknown={unknown}
            />
          </Suspense>
        )}
        {!picture && thin.map((one) => <ThinSeries key={one.name} rows={shown} series={one} />)}
        {!isEmpty && (
          <details key={String(isTableOpen)} open={isTableOpen}>
            <summary className={classes.summary}>
              <Trans>Show as table</Trans>
            </summary>
            <FigureTable title={title} rowName={rowName} rows={rows} series={series} />
          </details>
        )}
      </Stack>
    </Card>
  );
}

/** What is too small for a bar beside the others: a line of its own, on its own scale. */
function ThinSeries({ rows, series: { name, label, unit } }: { rows: readonly FigureRow[]; series: Series }) {
  const { t } = useLingui();
  const known = rows.flatMap((row, at) => {
    const value = row.values[name];
    return typeof value === 'number' ? [{ at, value, month: row.label, text: textOf(value, unit) }] : [];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const ends = [first, last].map(({ month, text }) => `${month} · ${text}`) as [string, string];
  const [from, to] = ends;
  if (isCurve(known.length) && known.every(({ value }) => value === first.value)) {
    const [text, since, until] = [first.text, first.month, last.month];
    return (
      <Text size="sm">
        <Trans>
          {label}: {text} in each month, {since} to {until}
        </Trans>
      </Text>
    );
  }
  return (
    <div>
      <Text size="sm">
        {label}
        {!isCurve(known.length) && `: ${to}`}
      </Text>
      {isCurve(known.length) && (
        <Sparkline spots={known} height={32} label={t`${label} by month, ${from} to ${to}`} ends={ends} />
      )}
    </div>
  );
}

type FigureTableProps = Pick<FigureSectionProps, 'title' | 'rowName' | 'rows' | 'series'>;

function FigureTable({ title, rowName, rows, series }: FigureTableProps) {
  const filled = filledRows(rows, series);
  const left = rows.length - filled.length;
  return (
    <>
      <FactTable
        label={title}
        columns={[
          { key: 'row', label: rowName, isHeader: true, cell: ({ label }) => label },
          ...series.map(
            ({ name, label, unit }): Column<FigureRow> => ({
              key: name,
              label,
              align: 'right',
              isNarrow: true,
              cell: ({ values, links }) => {
                const text = textOf(values[name], unit);
                const to = links?.[name];
                return to && values[name] ? (
                  <Anchor component={Link} to={to} size="sm" underline="always">
                    {text}
                  </Anchor>
                ) : (
                  text
                );
              },
            }),
          ),
        ]}
        rows={filled}
        rowKey={({ key, label }) => key ?? label}
        minWidth={160 + series.length * 110}
        maxHeight={500}
      />
      {left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          <Plural
            value={left}
            one="# row without any figure is left out."
            other="# rows without any figure are left out."
          />
        </Text>
      )}
    </>
  );
}
