// Whether a month of the books is closed, the button that closes it or opens it again, and who did so before.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { BookClosing, TrialBalance } from '../../../contract/books.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { ReasonButton } from '../../components/form/reason-button.tsx';
import { useMove } from '../../components/form/use-move.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMay } from '../shell/use-may.ts';

const MOST_LETTERS = 500;

export function Period({ balance }: { balance: TrialBalance }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const may = useMay();
  const { month, late, period, closings } = balance;
  const name = formatMonth(month);
  const reload = () => client.invalidateQueries({ queryKey: queries.books.key() });
  const close = useMove({
    send: () => api.books.closeMonth({ month }),
    onDone: () => toast.success(msg`Month closed`, msg`No entry can be posted in it now.`),
    reload,
  });
  return (
    <Card padding="md" component="section" aria-labelledby="books-period">
      <Stack gap="sm">
        <Title order={2} size="h4" id="books-period">
          <Trans>Closing of months</Trans>
        </Title>
        <Group justify="space-between" gap="sm">
          <Text role="status" maw={640}>
            {stateOf(balance)}
          </Text>
          {period.state === 'open' && may('books.closeMonth') && (
            <ConfirmButton
              question={t`Close the books of ${name}?`}
              confirmLabel={t`Close the month`}
              explanation={
                <Text>
                  <Trans>
                    After that, no entry can be posted in {name} or earlier. Late entries count on the first
                    open day and show their own date. Another administrator can open the month again.
                  </Trans>
                </Text>
              }
              onConfirm={() => close.mutateAsync(undefined).catch(() => undefined)}
            >
              {t`Close ${name}`}
            </ConfirmButton>
          )}
          {period.can_reopen && may('books.reopenMonth') && (
            <ReasonButton
              label={t`Open ${name} again`}
              explanation={t`This lets entries be posted in the month again. Another administrator than the one who closed it must do this.`}
              most={MOST_LETTERS}
              send={(reason, options) => api.books.reopenMonth({ month, reason }, options)}
              reload={reload}
            />
          )}
        </Group>
        {late > 0 && (
          <Text size="sm">
            <Trans>Late entries of closed months, counted in this month: {late}</Trans>
          </Text>
        )}
        {closings.length > 0 && <Closings rows={closings} />}
      </Stack>
    </Card>
  );
}

function stateOf({ month, period }: TrialBalance) {
  const name = formatMonth(month);
  if (period.state === 'closed') return <Trans>{name} is closed. No entry can be posted in it.</Trans>;
  if (period.state === 'open') return <Trans>{name} is over and still open.</Trans>;
  return <Trans>{name} can be closed once it is over.</Trans>;
}

function Closings({ rows }: { rows: readonly BookClosing[] }) {
  const { t } = useLingui();
  const nobody = t`Deleted account`;
  const columns: Column<BookClosing>[] = [
    { key: 'month', label: t`Month`, isHeader: true, cell: ({ month }) => formatMonth(month) },
    {
      key: 'closed',
      label: t`Closed`,
      cell: ({ closed_by: by, closed_at: at }) => `${formatInstant(at)}, ${by ?? nobody}`,
    },
    {
      key: 'reopened',
      label: t`Opened again`,
      cell: ({ reopened_by: by, reopened_at: at, reason }) =>
        at && `${formatInstant(at)}, ${by ?? nobody}: ${reason}`,
    },
  ];
  return (
    <DataTable
      label={t`Closing of months`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      minWidth={600}
    />
  );
}
