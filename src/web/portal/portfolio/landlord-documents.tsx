// `/portal/landlord/documents`: the agreement of each lease and every receipt, as PDF.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Card, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { nameOfAll, partsOfHomeName } from '../../../domain/made-titles.ts';
import { leaseCount } from '../../components/leases/lease-count.tsx';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { PanNudge } from '../../components/payees/pan-nudge.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { AgreementButton } from '../leases/agreement-button.tsx';
import { PaymentList } from '../rents/payment-list.tsx';
import styles from './landlord-documents.module.css';

export const meta = () => screenMeta(msg`Documents`);

/** The usual one first: documents are looked for long after a lease is over. */
const documentShows = ['all', 'open', 'running', 'ended'] as const;

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
        <Stack gap="md">
          <PanNudge showsGiven />
          <PaymentList as="landlord" show="confirmed" empty={<EmptyState title={t`No receipts yet`} />} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}

/** All of most landlords on one page, so that one glance says what is missing. */
const LEASES_SHOWN = 50;

function Agreements() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: documentShows });
  const page = useQuery(
    queries.leases.listLet.queryOptions({
      input: { ...input, limit: LEASES_SHOWN },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const words = { all: t`All leases`, open: t`Drafts and running`, running: t`Running`, ended: t`Ended` };
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`Home or tenant`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: documentShows.map((value) => ({ value, label: words[value] })),
          },
        ]}
      />
      <ListFrame
        query={page}
        failure={msg`The agreements could not be loaded`}
        empty={isFiltered ? t`No lease matches` : t`No agreements yet`}
        count={leaseCount}
      >
        {(leases) => (
          <>
            <Missing leases={leases} />
            {byHome(leases).map(([home, own]) => (
              <HomeDocuments key={home} home={home} leases={own} />
            ))}
          </>
        )}
      </ListFrame>
    </Stack>
  );
}

/** What is still to be done for the documents of a lease to be complete; nothing of one that is over. */
function lackOf({ state, stamped_copies: copies }: Lease): 'signature' | 'stamp' | null {
  if (state === 'draft' || state === 'proposed') return 'signature';
  const isRunning = state === 'accepted' || state === 'active' || state === 'ending';
  return isRunning && copies.length === 0 ? 'stamp' : null;
}

function Missing({ leases }: { leases: readonly Lease[] }) {
  const count = (lack: ReturnType<typeof lackOf>) => leases.filter((lease) => lackOf(lease) === lack).length;
  const [unsigned, unstamped] = [count('signature'), count('stamp')];
  if (unsigned + unstamped === 0) return null;
  return (
    <Group gap="xs">
      {unsigned > 0 && (
        <Badge color="red">
          <Plural value={unsigned} one="# agreement is not signed" other="# agreements are not signed" />
        </Badge>
      )}
      {unstamped > 0 && (
        <Badge color="yellow">
          <Plural value={unstamped} one="# has no stamped copy" other="# have no stamped copy" />
        </Badge>
      )}
    </Group>
  );
}

/** The beds of a PG are one home; each keeps the place of its first lease. */
function byHome(leases: readonly Lease[]): [string, Lease[]][] {
  const homes = Map.groupBy(
    leases,
    (lease) => lease.property_id ?? lease.managed_property_id ?? lease.home_name,
  );
  return [...homes].map(([home, own]) => [home, own]);
}

function HomeDocuments({ home, leases }: { home: string; leases: readonly Lease[] }) {
  const name = useHomeName(nameOfAll(leases.map(({ home_name: own }) => own)));
  const titleId = `documents-of-${home}`;
  return (
    <Card padding="sm" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h5" id={titleId}>
        {name}
      </Title>
      <ul className={styles.leases}>
        {leases.map((lease) => (
          <AgreementRow key={lease.id} lease={lease} isOneOfMany={leases.length > 1} />
        ))}
      </ul>
    </Card>
  );
}

function AgreementRow({ lease, isOneOfMany }: { lease: Lease; isOneOfMany: boolean }) {
  const { t } = useLingui();
  const lack = lackOf(lease);
  const path = `/portal/landlord/leases/${lease.id}`;
  const bed = isOneOfMany ? partsOfHomeName(lease.home_name).bed : null;
  return (
    <li className={styles.lease}>
      <div className={styles.words}>
        <Anchor component={Link} to={path} fw={600} underline="always">
          {lease.tenant.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {bed && `${t`Room ${bed.room}, bed ${bed.label}`} · `}
          {`${formatDate(lease.start_date)} – ${formatDate(lease.end_date)}`}
        </Text>
      </div>
      <LeaseStateBadge state={lease.state} />
      <Group gap="xs" className={styles.acts}>
        {lack === 'signature' && (
          <Text size="sm" className={styles.lack}>
            <Trans>Not signed yet</Trans>
          </Text>
        )}
        {lack === 'stamp' && (
          <Anchor component={Link} to={`${path}#stamped-copies`} size="sm" underline="always">
            <Trans>Add stamped copy</Trans>
          </Anchor>
        )}
        {lease.moved_on === null ? (
          <AgreementButton lease={lease} isShort />
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>No PDF: agreed outside Kiraya</Trans>
          </Text>
        )}
      </Group>
    </li>
  );
}
