// The board: what waits, what somebody has in hand, what is being repaired, and what was done in the last month.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BoardFilters, MaintenanceCard } from '../../../contract/maintenance.ts';
import { dateInIndia, daysBetween, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ClearSearch } from '../../components/list/list-frame.tsx';
import { LoadError } from '../../components/load-error.tsx';
import {
  categoryLabels,
  maintenanceStatusShown,
  priorityLabels,
} from '../../components/maintenance/maintenance-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { ApproveButton } from './approve-button.tsx';

/** Where a row of the first screen led here. */
const Only = lazy(() => import('./only.tsx'));

/** So many cards need no search. */
const SHORT_BOARD = 12;

export function Board({ as: role }: Pick<BoardFilters, 'as'>) {
  const { t } = useLingui();
  const { queries } = useApi();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const q = params.get('q')?.slice(0, 200) || undefined;
  const board = useQuery(
    queries.maintenance.board.queryOptions({
      input: { as: role, q },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const only = boardShows.find((one) => one === params.get('only'));
  const columns = (board.data?.columns ?? []).map((column) => (only ? shownOf(column, only) : column));
  return (
    <Stack gap="md">
      {/* What fits on a screen is looked through faster than it is searched. */}
      {(q || columns.reduce((sum, { total }) => sum + total, 0) > SHORT_BOARD) && (
        <ListFilters placeholder={t`What, or which home`} />
      )}
      {board.isPending && <TableSkeleton rows={4} />}
      {board.isError && <LoadError query={board} otherwise={msg`The requests could not be loaded`} />}
      {board.data && columns.every(({ total }) => total === 0) && (
        <EmptyState title={q || only ? t`Nothing matches` : t`Nothing to repair`} action={<ClearSearch />}>
          {!q && !only && <Trans>Repair requests will appear here.</Trans>}
        </EmptyState>
      )}
      {only && (
        <Suspense>
          <Only show={only} />
        </Suspense>
      )}
      {columns.some(({ total }) => total > 0) && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
          {(isPhone ? urgentAbove(columns) : columns).map((column) => (
            <Column key={column.status} as={role} {...column} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

/** What a row of the first screen counts. */
const boardShows = ['urgent', 'estimates'] as const;
type BoardShow = (typeof boardShows)[number];

const isOf: Readonly<Record<BoardShow, (card: MaintenanceCard) => boolean>> = {
  urgent: ({ priority }) => priority === 'urgent',
  estimates: ({ estimate, is_approved: isApproved }) => estimate !== null && !isApproved,
};

function shownOf<One extends { status: MaintenanceCard['status']; cards: readonly MaintenanceCard[] }>(
  column: One,
  only: BoardShow,
) {
  const cards = column.status === 'done' ? [] : column.cards.filter(isOf[only]);
  return { ...column, cards, total: cards.length };
}

type ColumnProps = Pick<BoardFilters, 'as'> & {
  /** `urgent`: of all stages, each card with its own. */
  status: MaintenanceCard['status'] | 'urgent';
  total: number;
  cards: readonly MaintenanceCard[];
};

/** On a phone the columns stand below each other: what is urgent comes before all of them, and in none of them; an empty one would deny the badges above. */
function urgentAbove(columns: readonly Omit<ColumnProps, 'as'>[]): readonly Omit<ColumnProps, 'as'>[] {
  const isUrgent = (card: MaintenanceCard) => card.status !== 'done' && isOf.urgent(card);
  const urgent = columns.flatMap(({ cards }) => cards.filter(isUrgent));
  if (urgent.length === 0) return columns;
  const others = columns.map(({ status, total, cards }) => {
    const rest = cards.filter((card) => !isUrgent(card));
    return { status, total: total - cards.length + rest.length, cards: rest };
  });
  const filled = others.filter(({ total }) => total > 0);
  return [{ status: 'urgent', total: urgent.length, cards: urgent }, ...filled];
}

const urgentFirst = (cards: readonly MaintenanceCard[]) =>
  cards.toSorted((a, b) => Number(b.priority === 'urgent') - Number(a.priority === 'urgent'));

function Column({ as: role, status, total, cards }: ColumnProps) {
  const { i18n } = useLingui();
  const { label, color } =
    status === 'urgent' ? { label: priorityLabels.urgent, color: 'red' } : maintenanceStatusShown[status];
  const rest = total - cards.length;
  return (
    <Stack gap="sm" component="section" aria-label={i18n._(label)}>
      <Group gap="xs">
        <Title order={2} size="h5">
          {i18n._(label)}
        </Title>
        <Badge color={color} variant="light">
          {total}
        </Badge>
      </Group>
      {urgentFirst(cards).map((card) => (
        <BoardCard key={card.id} as={role} card={card} isAmongUrgent={status === 'urgent'} />
      ))}
      {rest > 0 && (
        <Anchor component={Link} to={`?view=list&show=${status}`} size="sm">
          <Trans>{rest} more</Trans>
        </Anchor>
      )}
    </Stack>
  );
}

type BoardCardProps = Pick<BoardFilters, 'as'> & { card: MaintenanceCard; isAmongUrgent: boolean };

function BoardCard({ as: role, card, isAmongUrgent }: BoardCardProps) {
  const { i18n, t } = useLingui();
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('request', card.id);
  const money = (amount: number) => formatRupees(paise(amount));
  const mayApprove =
    role === 'landlord' && card.estimate !== null && !card.is_approved && card.status !== 'done';
  // What waits for the landlord's yes is theirs to answer first.
  const isToAssign = card.status === 'open' && (card.estimate === null || card.is_approved);
  const facts = [
    card.assignee_name,
    card.cost !== null && t`Cost ${money(card.cost)}`,
    card.cost === null && card.estimate !== null && card.is_approved && t`Up to ${money(card.estimate)}`,
    card.cost === null &&
      card.estimate !== null &&
      !card.is_approved &&
      !mayApprove &&
      t`Estimate ${money(card.estimate)}, to be approved`,
    card.rating !== null && t`Rated ${card.rating} of 5`,
    card.photos > 0 && t`With photos`,
  ].filter(Boolean);
  const home = useHomeName(card.home_name);
  const name = `${card.title}, ${home}`;
  const stage = maintenanceStatusShown[card.status];
  const raised = dateInIndia(card.created_at);
  const days = daysBetween(raised, clock.today());
  const age =
    card.status === 'done' ? formatDate(raised) : t`${plural(days, { one: '# day', other: '# days' })}`;
  return (
    <Card padding="sm" component="article" aria-label={card.title}>
      <Stack gap={2}>
        <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
          <Anchor component={Link} to={`?${next}`} fw={600} preventScrollReset aria-label={name}>
            {card.title}
          </Anchor>
          {card.priority === 'urgent' && (
            <Badge color={isAmongUrgent ? stage.color : 'red'} style={{ flexShrink: 0 }}>
              {i18n._(isAmongUrgent ? stage.label : priorityLabels.urgent)}
            </Badge>
          )}
        </Group>
        <Text size="sm">
          {home} {'·\u00a0'}
          <span className="money">{age}</span>
        </Text>
        <Text size="xs" c="dimmed">
          {[card.tenant_name ?? t`Without a tenant`, i18n._(categoryLabels[card.category]), ...facts].join(
            ' ·\u00a0',
          )}
        </Text>
        {mayApprove && card.estimate !== null && (
          <ApproveButton
            id={card.id}
            of={name}
            by={card.assignee_name}
            estimate={card.estimate}
            hasTenant={card.tenant_name !== null}
            variant="light"
            size="xs"
            mt={6}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {isToAssign && (
          <Button
            component={Link}
            to={`?${next}`}
            preventScrollReset
            variant="light"
            size="xs"
            mt={6}
            style={{ alignSelf: 'flex-start' }}
            aria-label={t`Assign: ${name}`}
          >
            <Trans>Assign</Trans>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
