// What one lease owes as its landlord sees it: each due with the way to record what came in, and the way to ask for a charge.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Lease, LessorRole } from '../../../contract/leases.ts';
import type { RentDue, RentPayment } from '../../../contract/rents.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { byWaitingPayments } from '../../../domain/rent-answers.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PanFirst } from '../../components/payees/pan-first.tsx';
import { useDueName } from '../../components/rents/due-name.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useLinked } from '../../ui/use-linked.ts';
import { ChargeButton } from './charge-button.tsx';
import { DepositHeld } from './deposit-held.tsx';
import { DueList } from './due-list.tsx';
import { useDuesOfLease } from './dues-of-lease.ts';
import { PaidBy, paidFor } from './paid-by.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentValues } from './payment-values.ts';
import { ReceiptActs } from './receipt-acts.tsx';

/** Comes after the page, which has a budget of scripts. */
const LeaseBook = lazy(() => import('./lease-book.tsx'));

/** Of most leases all, so that each month has its receipt beside it. */
const PAYMENTS_READ = 100;
/** Paid months in sight; those before open on demand. */
const PAID_SHOWN = 3;

type LeaseRentProps = {
  leaseId: string;
  as?: LessorRole;
  /** Its reader is the landlord, whose PAN the receipts need. */
  needsPan?: boolean;
  /** What was agreed, and when it came here with a business: months before that are not its own. */
  lease?: Pick<Lease, 'deposit' | 'moved_on'>;
};

export function LeaseRent({ leaseId, as: role = 'landlord', needsPan = false, lease }: LeaseRentProps) {
  const { queries } = useApi();
  const page = useDuesOfLease(leaseId);
  // Where a month is late, the managed homes lead here.
  const { place } = useLinked('rent');
  const payments = useInfiniteQuery(
    queries.rents.listPayments.infiniteOptions({
      input: (cursor: string | undefined) => ({ as: role, lease_id: leaseId, limit: PAYMENTS_READ, cursor }),
      staleTime: 0,
      ...byCursor,
    }),
  );
  if (page.isPending) return <TableSkeleton rows={4} />;
  if (page.isError) return <LoadError query={page} otherwise={msg`The rent could not be loaded`} />;
  const over = formatRupees(paise(page.data.credit));
  const dues = byWaitingPayments(page.data.items);
  const firstMonth = dues
    .filter(({ kind }) => kind === 'rent')
    .map(({ month }) => month)
    .toSorted()[0];
  const all = payments.data?.pages.flatMap(({ items }) => items) ?? [];
  // What waits for an answer comes first; what counts no more, or is of a due that is not read, last; the others are at their due.
  const waiting = all.filter(({ state }) => state === 'reported' || state === 'mismatch');
  const others = all.filter(
    (payment) => !waiting.includes(payment) && !dues.some((due) => paidFor(due, payment)),
  );
  const cardsOf = (payments: readonly RentPayment[]) =>
    payments.map((payment) => (
      <PaymentCard key={payment.id} payment={payment} isOwn={role === 'landlord'} isOfLease />
    ));
  return (
    <>
      <Card padding="md" id="rent" ref={place}>
        <Stack gap="md">
          <Title order={2} size="h4">
            <Trans>Rent and charges</Trans>
          </Title>
          <HeldOf held={page.data.deposit_held} agreed={lease?.deposit} />
          {page.data.credit > 0 && (
            <Alert color="green">
              <Trans>{over} is paid in advance and covers the months to come.</Trans>
            </Alert>
          )}
          {page.data.is_answered_by_operator && (
            <Text size="sm" c="dimmed">
              <Trans>The tenant pays this rent to Kiraya, which records what comes in.</Trans>
            </Text>
          )}
          {page.data.items.length === 0 && (
            <Text size="sm" c="dimmed">
              <Trans>The first month appears in a moment.</Trans>
            </Text>
          )}
          {cardsOf(waiting)}
          <DueList
            dues={dues}
            side="receiver"
            paidShown={PAID_SHOWN}
            isAnsweredByOperator={page.data.is_answered_by_operator}
            below={(due) => (
              <PaidBy due={due} payments={all} acts={(payment) => <ReceiptActs payment={payment} />} />
            )}
            action={(due) =>
              due.state !== 'paid' &&
              !page.data.is_answered_by_operator && (
                <RecordButton key={`${due.id} ${due.received}`} due={due} needsPan={needsPan} />
              )
            }
          />
          {lease?.moved_on && firstMonth && (
            <Text size="sm" c="dimmed">
              <Trans>
                Months before {formatMonth(firstMonth)} are in the figures that the lease came with.
              </Trans>
            </Text>
          )}
          <Group>
            <ChargeButton leaseId={leaseId} />
          </Group>
          {payments.isError && (
            <LoadError query={payments} otherwise={msg`The payments could not be loaded`} />
          )}
          {cardsOf(others)}
          {payments.hasNextPage && (
            <Group>
              <Button
                variant="default"
                loading={payments.isFetchingNextPage}
                onClick={() => payments.fetchNextPage()}
              >
                <Trans>Show more</Trans>
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
      <Suspense fallback={<TableSkeleton rows={4} />}>
        <LeaseBook leaseId={leaseId} />
      </Suspense>
    </>
  );
}

/** Beside what was agreed, where that is another amount. */
function HeldOf({ held, agreed }: { held: number | null; agreed: number | undefined }) {
  if (held === null || agreed === undefined || agreed === held) return <DepositHeld held={held} />;
  const [amount, whole] = [formatRupees(paise(held)), formatRupees(paise(agreed))];
  return (
    <Text size="sm">
      <Trans>
        Deposit held now: {amount} of {whole} agreed
      </Trans>
    </Text>
  );
}

function RecordButton({ due, needsPan }: { due: RentDue; needsPan: boolean }) {
  const { t } = useLingui();
  const { api } = useApi();
  const name = useDueName()(due);
  const open = due.amount - due.received;
  return (
    <PanFirst isNeeded={needsPan} label={t`Record ${name}`} button={{ size: 'xs', variant: 'default' }}>
      {(startsOpen) => (
        <PaymentDialog
          label={t`Record ${name}`}
          title={t`Received for ${name}`}
          button={{ size: 'xs' }}
          startsOpen={startsOpen}
          id={due.id}
          about={{ lease: due.lease_id, due: due.id }}
          initial={{ ...paymentValues(open, clock.today()), mode: 'bank_transfer' }}
          send={api.rents.record}
          sent={msg`Payment recorded`}
          sentText={msg`The tenant gets the receipt.`}
        />
      )}
    </PanFirst>
  );
}
