// One month of a managed home in words and colour: paid on which day, due, overdue, of ₹0, or outside the lease.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Text } from '@mantine/core';
import type { RvlMonth } from '../../../contract/rvl.ts';
import { formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { MoneyText } from '../../ui/money-text.tsx';

export function MonthState({ cell }: { cell: RvlMonth }) {
  const { t } = useLingui();
  if (!cell.in_lease && cell.payment_status === 'pending') {
    return (
      <Text size="sm" c="dimmed" aria-label={t`No rent due`}>
        –
      </Text>
    );
  }
  return (
    <Group gap={8} style={{ rowGap: 2 }}>
      <MoneyText amount={paise(cell.rvl_amount)} />
      <StateBadge cell={cell} />
    </Group>
  );
}

function StateBadge({ cell }: { cell: RvlMonth }) {
  const { t } = useLingui();
  if (cell.payment_status === 'paid') {
    const day = cell.payment_date ? formatDate(cell.payment_date) : '';
    return (
      <>
        <Badge color="green">{t`Paid`}</Badge>
        <Text size="xs" c="dimmed" w="100%">
          {day}
        </Text>
      </>
    );
  }
  if (cell.rvl_amount === 0) return <Badge color="gray">{t`Nothing due`}</Badge>;
  // Its rent is there; what is still to come is our mark.
  if (cell.is_rent_received) {
    return (
      <>
        <Badge color="teal">{t`Rent received`}</Badge>
        <Text size="xs" c="dimmed" w="100%">
          <Trans>We’ll mark the month as paid.</Trans>
        </Text>
      </>
    );
  }
  const isOverdue = cell.due_date < clock.today();
  const due = formatDate(cell.due_date);
  return (
    <>
      <Badge color="yellow">{t`Pending`}</Badge>
      <Text size="xs" w="100%" c={isOverdue ? 'red' : 'dimmed'}>
        {isOverdue ? <Trans>Due since {due}</Trans> : <Trans>Due on {due}</Trans>}
      </Text>
    </>
  );
}
