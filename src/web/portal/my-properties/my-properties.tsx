// A lister's homes with what is asked of them (specification, section 2.5).
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OwnHomes } from '../../../contract/listing.ts';
import { OWN_HOMES_PER_PAGE } from '../../../domain/own-homes.ts';
import { Pager } from '../../components/list/pager.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconBuildingSkyscraper, IconFileImport, IconHome, IconPlus } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton, StatsSkeleton } from '../../ui/skeletons.tsx';
import { HomeCard } from './home-card.tsx';
import { HomeFilters } from './home-filters.tsx';
import { isFiltered, listFromUrl } from './property-list-url.ts';
import { StatCards } from './stat-cards.tsx';

export const meta = () => screenMeta(msg`My Properties`);

export default function MyProperties() {
  const [params] = useSearchParams();
  const { queries } = useApi();
  const list = listFromUrl(params);
  const homes = useQuery(
    queries.properties.listMine.queryOptions({
      input: list,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <Header />
      {homes.isPending && (
        <>
          <StatsSkeleton />
          <CardsSkeleton />
        </>
      )}
      {homes.isError && (
        <LoadError error={homes.error} retrying={homes.isFetching} onRetry={() => homes.refetch()} />
      )}
      {homes.data && <Homes homes={homes.data} params={params} />}
    </Stack>
  );
}

function Header() {
  return (
    <PageHeader
      title={<Trans>My Properties</Trans>}
      description={<Trans>Your listings, enquiries and availability.</Trans>}
      actions={
        <>
          <Button
            component={Link}
            to="/buildings"
            variant="default"
            leftSection={<IconBuildingSkyscraper size={18} />}
          >
            <Trans>Buildings</Trans>
          </Button>
          <Button
            component={Link}
            to="/my-properties/import"
            variant="default"
            leftSection={<IconFileImport size={18} />}
          >
            <Trans>Import from a file</Trans>
          </Button>
          <Button component={Link} to="/submit-property" leftSection={<IconPlus size={18} />}>
            <Trans>List a home</Trans>
          </Button>
        </>
      }
    />
  );
}

function LoadError({ error, ...again }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const { i18n } = useLingui();
  const message = failureMessage(error, failures.fetchProperties);
  return (
    <ErrorState title={typeof message === 'string' ? message : i18n._(message)} {...again}>
      <Trans>Your homes are safe. Check the connection and try again.</Trans>
    </ErrorState>
  );
}

function Homes({ homes, params }: { homes: OwnHomes; params: URLSearchParams }) {
  const names = usePlaceNames(
    homes.items.flatMap(({ city, locality }) => (city === null ? [] : [{ city, locality }])),
  );
  const placeOf = ({ city, locality }: OwnHomes['items'][number]) =>
    [locality && names.locality(locality, city ?? ''), city && names.city(city)].filter(Boolean).join(', ');
  if (homes.stats.total === 0) return <NoHomes />;
  const { page } = listFromUrl(params);
  const pages = Math.max(1, Math.ceil(homes.total / OWN_HOMES_PER_PAGE));
  return (
    <>
      <StatCards stats={homes.stats} />
      <HomeFilters />
      <Text size="sm" c="dimmed" role="status">
        <Plural value={homes.total} one="# home" other="# homes" />
      </Text>
      {homes.total === 0 && isFiltered(params) && <NothingMatches />}
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="md">
        {homes.items.map((home) => (
          <HomeCard key={home.id} home={home} place={placeOf(home)} />
        ))}
      </SimpleGrid>
      <Pager page={page} pages={pages} />
    </>
  );
}

function NoHomes() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconHome size={28} />}
      title={t`No properties yet`}
      action={
        <Button component={Link} to="/properties/create" leftSection={<IconPlus size={18} />}>
          <Trans>List Your First Property</Trans>
        </Button>
      }
    >
      <Trans>List a home in a few minutes. It is saved while you type.</Trans>
    </EmptyState>
  );
}

function NothingMatches() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No home matches`}
      action={
        <Button component={Link} to="?" variant="default">
          <Trans>Show all homes</Trans>
        </Button>
      }
    >
      <Trans>Try another word or another filter.</Trans>
    </EmptyState>
  );
}
