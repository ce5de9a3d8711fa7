// `/portal/landlord/documents`: the agreement of each lease and every receipt, as PDF.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Chip, Group, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { cursorOf, searchOf } from '../../components/list/list-input.ts';
import { HomeName, useHomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { AgreementButton } from '../leases/agreement-button.tsx';
import styles from './landlord-documents.module.css';

/** The other tab comes when it is opened: the page has a budget of scripts. */
const PaymentList = lazy(async () => ({
  default: (await import('../rents/payment-list.tsx')).PaymentList,
}));
const PanNudge = lazy(async () => ({
  default: (await import('../../components/payees/pan-nudge.tsx')).PanNudge,
}));

export const meta = () => screenMeta(msg`Documents`);

/** The usual one first: documents are looked for long after a lease is over. */
const documentShows = ['all', 'signature', 'stamp', 'ended'] as const;
type Show = (typeof documentShows)[number];

/** So many rows need no search. */
const SHORT_LIST = 15;

export default function LandlordDocuments() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Documents</Trans>}
          description={<Trans>Agreements and receipts, to save or share.</Trans>}
        />
        <Kinds />
      </Stack>
    </RoleGuard>
  );
}

function Kinds() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'receipts' ? 'receipts' : 'agreements';
  return (
    <Tabs
      value={view}
      onChange={(next) => setParams(next === 'receipts' ? { view: 'receipts' } : {})}
      keepMounted={false}
    >
      <TabBar aria-label={t`Documents`}>
        <Tabs.Tab value="agreements">{t`Agreements`}</Tabs.Tab>
        <Tabs.Tab value="receipts">{t`Receipts`}</Tabs.Tab>
      </TabBar>
      <Tabs.Panel value="agreements">
        <Agreements />
      </Tabs.Panel>
      <Tabs.Panel value="receipts">
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <Stack gap="md">
            <PanNudge showsGiven />
            <PaymentList
              as="landlord"
              show="confirmed"
              empty={
                <EmptyState
                  title={t`No receipts yet`}
                >{t`Receipts of payments you confirm show up here.`}</EmptyState>
              }
            />
          </Stack>
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

/** All of most landlords on one page, so that one glance says what is missing. */
const LEASES_SHOWN = 50;

function Agreements() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, change] = useQueryChange();
  const q = searchOf(params);
  const page = useQuery(
    queries.leases.listLet.queryOptions({
      input: { q, cursor: cursorOf(params), show: 'all', limit: LEASES_SHOWN },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const columns = useAgreementColumns();
  const all = page.data?.items ?? [];
  const show = documentShows.find((one) => one === params.get('show')) ?? 'all';
  return (
    <Stack gap="md">
      {(q || all.length > SHORT_LIST) && <ListFilters placeholder={t`Home or tenant`} />}
      <ListFrame
        query={page}
        failure={msg`The agreements could not be loaded`}
        empty={q ? t`No lease matches` : <NoAgreements />}
        // The choice of what is missing has the number.
        count={() => null}
      >
        {(leases) => (
          <>
            <Shows leases={leases} show={show} onShow={(next) => change({ show: next })} />
            <DataTable
              label={t`Agreements`}
              columns={columns}
              rows={byHome(leases).filter((lease) => isShown(lease, show))}
              rowKey={({ id }) => id}
              minWidth={720}
            />
          </>
        )}
      </ListFrame>
    </Stack>
  );
}

function NoAgreements() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No agreements yet`}
      action={
        <Button component={Link} to="/portal/landlord/leases/new">
          <Trans>New lease</Trans>
        </Button>
      }
    >
      <Trans>The agreement of each lease shows up here, with the stamped copy you add.</Trans>
    </EmptyState>
  );
}

/** What is still to be done for the documents of a lease to be complete; nothing of one that is over. */
function lackOf({ state, stamped_copies: copies }: Lease): 'signature' | 'stamp' | null {
  if (state === 'draft' || state === 'proposed') return 'signature';
  const isRunning = state === 'accepted' || state === 'active' || state === 'ending';
  return isRunning && copies.length === 0 ? 'stamp' : null;
}

function isShown(lease: Lease, show: Show): boolean {
  if (show === 'all') return true;
  return show === 'ended' ? lease.state === 'ended' || lease.state === 'cancelled' : lackOf(lease) === show;
}

type ShowsProps = { leases: readonly Lease[]; show: Show; onShow: (show: Show | null) => void };

/** What is missing at a glance, and the way to look at that alone. */
function Shows({ leases, show, onShow }: ShowsProps) {
  const { t } = useLingui();
  const words = { all: t`All`, signature: t`Not signed`, stamp: t`No stamped copy`, ended: t`Ended` };
  return (
    <Chip.Group value={show} onChange={(next) => onShow(next === 'all' ? null : (next as Show))}>
      <Group gap="xs" role="radiogroup" aria-label={t`Show`}>
        {documentShows.map((one) => {
          const count = leases.filter((lease) => isShown(lease, one)).length;
          if (count === 0 && one !== show) return null;
          return (
            <Chip key={one} name="shown-documents" value={one} size="sm">
              {words[one]} · {count}
            </Chip>
          );
        })}
      </Group>
    </Chip.Group>
  );
}

/** The beds of a PG stand together; each home keeps the place of its first lease. */
const byHome = (leases: readonly Lease[]): Lease[] =>
  [
    ...Map.groupBy(leases, (lease) => lease.property_id ?? lease.managed_property_id ?? lease.home_name),
  ].flatMap(([, own]) => own);

function useAgreementColumns(): Column<Lease>[] {
  const { t } = useLingui();
  return [
    {
      key: 'home',
      label: t`Home and tenant`,
      isHeader: true,
      minWidth: 260,
      cell: (lease) => <HomeAndTenant lease={lease} />,
      onPhone: (lease) => (
        <>
          <HomeAndTenant lease={lease} />
          <Group gap="xs" mt={4} fw={400}>
            <LeaseStateBadge state={lease.state} />
            <Lack lease={lease} />
            <File lease={lease} />
          </Group>
        </>
      ),
    },
    { key: 'state', label: t`Status`, cell: ({ state }) => <LeaseStateBadge state={state} /> },
    { key: 'lack', label: t`Missing`, cell: (lease) => <Lack lease={lease} /> },
    { key: 'file', label: t`Agreement`, align: 'right', cell: (lease) => <File lease={lease} /> },
  ];
}

const pathOf = ({ id }: Lease) => `/portal/landlord/leases/${id}`;

function HomeAndTenant({ lease }: { lease: Lease }) {
  const { tenant } = lease;
  return (
    <>
      <Anchor component={Link} to={pathOf(lease)} size="sm" fw={600} underline="always">
        <HomeName name={lease.home_name} />
      </Anchor>
      <Text size="xs" c="dimmed" fw={400}>
        {tenant.name} · <Term lease={lease} />
      </Text>
    </>
  );
}

/** The term as it was agreed; where it ended or is to end on another day, that day first. */
function Term({ lease: { start_date, end_date, ended_on: ended, notice } }: { lease: Lease }) {
  const last = ended ?? notice?.ends_on ?? end_date;
  const [start, end, agreed] = [start_date, last, end_date].map(formatDate);
  if (last === end_date) return `${start} – ${end}`;
  return ended ? (
    <Trans>
      ended {end}, was to {agreed}
    </Trans>
  ) : (
    <Trans>
      ends {end}, was to {agreed}
    </Trans>
  );
}

function Lack({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const lack = lackOf(lease);
  const home = useHomeName(lease.home_name);
  if (lack === 'signature') {
    return (
      <Text size="sm" className={styles.lack}>
        <Trans>Not signed yet</Trans>
      </Text>
    );
  }
  return lack === 'stamp' ? (
    <Anchor
      component={Link}
      to={`${pathOf(lease)}#stamped-copies`}
      size="sm"
      underline="always"
      aria-label={t`Add stamped copy: ${home}`}
    >
      <Trans>Add stamped copy</Trans>
    </Anchor>
  ) : null;
}

const File = ({ lease }: { lease: Lease }) =>
  lease.moved_on === null ? (
    <AgreementButton lease={lease} isShort />
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>No PDF: agreed outside Kiraya</Trans>
    </Text>
  );
