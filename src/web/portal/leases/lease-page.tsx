// One lease as its landlord sees it: the terms, who has to act, and what can be done now. Whoever prepared it for them reads it until they sign.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { reachedAt } from '../../../domain/identifiers.ts';
import { isSigner } from '../../../domain/lease-acceptance.ts';
import { isRunning, preparedUntil } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { needsPan } from '../../../domain/rents.ts';
import { ConditionLink } from '../../components/condition-reports/condition-link.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { LeaseTerms } from '../../components/leases/lease-terms.tsx';
import { Signers } from '../../components/leases/signers.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PanNudge } from '../../components/payees/pan-nudge.tsx';
import { HomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { AgreementButton } from './agreement-button.tsx';
import { ESign } from './e-sign.tsx';
import { LeaseActions } from './lease-actions.tsx';
import { LeaseLaw } from './lease-law.tsx';
import { loadLeaseFailed } from './lease-messages.ts';
import { LeasePlace } from './lease-place.tsx';
import { ProposedEnd } from './proposed-end.tsx';
import { StampedCopies } from './stamped-copies.tsx';
import { useLease } from './use-lease.ts';

/** Seldom wanted: it comes after the lease itself. */
const CalendarButton = lazy(() =>
  import('./calendar-button.tsx').then((file) => ({ default: file.CalendarButton })),
);

/** Only leases whose last day has come have one: what is to be done stands before the terms. Its forms are as heavy as half of the page. */
const LeaseSettlement = lazy(() =>
  import('../settlements/lease-settlement.tsx').then((file) => ({ default: file.LeaseSettlement })),
);
const LeaseRent = lazy(() => import('../rents/lease-rent.tsx').then((file) => ({ default: file.LeaseRent })));

/** Only leases that came with a business have them. */
const OpeningFigures = lazy(() =>
  import('../opening-figures/opening-figures.tsx').then((file) => ({ default: file.OpeningFigures })),
);

/** Of whoever wrote it for its landlord. */
const PreparedActions = lazy(async () => ({
  default: (await import('./prepared-actions.tsx')).PreparedActions,
}));

export const meta = () => screenMeta(msg`Lease`);

export default function LandlordLease() {
  return (
    <RoleGuard>
      <LoadedLease />
    </RoleGuard>
  );
}

function LoadedLease() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const lease = useLease(id);
  if (lease.data) return <ShownLease lease={lease.data} />;
  return (
    <Stack gap="lg">
      <PageHeader title={t`Lease`} />
      {lease.isPending ? <TableSkeleton rows={4} /> : <LoadError query={lease} otherwise={loadLeaseFailed} />}
    </Stack>
  );
}

function ShownLease({ lease }: { lease: Lease }) {
  const account = useAccount();
  const isAdmin = account.status === 'signed-in' && account.roles.includes('admin');
  const acts = lease.side === 'landlord' || (lease.side === null && isAdmin);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<HomeName name={lease.home_name} />}
        badge={<LeaseStateBadge state={lease.state} />}
        description={<NextStep lease={lease} />}
        actions={
          account.status === 'signed-in' && account.roles.includes('landlord') ? (
            <Anchor component={Link} to="/portal/landlord/tenants">
              <Trans>All tenants</Trans>
            </Anchor>
          ) : undefined
        }
      />
      {(isRunning(lease.state) || lease.state === 'ended') && (
        <Suspense fallback={null}>
          <LeaseSettlement leaseId={lease.id} as={lease.side === 'landlord' ? 'landlord' : 'reader'} />
        </Suspense>
      )}
      <Card padding="md">
        <Stack gap="lg">
          <LeaseTerms lease={lease} />
          <LeasePlace lease={lease} />
          <OtherRvl lease={lease} />
          <Signers lease={lease} />
          {!acts && (
            <Group gap="xs">
              <AgreementButton lease={lease} />
              <ConditionLink lease={lease} />
            </Group>
          )}
          {acts && <ProposedEnd lease={lease} side="landlord" />}
          {acts && (
            <LeaseActions
              lease={lease}
              side="landlord"
              more={
                <Suspense>
                  <CalendarButton lease={lease} />
                </Suspense>
              }
            >
              <AgreementButton lease={lease} />
              <ConditionLink lease={lease} />
            </LeaseActions>
          )}
          <ESign lease={lease} />
          <StampedCopies lease={lease} />
          <LeaseLaw id={lease.id} />
          <Chain lease={lease} />
          {!acts && lease.is_prepared_by_you && (
            <Suspense fallback={null}>
              <PreparedActions lease={lease} />
            </Suspense>
          )}
        </Stack>
      </Card>
      {lease.moved_on !== null && lease.state !== 'cancelled' && (
        <Suspense fallback={null}>
          <OpeningFigures leaseId={lease.id} />
        </Suspense>
      )}
      {(isRunning(lease.state) || lease.state === 'ended') && (
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <LeaseRent
            lease={lease}
            leaseId={lease.id}
            needsPan={lease.side === 'landlord' && needsPan(lease.rent)}
          />
        </Suspense>
      )}
      {lease.side === 'landlord' && isRunning(lease.state) && needsPan(lease.rent) && <PanNudge />}
    </Stack>
  );
}

