// The four figures a lister looks at first.
import { Trans } from '@lingui/react/macro';
import type { OwnHomes } from '../../../contract/listing.ts';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';

const count = (value: number) => value.toLocaleString('en-IN');

export const StatCards = ({ stats }: { stats: OwnHomes['stats'] }) => (
  <StatGrid>
    <StatCard name={<Trans>Total</Trans>} value={count(stats.total)} />
    <StatCard name={<Trans>Available</Trans>} value={count(stats.available)} />
    <StatCard name={<Trans>Applications</Trans>} value={count(stats.applications)} />
    <StatCard name={<Trans>Leads</Trans>} value={count(stats.leads)} />
  </StatGrid>
);
