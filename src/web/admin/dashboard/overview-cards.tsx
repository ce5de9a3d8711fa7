// The stat cards: each figure, and under it how it grew since the month began, if it did.
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { Figure, Overview } from '../../../contract/admin.ts';
import { growthPercent } from '../../../domain/growth.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { MoneyText } from '../../ui/money-text.tsx';

/** Without figures it has their shape, so that nothing below moves when they come. */
export function OverviewCards({ overview }: { overview: Overview | undefined }) {
  return (
    <StatGrid isBand>
      <StatCard name={<Trans>Total Properties</Trans>} value={<Now figure={overview?.properties} />}>
        <Growth figure={overview?.properties} />
      </StatCard>
      <StatCard name={<Trans>Total Users</Trans>} value={<Now figure={overview?.users} />}>
        <Growth figure={overview?.users} />
      </StatCard>
      <StatCard name={<Trans>Active Brokers</Trans>} value={<Now figure={overview?.brokers} />}>
        <Growth figure={overview?.brokers} />
      </StatCard>
      <StatCard
        name={<Trans>Total Revenue</Trans>}
        value={overview ? <MoneyText amount={paise(overview.revenue.now)} /> : <Coming />}
        counts={<Trans>Monthly rent of approved homes</Trans>}
        wide
      >
        <Growth figure={overview?.revenue} shown={rupees} />
      </StatCard>
      <StatCard name={<Trans>Active Leases</Trans>} value={<Now figure={overview?.leases} />}>
        <Growth figure={overview?.leases} />
      </StatCard>
      <StatCard
        name={<Trans>Pending Applications</Trans>}
        value={<Now figure={overview?.pending} />}
        counts={<Trans>New, not under review yet</Trans>}
      >
        <Growth figure={overview?.pending} />
      </StatCard>
      <StatCard name={<Trans>Open Repairs</Trans>} value={<Now figure={overview?.repairs} />}>
        <Growth figure={overview?.repairs} />
      </StatCard>
    </StatGrid>
  );
}

/** In the place of a text, as high as its line. */
const Coming = () => (
  <Skeleton component="span" display="inline-block" width="3em" height="0.8em" radius="sm" />
);

const Now = ({ figure }: { figure: Figure | undefined }) => (figure ? count(figure.now) : <Coming />);

const count = (amount: number) => amount.toLocaleString('en-IN');
const rupees = (amount: number) => formatRupees(paise(amount));

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The working stands in the title: what it is now and what it was. */
type GrowthProps = { figure: Figure | undefined; shown?: (amount: number) => string };

function Growth({ figure, shown = count }: GrowthProps) {
  const { t } = useLingui();
  if (!figure) return <Coming />;
  const { now, before } = figure;
  const percent = growthPercent(now, before);
  if (percent === null) {
    return now === 0 ? <Trans>Nothing yet</Trans> : <Trans>{shown(now)} new this month</Trans>;
  }
  if (percent === 0) return null;
  const change = signed.format(percent / 100);
  const [was, is] = [shown(before), shown(now)];
  return <span title={t`${was} when this month began, ${is} now`}>{t`${change} this month`}</span>;
}
