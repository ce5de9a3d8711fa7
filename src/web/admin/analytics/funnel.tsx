// The funnel of requests, by month, city or broker: from asking to the lease. Each figure opens the requests that it counts.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FunnelRow } from '../../../contract/analytics.ts';
import { formatMonth, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { type FunnelRows, funnelSteps, NO_BROKER } from '../../../domain/funnel.ts';
import { type FigureRow, type Series, textOf } from '../../components/figures/figure.ts';
import { FigureSection } from '../../components/figures/figure-section.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failures } from '../../lib/messages.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';
import { reachedLabels } from './funnel-labels.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import type { AnalyticsView } from './view-url.ts';

const rowNames: Readonly<Record<FunnelRows, MessageDescriptor>> = {
  month: msg`Month`,
  city: msg`City`,
  broker: msg`Broker`,
};

export function Funnel({ view: { months, city, by } }: { view: AnalyticsView }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { queries } = useApi();
  const funnel = useQuery(
    queries.analytics.funnel.queryOptions({
      input: { months, by, ...(city ? { city } : {}) },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  if (funnel.isPending) return <TableSkeleton rows={6} />;
  if (funnel.isError && !funnel.data) return <LoadError query={funnel} otherwise={failures.loadDashboard} />;
  // While others are on their way these are still the rows of before, of months maybe where brokers were chosen.
  const { rows, all, by: shownBy } = funnel.data;

  const linksOf = (own: Record<string, string>): Record<string, string> => {
    if (!may('analytics.requests')) return {};
    const shown = { months: String(months), ...(city ? { city } : {}), ...own };
    return Object.fromEntries(funnelSteps.map((step) => [step, tabAddress('requests', { ...shown, step })]));
  };
  const labelOf = ({ key, label }: Pick<FunnelRow, 'key' | 'label'>): string => {
    if (shownBy === 'month') return formatMonth(key);
    if (shownBy === 'city') return key || t`Elsewhere`;
    return key === NO_BROKER ? t`Owners and others` : (label ?? t`Someone without a name`);
  };
  const narrowed: Readonly<Record<FunnelRows, string>> = { month: 'month', city: 'city', broker: 'lister' };
  const shown = rows.map(
    ({ key, label, ...values }): FigureRow => ({
      key,
      label: labelOf({ key, label }),
      values,
      links: linksOf({ [narrowed[shownBy]]: key }),
    }),
  );
  const series: Series[] = [
    ...funnelSteps.map((step) => ({
      name: step,
      label: i18n._(reachedLabels[step]),
      unit: 'count' as const,
    })),
    { name: 'median_minutes', label: t`Hours to the first answer`, unit: 'hours' },
  ];
  const { asked, let: ended, median_minutes: median } = all;
  const share = asked > 0 ? Math.round((ended * 100) / asked) : 0;
  const hours = median === null ? null : textOf(median, 'hours');
  // Leases are older than the requests here: few of them would look like a fault.
  const firstMonth =
    shownBy === 'month'
      ? rows
          .map(({ asked: count, key }) => (count > 0 ? key : ''))
          .filter(Boolean)
          .sort()[0]
      : undefined;
  const since =
    firstMonth && firstMonth > shiftMonth(monthOf(clock.today()), 1 - months)
      ? formatMonth(firstMonth)
      : undefined;
  return (
    <FigureSection
      title={t`Funnel`}
      explanation={
        since
          ? t`Each person counts once per home, in the month of their first request. Recorded since ${since}.`
          : t`Each person counts once per home, in the month of their first request.`
      }
      rowName={i18n._(rowNames[shownBy])}
      rows={[...shown, { key: 'all', label: t`All`, values: all, links: linksOf({}) }]}
      series={series}
      fileName={`funnel-by-${shownBy}`}
      // The picture is of all of them: who chose cities or brokers looks for their rows.
      isTableOpen={shownBy !== 'month'}
      nothing={asked === 0 ? t`Nothing in these ${months} months.` : undefined}
      picture={asked > 0 && <FunnelSteps counts={all} links={linksOf({})} />}
      controls={
        asked > 0 && (
          <Text size="sm" role="status">
            <Trans>
              {ended} of {asked} requests led to a lease ({share}%).
            </Trans>{' '}
            <Trans>Who applied without a visit counts as visited.</Trans>{' '}
            {hours !== null && <Trans>Half of the answers came within {hours} hours.</Trans>}
          </Text>
        )
      }
    />
  );
}
