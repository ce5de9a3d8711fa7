// A tenant's leases: what waits for an answer first, then the terms, notice and renewal of each.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { contestUntil } from '../../../domain/lease-acceptance.ts';
import { isRunning } from '../../../domain/leases.ts';
import { OtherAddress } from '../../components/account/other-address.tsx';
import { ConditionLink } from '../../components/condition-reports/condition-link.tsx';
import { leaseCount } from '../../components/leases/lease-count.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { LeaseTerms } from '../../components/leases/lease-terms.tsx';
import { Signers } from '../../components/leases/signers.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { HomeName, useHomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgreementButton } from './agreement-button.tsx';
import { LeaseActions } from './lease-actions.tsx';
import { LeaseLaw } from './lease-law.tsx';
import { loadLeasesFailed } from './lease-messages.ts';
import { LeasePlace } from './lease-place.tsx';
import { ProposedEnd } from './proposed-end.tsx';
import { ReadButton } from './read-button.tsx';
import { AddCopy, mayAddCopy, StampedCopies } from './stamped-copies.tsx';

/** Seldom wanted: it comes after the lease itself. */
const CalendarButton = lazy(() =>
  import('./calendar-button.tsx').then((file) => ({ default: file.CalendarButton })),
);

/** Only leases that are over have one: what is to be done stands before the terms. */
const LeaseSettlement = lazy(() =>
  import('../settlements/lease-settlement.tsx').then((file) => ({ default: file.LeaseSettlement })),
);

/** Only where an agreement is signed that way. */
const ESign = lazy(() => import('./e-sign.tsx').then((file) => ({ default: file.ESign })));

/** Only leases that came with a business have them. */
const OpeningFigures = lazy(() =>
  import('../opening-figures/opening-figures.tsx').then((file) => ({ default: file.OpeningFigures })),
);

export const meta = () => screenMeta(msg`Lease`);

export default function TenantLease() {
  return (
    // The role comes with the tenant's yes, which is said here.
    <RoleGuard>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Lease</Trans>}
          description={<Trans>What you and your landlord agreed.</Trans>}
        />
        <OwnLeases />
      </Stack>
    </RoleGuard>
  );
}

function OwnLeases() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = useQuery(
    queries.leases.listMine.queryOptions({ input: { cursor: cursorOf(params) }, staleTime: 0 }),
  );
  return (
    <ListFrame
      query={page}
      failure={loadLeasesFailed}
      count={leaseCount}
      empty={
        <EmptyState
          title={t`No lease yet`}
          action={
            <Button component={Link} to="/track-applications?show=applications">
              <Trans>Track Applications</Trans>
            </Button>
          }
        >
          <Trans>Once a landlord accepts your application, read and accept the lease here.</Trans>{' '}
          <OtherAddress />
        </EmptyState>
      }
    >
      {(leases) => inOrder(leases).map((lease) => <LeaseCard key={lease.id} lease={lease} />)}
    </ListFrame>
  );
}

const order: Readonly<Record<Lease['state'], number>> = {
  proposed: 0,
  accepted: 1,
  draft: 1,
  ending: 1,
  active: 1,
  ended: 2,
  cancelled: 3,
};
const inOrder = (leases: readonly Lease[]) => leases.toSorted((a, b) => order[a.state] - order[b.state]);

