// The present month of a landlord: what is late, then three figures in a line.
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Box, Button, Card, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ActiveLeases } from '../../components/leases/active-leases.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { WaitsForKiraya } from '../../components/rents/waits-for-kiraya.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';

const money = (amount: number) => formatRupees(paise(amount));

type RentFiguresProps = {
  as?: LessorRole;
  /** What is late stands in a line above already, where anything is. */
  isBelowLate?: boolean;
};

export function RentFigures({ as: role = 'landlord', isBelowLate = false }: RentFiguresProps) {
  const { queries } = useApi();
  const summary = useQuery(queries.rents.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  const isThere = useIsAtLate();
  if (summary.isPending) return <StatsSkeleton />;
  if (summary.isError) return <LoadError query={summary} otherwise={msg`The figures could not be loaded`} />;
  const {
    month,
    leases,
    bed_leases: beds,
    expected,
    paid,
    received,
    late,
    late_amount: lateAmount,
    late_leases: tenants,
    waiting,
    disputed,
    waiting_for_operator: waitingForKiraya,
  } = summary.data;
  const shownMonth = formatMonth(month);
  const hasLate = !(isBelowLate && late > 0);
  return (
    <Card padding="md">
      {hasLate && (
        <Box component="dl" m={0}>
          <Figure name={<Trans>Late rent</Trans>}>
            <Text span fz={28} fw={650} lh={1.2} className="money" {...(lateAmount > 0 && { c: 'red' })}>
              {money(lateAmount)}
            </Text>{' '}
            <Text span c="dimmed">
              <LateWords months={late} tenants={tenants} />
            </Text>
            {late > 0 && role === 'landlord' && !isThere && (
              <Button component={Link} to={LATE} size="xs" variant="light" ms="sm">
                <Trans>Record rent</Trans>
              </Button>
            )}
          </Figure>
        </Box>
      )}
      <Group component="dl" gap="4px 24px" m={0} mt={hasLate ? 'sm' : 0}>
        <Figure name={<Trans>Expected in {shownMonth}</Trans>}>
          <b className="money">{money(expected)}</b> · <Trans>{money(paid)} paid.</Trans>{' '}
          <ActiveLeases leases={leases} beds={beds} />
        </Figure>
        <Figure name={<Trans>Received in {shownMonth}</Trans>}>
          <b className="money">{money(received)}</b>
        </Figure>
        <Figure name={<Trans>To confirm</Trans>}>
          {disputed > 0 && disputed === waiting ? (
            <Trans>
              <b>{waiting}</b> in dispute
            </Trans>
          ) : (
            <>
              <b>{waiting}</b> <Plural value={waiting} one="payment" other="payments" />
              {disputed > 0 && (
                <>
                  {'\u00a0· '}
                  <Trans>{disputed} in dispute</Trans>
                </>
              )}
            </>
          )}
          {waitingForKiraya > 0 && role === 'landlord' && (
            <>
              {'\u00a0· '}
              <WaitsForKiraya count={waitingForKiraya} />
            </>
          )}
        </Figure>
      </Group>
    </Card>
  );
}

/** Of the months of rent those that are late. */
const LATE = '/portal/landlord/financials?view=months&show=late';

/** Nothing leads to the list that is shown already: it records in its rows. */
function useIsAtLate(): boolean {
  const [params] = useSearchParams();
  return params.get('view') === 'months' && params.get('show') === 'late';
}

function LateWords({ months, tenants }: { months: number; tenants: number }) {
  return (
    <>
      <Plural value={months} _0="No month is late" one="# month" other="# months" />
      {tenants > 1 && (
        <>
          {' '}
          <Trans>from {tenants} tenants</Trans>
        </>
      )}
    </>
  );
}

/** On a phone above what waits to be confirmed: how much is late, and the way to it. */
export function LateLine() {
  const { queries } = useApi();
  const { data } = useQuery(queries.rents.summary.queryOptions({ input: { as: 'landlord' }, staleTime: 0 }));
  const isThere = useIsAtLate();
  if (!data?.late) return null;
  const words = (
    <>
      <Text span fz={28} fw={650} lh={1.2} c="red" className="money">
        <Trans>{money(data.late_amount)} late</Trans>
      </Text>
      {'\u00a0· '}
      <LateWords months={data.late} tenants={data.late_leases} />
    </>
  );
  if (isThere) return <Text size="sm">{words}</Text>;
  return (
    <Text size="sm">
      <Anchor component={Link} to={LATE} inherit underline="always">
        {words}
      </Anchor>
    </Text>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} size="sm">
        {children}
      </Text>
    </div>
  );
}
