// The open leads side by side: a column for each stage, with how many are in it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openColumns } from '../../../../domain/lead-pipeline.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { keepPage } from '../../../lib/keep-page.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { brokerFailures, columnColours, columnLabels } from '../lead-stage-labels.ts';
import styles from './board.module.css';
import { LeadCardView } from './broker-lead-card.tsx';
import { stageAddress } from './stage-address.ts';

const SHOWN = 20;

type OpenColumn = (typeof openColumns)[number];

type Wanted = { q: string | undefined; member: string | undefined };

export function Board(wanted: Wanted) {
  const { t } = useLingui();
  return (
    // Moved sideways by keyboard too, where it is wider than its place.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.board} aria-label={t`Open leads by stage`} tabIndex={0}>
      {openColumns.map((column) => (
        <Column key={column} column={column} {...wanted} />
      ))}
    </section>
  );
}

function Column({ column, q, member }: Wanted & { column: OpenColumn }) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const page = useQuery(
    queries.pipeline.list.queryOptions({
      input: { q, show: column, assigned_to: member, limit: SHOWN },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const id = `column-${column}`;
  const total = page.data?.total ?? 0;
  return (
    <section className={styles.column} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="xs" wrap="nowrap">
        <Title order={2} size="h5" id={id}>
          {i18n._(columnLabels[column])}
        </Title>
        {page.data && <Badge color={columnColours[column]}>{total}</Badge>}
      </Group>
      {page.isPending && <TableSkeleton rows={2} />}
      {page.isError && <LoadError query={page} otherwise={brokerFailures.leads} />}
      {page.data && (
        <Stack gap="sm">
          {page.data.items.map((card) => (
            <LeadCardView key={card.id} card={card} isOnBoard />
          ))}
          {total === 0 && (
            <Text size="sm" c="dimmed">
              <Trans>None now</Trans>
            </Text>
          )}
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
