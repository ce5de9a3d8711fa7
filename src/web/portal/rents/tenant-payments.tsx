// What a tenant pays: what is due next, everything the lease asks for, and each payment with its receipt.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Skeleton, Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import type { RentDue } from '../../../contract/rents.ts';
import { isRunning } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import {
  answerOwedBy,
  askedFor,
  byWaitingPayments,
  nextToPay,
  unnamed,
} from '../../../domain/rent-answers.ts';
import { needsTenantPan } from '../../../domain/rent-statements.ts';
import { isAskedForBy } from '../../../domain/rents.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { LoadError } from '../../components/load-error.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { DepositHeld } from './deposit-held.tsx';
import { DueList } from './due-list.tsx';
import { useDuesOfLease } from './dues-of-lease.ts';
import { PaidBy, paidFor } from './paid-by.tsx';
import { PayCard } from './pay-card.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentValues } from './payment-values.ts';

/** Comes after the page, which has a budget of scripts. */
const PanNudge = lazy(async () => ({
  default: (await import('../../components/payees/pan-nudge.tsx')).PanNudge,
}));
const WaitingRent = lazy(async () => ({ default: (await import('./waiting-rent.tsx')).WaitingRent }));
const HraStatement = lazy(async () => ({ default: (await import('./hra-statement.tsx')).HraStatement }));
/** A month that is far off, or none. */
const PaidCard = lazy(async () => ({ default: (await import('./paid-card.tsx')).PaidCard }));
const HomeOfRent = lazy(() => import('./home-of-rent.tsx'));
/** Of a payment that waits for an answer or counts no more. */
const PaymentCard = lazy(async () => ({ default: (await import('./payment-card.tsx')).PaymentCard }));
const LeaseBook = lazy(() => import('./lease-book.tsx'));

export const meta = () => screenMeta(msg`Payments`);

export default function TenantPayments() {
  return (
    <RoleGuard allowed={['tenant']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Payments</Trans>}
          description={<Trans>What is due, how to pay it, and your receipts.</Trans>}
        />
        <OwnRent />
      </Stack>
    </RoleGuard>
  );
}

function OwnRent() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, setParams] = useSearchParams();
  const leases = useQuery(queries.leases.listMine.queryOptions({ input: { limit: 50 }, staleTime: 0 }));
  if (leases.isPending) return <TableSkeleton rows={4} />;
  if (leases.isError) return <LoadError query={leases} otherwise={msg`Your rent could not be loaded`} />;
  const begun = leases.data.items.filter(({ state }) => isRunning(state) || state === 'ended');
  const lease =
    begun.find(({ id }) => id === params.get('lease')) ??
    begun.find(({ state }) => isRunning(state)) ??
    begun[0];
  if (!lease) {
    return (
      <EmptyState
        title={t`No rent yet`}
        action={
          <Button component={Link} to="/properties">
            <Trans>Find a home</Trans>
          </Button>
        }
      >
        <Trans>Your rent shows up here once your lease is signed.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {begun.length > 1 && (
        <Suspense fallback={<Skeleton height={60} />}>
          <HomeOfRent leases={begun} chosen={lease.id} onChoose={(id) => setParams({ lease: id })} />
        </Suspense>
      )}
      <LeaseRent key={lease.id} lease={lease} />
    </>
  );
}

/** Of most leases all, so that each month has its receipt beside it. */
const PAYMENTS_READ = 100;
/** Paid months in sight; those before open on demand. */
const PAID_SHOWN = 3;

