// The open leads side by side: a column for each stage, all five where a laptop has room; an empty stage is its heading alone; what has ended is in the lists above.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Stack, Title } from '@mantine/core';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { openColumns } from '../../../../domain/lead-pipeline.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import styles from './board.module.css';
import { LeadCardView } from './broker-lead-card.tsx';
import { brokerFailures, columnColours, columnLabels } from './lead-stage-labels.ts';
import { mineFirst } from './lead-waits.tsx';
import { NoLeads } from './no-leads.tsx';
import { stageAddress } from './stage-address.ts';

const SHOWN = 20;

type OpenColumn = (typeof openColumns)[number];

type LeadPage = { items: LeadCard[]; total: number; next_cursor: string | null };

type Wanted = { q: string | undefined; member: string | undefined };

export function Board(wanted: Wanted) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { q, member } = wanted;
  const pages = useQueries({
    queries: openColumns.map((column) =>
      queries.pipeline.list.queryOptions({
        input: { q, show: column, assigned_to: member, limit: SHOWN },
        staleTime: 0,
        placeholderData: keepPage,
      }),
    ),
  });
  // Five headings over nothing would say less.
  if (pages.every(({ data }) => data?.total === 0)) return <NoLeads show="open" {...wanted} />;
  return (
    // Moved sideways by keyboard too, where it is wider than its place.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.board} aria-label={t`Open leads by stage`} tabIndex={0}>
      {openColumns.map((column, place) => (
        <Column key={column} column={column} page={pages[place] as PageQuery} {...wanted} />
      ))}
    </section>
  );
}

const columnId = (column: OpenColumn) => `column-${column}`;

/** Brings a stage to the left edge of the board, and the keyboard to it. */
export function goToColumn(column: OpenColumn): void {
  const place = document.getElementById(columnId(column))?.closest<HTMLElement>('section');
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ inline: 'start', block: 'nearest' });
}

type PageQuery = Pick<
  UseQueryResult<LeadPage>,
  'data' | 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'
>;

function Column({ column, page, q, member }: Wanted & { column: OpenColumn; page: PageQuery }) {
  const { i18n } = useLingui();
  const id = columnId(column);
  const total = page.data?.total ?? 0;
  return (
    <section
      className={styles.column}
      tabIndex={-1}
      aria-labelledby={id}
      data-column={column}
      data-empty={page.data?.total === 0 || undefined}
    >
      <div className={styles.head}>
        <Title order={2} size="h5" id={id}>
          {i18n._(columnLabels[column])}
        </Title>
        {page.data && <Badge color={columnColours[column]}>{total}</Badge>}
      </div>
      {page.isPending && <TableSkeleton rows={2} />}
      {page.isError && <LoadError query={page} otherwise={brokerFailures.leads} />}
      {page.data && (
        <Stack gap="sm">
          {mineFirst(page.data.items).map((card) => (
            <LeadCardView key={card.id} card={card} isOnBoard />
          ))}
          {page.data.next_cursor && (
            <Anchor component={Link} size="sm" to={stageAddress({ show: column, q, member })}>
              <Trans>Show all {total}</Trans>
            </Anchor>
          )}
        </Stack>
      )}
    </section>
  );
}
