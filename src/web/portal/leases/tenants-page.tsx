// A landlord's tenants as a table: who rents which home, where the rent of each is now, until when, and what is done next.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Chip, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { leaseShows } from '../../../contract/choices.ts';
import type { LessorRole, LetLease } from '../../../contract/leases.ts';
import { formatDate, monthOf } from '../../../domain/dates.ts';
import { isRunning } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { leaseCount } from '../../components/leases/lease-count.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { BeforeFirstLease, NewLease } from '../../components/leases/new-lease-button.tsx';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ClearSearch } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { RentNow } from '../../components/rents/rent-now.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordRentButton } from '../rents/record-rent-button.tsx';
import { loadLeasesFailed } from './lease-messages.ts';

/** Most let their own homes alone. */
const PreparedLink = lazy(async () => ({ default: (await import('./prepared-link.tsx')).PreparedLink }));

export const meta = () => screenMeta(msg`Tenants`);

export default function LandlordTenants() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Tenants</Trans>}
          description={<Trans>Who rents, whether the rent is paid, and until when.</Trans>}
          actions={
            <>
              <Button component={Link} to="/portal/landlord/leases/import" variant="default">
                <Trans>Import leases</Trans>
              </Button>
              <NewLease />
            </>
          }
        />
        <LeaseList as="landlord" />
        <Suspense fallback={null}>
          <PreparedLink />
        </Suspense>
      </Stack>
    </RoleGuard>
  );
}

/** So many rows need no search. */
const SHORT_LIST = 15;

const useLeaseInput = () => useListInput({ show: leaseShows });

function useLeasePage(role: LessorRole) {
  const { queries } = useApi();
  const { input } = useLeaseInput();
  return useQuery({
    ...queries.leases.listLet.queryOptions({
      input: { as: role, ...input },
      staleTime: 0,
      placeholderData: keepPage,
    }),
    select: urgentFirst,
  });
}

export function LeaseList({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { input, isFiltered } = useLeaseInput();
  const page = useLeasePage(role);
  const isLong = input.q !== undefined || input.cursor !== undefined || (page.data?.total ?? 0) > SHORT_LIST;
  const hasNone = page.data?.items.length === 0 && !isFiltered;
  return (
    <Stack gap="md">
      {isLong && <ListFilters placeholder={t`Home or tenant`} />}
      {!hasNone && <Shows show={input.show} />}
      {/* Anew for each of them: what another holds is not of this one. */}
      <Leases key={input.show} as={role} />
    </Stack>
  );
}

function Leases({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { input, isFiltered } = useLeaseInput();
  const page = useLeasePage(role);
  const columns = useLeaseColumns(role);
  const titleOf = () => {
    if (!isFiltered) return t`No tenants yet`;
    return input.show === 'late' && !input.q ? t`No rent is late` : t`No lease matches`;
  };
  return (
    <DataList
      label={t`Tenants`}
      query={page}
      failure={loadLeasesFailed}
      count={leaseCount}
      empty={
        <EmptyState title={titleOf()} action={isFiltered ? <ClearSearch /> : <FirstLease as={role} />}>
          {!isFiltered &&
            (role === 'landlord' ? (
              <BeforeFirstLease />
            ) : (
              <Trans>Leases of the homes you manage show up here.</Trans>
            ))}
        </EmptyState>
      }
      columns={columns}
      rowKey={({ id }) => id}
      minWidth={760}
    />
  );
}

/** What has to be seen to comes first: late, then what waits for an answer, then what is due. */
const urgentFirst = <Page extends { items: LetLease[] }>(page: Page): Page => ({
  ...page,
  items: page.items.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)),
});

function urgencyOf(lease: LetLease): number {
  const { rent_now: rent } = lease;
  if (!rent || !owesRent(lease)) return 3;
  if (rent.late_since !== null) return 0;
  if (rent.waits_for) return 1;
  return rent.next && rent.next.month <= monthOf(clock.today()) ? 2 : 3;
}

const FirstLease = ({ as: role }: { as: LessorRole }) =>
  role === 'landlord' ? (
    <NewLease />
  ) : (
    <Button component={Link} to="/portal/landlord/leases/new">
      <Trans>Prepare a lease for the owner to sign</Trans>
    </Button>
  );

type Show = (typeof leaseShows)[number];

/** `running` is for addresses that were kept: a lease that is not signed yet has its word on the row. */
const chips = ['open', 'late', 'ended', 'all'] as const satisfies readonly Show[];