function LeaseRent({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const page = useDuesOfLease(lease.id, { isAwaited: true });
  const payments = useInfiniteQuery(
    queries.rents.listPayments.infiniteOptions({
      input: (cursor: string | undefined) => ({
        as: 'tenant' as const,
        lease_id: lease.id,
        limit: PAYMENTS_READ,
        cursor,
      }),
      staleTime: 0,
      ...byCursor,
    }),
  );
  if (page.isPending) return <TableSkeleton rows={4} />;
  if (page.isError) return <LoadError query={page} otherwise={msg`Your rent could not be loaded`} />;
  const {
    items,
    credit,
    payee,
    upi_limit: upiLimit,
    deposit_held: deposit,
    is_answered_by_operator: isAnsweredByOperator,
  } = page.data;
  const dues = byWaitingPayments(items);
  const all = payments.data?.pages.flatMap(({ items: read }) => read) ?? [];
  // What waits for an answer, counts no more, or is of a due that is not read; the others are at their due.
  const others = all.filter((payment) => !dues.some((one) => paidFor(one, payment)));
  const due =
    isRunning(lease.state) || items.some(({ state }) => state !== 'paid') ? nextToPay(dues) : undefined;
  const isAsked = due !== undefined && isAskedForBy(due.due_date, clock.today());
  const waits = items.some((one) => answerOwedBy(one) !== null);
  const over = formatRupees(paise(credit));
  const pay = due && (
    <PayCard key={due.id} due={due} open={askedFor(due)} payee={payee} upiLimit={upiLimit} />
  );
  return (
    <>
      {waits && (
        <Suspense>
          <WaitingRent dues={items} isAnsweredByOperator={isAnsweredByOperator} />
        </Suspense>
      )}
      {isAsked && pay}
      {!isAsked && items.length > 0 && (
        <Suspense fallback={<Skeleton height={80} />}>
          <PaidCard key={due?.id} isAllPaid={!waits && isAllPaid(items)} next={due}>
            {pay}
          </PaidCard>
        </Suspense>
      )}
      {credit > 0 && (
        <Alert color="green">
          <Trans>{over} is paid in advance and covers the months to come.</Trans>
        </Alert>
      )}
      <Card padding="md">
        <Stack gap="md">
          <Title order={2} size="h4">
            <Trans>Rent and charges</Trans>
          </Title>
          <DepositHeld held={deposit} />
          {items.length === 0 ? (
            t`The first month appears in a moment.`
          ) : (
            <DueList
              dues={dues}
              side="tenant"
              isAnsweredByOperator={isAnsweredByOperator}
              action={(one) => <MoreButton due={one} />}
              below={(one) => <PaidBy due={one} payments={all} />}
              paidShown={PAID_SHOWN}
            />
          )}
        </Stack>
      </Card>
      {isRunning(lease.state) && needsTenantPan(lease.rent) && (
        <Suspense fallback={null}>
          <PanNudge of="tenant" rent={lease.rent} />
        </Suspense>
      )}
      {payments.isError && <LoadError query={payments} otherwise={msg`The payments could not be loaded`} />}
      {payments.data && all.length === 0 && (
        <EmptyState title={t`No payment yet`}>
          <Trans>Payments you report, and those your landlord records, show up here.</Trans>
        </EmptyState>
      )}
      {others.length > 0 && (
        <>
          <Title order={2} size="h4">
            <Trans>Payments</Trans>
          </Title>
          <Suspense fallback={<TableSkeleton rows={4} />}>
            {others.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} isOwn={false} />
            ))}
          </Suspense>
        </>
      )}
      {payments.hasNextPage && (
        <Button
          variant="default"
          loading={payments.isFetchingNextPage}
          onClick={() => payments.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      <Suspense fallback={<TableSkeleton rows={4} />}>
        <LeaseBook leaseId={lease.id} />
        <HraStatement lease={lease} />
      </Suspense>
    </>
  );
}

/** Something was, and nothing that is due by now is open. */
const isAllPaid = (dues: readonly RentDue[]): boolean =>
  dues.some(({ state }) => state === 'paid') &&
  dues.every(({ state }) => state === 'paid' || state === 'upcoming');

/** A payment in two parts: the second is entered while the first waits. */
function MoreButton({ due }: { due: RentDue }) {
  const { t } = useLingui();
  const { api } = useApi();
  const rest = unnamed(due);
  if (answerOwedBy(due) === null || rest === 0) return null;
  return (
    <PaymentDialog
      key={rest}
      label={t`Enter another payment`}
      button={{ size: 'xs' }}
      id={due.id}
      about={{ lease: due.lease_id, due: due.id }}
      initial={paymentValues(rest, clock.today())}
      send={api.rents.report}
      sent={msg`Payment reported`}
      sentText={msg`The landlord confirms it once it has arrived.`}
    />
  );
}
