// `/portal/broker/leads`: who asks about which home, from the first question to the lease, with notes and reminders.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pipelineShows } from '../../../../contract/choices.ts';
import { cursorOf } from '../../../components/list/cursor-of.ts';
import { CursorPager, ListControls } from '../../../components/list/list-controls.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { RoleGuard } from '../../../components/role-guard.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
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
  const [params] = useSearchParams();
  const show = pipelineShows.find((one) => one === params.get('show')) ?? 'open';
  const q = params.get('q')?.trim().slice(0, 200) || undefined;
  const page = useQuery(
    queries.pipeline.list.queryOptions({
      input: { q, show, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListControls placeholder={t`Home, locality or city`} />
        <StageSelect value={show} />
      </Group>
      <QueryState query={page} failure={brokerFailures.leads}>
        {({ items, total, next_cursor: next }) =>
          items.length === 0 ? (
            <EmptyState title={q || show !== 'open' ? t`Nothing matches` : t`No open leads`}>
              {!q && show === 'open' && (
                <Trans>As soon as somebody asks to see one of your homes, a card appears here.</Trans>
              )}
            </EmptyState>
          ) : (
            <Stack gap="md">
              <Text size="sm" c="dimmed" role="status">
                <Plural value={total} one="# lead" other="# leads" />
              </Text>
              {items.map((card) => (
                <LeadCardView key={card.id} card={card} />
              ))}
              <CursorPager nextCursor={next} />
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}

function StageSelect({ value }: { value: string }) {
  const { i18n, t } = useLingui();
  const { queries } = useApi();
  const [params, setParams] = useSearchParams();
  const counts = useQuery(queries.pipeline.counts.queryOptions({ staleTime: 0 })).data?.stages;
  const choose = (show: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('cursor');
    if (show && show !== 'open') next.set('show', show);
    else next.delete('show');
    setParams(next, { preventScrollReset: true });
  };
  const options = pipelineShows.map((show) => {
    if (show === 'open') return { value: show, label: t`Open` };
    if (show === 'all') return { value: show, label: t`All` };
    const name = i18n._(stageLabels[show]);
    return { value: show, label: counts ? `${name} (${counts[show]})` : name };
  });
  return (
    <SelectField label={t`Stage`} value={value} onChange={choose} allowDeselect={false} options={options} />
  );
}