function Shows({ show }: { show: Show }) {
  const { t } = useLingui();
  const [, change] = useQueryChange();
  const words = {
    open: t`Current and drafts`,
    running: t`Running`,
    late: t`Late`,
    ended: t`Ended`,
    all: t`All`,
  };
  const shown: readonly Show[] = show === 'running' ? ['running', ...chips] : chips;
  return (
    <Chip.Group
      value={show}
      onChange={(next) => change({ cursor: null, show: next === leaseShows[0] ? null : (next as Show) })}
    >
      <Group
        gap="xs"
        role="radiogroup"
        aria-label={t`Show`}
        wrap="nowrap"
        style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {shown.map((one) => (
          <Chip key={one} name="shown-leases" value={one} size="sm">
            {words[one]}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

function useLeaseColumns(role: LessorRole): Column<LetLease>[] {
  const { t } = useLingui();
  return [
    {
      key: 'tenant',
      label: t`Tenant and home`,
      isHeader: true,
      minWidth: 240,
      cell: (lease) => <TenantAndHome lease={lease} as={role} />,
      onPhone: (lease) => (
        <Group justify="space-between" gap="xs" wrap="nowrap" w="100%" fw={400}>
          <div style={{ minWidth: 0 }}>
            <TenantLink lease={lease} as={role} />
            <Text size="xs" c="dimmed" mb={6}>
              <HomeName name={lease.home_name} />
            </Text>
            <Status lease={lease} as={role} />
          </div>
          <NextAct lease={lease} as={role} />
        </Group>
      ),
    },
    {
      key: 'rent',
      label: t`Monthly rent`,
      align: 'right',
      isNarrow: true,
      cell: ({ rent }) => formatRupees(paise(rent)),
    },
    { key: 'status', label: t`Rent now`, cell: (lease) => <Status lease={lease} as={role} /> },
    { key: 'until', label: t`Until`, isNarrow: true, cell: (lease) => <Until lease={lease} /> },
    {
      key: 'next',
      label: t`Next step`,
      align: 'right',
      cell: (lease) => <NextAct lease={lease} as={role} />,
    },
  ];
}

type Of = { lease: LetLease; as: LessorRole };

const pathOf = ({ id }: LetLease, role: LessorRole) => `/portal/${role}/leases/${id}`;

const TenantAndHome = ({ lease, as: role }: Of) => (
  <>
    <TenantLink lease={lease} as={role} />
    <Text size="xs" c="dimmed" fw={400}>
      <HomeName name={lease.home_name} />
    </Text>
  </>
);

const TenantLink = ({ lease, as: role }: Of) => (
  <Anchor component={Link} to={pathOf(lease, role)} size="sm" fw={600} underline="always">
    {lease.tenant.name}
  </Anchor>
);

const owesRent = ({ state, rent_now: rent }: LetLease) =>
  isRunning(state) || (state === 'ended' && rent !== null && rent.late_since !== null);

const Status = ({ lease, as: role }: Of) =>
  owesRent(lease) ? (
    <RentNow of={lease.rent_now} isCollected={lease.collector !== null && role === 'landlord'} />
  ) : (
    <LeaseStateBadge state={lease.state} />
  );

function Until({ lease }: { lease: LetLease }) {
  const { state, ended_on: ended, notice, end_date: end, start_date: start } = lease;
  const hasBegun = state !== 'draft' && state !== 'proposed' && state !== 'accepted';
  const first = unbroken(formatDate(start));
  return (
    <>
      {formatDate(ended ?? notice?.ends_on ?? end)}
      <Text size="xs" c="dimmed">
        {state === 'ending' && <Trans>Under notice</Trans>}
        {!hasBegun && <Trans>From {first}</Trans>}
      </Text>
    </>
  );
}

/** One act a row, the most urgent; the lease has the others. */
function NextAct({ lease, as: role }: Of) {
  const { t } = useLingui();
  const act = useNextAct(lease, role);
  if (!act) return null;
  const { name } = lease.tenant;
  if (act.isInPlace)
    return <RecordRentButton leaseId={lease.id} tenant={name} isOwn={lease.side === 'landlord'} />;
  return (
    <Button
      component={Link}
      to={`${pathOf(lease, role)}${act.at}`}
      size="xs"
      variant="default"
      flex="none"
      aria-label={t`${act.label}: ${name}`}
    >
      {act.label}
    </Button>
  );
}

function useNextAct({ state, rent_now: rent, collector }: LetLease, role: LessorRole) {
  const { t } = useLingui();
  // What Kiraya collects, Kiraya records, or the manager who answers in its place.
  const records = role === 'manager' || collector === null;
  if (records && rent?.waits_for) return { label: t`Confirm payment`, at: '#rent' };
  if (records && rent?.late_since) return { label: t`Record rent`, at: '#rent', isInPlace: true };
  if (role === 'landlord' && state === 'draft') return { label: t`Finish and sign`, at: '' };
  return null;
}
