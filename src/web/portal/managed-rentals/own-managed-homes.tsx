// Managed homes of an owner, broker or manager: what the month brought, the mandates to answer, then a row each with four months of its rent.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnHomeMonths } from '../../../contract/rvl.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { useShownMonth } from '../../components/managed-rentals/shown-month.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useManagedHomeColumns } from './managed-home-columns.tsx';
import { dueOf, isLate, isTold, lateOf, paidOf } from './managed-months.tsx';

/** Of an offered mandate alone. */
const MandateAnswer = lazy(async () => ({
  default: (await import('./mandate-answer.tsx')).MandateAnswer,
}));

type Reader = 'party' | 'manager';

/** Of whoever reads them: as owner or broker, or as the property manager they are assigned to. */
export function OwnHomes({ as = 'party' }: { as?: Reader }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const { until } = useShownMonth();
  const isPhone = useIsPhone();
  const isForMandate = params.get('answer') === 'mandate';
  const page = useQuery(
    queries.rvl.listMine.queryOptions({
      input: { as, until, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  const homes = page.data?.items ?? [];
  const toAnswer = homes.filter(isToAnswer);
  const columns = useManagedHomeColumns(homes);
  return (
    <Stack gap="md">
      <ListFrame
        query={page}
        failure={failures.loadManagedRentals}
        empty={as === 'manager' ? <NothingAssigned /> : <NothingManaged />}
        count={(total) => <Month homes={homes} total={total} />}
        // On a phone the header of an owner or broker has them, with what else can be done.
        tools={() => (as === 'party' && isPhone ? null : <MonthNav />)}
      >
        {(rows) => (
          <>
            {toAnswer.map((home, place) => (
              <Suspense key={home.id} fallback={null}>
                {home.offered_mandate && (
                  <MandateAnswer
                    home={home.property_name}
                    mandate={home.offered_mandate}
                    feeNow={home.management_fee_percentage}
                    isLedTo={isForMandate && place === 0}
                  />
                )}
              </Suspense>
            ))}
            <DataTable
              label={t`Managed homes`}
              columns={columns}
              rows={lateFirst(rows)}
              rowKey={({ id }) => id}
              minWidth={900}
              isTall
            />
          </>
        )}
      </ListFrame>
    </Stack>
  );
}

/** What has to be seen to comes before what runs by itself. */
const lateFirst = (homes: readonly OwnHomeMonths[]) =>
  homes.toSorted((a, b) => Number(b.months.some(isLate)) - Number(a.months.some(isLate)));

/** What the newest month shown brought, and what is late, of all homes; of some of them it would be half a sum. */
function Month({ homes, total }: { homes: readonly OwnHomeMonths[]; total: number }) {
  const newest = homes[0]?.months[0]?.month;
  const count = <Plural value={total} one="# managed home" other="# managed homes" />;
  if (!newest || homes.length < total) return count;
  const cells = homes.flatMap((home) => home.months.filter(isTold).map((cell) => ({ cell, home })));
  const own = cells.filter(({ cell }) => cell.month === newest);
  const paidSum = formatRupees(paise(own.reduce((sum, { cell }) => sum + paidOf(cell), 0)));
  const dueSum = formatRupees(paise(own.reduce((sum, { cell, home }) => sum + dueOf(cell, home), 0)));
  const asked = own.filter(({ cell, home }) => dueOf(cell, home) > 0).length;
  const late = cells.reduce((sum, { cell }) => sum + lateOf(cell), 0);
  const shownMonth = formatMonth(newest);
  return (
    <>
      <Trans>
        <Text span fz="xl" fw={650} c="bright" className="money">
          {paidSum} of {dueSum}
        </Text>{' '}
        paid for {shownMonth}
      </Trans>
      {asked < total ? ' ' : '\u00a0· '}
      <Text span inherit display="inline-block">
        {asked < total ? (
          <Plural
            value={total}
            one={`from ${asked} of # managed home`}
            other={`from ${asked} of # managed homes`}
          />
        ) : (
          count
        )}
        {late > 0 && (
          <>
            {'\u00a0· '}
            <Text span inherit c="red" fw={600}>
              <Trans>{formatRupees(paise(late))} late</Trans>
            </Text>
          </>
        )}
      </Text>
    </>
  );
}

/** Its owner is to read a mandate and to answer it. */
const isToAnswer = ({ side, status, offered_mandate: offered }: OwnHomeMonths) =>
  side === 'owner' && status === 'active' && offered !== null;

function NothingManaged() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No managed homes yet`}
      action={
        <Button component={Link} to="/submit-managed-rental">
          <Trans>Submit Managed Rental</Trans>
        </Button>
      }
    >
      <Trans>Approved homes and their rent show up here.</Trans>
    </EmptyState>
  );
}

function NothingAssigned() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No homes assigned to you yet`}>
      <Trans>Homes that our team gives you to manage show up here.</Trans>
    </EmptyState>
  );
}
