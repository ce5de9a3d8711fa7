// One month of one property for whoever records it: its state, Mark Paid, and what else can be done with it.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RvlMonth, RvlRow } from '../../../contract/rvl.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { MonthState } from '../../components/managed-rentals/month-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { IconDotsVertical } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export type MonthChange = 'reference' | 'pending' | 'amount' | 'history';

type CellProps = { row: RvlRow; cell: RvlMonth; onChange: (what: MonthChange) => void };

export function MonthCell({ row, cell, onChange }: CellProps) {
  const { t } = useLingui();
  const isPaid = cell.payment_status === 'paid';
  if (!cell.in_lease && !isPaid) return <MonthState cell={cell} />;
  const isDue = !isPaid && cell.rvl_amount > 0;
  const month = formatMonth(cell.month);
  return (
    <Group gap={4} justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <MonthState cell={cell} />
        {!isPaid && <TenantRent cell={cell} />}
      </div>
      <Group gap={4} wrap="nowrap">
        {isDue && <MarkPaidButton row={row} cell={cell} />}
        <Menu withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" aria-label={t`More for ${row.property_name}, ${month}`}>
              <IconDotsVertical size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isDue && (
              <Menu.Item onClick={() => onChange('reference')}>{t`Mark Paid with reference`}</Menu.Item>
            )}
            <Menu.Item onClick={() => onChange('amount')}>{t`Change amount`}</Menu.Item>
            <Menu.Item onClick={() => onChange('history')}>{t`History`}</Menu.Item>
            {isPaid && (
              <Menu.Item color="red" onClick={() => onChange('pending')}>{t`Back to pending`}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Group>
  );
}

/** What a tenant paid and the receiver confirmed is offered with the button, and goes with it; nothing marks itself. */
function TenantRent({ cell: { tenant_rent: rent } }: { cell: RvlMonth }) {
  const { t } = useLingui();
  if (!rent) return null;
  const received = formatRupees(paise(rent.received));
  const amount = formatRupees(paise(rent.amount));
  return (
    <Text size="xs">
      {rent.received < rent.amount ? t`Tenant paid ${received} of ${amount}` : t`Tenant paid ${received}`}
    </Text>
  );
}

const paidAs = ({ tenant_rent: rent }: RvlMonth) =>
  rent && rent.received >= rent.amount
    ? { paid_by: rent.paid_by, mode: rent.mode, reference: rent.reference }
    : {};

function MarkPaidButton({ row, cell }: { row: RvlRow; cell: RvlMonth }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const mark = useMutation({
    mutationFn: () => api.rvl.markPaid({ id: row.id, month: cell.month, ...paidAs(cell) }),
    onError: (error) =>
      toast.destructive(
        failures.updateRvlPayment,
        ruleSentence(ruleOf(error)?.rule ?? '') ?? adminFailureMessage(error, msg`Please try again.`),
      ),
    onSuccess: () => {
      toast.success(successes.rvlPaymentUpdated, successes.rvlPaymentMarkedPaid);
      return reload();
    },
  });
  const month = formatMonth(cell.month);
  return (
    <Button
      size="xs"
      variant="light"
      loading={mark.isPending}
      onClick={() => mark.mutate()}
      aria-label={t`Mark Paid: ${row.property_name}, ${month}`}
    >
      {t`Mark Paid`}
    </Button>
  );
}
