// `/portal/tenant`: the home one rents, what to pay next, repairs under way, and what waits for an answer. Who looks for a
// home has the visits, applications and shortlist of the dashboard in their place.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { isRunning } from '../../../domain/leases.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import {
  answerOwedBy,
  askedFor,
  byWaitingPayments,
  type DueNow,
  dueNow,
  nextToPay,
} from '../../../domain/rent-answers.ts';
import { isAskedForBy } from '../../../domain/rents.ts';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { maintenanceStatusShown } from '../../components/maintenance/maintenance-labels.ts';
import { HomeName, useHomeName } from '../../components/property/home-names.tsx';
import { namesOfDuesShown, useDueName } from '../../components/rents/due-name.ts';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { WaitingRequests } from '../maintenance/waiting-requests.tsx';
import { useDuesOfLease } from '../rents/dues-of-lease.ts';
import { WaitingRent } from '../rents/waiting-rent.tsx';
import { DashboardBlocks } from '../user/dashboard-blocks.tsx';
import { Greeting } from '../user/greeting.tsx';
import { CardSkeleton } from '../user/home-card-skeleton.tsx';
import { AwaitsYou } from '../user/seeker-next-steps.tsx';
import { useDashboard } from '../user/use-dashboard.ts';
import styles from './tenant-home.module.css';
import { Welcome } from './welcome.tsx';

/** Of those who moved out alone. */
const LeftHome = lazy(() => import('./left-home.tsx').then((file) => ({ default: file.LeftHome })));

const LeaseFacts = lazy(() => import('./lease-facts.tsx'));

/** Pixels of four figures in two lines, below their heading. */
const FACTS_HEIGHT = 210;

export const meta = () => screenMeta(msg`Tenant portal`);

export default function TenantHome() {
  return (
    <RoleGuard allowed={['tenant']}>
      <Stack gap="lg">
        <Own />
      </Stack>
    </RoleGuard>
  );
}

function Own() {
  const { queries } = useApi();
  const leases = useQuery(queries.leases.listMine.queryOptions({ input: { limit: 50 }, staleTime: 0 }));
  const open = leases.data?.items.filter(({ state }) => isOpen(state)).toSorted(proposedFirst);
  const left = leftOf(leases.data?.items ?? []);
  const running = open?.filter(({ state }) => isRunning(state)) ?? [];
  if (open && running.length === 0) return <Looking proposals={open} left={left} />;
  return (
    <>
      <Welcome description={<Trans>Your home, rent and repairs at a glance.</Trans>} />
      {leases.isPending && <CardSkeleton rows={3} />}
      {leases.isError && <LoadError query={leases} otherwise={msg`Your leases could not be loaded`} />}
      <div className={styles.parts}>
        <Stack gap="lg">
          {open?.map((lease) => (
            <HomeCard key={lease.id} lease={lease} />
          ))}
          <AwaitsYou />
          <WaitingRequests />
        </Stack>
        <div className={styles.side}>
          {running.length > 0 && (
            <div className={styles.facts}>
              <Suspense fallback={<Skeleton height={FACTS_HEIGHT} />}>
                <Stack gap="lg">
                  {running.map((lease) => (
                    <LeaseFacts key={lease.id} lease={lease} isNamed={running.length > 1} />
                  ))}
                </Stack>
              </Suspense>
            </div>
          )}
          <Repairs />
        </div>
      </div>
      <LeftHomes leases={left} />
    </>
  );
}

/** Without a home: the dashboard of who looks for one, leases to answer, and repairs of a home that was left. */
const isOpen = (state: Lease['state']) => state === 'proposed' || state === 'accepted' || isRunning(state);
/** What waits for an answer stands before everything else. */
const proposedFirst = (a: Lease, b: Lease) => Number(b.state === 'proposed') - Number(a.state === 'proposed');

const LEFT_SHOWN = 3;

