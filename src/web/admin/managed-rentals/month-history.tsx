// How a month's payment came to be what it is: each change with who, when and why; and whom it pays, or why nobody.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { RvlChange, RvlMonth, RvlRow } from '../../../contract/rvl.ts';
import { formatInstant, formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { WayOfPayment } from '../../components/commissions/way-of-payment.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

export type MonthProps = { row: RvlRow; cell: RvlMonth; onClose: () => void };

export function MonthHistory({ row, cell, onClose }: MonthProps) {
  return (
    <OpenModal
      onClose={onClose}
      size="xl"
      title={
        <Text component="span" fw={650} size="lg">
          {`${row.property_name}, ${formatMonth(cell.month)}`}
        </Text>
      }
    >
      <Changes id={row.id} month={cell.month} />
    </OpenModal>
  );
}

function Changes(input: { id: string; month: string }) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const title = useId();
  const history = useQuery(queries.rvl.history.queryOptions({ input, staleTime: 0 }));
  if (history.isPending) return <TableSkeleton rows={2} />;
  if (history.isError) {
    return <ErrorState title={i18n._(failures.loadManagedRentals)} onRetry={() => history.refetch()} />;
  }
  if (history.data.items.length === 0) {
    return (
      <Text size="sm">
        <Trans>Nothing was recorded for this month yet.</Trans>
      </Text>
    );
  }
  const { payment_id: payment, items } = history.data;
  return (
    <Stack gap="lg">
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((change) => (
          <Change key={change.changed_at} change={change} />
        ))}
      </Stack>
      {payment && (
        <section aria-labelledby={title}>
          <Title order={3} size="h5" id={title} mb="xs">
            <Trans>Commission on it</Trans>
          </Title>
          <WayOfPayment paymentId={payment} />
        </section>
      )}
    </Stack>
  );
}

function Change({ change }: { change: RvlChange }) {
  const { t } = useLingui();
  const who = [formatInstant(change.changed_at), change.changed_by].filter(Boolean).join(' · ');
  return (
    <li>
      <Group gap="xs">
        <Badge color={change.new_status === 'paid' ? 'green' : 'yellow'}>
          {change.new_status === 'paid' ? t`Paid` : t`Pending`}
        </Badge>
        <MoneyText amount={paise(change.new_amount)} />
      </Group>
      <Text size="sm" c="dimmed">
        {who}
      </Text>
      {change.reason && <Text size="sm">{change.reason}</Text>}
    </li>
  );
}
