// All homes of a lister week by week, as chart, table and file.
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../domain/dates.ts';
import { formatCount } from '../../../domain/money.ts';
import { type Series, withoutEmptyStart } from '../../components/figures/figure.ts';
import { FigureSection } from '../../components/figures/figure-section.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';

const notLoaded = msg`The weeks could not be loaded`;

export function Weeks() {
  const { t } = useLingui();
  const { queries } = useApi();
  const weeks = useQuery(queries.properties.performanceByWeek.queryOptions({ staleTime: 0 }));
  if (weeks.isError) return <LoadError query={weeks} otherwise={notLoaded} />;
  if (weeks.isPending) return <Skeleton height={320} role="status" aria-label={t`Loading`} />;
  const series: Series[] = [
    { name: 'views', label: t`Views`, unit: 'count', colour: 'var(--kiraya-chart)' },
    // Beside hundreds of views a handful of visits would be a line on the floor: they are said in words, and in the table.
    { name: 'shortlists', label: t`Shortlisted`, unit: 'count' },
    { name: 'enquiries', label: t`Enquiries`, unit: 'count' },
    { name: 'visits', label: t`Visits`, unit: 'count' },
    { name: 'applications', label: t`Applications`, unit: 'count' },
  ];
  // The last one is the week that runs.
  const rows = weeks.data.weeks.map(({ week, ...values }, place, all) => ({
    label: formatDate(week),
    isRunning: place === all.length - 1,
    values,
  }));
  const drawn = withoutEmptyStart(rows, series).length;
  const sums = series
    .map(({ name, label }) => ({
      label,
      sum: rows.reduce((sum, { values }) => sum + values[name as keyof typeof values], 0),
    }))
    .filter(({ sum }) => sum > 0)
    .map(({ label, sum }) => `${label}: ${formatCount(sum)}`)
    .join(' ·\u00a0');
  const span = t`${plural(drawn, { one: 'the last week', other: 'the last # weeks' })}`;
  return (
    <FigureSection
      title={t`Week by week`}
      explanation={t`Views of all your homes in ${span}, each from Monday. ${sums}`}
      rowName={t`Week from`}
      rows={rows}
      // What never happened needs no place in the picture.
      series={series.filter(({ name }) =>
        weeks.data.weeks.some((week) => Number(week[name as keyof typeof week]) > 0),
      )}
      fileName="kiraya-homes-by-week"
    />
  );
}
