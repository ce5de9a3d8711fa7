// The present month of a landlord in four figures.
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LessorRole } from '../../../contract/leases.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';

const money = (amount: number) => formatRupees(paise(amount));

export function RentFigures({ as: role = 'landlord' }: { as?: LessorRole }) {
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  if (summary.isPending) return <StatsSkeleton />;
  if (summary.isError) return <LoadError query={summary} otherwise={msg`The figures could not be loaded`} />;
  const {
    month,
    leases,
    expected,
    paid,
    received,
    late,
    late_amount: lateAmount,
    late_leases: tenants,
    waiting,
  } = summary.data;
  const shownMonth = formatMonth(month);
  return (
    <StatGrid>
      <StatCard name={<Trans>Expected in {shownMonth}</Trans>} value={money(expected)}>
        <Trans>
          {money(paid)} of it is paid. Active leases: {leases}
        </Trans>
        {expected > 0 && <Progress value={(paid / expected) * 100} size="sm" mt={8} aria-hidden />}
      </StatCard>
      <StatCard name={<Trans>Received in {shownMonth}</Trans>} value={money(received)}>
        <Trans>Paid in this month, for any month</Trans>
      </StatCard>
      <StatCard name={<Trans>Late</Trans>} value={money(lateAmount)}>
        <Plural value={late} _0="No month is late" one="# month" other="# months" />
        {tenants > 1 && (
          <>
            {' '}
            <Trans>from {tenants} tenants</Trans>
          </>
        )}
      </StatCard>
      <StatCard name={<Trans>Awaiting your confirmation</Trans>} value={waiting}>
        <Plural value={waiting} _0="Nothing to confirm" one="payment" other="payments" />
      </StatCard>
    </StatGrid>
  );
}
