// `/manage-properties`: one's homes as a working table: how each does, changes of many at once, and all of them week by week.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnHomes } from '../../../contract/listing.ts';
import { OWN_HOMES_PER_PAGE } from '../../../domain/own-homes.ts';
import { AllMatching, noneChosen } from '../../components/list/all-matching.tsx';
import { Pager } from '../../components/list/pager.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconHome } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { HomeFilters } from '../my-properties/home-filters.tsx';
import { listFromUrl } from '../my-properties/property-list-url.ts';
import { HomeTable } from './home-table.tsx';

/** Comes after the page, which has a budget of scripts. */
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));
const Weeks = lazy(async () => ({ default: (await import('./weeks.tsx')).Weeks }));

export const meta = () => screenMeta(msg`Manage Properties`);

/** So many homes need no search. */
const SHORT_LIST = 8;

const noFigures = msg`Your homes’ performance could not be loaded`;

export default function ManageProperties() {
  const [params] = useSearchParams();
  const { queries } = useApi();
  const homes = useQuery(
    queries.properties.listMine.queryOptions({
      input: listFromUrl(params),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Manage Properties</Trans>}
        description={
          homes.data?.stats.total !== 0 && (
            <Trans>The last 30 days. Select homes to change them together.</Trans>
          )
        }
        actions={
          <Button component={Link} to="/my-properties" variant="default">
            <Trans>My Properties</Trans>
          </Button>
        }
      />
      {homes.isPending && <TableSkeleton rows={6} />}
      {homes.isError && <LoadError query={homes} otherwise={failures.fetchProperties} />}
      {/* Another filter begins without a choice. */}
      {homes.data && <Homes key={filterOf(params)} homes={homes.data} params={params} />}
    </Stack>
  );
}

function filterOf(params: URLSearchParams): string {
  const filter = new URLSearchParams(params);
  filter.delete('page');
  return filter.toString();
}

function Homes({ homes, params }: { homes: OwnHomes; params: URLSearchParams }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(noneChosen);
  if (homes.stats.total === 0) {
    return (
      <EmptyState
        icon={<IconHome size={28} />}
        title={t`No properties yet`}
        action={
          <Button component={Link} to="/properties/create">
            <Trans>List Your First Property</Trans>
          </Button>
        }
      />
    );
  }
  const { page, q, show } = listFromUrl(params);
  const pages = Math.max(1, Math.ceil(homes.total / OWN_HOMES_PER_PAGE));
  const ids = homes.items.map(({ id }) => id);
  // Homes of another page are not changed unseen, unless all that match are chosen.
  const here = { ...chosen, ids: chosen.isAll ? ids : chosen.ids.filter((id) => ids.includes(id)) };
  return (
    <>
      {/* What fits on a screen is looked through faster than it is narrowed. */}
      {(params.size > 0 || homes.stats.total > SHORT_LIST) && <HomeFilters />}
      <Group gap="xs">
        <Text size="sm" c="dimmed" role="status">
          <Plural value={homes.total} one="# home" other="# homes" />
        </Text>
        <Suspense>
          <BulkBar
            chosen={here}
            filter={{ q, show }}
            total={homes.total}
            onDone={() => setChosen(noneChosen)}
          />
        </Suspense>
      </Group>
      <AllMatching chosen={here} onChoose={setChosen} rows={ids.length} total={homes.total} />
      <Figures
        homes={homes}
        chosen={here.ids}
        onChoose={(chosenIds) => setChosen({ ids: chosenIds, isAll: false })}
      />
      <Pager page={page} pages={pages} />
      <Suspense>
        <Weeks />
      </Suspense>
    </>
  );
}

type FiguresProps = {
  homes: OwnHomes;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

function Figures({ homes, chosen, onChoose }: FiguresProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const ids = homes.items.map(({ id }) => id);
  const figures = useQuery(
    queries.properties.performance.queryOptions({ input: { ids }, enabled: ids.length > 0, staleTime: 0 }),
  );
  if (ids.length === 0) return <EmptyState title={t`No home matches`} />;
  if (figures.isError) return <LoadError query={figures} otherwise={noFigures} />;
  if (figures.isPending) return <Skeleton height={320} role="status" aria-label={t`Loading`} />;
  return <HomeTable homes={homes.items} figures={figures.data.items} chosen={chosen} onChoose={onChoose} />;
}
