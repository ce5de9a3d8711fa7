// From a look at a home to an approved application: how many of the shown months, or of each city, came how far.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Analytics } from '../../../contract/analytics.ts';
import type { FigureRow, Series } from '../../components/figures/figure.ts';
import { FigureSection } from '../../components/figures/figure-section.tsx';

type Step = 'views' | 'visits' | 'visits_completed' | 'applications' | 'applications_approved';

/** Views are so many that a chart with them would show nothing else. */
const steps: readonly { name: Step; label: MessageDescriptor; colour?: string }[] = [
  { name: 'views', label: msg`Views` },
  { name: 'visits', label: msg`Visits asked for`, colour: 'teal.3' },
  { name: 'visits_completed', label: msg`Visits that took place`, colour: 'teal.7' },
  { name: 'applications', label: msg`Applications`, colour: 'marigold.3' },
  { name: 'applications_approved', label: msg`Approved`, colour: 'marigold.7' },
];

export function Funnel({ by_month: months }: Pick<Analytics, 'by_month'>) {
  const { t, i18n } = useLingui();
  const series: Series[] = [
    { name: 'count', label: t`How many`, unit: 'count', colour: 'teal.7' },
    { name: 'share', label: t`Of the views`, unit: 'percent' },
  ];
  const sumOf = (step: Step) => months.reduce((sum, month) => sum + month[step], 0);
  const views = sumOf('views');
  const rows = steps.map(({ name, label }): FigureRow => {
    const count = sumOf(name);
    const share = views > 0 ? Math.round((count / views) * 10_000) : null;
    return { label: i18n._(label), values: { count, share } };
  });
  return (
    <FigureSection
      title={t`Funnel`}
      explanation={t`Of all the months shown: from a look at a home to an approved application. The chart begins with the visits.`}
      rowName={t`Step`}
      rows={rows}
      charted={rows.slice(1)}
      series={series}
      fileName="funnel"
    />
  );
}

export function FunnelByCity({ rows }: { rows: readonly FigureRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <FigureSection
      title={t`Funnel`}
      explanation={t`Of all the months shown: from a look at a home to an approved application.`}
      rowName={t`City`}
      rows={rows}
      series={steps.map(({ label, ...step }) => ({ ...step, label: i18n._(label), unit: 'count' }))}
      fileName="funnel-by-city"
    />
  );
}
