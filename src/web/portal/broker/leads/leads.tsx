// `/portal/broker/leads`: who asks about which home, from the first question to the lease, with notes and reminders.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pipelineShows } from '../../../../contract/choices.ts';
import { CardList } from '../../../components/list/card-list.tsx';
import { type ListFilter, ListFilters } from '../../../components/list/list-filters.tsx';
import { useListInput } from '../../../components/list/list-input.ts';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { brokerFailures, stageLabels } from '../lead-stage-labels.ts';
import { LeadCardView } from './broker-lead-card.tsx';

export const meta = () => screenMeta(msg`Leads`);

export default function BrokerLeads() {
  return (
    <RoleGuard allowed={['broker']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Leads</Trans>}
          description={<Trans>Everyone who asks about your homes, and how far each has come.</Trans>}
        />
        <Pipeline />
      </Stack>
    </RoleGuard>
  );
}

function Pipeline() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: pipelineShows });
  const page = useQuery(
    queries.pipeline.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Home, locality or city`} filters={[useStageFilter()]} />
      <CardList
        query={page}
        failure={brokerFailures.leads}
        empty={
          <EmptyState title={isFiltered ? t`Nothing matches` : t`No open leads`}>
            {!isFiltered && <Trans>When someone asks to see one of your homes, a card appears here.</Trans>}
          </EmptyState>
        }
        count={(total) => <Plural value={total} one="# lead" other="# leads" />}
        rowKey={({ id }) => id}
        card={(card) => <LeadCardView card={card} />}
      />
    </Stack>
  );
}

function useStageFilter(): ListFilter {
  const { i18n, t } = useLingui();
  const { queries } = useApi();
  const counts = useQuery(queries.pipeline.counts.queryOptions({ staleTime: 0 })).data?.stages;
  const options = pipelineShows.map((show) => {
    if (show === 'open') return { value: show, label: t`Open` };
    if (show === 'all') return { value: show, label: t`All` };
    const name = i18n._(stageLabels[show]);
    return { value: show, label: counts ? `${name} (${counts[show]})` : name };
  });
  return { name: 'show', label: t`Stage`, options };
}
