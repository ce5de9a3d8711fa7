// Requests page by page, by state; the choice stands in the address.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { maintenanceShows } from '../../../contract/choices.ts';
import type { MaintenanceFilters } from '../../../contract/maintenance.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ClearSearch } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { maintenanceStatusShown } from '../../components/maintenance/maintenance-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RequestCard } from './request-card.tsx';

/** Of whoever works them: a tenant's page has a budget of scripts. */
const RequestRow = lazy(async () => ({ default: (await import('./request-row.tsx')).RequestRow }));

export function RequestList({ as: role }: Pick<MaintenanceFilters, 'as'>) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const shows = showsOf(role);
  const { input, isFiltered } = useListInput({ show: shows });
  const homeOf = params.get('home') ?? undefined;
  const page = useQuery(
    queries.maintenance.list.queryOptions({
      input: { as: role, home_of: homeOf, ...input },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const wordOf = (value: MaintenanceFilters['show']) => {
    if (value === 'all') return t`All`;
    if (value === 'ended') return t`Done and cancelled`;
    return value === 'open' ? t`Not done yet` : i18n._(maintenanceStatusShown[value].label);
  };
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`What, or which home`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: shows.map((value) => ({ value, label: wordOf(value) })),
          },
        ]}
      />
      {homeOf && <OneHome name={page.data?.items[0]?.home_name} />}
      <CardList
        query={page}
        failure={msg`The requests could not be loaded`}
        empty={
          <EmptyState
            title={homeOf || isFiltered ? t`Nothing matches` : t`Nothing to repair`}
            action={<ClearSearch />}
          >
            {!homeOf && !isFiltered && <Trans>Your repair requests show up here.</Trans>}
          </EmptyState>
        }
        count={(total) => <Plural value={total} one="# request" other="# requests" />}
        rowKey={({ id }) => id}
        isBordered={role !== 'tenant'}
        card={(request) =>
          role === 'tenant' ? (
            <RequestCard request={request} />
          ) : (
            <Suspense fallback={null}>
              <RequestRow request={request} />
            </Suspense>
          )
        }
      />
    </Stack>
  );
}

/** The usual choice first: a tenant follows a request to the end, who works them sees what is left to do. None stands there twice. */
const showsOf = (
  role: MaintenanceFilters['as'],
): [MaintenanceFilters['show'], ...MaintenanceFilters['show'][]] => {
  const usual = role === 'tenant' ? 'all' : 'open';
  return [usual, ...new Set(maintenanceShows.filter((show) => show !== usual))];
};

function OneHome({ name }: { name: string | undefined }) {
  const [params] = useSearchParams();
  const home = useHomeName(name ?? '');
  const next = new URLSearchParams(params);
  for (const key of ['home', 'cursor']) next.delete(key);
  return (
    <Text size="sm">
      {name ? <Trans>Only of {home}.</Trans> : <Trans>Only of one home.</Trans>}{' '}
      <Anchor component={Link} to={`?${next}`} underline="always" inherit>
        <Trans>Show all homes</Trans>
      </Anchor>
    </Text>
  );
}
