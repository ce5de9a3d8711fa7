// From a look at a home to an approved application: how many of the shown months came how far.
import { useLingui } from '@lingui/react/macro';
import type { MonthFigures } from '../../../contract/analytics.ts';
import type { FigureRow, Series } from '../../components/figures/figure.ts';
import { FigureSection } from '../../components/figures/figure-section.tsx';

type Step = 'views' | 'visits' | 'visits_completed' | 'applications' | 'applications_approved';

export function Funnel({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useLingui();
  const steps: [Step, string][] = [
    ['views', t`Views`],
    ['visits', t`Visits asked for`],
    ['visits_completed', t`Visits that took place`],
    ['applications', t`Applications`],
    ['applications_approved', t`Approved`],
  ];
  const series: Series[] = [
    { name: 'count', label: t`How many`, unit: 'count', colour: 'teal.7' },
    { name: 'share', label: t`Of the views`, unit: 'percent' },
  ];
  const sumOf = (step: Step) => months.reduce((sum, month) => sum + month[step], 0);
  const views = sumOf('views');
  const rows = steps.map(([step, label]): FigureRow => {
    const count = sumOf(step);
    return { label, values: { count, share: views > 0 ? Math.round((count / views) * 10_000) : null } };
  });
  return (
    <FigureSection
      title={t`Funnel`}
      explanation={t`Of all the months shown: from a look at a home to an approved application.`}
      rowName={t`Step`}
      rows={rows}
      series={series}
      fileName="funnel"
    />
  );
}