/** A managed home whose lease and locked rent value are two figures. */
function OtherRvl({ lease: { rent, rvl_amount: rvl } }: { lease: Lease }) {
  if (rvl === null || rvl === rent) return null;
  const [leased, locked] = [formatRupees(paise(rent)), formatRupees(paise(rvl))];
  return (
    <Alert color="yellow">
      <Trans>
        Lease: {leased} a month. Locked rent value (RVL): {locked}. We’ll settle the difference with you.
      </Trans>
    </Alert>
  );
}

/** Who has to act, in a sentence. */
function NextStep({ lease }: { lease: Lease }) {
  if (lease.state === 'draft' && lease.paper_answer) {
    return (
      <Trans>
        The tenant says this lease is not signed: “{lease.paper_answer}”. Talk to them, or change the terms.
      </Trans>
    );
  }
  if (lease.state === 'draft' && lease.is_prepared && lease.side === 'landlord') {
    return (
      <>
        <Trans>
          This draft was prepared for you. Read it, correct what is wrong, and say under “Change the terms”
          where the rent is paid. It is not binding, and no tenant can see it, until you sign it.
        </Trans>{' '}
        <LapsesOn lease={lease} />
      </>
    );
  }
  if (lease.state === 'draft' && lease.is_prepared) {
    return (
      <>
        <Trans>
          This draft was prepared for the landlord. Until the landlord signs it, it is not binding and no
          tenant can see it.
        </Trans>{' '}
        <LapsesOn lease={lease} />
      </>
    );
  }
  if (lease.state === 'draft') {
    return (
      <Trans>Only you can see this draft. Sign and send it, or upload a scan of the signed agreement.</Trans>
    );
  }
  if (lease.state === 'proposed') return <Waiting lease={lease} />;
  if (lease.state === 'accepted') {
    return <Trans>Everyone has accepted. It begins on {formatDate(lease.start_date)}.</Trans>;
  }
  if (lease.state === 'ending') return <Trans>The deposit is settled from the last day on.</Trans>;
  if (lease.state === 'active') return <Trans>The home is rented.</Trans>;
  return <Trans>This lease is over.</Trans>;
}

/** Until when its landlord may sign it; what they signed once does not lapse. */
function LapsesOn({ lease }: { lease: Lease }) {
  if (lease.proposed_at !== null) return null;
  const until = formatDate(preparedUntil(dateInIndia(lease.created_at)));
  return <Trans>It lapses on {until} if it is not signed by then.</Trans>;
}

/** Whose yes is still missing. */
function Waiting({ lease }: { lease: Lease }) {
  const missing = lease.parties
    .filter(({ role, accepted_at }) => isSigner(role) && accepted_at === null)
    .map(({ name }) => name)
    .join(', ');
  const where = reachedAt(lease.tenant);
  return lease.is_signed_on_paper ? (
    <Trans>The scan is with your tenants. It waits for the answer of {missing}.</Trans>
  ) : (
    <Trans>
      You signed it. It waits for {missing}; the first tenant is reached at {where}.
    </Trans>
  );
}

/** The lease before and the one after. */
function Chain({ lease }: { lease: Lease }) {
  if (!lease.renews_id && !lease.renewal) return null;
  return (
    <Text size="sm">
      {lease.renews_id && (
        <Anchor component={Link} to={`/portal/landlord/leases/${lease.renews_id}`} underline="always">
          <Trans>It renews an earlier lease</Trans>
        </Anchor>
      )}
      {lease.renews_id && lease.renewal && ' · '}
      {lease.renewal && (
        <Anchor component={Link} to={`/portal/landlord/leases/${lease.renewal.id}`} underline="always">
          <Trans>Its renewal</Trans>
        </Anchor>
      )}
    </Text>
  );
}
