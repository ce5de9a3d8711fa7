// All homes of a lister week by week, as chart, table and file.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../domain/dates.ts';
import type { Series } from '../../components/figures/figure.ts';
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
    { name: 'shortlists', label: t`Shortlisted`, unit: 'count', colour: 'marigold.5' },
    { name: 'enquiries', label: t`Enquiries`, unit: 'count', colour: 'blue.6' },
    { name: 'visits', label: t`Visits`, unit: 'count', colour: 'grape.6' },
    { name: 'applications', label: t`Applications`, unit: 'count', colour: 'red.6' },
  ];
  return (
    <FigureSection
      title={t`Week by week`}
      explanation={t`All your homes together in the last twelve weeks, each from Monday.`}
      rowName={t`Week from`}
      rows={weeks.data.weeks.map(({ week, ...values }) => ({ label: formatDate(week), values }))}
      // What never happened needs no place in the picture.
      series={series.filter(({ name }) =>
        weeks.data.weeks.some((week) => Number(week[name as keyof typeof week]) > 0),
      )}
      fileName="kiraya-homes-by-week"
    />
  );
}
