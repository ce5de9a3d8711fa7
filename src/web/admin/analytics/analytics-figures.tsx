// The charts of the analytics, filled with months or cities. The dashboard shows them too.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Analytics } from '../../../contract/analytics.ts';
import { formatInstant, formatMonth, monthOf } from '../../../domain/dates.ts';
import { type FigureRow, hasBars, type Series, withoutEmptyStart } from '../../components/figures/figure.ts';
import { FigureSection } from '../../components/figures/figure-section.tsx';
import { RowBars } from '../../components/figures/row-bars.tsx';
import { SmallBars } from '../../components/figures/small-bars.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { charts } from './charts.ts';
import { Funnel } from './funnel.tsx';
import { ViewControls } from './view-controls.tsx';
import { type AnalyticsView, viewFromUrl } from './view-url.ts';

export function AnalyticsFigures() {
  const [params] = useSearchParams();
  const { queries } = useApi();
  const view = viewFromUrl(params);
  const { months, city } = view;
  const analytics = useQuery(
    queries.analytics.get.queryOptions({
      input: { months, ...(city ? { city } : {}) },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  if (analytics.isPending) return <TableSkeleton rows={6} />;
  if (analytics.isError && !analytics.data)
    return <LoadError query={analytics} otherwise={failures.loadDashboard} />;
  return (
    <Stack gap="lg">
      <SeenAt of={analytics} />
      <ViewControls view={view} cities={analytics.data.cities} />
      <Funnel view={view} />
      <Charts analytics={analytics.data} view={view} />
    </Stack>
  );
}

/** Pixels of a chart. */
const HEIGHT = 180;

function Charts({ analytics, view }: { analytics: Analytics; view: AnalyticsView }) {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const { months } = view;
  if (analytics.counted_at === null) {
    return (
      <EmptyState title={t`Nothing has been counted yet`}>{t`The months are counted every hour.`}</EmptyState>
    );
  }
  const isByCity = view.by === 'city';
  const rows: FigureRow[] = isByCity
    ? analytics.by_city.map(({ city, ...values }) => ({ label: city || t`Elsewhere`, values }))
    : analytics.by_month.map(({ month, ...values }) => {
        const name = formatMonth(month);
        const isRunning = month === monthOf(clock.today());
        return { label: isRunning ? t`${name} so far` : name, axis: name, isRunning, values };
      });
  // The present month would look like a fall, and months that are not closed have no commission yet.
  const wholeOf = (name: string) => {
    const over = rows.slice(0, -1);
    return over.slice(0, over.findLastIndex(({ values }) => values[name] !== null) + 1);
  };
  const named = charts.map(({ series, ...chart }) => ({
    ...chart,
    series: series.map((one) => ({ ...one, label: i18n._(one.label) })),
  }));
  // What has something to draw comes first.
  const inOrder = named.toSorted(
    (one, other) => Number(hasBars(rows, other.series)) - Number(hasBars(rows, one.series)),
  );
  const total: FigureRow = {
    label: t`Total`,
    values: Object.fromEntries(
      charts.map(({ latest }) => {
        const known = rows.flatMap(({ values }) => values[latest] ?? []);
        return [latest, known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null];
      }),
    ),
  };
  // Names of cities need their width, and a phone has room for how months went, not for axes.
  const picture = (label: string, series: readonly Series[]) => {
    if (isByCity) return <RowBars label={label} rows={rows} series={series} />;
    return isPhone && <SmallBars label={label} rows={rows} series={series} />;
  };
  const countedAt = formatInstant(analytics.counted_at);
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        <Trans>Counted {countedAt}.</Trans>{' '}
        {view.by === 'broker' && <Trans>Charts are by month. The funnel shows brokers.</Trans>}
        {isByCity && (
          <Plural
            value={view.months}
            one="Totals for the last month."
            other="Totals for the last # months."
          />
        )}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        {inOrder.map(({ id, title, explanation, latest, series }) => (
          <FigureSection
            key={id}
            title={i18n._(title)}
            explanation={i18n._(explanation)}
            rowName={isByCity ? t`City` : t`Month`}
            rows={rows}
            series={series}
            latest={latest}
            // A month before anything was recorded is no month to compare with.
            whole={isByCity ? [total] : withoutEmptyStart(wholeOf(latest), series)}
            height={HEIGHT}
            picture={hasBars(rows, series) && picture(i18n._(title), series)}
            unknown={t`not closed`}
            nothing={t`Nothing in these ${months} months.`}
            fileName={`${id}-by-${isByCity ? 'city' : 'month'}`}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
