// `/portal/broker`: leads to answer, listings, the month's rent value and commission, the rank, and how far to the next.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { BrokerHome } from '../../../contract/brokers.ts';
import { formatMonth, hourInIndia } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { greetingAt } from '../../../domain/roles.ts';
import { QueryState } from '../../components/query-state.tsx';
import { RoleBadge } from '../../components/role-badge.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import classes from './broker-home.module.css';
import { brokerFailures } from './leads/lead-stage-labels.ts';
import { NeedsYou } from './needs-you.tsx';
import { ThisMonth } from './this-month.tsx';

const BrokerFirstSteps = lazy(() => import('./broker-first-steps.tsx'));

export const meta = () => screenMeta(msg`Broker portal`);

export default function BrokerPortal() {
  return (
    <RoleGuard allowed={['broker']}>
      <Portal />
    </RoleGuard>
  );
}

function Portal() {
  const { t } = useLingui();
  const { queries } = useApi();
  const account = useAccount();
  const isPhone = useIsPhone();
  const figures = useQuery(queries.brokers.home.queryOptions({ staleTime: 0 }));
  if (account.status !== 'signed-in') return null;
  const [name] = (account.me?.fullName ?? account.user.name).trim().split(/\s+/);
  const greetings = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  // Somebody new has one act first, in the steps below.
  const submits = figures.data && !isNew(figures.data) && (
    <Group gap="xs">
      <ToPage to="/portal/broker/submit-property">
        <Trans>Submit property</Trans>
      </ToPage>
      <ToPage to="/submit-managed-rental">
        <Trans>Submit managed rental</Trans>
      </ToPage>
    </Group>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={greetings[greetingAt(hourInIndia(clock.now()))]}
        badge={<RoleBadge roles={account.roles} />}
        description={figures.data?.firm}
        actions={!isPhone && submits}
      />
      <NeedsYou />
      {isPhone && submits}
      <QueryState query={figures} failure={brokerFailures.figures} height={90}>
        {(data) =>
          isNew(data) ? (
            <Suspense fallback={null}>
              <BrokerFirstSteps />
            </Suspense>
          ) : (
            <Figures data={data} />
          )
        }
      </QueryState>
      {figures.data && !isNew(figures.data) && <ThisMonth />}
    </Stack>
  );
}

/** Nothing to count yet: figures of nothing would say less than how to begin. */
const isNew = ({ listings, leads_open, leads_to_answer, managed_homes }: BrokerHome) =>
  listings + leads_open + leads_to_answer + managed_homes === 0;

function ToPage({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="default" size="sm">
      {children}
    </Button>
  );
}

function Figures({ data }: { data: BrokerHome }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  const closed = own.data?.affiliate?.closed_month;
  const month = closed && formatMonth(closed);
  const all: { name: string; value: string; to: string; detail: string; isNothing?: boolean }[] = [
    {
      name: t`New leads`,
      value: String(data.leads_to_answer),
      to: '/portal/broker/leads?show=asked',
      detail: t`No reply yet; ${data.leads_open} more are open`,
    },
    {
      name: t`Reminders due`,
      value: String(data.reminders_due),
      to: '/portal/broker/leads?show=due',
      detail: t`To follow up on now`,
      isNothing: data.reminders_due === 0,
    },
    {
      name: t`Listings`,
      value: String(data.listings),
      to: '/my-properties',
      detail: t`Published now`,
    },
    {
      name: t`Rent paid this month`,
      value: formatRupees(paise(data.rvl_this_month)),
      to: '/portal/broker/managed-rentals?tab=manage',
      detail: t`From ${data.managed_homes} managed homes`,
      isNothing: data.rvl_this_month === 0,
    },
    {
      name: month ? t`Rank of ${month}` : t`Current Rank`,
      value: data.current_rank ?? t`N/A`,
      to: '/portal/broker/performance',
      detail: t`The last closed month`,
    },
  ];
  // A figure that is nothing and asks for nothing is left out: the commission below says when rent is still to come.
  const shown = all.filter(({ isNothing }) => !isNothing);
  return (
    <nav className={`card ${classes.figures}`} aria-label={t`Your figures`}>
      {shown.map(({ name, value, to, detail }) => (
        <Link key={name} to={to} className={classes.figure}>
          <Text span size="sm" c="dimmed">
            {name}
          </Text>
          <Text span fz={22} fw={700} lh={1.3} className="money">
            {value}
          </Text>
          <Text span size="sm" c="dimmed">
            {detail}
          </Text>
        </Link>
      ))}
    </nav>
  );
}