/** Homes that were left last; the deposit of a renewed one goes on with the renewal. */
const leftOf = (leases: readonly Lease[]) =>
  leases
    .filter(({ state, renewal }) => state === 'ended' && !renewal)
    .toSorted((a, b) => (b.ended_on ?? '').localeCompare(a.ended_on ?? ''))
    .slice(0, LEFT_SHOWN);

const LeftHomes = ({ leases }: { leases: readonly Lease[] }) => (
  <Suspense fallback={null}>
    {leases.map((lease) => (
      <LeftHome key={lease.id} lease={lease} />
    ))}
  </Suspense>
);

type LookingProps = { proposals: readonly Lease[]; left: readonly Lease[] };

function Looking({ proposals, left }: LookingProps) {
  const { t } = useLingui();
  const dashboard = useDashboard();
  return (
    <>
      <Greeting dashboard={dashboard.data} />
      {proposals.map((lease) => (
        <HomeCard key={lease.id} lease={lease} />
      ))}
      <LeftHomes leases={left} />
      <WaitingRequests />
      <DashboardBlocks dashboard={dashboard} />
      <Repairs />
      {proposals.length === 0 && (
        <Text size="sm" c="dimmed">
          <Text span inherit fw={600}>
            {left.length > 0 ? t`No home rented now` : t`No home rented yet`}
          </Text>
          {' · '}
          <Trans>Once your lease is agreed, your home and your rent show up here.</Trans>
        </Text>
      )}
    </>
  );
}

