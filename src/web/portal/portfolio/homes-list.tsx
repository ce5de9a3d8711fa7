// Homes that somebody lets or looks after: who lives in each, until when, what is late and what is broken.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { homeShows } from '../../../contract/choices.ts';
import type { LessorRole } from '../../../contract/leases.ts';
import type { PortfolioHome } from '../../../contract/portfolio.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { FreeBeds } from '../../components/property/free-beds.tsx';
import { useHomeTitle, usePlaceLine } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { newLeaseOf } from '../leases/new-lease-of.ts';
import { FirstHome } from './first-home.tsx';

const OfferAgain = lazy(() => import('./offer-again.tsx').then((file) => ({ default: file.OfferAgain })));

export function HomesList({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: homeShows });
  const words = { all: t`All`, let: t`Rented`, vacant: t`Vacant` };
  const page = useQuery(
    queries.portfolio.homes.queryOptions({
      input: { as: role, ...input },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="md">
      {/* Of no homes nothing is looked for. */}
      {(isFiltered || page.data?.items.length !== 0) && (
        <ListFilters
          placeholder={t`Home, place or tenant`}
          filters={[
            {
              name: 'show',
              label: t`Show`,
              options: homeShows.map((value) => ({ value, label: words[value] })),
            },
          ]}
        />
      )}
      <CardList
        query={page}
        failure={msg`The homes could not be loaded`}
        empty={<NoHomes as={role} isFiltered={isFiltered} />}
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        card={(home) => <HomeCard as={role} home={home} />}
      />
    </Stack>
  );
}

function NoHomes({ as: role, isFiltered }: { as: LessorRole; isFiltered: boolean }) {
  const { t } = useLingui();
  if (isFiltered)
    return (
      <EmptyState
        title={t`No home matches`}
        action={
          <Button component={Link} to="?" variant="default">
            <Trans>Show all homes</Trans>
          </Button>
        }
      />
    );
  if (role === 'landlord') return <FirstHome />;
  return (
    <EmptyState title={t`No homes assigned to you yet`}>
      <Trans>Homes that our team gives you to manage show up here.</Trans>
    </EmptyState>
  );
}

function HomeCard({ as: role, home }: { as: LessorRole; home: PortfolioHome }) {
  const { t } = useLingui();
  const { lease } = home;
  const name = useHomeTitle(home.name);
  const place = usePlaceLine(home.place);
  const subtitle = role === 'manager' && home.owner_name ? t`For ${home.owner_name} · ${place}` : place;
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4">
              {home.kind === 'listed' ? (
                <Anchor component={Link} to={homePath({ id: home.id, title: home.name })} inherit>
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </Title>
            <Text size="sm" c="dimmed">
              {subtitle}
            </Text>
          </div>
          <Occupancy home={home} />
        </Group>
        {home.beds && (
          <Text size="sm">
            <Anchor component={Link} to={`/properties/${home.id}/rooms`} inherit underline="always">
              <FreeBeds {...home.beds} />
            </Anchor>
          </Text>
        )}
        <NoLease as={role} home={home} />
        {role === 'landlord' && home.is_to_offer_again && (
          <Suspense fallback={null}>
            <OfferAgain home={home} />
          </Suspense>
        )}
        {lease && (
          <Text size="sm">
            <Anchor component={Link} to={`/portal/${role}/leases/${lease.id}`} inherit underline="always">
              {lease.tenant_name}
            </Anchor>
            {` · ${formatDate(lease.start_date)} – ${formatDate(lease.last_day)}`}
          </Text>
        )}
        <Facts as={role} home={home} />
      </Stack>
    </Card>
  );
}

/** Somebody pays rent for a home without a lease here: its owner may write one. */
function NoLease({ as: role, home }: { as: LessorRole; home: PortfolioHome }) {
  if (home.lease === null && home.coming_lease !== null) {
    return (
      <Text size="sm">
        <Anchor
          component={Link}
          to={`/portal/${role}/leases/${home.coming_lease}`}
          inherit
          underline="always"
        >
          <Trans>Open the lease that begins next</Trans>
        </Anchor>
      </Text>
    );
  }
  if (role === 'manager' && home.lease === null) return <PrepareLease home={home} />;
  if (home.lease || home.beds) return null;
  if (home.paid_month === null) return role === 'landlord' ? <FirstStep home={home} /> : null;
  const month = formatMonth(home.paid_month);
  return (
    <Text size="sm">
      <Trans>Rent of {month} was paid, without a lease here.</Trans>{' '}
      {role === 'landlord' && (
        <Anchor component={Link} to={newLeaseOf(home.id)} inherit underline="always">
          <Trans>Write the lease</Trans>
        </Anchor>
      )}
    </Text>
  );
}

/** What a vacant home of one's own waits for: its lease, or the rooms of a PG, each bed of which has one. */
function FirstStep({ home: { id, is_pg: isPg, availability } }: { home: PortfolioHome }) {
  if (availability === 'rented') return null;
  return (
    <Text size="sm">
      <Anchor
        component={Link}
        to={isPg ? `/properties/${id}/rooms` : newLeaseOf(id)}
        inherit
        underline="always"
      >
        {isPg ? <Trans>Rooms and beds</Trans> : <Trans>Write a lease</Trans>}
      </Anchor>
    </Text>
  );
}

/** Its owner signs what a manager prepares. */
const PrepareLease = ({ home: { id } }: { home: PortfolioHome }) => (
  <Text size="sm">
    <Anchor component={Link} to={newLeaseOf(id)} inherit underline="always">
      <Trans>Prepare a lease for the owner to sign</Trans>
    </Anchor>
  </Text>
);

function Occupancy({ home: { kind, lease, beds, paid_month: paidMonth } }: { home: PortfolioHome }) {
  const { t } = useLingui();
  if (beds?.free === 0) return <Badge color="green">{t`Rented`}</Badge>;
  if (beds) return <Badge color="teal">{t`Rented out by the bed`}</Badge>;
  if (lease?.state === 'ending') return <Badge color="yellow">{t`Under notice`}</Badge>;
  if (lease) return <Badge color="green">{t`Rented`}</Badge>;
  if (paidMonth !== null) return <Badge color="teal">{t`Rented, lease missing`}</Badge>;
  return <Badge color="gray">{kind === 'managed' ? t`Managed, vacant` : t`Vacant`}</Badge>;
}

function Facts({ as: role, home }: { as: LessorRole; home: PortfolioHome }) {
  const { t } = useLingui();
  const rent = home.rent === null ? null : formatRupees(paise(home.rent));
  const late = formatRupees(paise(home.late));
  return (
    <Group gap="sm">
      {rent && (
        <Text size="sm" className="money">
          <Trans>{rent} a month</Trans>
        </Text>
      )}
      {home.late > 0 && <Badge color="red">{t`${late} late`}</Badge>}
      {home.open_repairs > 0 && (
        <Anchor component={Link} to={`/portal/${role}/maintenance`} size="sm">
          <Plural value={home.open_repairs} one="# repair to do" other="# repairs to do" />
        </Anchor>
      )}
    </Group>
  );
}
