// The four figures of the directory.
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { StatsSkeleton } from '../../ui/skeletons.tsx';

const shown = (count: number) => count.toLocaleString('en-IN');

export function UserFigureCards() {
  const { queries } = useApi();
  const figures = useQuery(queries.users.figures.queryOptions({ staleTime: 0 }));
  if (figures.isPending) return <StatsSkeleton />;
  if (figures.isError && !figures.data) return <LoadError query={figures} otherwise={failures.loadUsers} />;
  const { total, brokers, landlords, active } = figures.data;
  return (
    <StatGrid isBand>
      <StatCard name={<Trans>Total Users</Trans>} value={shown(total)} />
      <StatCard name={<Trans>Brokers</Trans>} value={shown(brokers)} />
      <StatCard name={<Trans>Landlords</Trans>} value={shown(landlords)} />
      <StatCard name={<Trans>Active Users</Trans>} value={shown(active)}>
        <Trans>Signed in since they joined</Trans>
      </StatCard>
    </StatGrid>
  );
}