function HomeCard({ lease }: { lease: Lease }) {
  const rent = formatRupees(paise(lease.rent));
  return (
    <Card padding="md" component="article" aria-label={useHomeName(lease.home_name)}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4">
              <HomeName name={lease.home_name} />
            </Title>
            {/* Of one that runs the last day is among what the lease says. */}
            {!isRunning(lease.state) && (
              <Text size="sm" c="dimmed">
                {`${formatDate(lease.start_date)} – ${formatDate(lease.notice?.ends_on ?? lease.end_date)}`}
              </Text>
            )}
          </div>
          <LeaseStateBadge state={lease.state} />
        </Group>
        {/* Of a lease that runs it is said below, with its day. */}
        {!isRunning(lease.state) && (
          <Text size="sm" className="money">
            <Trans>{rent} a month</Trans>
          </Text>
        )}
        {lease.state === 'proposed' && (
          <Alert color="blue" title={<Trans>A lease for you to read</Trans>}>
            <Trans>It doesn’t bind you until you accept it.</Trans>{' '}
            <Anchor component={Link} to="/portal/tenant/lease" underline="always" inherit>
              <Trans>Read and answer</Trans>
            </Anchor>
          </Alert>
        )}
        {lease.state === 'accepted' && (
          <Alert color="green">
            <Trans>Everyone has accepted. It begins on {formatDate(lease.start_date)}.</Trans>
          </Alert>
        )}
        {isRunning(lease.state) && <NextRent lease={lease} />}
        <Group gap="sm">
          <Button component={Link} to="/portal/tenant/lease" variant="default" size="sm">
            <Trans>Lease</Trans>
          </Button>
          {isRunning(lease.state) && (
            <Button component={Link} to="/portal/tenant/maintenance#new" variant="default" size="sm">
              <Trans>Report an issue</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Pixels of what is due in two lines: the buttons below it stay where they are as it comes. */
const NEXT_RENT_HEIGHT = 76;

/** What is due by today, else what comes next, and whose payment waits for an answer. */
function NextRent({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const dues = useDuesOfLease(lease.id);
  if (dues.isError) return <LoadError query={dues} otherwise={msg`Your rent could not be loaded`} />;
  if (!dues.data)
    return <Skeleton height={NEXT_RENT_HEIGHT} role="status" aria-busy aria-label={t`Loading`} />;
  const { items } = dues.data;
  const counted = byWaitingPayments(items);
  const now = dueNow(counted, clock.today());
  const due = nextToPay(counted);
  return (
    <>
      <WaitingRent dues={items} isAnsweredByOperator={dues.data.is_answered_by_operator} />
      {now.length > 0 && <DueNowCard lease={lease} now={now} />}
      {now.length === 0 && due && isAskedForBy(due.due_date, clock.today()) && (
        <ToPay lease={lease} due={due} />
      )}
      {now.length === 0 &&
        !(due && isAskedForBy(due.due_date, clock.today())) &&
        items.every((one) => answerOwedBy(one) === null) && (
          <Alert color="green">
            <Trans>Nothing to pay now.</Trans> {due && <Next due={due} />}
          </Alert>
        )}
    </>
  );
}

/** A line for each kind: what is due is the sum of them. */
function DueNowCard({ lease, now }: { lease: Lease; now: readonly DueNow<RentDue>[] }) {
  const { t } = useLingui();
  const nameOf = useDueName();
  // As the page of payments calls it.
  const isLate = now.some(({ dues }) => dues.some(({ state }) => state === 'late'));
  const total = formatRupeesAndPaise(paise(now.reduce((sum, { amount }) => sum + amount, 0)));
  const lineOf = ({ kind, dues, amount, since }: DueNow<RentDue>): string => {
    const [first, money, day] = [dues[0], formatRupeesAndPaise(paise(amount)), formatDate(since)];
    if (first && dues.length === 1) {
      const name = nameOf(first);
      // Alone it is the whole sum, which stands above it.
      if (now.length === 1) return t`${name}, due on ${day}`;
      return t`${name}: ${money}, due on ${day}`;
    }
    const [name, count] = [t({ ...namesOfDuesShown, charge: msg`Charges` }[kind]), dues.length];
    return t`${name} (${count}): ${money}, due since ${day}`;
  };
  return (
    <Alert color={isLate ? 'red' : 'yellow'}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fz="1.5rem" lh={1.25} fw={650} className="money">
            {isLate ? <Trans>Late: {total}</Trans> : <Trans>Due now: {total}</Trans>}
          </Text>
          {now.map((line) => (
            <Text key={line.kind} size="sm">
              {lineOf(line)}
            </Text>
          ))}
        </div>
        <Button component={Link} to={`/portal/tenant/payments?lease=${lease.id}`}>
          <Trans>Pay</Trans>
        </Button>
      </Group>
    </Alert>
  );
}

/** It is asked for later, and may be paid ahead on the page of payments. */
function Next({ due }: { due: RentDue }) {
  const name = useDueName()(due);
  const amount = formatRupeesAndPaise(paise(askedFor(due)));
  const day = formatDate(due.due_date);
  return (
    <Trans>
      Next: {amount} for {name}, due on {day}.
    </Trans>
  );
}

function ToPay({ lease, due }: { lease: Lease; due: RentDue }) {
  const name = useDueName()(due);
  const open = formatRupeesAndPaise(paise(askedFor(due)));
  return (
    <Alert color={due.state === 'late' ? 'red' : 'yellow'}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <Trans>
            {open} for {name}, due on {formatDate(due.due_date)}
          </Trans>
        </Text>
        <Button component={Link} to={`/portal/tenant/payments?lease=${lease.id}`}>
          {due.kind === 'rent' ? <Trans>Pay rent</Trans> : <Trans>Pay</Trans>}
        </Button>
      </Group>
    </Alert>
  );
}

const REPAIRS_SHOWN = 5;

function Repairs() {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const page = useQuery(
    queries.maintenance.list.queryOptions({
      input: { as: 'tenant', show: 'open', limit: REPAIRS_SHOWN },
      staleTime: 0,
    }),
  );
  if (page.isError) return <LoadError query={page} otherwise={msg`The requests could not be loaded`} />;
  if (!page.data || page.data.total === 0) return null;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Plural value={page.data.total} one="# repair under way" other="# repairs under way" />
        </Title>
        {page.data.items.map((request) => (
          <Group key={request.id} justify="space-between" gap="xs">
            <Anchor component={Link} to={`/portal/tenant/maintenance?request=${request.id}`} size="sm">
              {request.title}
            </Anchor>
            <Badge color={maintenanceStatusShown[request.status].color}>
              {i18n._(maintenanceStatusShown[request.status].label)}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
