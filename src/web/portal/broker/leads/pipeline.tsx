// The pipeline as a board or a list: its stages with their counts, words and, in an organisation, whose leads.
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
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMemberFilter } from '../../leads/use-member-filter.ts';
import { brokerFailures, columnLabels } from '../lead-stage-labels.ts';
import { Board } from './board.tsx';
import { LeadCardView } from './broker-lead-card.tsx';
import { stageAddress } from './stage-address.ts';

/** What the address says of the list: words, stage, page, and the member of one's organisation whose leads are wanted. */
function usePipelineInput() {
  const { input, isFiltered } = useListInput({ show: pipelineShows });
  const [params] = useSearchParams();
  const member = params.get('member') ?? undefined;
  return {
    input: { ...input, assigned_to: member },
    isFiltered: isFiltered || member !== undefined,
  };
}

/** Open leads stand side by side where there is room; one stage, or a narrow screen, is a list. */
export function Pipeline() {
  const { t } = useLingui();
  const { input } = usePipelineInput();
  const memberFilter = useMemberFilter(true);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Home, locality or city`} filters={memberFilter} />
      <Stages show={input.show} member={input.assigned_to} />
      {isWide && input.show === 'open' ? <Board q={input.q} member={input.assigned_to} /> : <Leads />}
    </Stack>
  );
}

function Leads() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = usePipelineInput();
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

/** Each stage with how many are in it; what was searched for and whose leads they are stays. */
function Stages({ show, member }: { show: Show; member: string | undefined }) {
  const { i18n, t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const counts = useQuery(
    queries.pipeline.counts.queryOptions({ input: { assigned_to: member }, staleTime: 0 }),
  ).data?.columns;
  const open = counts && openColumns.reduce((sum, column) => sum + counts[column], 0);
  const names = pipelineShows.map((one): [Show, string, number | undefined] => {
    if (one === 'open') return [one, t`Open`, open];
    if (one === 'all') return [one, t`All`, counts && (open ?? 0) + counts.let + counts.lost];
    return [one, i18n._(columnLabels[one]), counts?.[one]];
  });
  const q = params.get('q') ?? undefined;
  return (
    <Group component="nav" gap="xs" aria-label={t`Stage`}>
      {names.map(([one, name, count]) => (
        <Button
          key={one}
          component={Link}
          to={stageAddress({ show: one === 'open' ? undefined : one, q, member })}
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
