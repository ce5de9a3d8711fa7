// The pipeline as a board or a list: its stages with their counts, words and, in an organisation, whose leads.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { pipelineShows } from '../../../../contract/choices.ts';
import { endedColumns, type LeadColumn, openColumns } from '../../../../domain/lead-pipeline.ts';
import { CardList } from '../../../components/list/card-list.tsx';
import { ListFilters } from '../../../components/list/list-filters.tsx';
import { useListInput } from '../../../components/list/list-input.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { IconBell } from '../../../ui/icons.ts';
import { useMemberFilter } from '../../leads/use-member-filter.ts';
import styles from './board.module.css';
import { Board, goToColumn } from './board.tsx';
import { LeadCardView } from './broker-lead-card.tsx';
import { LeadLine } from './lead-line.tsx';
import { brokerFailures, columnLabels } from './lead-stage-labels.ts';
import { mineFirst } from './lead-waits.tsx';
import { NoLeads } from './no-leads.tsx';
import { stageAddress } from './stage-address.ts';

/** What the address says of the list: words, stage, page, and the member of one's organisation whose leads are wanted. */
function usePipelineInput() {
  const { input } = useListInput({ show: pipelineShows });
  const [params] = useSearchParams();
  const member = params.get('member') ?? undefined;
  return { ...input, assigned_to: member };
}

type Show = (typeof pipelineShows)[number];

const useCounts = (member: string | undefined) => {
  const { queries } = useApi();
  return useQuery(queries.pipeline.counts.queryOptions({ input: { assigned_to: member }, staleTime: 0 }));
};

/** Open leads stand side by side where there is room; a narrow screen shows one stage at a time. */
export function Pipeline() {
  const { t } = useLingui();
  const input = usePipelineInput();
  const memberFilter = useMemberFilter(true);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const counts = useCounts(input.assigned_to).data;
  const show = isWide || input.show !== 'open' ? input.show : firstStage(counts);
  return (
    <Stack gap="md">
      {!isWide && <StagePicker show={show} member={input.assigned_to} />}
      <Group gap="sm" align="flex-end" className={styles.filters}>
        <ListFilters placeholder={t`Name, home or city`} filters={memberFilter} />
        {isWide && <Stages show={show} member={input.assigned_to} isWide />}
      </Group>
      {isWide && show === 'open' ? (
        <Board q={input.q} member={input.assigned_to} />
      ) : (
        <Leads show={show} isWide={isWide} />
      )}
      {/* On a phone the leads of the stage come first. */}
      {!isWide && <Stages show={show} member={input.assigned_to} isWide={false} />}
    </Stack>
  );
}

type Counts = { columns: Record<LeadColumn, number>; due: Record<LeadColumn, number> };

/** Where a follow-up is due, else the first stage that holds a lead; all open ones as long as that is not known, and where there are none. */
function firstStage(counts: Counts | undefined): Show {
  if (!counts) return 'open';
  const { columns, due } = counts;
  return (
    openColumns.find((column) => due[column] > 0) ??
    openColumns.find((column) => columns[column] > 0) ??
    'open'
  );
}

/** What has ended and all leads together are scanned: a line each where there is room for one. */
const isScanned = (show: Show): boolean => show === 'all' || endedColumns.some((column) => column === show);

function Leads({ show, isWide }: { show: Show; isWide: boolean }) {
  const { queries } = useApi();
  const input = usePipelineInput();
  const saysStage = !openColumns.some((column) => column === show);
  const page = useQuery(
    queries.pipeline.list.queryOptions({
      input: { ...input, show },
      staleTime: 0,
      placeholderData: keepPage,
      // A stage is in the order of its column on the board.
      select: (data) => (saysStage ? data : { ...data, items: mineFirst(data.items) }),
    }),
  );
  const isLines = isWide && isScanned(show);
  return (
    <CardList
      query={page}
      failure={brokerFailures.leads}
      empty={<NoLeads show={show} q={input.q} member={input.assigned_to} />}
      // The picker of stages has said how many a stage holds.
      count={(total) => saysStage && <Plural value={total} one="# lead" other="# leads" />}
      rowKey={({ id }) => id}
      isBordered={isLines}
      card={(card) =>
        isLines ? <LeadLine card={card} /> : <LeadCardView card={card} saysStage={saysStage} />
      }
    />
  );
}

