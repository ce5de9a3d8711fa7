// `/portal/broker/leads`: who asks about which home, from the first question to the lease, with notes and reminders.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { pipelineShows } from '../../../../contract/choices.ts';
import { openColumns } from '../../../../domain/lead-pipeline.ts';
import { CardList } from '../../../components/list/card-list.tsx';
import { ListFilters } from '../../../components/list/list-filters.tsx';
import { useListInput } from '../../../components/list/list-input.ts';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { brokerFailures, columnLabels } from '../lead-stage-labels.ts';
import { Board } from './board.tsx';
import { LeadCardView } from './broker-lead-card.tsx';

export const meta = () => screenMeta(msg`Leads`);

export default function BrokerLeads() {
  return (
    <RoleGuard allowed={['broker']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Leads</Trans>}
          description={
            <>
              <Trans>Your leads, by stage.</Trans>{' '}
              <Trans>Phone and email show once a visit or application is accepted.</Trans>
            </>
          }
        />
        <Pipeline />
      </Stack>
    </RoleGuard>
  );
}

/** Open leads stand side by side where there is room; one stage, or a narrow screen, is a list. */
function Pipeline() {
  const { t } = useLingui();
  const { input } = useListInput({ show: pipelineShows });
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Home, locality or city`} />
      <Stages show={input.show} />
      {isWide && input.show === 'open' ? <Board q={input.q} /> : <Leads />}
    </Stack>
  );
}

function Leads() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: pipelineShows });
  const page = useQuery(
    queries.pipeline.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <CardList
      query={page}
      failure={brokerFailures.leads}
      empty={
        <EmptyState title={isFiltered ? t`Nothing matches` : t`No open leads`}>
          {!isFiltered && (
            <Trans>
              When someone writes to you about one of your homes or requests a visit, a card appears here.
            </Trans>
          )}
        </EmptyState>
      }
      count={(total) => <Plural value={total} one="# lead" other="# leads" />}
      rowKey={({ id }) => id}
      card={(card) => <LeadCardView card={card} />}
    />
  );
}

type Show = (typeof pipelineShows)[number];

/** Each stage with how many are in it; what was searched for stays. */
function Stages({ show }: { show: Show }) {
  const { i18n, t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const counts = useQuery(queries.pipeline.counts.queryOptions({ staleTime: 0 })).data?.columns;
  const open = counts && openColumns.reduce((sum, column) => sum + counts[column], 0);
  const names = pipelineShows.map((one): [Show, string, number | undefined] => {
    if (one === 'open') return [one, t`Open`, open];
    if (one === 'all') return [one, t`All`, counts && (open ?? 0) + counts.let + counts.lost];
    return [one, i18n._(columnLabels[one]), counts?.[one]];
  });
  const q = params.get('q');
  return (
    <Group component="nav" gap="xs" aria-label={t`Stage`}>
      {names.map(([one, name, count]) => (
        <Button
          key={one}
          component={Link}
          to={`?${new URLSearchParams({ ...(one === 'open' ? {} : { show: one }), ...(q ? { q } : {}) })}`}
          size="xs"
          radius="xl"
          variant={one === show ? 'filled' : 'default'}
          aria-current={one === show ? 'page' : undefined}
        >
          {count === undefined ? name : `${name} (${count})`}
        </Button>
      ))}
    </Group>
  );
}