function LeaseCard({ lease }: { lease: Lease }) {
  return (
    <Card padding="md" component="article" aria-label={useHomeName(lease.home_name)}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={2} size="h4">
            <HomeName name={lease.home_name} />
          </Title>
          <LeaseStateBadge state={lease.state} />
        </Group>
        {asks(lease) && (
          <Alert color={lease.is_signed_on_paper ? 'yellow' : 'blue'} title={<Asked lease={lease} />}>
            <Stack gap="sm">
              <Text size="sm">
                <NextAct lease={lease} />
              </Text>
              {lease.state === 'proposed' && <ReadButton lease={lease} filled={!hasOpened(lease)} />}
            </Stack>
          </Alert>
        )}
        {lease.moved_on !== null && isRunning(lease.state) && <CameAlong />}
        <ProposedEnd lease={lease} side="tenant" />
        {(isRunning(lease.state) || lease.state === 'ended') && (
          <Suspense fallback={null}>
            <LeaseSettlement leaseId={lease.id} as={lease.is_co_tenant ? 'reader' : 'tenant'} />
          </Suspense>
        )}
        <LeaseTerms lease={lease} />
        <LeasePlace lease={lease} />
        <Signers lease={lease} />
        {lease.is_co_tenant && isRunning(lease.state) && (
          <Text size="sm" c="dimmed">
            <Trans>
              {lease.tenant.name} gives notice and agrees on an earlier end for everyone who rents.
            </Trans>
          </Text>
        )}
        <LeaseActions
          lease={lease}
          side="tenant"
          more={
            <>
              <Suspense>
                <CalendarButton lease={lease} />
              </Suspense>
              {mayAddCopy(lease) && <AddCopy leaseId={lease.id} />}
            </>
          }
        >
          {lease.state !== 'proposed' && <AgreementButton lease={lease} />}
          <ConditionLink lease={lease} />
        </LeaseActions>
        {(lease.e_sign || lease.is_e_sign_offered) && (
          <Suspense fallback={null}>
            <ESign lease={lease} />
          </Suspense>
        )}
        <StampedCopies lease={lease} />
        <LeaseLaw id={lease.id} />
        {lease.moved_on !== null && lease.state !== 'cancelled' && (
          <Suspense fallback={null}>
            <OpeningFigures leaseId={lease.id} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

/** Of a lease that came with a business: it goes on, and its tenant agreed to nothing here. */
const CameAlong = () => (
  <Alert color="blue" title={<Trans>Your lease is on Kiraya now</Trans>}>
    <Text size="sm">
      <Trans>
        Whoever manages your home moved to Kiraya, and your lease came along. It continues as you agreed, and
        you agree to nothing new. If it is not your lease, or something in it is wrong, say so within 7 days.
      </Trans>
    </Text>
  </Alert>
);

const ownPart = (lease: Lease) => lease.parties.find(({ is_you }) => is_you);
const hasOpened = (lease: Lease) => ownPart(lease)?.opened_at != null;
/** What is not begun yet is explained. */
const asks = ({ state }: Lease) => state === 'draft' || state === 'proposed' || state === 'accepted';

/** What a proposal asks its reader. */
function Asked({ lease }: { lease: Lease }) {
  const landlord = lease.landlord.name;
  if (lease.state === 'draft') return <Trans>The landlord is changing the terms</Trans>;
  if (lease.state === 'accepted') return <Trans>Everyone has accepted this lease</Trans>;
  if (ownPart(lease)?.accepted_at) return <Trans>You accepted this lease</Trans>;
  if (lease.is_signed_on_paper) return <Trans>{landlord} says you signed this lease on paper</Trans>;
  if (lease.renews_id) return <Trans>A renewal of your lease for you to read</Trans>;
  return <Trans>{landlord} signed a lease for you to read</Trans>;
}

/** Who has to do what next, and that nothing binds before. */
function NextAct({ lease }: { lease: Lease }) {
  const start = formatDate(lease.start_date);
  if (lease.state === 'draft') {
    return (
      <Trans>It is a draft again and does not bind you. You’ll get it once the landlord has signed it.</Trans>
    );
  }
  if (lease.state === 'accepted') return <Trans>It begins on {start}. No rent is due before.</Trans>;
  const own = ownPart(lease);
  if (own?.accepted_at)
    return <Trans>It begins once everyone has accepted. Until then it does not bind you.</Trans>;
  if (!lease.is_signed_on_paper) {
    return hasOpened(lease) ? (
      <Trans>Accept it with a code we send you, or decline it. Until you accept, it does not bind you.</Trans>
    ) : (
      <Trans>Open the agreement first. Then you can accept it with a code we send you, or decline it.</Trans>
    );
  }
  const until = contestUntil(own?.told_at ? dateInIndia(own.told_at) : null);
  return until ? (
    <Trans>
      Open the scan and say yes or no. If you do not contest it by {formatDate(until)}, it counts as agreed.
      No rent is due until then.
    </Trans>
  ) : (
    <Trans>Open the scan and say yes or no. You have 7 days to contest it. No rent is due until then.</Trans>
  );
}
