// The stat cards: each figure, and under it how it grew since the month began, if it did.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Figure, Overview } from '../../../contract/admin.ts';
import { growthPercent } from '../../../domain/growth.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { MoneyText } from '../../ui/money-text.tsx';

export function OverviewCards({ overview }: { overview: Overview }) {
  const { properties, users, brokers, revenue, leases, pending, repairs } = overview;
  return (
    <StatGrid isBand>
      <StatCard name={<Trans>Total Properties</Trans>} value={count(properties.now)}>
        <Growth figure={properties} />
      </StatCard>
      <StatCard name={<Trans>Total Users</Trans>} value={count(users.now)}>
        <Growth figure={users} />
      </StatCard>
      <StatCard name={<Trans>Active Brokers</Trans>} value={count(brokers.now)}>
        <Growth figure={brokers} />
      </StatCard>
      <StatCard
        name={<Trans>Total Revenue</Trans>}
        value={<MoneyText amount={paise(revenue.now)} />}
        counts={<Trans>Monthly rent of approved homes, not our income</Trans>}
        wide
      >
        <Growth figure={revenue} shown={rupees} />
      </StatCard>
      <StatCard name={<Trans>Active Leases</Trans>} value={count(leases.now)}>
        <Growth figure={leases} />
      </StatCard>
      <StatCard
        name={<Trans>Pending Applications</Trans>}
        value={count(pending.now)}
        counts={<Trans>New, not under review yet</Trans>}
      >
        <Growth figure={pending} />
      </StatCard>
      <StatCard name={<Trans>Open Repairs</Trans>} value={count(repairs.now)}>
        <Growth figure={repairs} />
      </StatCard>
    </StatGrid>
  );
}

const count = (amount: number) => amount.toLocaleString('en-IN');
const rupees = (amount: number) => formatRupees(paise(amount));

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The working stands in the title: what it is now and what it was. */
type GrowthProps = { figure: Figure; shown?: (amount: number) => string };

function Growth({ figure: { now, before }, shown = count }: GrowthProps) {
  const { t } = useLingui();
  const percent = growthPercent(now, before);
  if (percent === null) {
    return now === 0 ? <Trans>Nothing yet</Trans> : <Trans>{shown(now)} new this month</Trans>;
  }
  if (percent === 0) return null;
  const change = signed.format(percent / 100);
  const [was, is] = [shown(before), shown(now)];
  return <span title={t`${was} when this month began, ${is} now`}>{t`${change} this month`}</span>;
}