type StagesProps = { show: Show; member: string | undefined };

/** The open stages of a phone, each with how many leads it holds. */
function StagePicker({ show, member }: StagesProps) {
  const { i18n, t } = useLingui();
  const [params] = useSearchParams();
  const counts = useCounts(member).data;
  const q = params.get('q') ?? undefined;
  return (
    <nav className={styles.stages} aria-label={t`Stage`}>
      {openColumns.map((column) => {
        const due = counts?.due[column] ?? 0;
        return (
          <Link
            key={column}
            to={stageAddress({ show: column, q, member })}
            className={styles.stage}
            aria-current={column === show ? 'page' : undefined}
            data-due={due > 0 || undefined}
          >
            <strong>{counts?.columns[column] ?? '–'}</strong>
            {i18n._(columnLabels[column])}
            {due > 0 && (
              <VisuallyHidden>
                <Trans>A follow-up is due</Trans>
              </VisuallyHidden>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** What is no open stage, with how many are in it; what was searched for and whose leads they are stays. */
function Stages({ show, member, isWide }: StagesProps & { isWide: boolean }) {
  const { i18n, t } = useLingui();
  const [params] = useSearchParams();
  const counts = useCounts(member).data;
  const columns = counts?.columns;
  const dueCount = counts && openColumns.reduce((sum, column) => sum + counts.due[column], 0);
  const due = counts && openColumns.find((column) => counts.due[column] > 0);
  const follow = t`Follow-ups due`;
  const open = columns && openColumns.reduce((sum, column) => sum + columns[column], 0);
  const ended = endedColumns.map((one): [Show, string, number | undefined] => [
    one,
    i18n._(columnLabels[one]),
    columns?.[one],
  ]);
  const stage = openColumns.find((column) => column === show);
  const names: [Show, string, number | undefined][] = [
    ...(isWide ? ([['open', t`Open`, open]] as const) : []),
    ...(isWide && stage ? ([[stage, i18n._(columnLabels[stage]), columns?.[stage]]] as const) : []),
    ...(show === 'due' ? ([['due', follow, dueCount]] as const) : []),
    ...ended,
    ['all', t`All`, columns && (open ?? 0) + columns.let + columns.lost],
  ].map(([one, name, count]) => [one as Show, name as string, count as number | undefined]);
  const q = params.get('q') ?? undefined;
  return (
    <Group component="nav" gap="xs" aria-label={isWide ? t`Stage` : t`Other leads`}>
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
          {`${name} (${count ?? '–'})`}
        </Button>
      ))}
      {/* A phone opens the stage itself, and marks it; on the board it may be out of sight. */}
      {isWide && show !== 'due' && dueCount !== undefined && dueCount > 0 && (
        <DueChip to={stageAddress({ show: 'due', q, member })} column={show === 'open' ? due : undefined}>
          {`${follow} (${dueCount})`}
        </DueChip>
      )}
    </Group>
  );
}

type DueChipProps = { to: string; column: (typeof openColumns)[number] | undefined; children: string };

/** On the board it leads to the stage that holds them, elsewhere to their list. */
function DueChip({ to, column, children }: DueChipProps) {
  const looks = {
    size: 'xs',
    radius: 'xl',
    variant: 'light',
    color: 'yellow',
    leftSection: <IconBell size={14} aria-hidden />,
    children,
  };
  return column ? (
    <Button {...looks} onClick={() => goToColumn(column)} />
  ) : (
    <Button {...looks} component={Link} to={to} />
  );
}
