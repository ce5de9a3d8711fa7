// Requests page by page, by state; the choice stands in the address.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { maintenanceShows } from '../../../contract/choices.ts';
import type { MaintenanceFilters } from '../../../contract/maintenance.ts';
import { cursorOf } from '../../components/list/cursor-of.ts';
import { CursorPager, ListControls } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { maintenanceStatusShown } from '../../components/maintenance/maintenance-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { RequestCard } from './request-card.tsx';

export function RequestList({ as: role }: Pick<MaintenanceFilters, 'as'>) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const show = maintenanceShows.find((one) => one === params.get('show')) ?? usual(role);
  const q = params.get('q')?.slice(0, 200) || undefined;
  const homeOf = params.get('home') ?? undefined;
  const page = useQuery(
    queries.maintenance.list.queryOptions({
      input: { as: role, show, q, home_of: homeOf, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListControls placeholder={t`What, or which home`} />
        <ShowSelect show={show} />
      </Group>
      {page.isPending && <TableSkeleton rows={3} />}
      {page.isError && <LoadError query={page} otherwise={msg`The requests could not be loaded`} />}
      {homeOf && <OneHome name={page.data?.items[0]?.home_name} />}
      {page.data?.items.length === 0 && (
        <EmptyState title={q || homeOf || show !== usual(role) ? t`Nothing matches` : t`Nothing to repair`}>
          <Trans>Requests stand here from the first word to the finished work.</Trans>
        </EmptyState>
      )}
      {page.data && page.data.items.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          <Plural value={page.data.total} one="# request" other="# requests" />
        </Text>
      )}
      {page.data?.items.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {page.data && <CursorPager nextCursor={page.data.next_cursor} />}
    </Stack>
  );
}

/** A tenant follows his own to the end; who works them sees what is left to do. */
const usual = (role: MaintenanceFilters['as']) => (role === 'tenant' ? 'all' : 'open');

function OneHome({ name }: { name: string | undefined }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  for (const key of ['home', 'cursor']) next.delete(key);
  return (
    <Text size="sm">
      {name ? <Trans>Only of {name}.</Trans> : <Trans>Only of one home.</Trans>}{' '}
      <Anchor component={Link} to={`?${next}`} underline="always" inherit>
        <Trans>Show all homes</Trans>
      </Anchor>
    </Text>
  );
}

function ShowSelect({ show }: { show: MaintenanceFilters['show'] }) {
  const { t, i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const wordOf = (value: MaintenanceFilters['show']) => {
    if (value === 'all') return t`All`;
    if (value === 'ended') return t`Done and cancelled`;
    return value === 'open' ? t`Not done yet` : i18n._(maintenanceStatusShown[value].label);
  };
  const choose = (value: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (value) next.set('show', value);
    setParams(next, { preventScrollReset: true });
  };
  const values = [...new Set(maintenanceShows)];
  return (
    <SelectField
      label={t`Show`}
      value={show}
      onChange={choose}
      allowDeselect={false}
      options={values.map((value) => ({ value, label: wordOf(value) }))}
    />
  );
}
