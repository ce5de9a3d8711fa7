// The last whole month in one glance: what came in and what it cost, each against the month before.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { MonthFigures } from '../../../contract/analytics.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { growthPercent } from '../../../domain/growth.ts';
import { shortTextOf, type Unit } from '../../components/figures/figure.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

type GlanceProps = { months: readonly MonthFigures[] };

/** Nothing as long as there are no two whole months: the present one would look like a fall. */
export function Glance({ months }: GlanceProps) {
  const { t } = useLingui();
  const [before, last] = months.slice(-3, -1);
  if (!before || !last) return null;
  const [month, against] = [formatMonth(last.month), formatMonth(before.month)];
  const figures = [
    { name: t`New listings`, unit: 'count', of: ({ listings }) => listings },
    { name: t`Visits and applications`, unit: 'count', of: (one) => one.visits + one.applications },
    { name: t`RVL`, unit: 'money', of: ({ rvl }) => rvl },
    { name: t`Fees`, unit: 'money', of: ({ fees }) => fees },
  ] satisfies { name: string; unit: Unit; of: (month: MonthFigures) => number }[];
  return (
    <section aria-label={month}>
      <Text size="sm" c="dimmed" mb="xs">
        {t`${month}, against ${against}`}
      </Text>
      <StatGrid isBand>
        {figures.map(({ name, unit, of }) => {
          const percent = growthPercent(of(last), of(before));
          return (
            <StatCard key={name} name={name} value={shortTextOf(of(last), unit)}>
              {percent === null ? '–' : signed.format(percent / 100)}
            </StatCard>
          );
        })}
      </StatGrid>
    </section>
  );
}
