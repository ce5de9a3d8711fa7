// Managed homes of an owner or broker: four months of rent each, what was agreed, and the lease.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnHomeMonths, RvlMonth } from '../../../contract/rvl.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { depositHolderLabels } from '../../components/leases/lease-labels.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import {
  depositTypeLabels,
  paymentModeLabels,
  rentCollectorLabels,
} from '../../components/managed-rentals/managed-rental-labels.ts';
import { MandateText } from '../../components/managed-rentals/mandate-text.tsx';
import { MonthNav } from '../../components/managed-rentals/month-nav.tsx';
import { MonthState } from '../../components/managed-rentals/month-state.tsx';
import { useShownMonth } from '../../components/managed-rentals/shown-month.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { Term, TermList } from '../../components/term-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HomeLeaseLine } from './home-lease-line.tsx';
import { MandateAnswer } from './mandate-answer.tsx';
import styles from './own-managed-homes.module.css';

const CompanyButton = lazy(() =>
  import('./company-button.tsx').then((file) => ({ default: file.CompanyButton })),
);

type Reader = 'party' | 'manager';

/** Of whoever reads them: as owner or broker, or as the property manager they are assigned to. */
export function OwnHomes({ as = 'party' }: { as?: Reader }) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const { until } = useShownMonth();
  const isForMandate = params.get('answer') === 'mandate';
  const page = useQuery(
    queries.rvl.listMine.queryOptions({
      input: { as, until, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  const firstToAnswer = page.data?.items.find(isToAnswer);
  return (
    <Stack gap="md">
      <CardList
        query={page}
        failure={failures.loadManagedRentals}
        empty={as === 'manager' ? <NothingAssigned /> : <NothingManaged />}
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        rowKey={({ id }) => id}
        card={(home) => <HomeCard home={home} isLedTo={isForMandate && home === firstToAnswer} />}
        tools={() => <MonthNav />}
      />
    </Stack>
  );
}

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
      <Trans>Once an application is approved, the home and each month’s rent appear here.</Trans>
    </EmptyState>
  );
}

function NothingAssigned() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No homes assigned to you yet`}>
      <Trans>Homes appear here as soon as an administrator assigns them to you.</Trans>
    </EmptyState>
  );
}

/** Its owner is to read a mandate and to answer it. */
const isToAnswer = ({ side, status, offered_mandate: offered }: OwnHomeMonths) =>
  side === 'owner' && status === 'active' && offered !== null;

type HomeCardProps = {
  home: OwnHomeMonths;
  /** A link led here to answer its mandate. */
  isLedTo: boolean;
};

function HomeCard({ home, isLedTo }: HomeCardProps) {
  const { t } = useLingui();
  const name = useHomeName(home.property_name);
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
          <div>
            <Title order={2} size="h4">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {home.side === 'owner' ? placeOf(home) : t`For ${home.owner_name}`}
            </Text>
          </div>
          {home.status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
        </Group>
        {isToAnswer(home) && home.offered_mandate && (
          <MandateAnswer mandate={home.offered_mandate} isLedTo={isLedTo} />
        )}
        {/* Of a lease that is still to begin, each would be a dash. */}
        {home.months.some(isTold) && <Months home={home} />}
        <HomeLeaseLine home={home} />
        {/* The same month after month: folded, so that the months of all homes can be looked through. */}
        <details>
          <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
            <Trans>Terms, fee and mandate</Trans>
          </Text>
          <Stack gap="sm" mt="sm">
            <Terms home={home} />
            {home.mandate && <MandateText mandate={home.mandate} isFolded />}
            {home.side === 'owner' && home.status === 'active' && (
              <Suspense fallback={null}>
                <Group>
                  <CompanyButton homeId={home.id} />
                </Group>
              </Suspense>
            )}
          </Stack>
        </details>
      </Stack>
    </Card>
  );
}

/** A month that the card has something to say of. */
const isTold = (cell: RvlMonth) => cell.in_lease || cell.payment_status !== 'pending';

/** Four beside each other, on a phone a line each; months outside of the lease say nothing. */
function Months({ home }: { home: OwnHomeMonths }) {
  return (
    <ul className={styles.months}>
      {home.months.filter(isTold).map((cell) => (
        <li key={cell.month}>
          <Text size="sm" c="dimmed">
            {formatMonth(cell.month)}
          </Text>
          <MonthState cell={cell} />
        </li>
      ))}
    </ul>
  );
}

/** Most names end with it. */
const placeOf = ({ property_name: name, property_location: place }: OwnHomeMonths) =>
  name.includes(place) ? null : place;

function Terms({ home }: { home: OwnHomeMonths }) {
  const { t, i18n } = useLingui();
  const { lease } = home;
  const start = formatDate(lease?.start_date ?? home.lease_start_date);
  const last = lease?.last_day ?? home.lease_end_date;
  const end = last ? formatDate(last) : t`open`;
  // What owner and tenant agreed holds, once they did.
  const [amount, held] = lease
    ? [lease.deposit, depositHolderLabels[lease.deposit_held_by]]
    : [home.security_deposit_company, depositTypeLabels[home.security_deposit_type]];
  const deposit = formatRupees(paise(amount));
  return (
    <TermList>
      <Term label={t`Monthly rent`}>{formatRupees(paise(lease?.rent ?? home.monthly_rent))}</Term>
      <Term label={t`Security deposit`}>{amount === 0 ? t`None` : `${deposit} · ${i18n._(held)}`}</Term>
      {/* Without a lease these are the days from and to which we manage it. */}
      <Term label={lease ? t`Lease` : t`Managed by Kiraya`}>{`${start} – ${end}`}</Term>
      <Term label={t`Rent is due on day`}>{lease?.due_day ?? home.monthly_rent_payment_date}</Term>
      <Term label={t`Paid by`}>{i18n._(paymentModeLabels[home.payment_mode])}</Term>
      <Term label={t`Rent collected by`}>{i18n._(rentCollectorLabels[home.collects])}</Term>
      <Term label={t`Management fee`}>{t`${home.management_fee_percentage}% of the rent`}</Term>
    </TermList>
  );
}
