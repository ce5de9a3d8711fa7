// Months of a managed home in few words: what was due, whether it is paid, and since when it is late.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { OwnHomeMonths, RvlMonth } from '../../../contract/rvl.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { MoneyText } from '../../ui/money-text.tsx';

/** A month that there is something to say of: of a lease that is still to begin, each would be a dash. */
export const isTold = (cell: RvlMonth) => cell.in_lease || cell.payment_status !== 'pending';

const isOpen = (cell: RvlMonth) => isTold(cell) && cell.payment_status !== 'paid' && cell.rvl_amount > 0;

/** Due before today, and its rent is not there. */
export const isLate = (cell: RvlMonth) =>
  isOpen(cell) && !cell.is_rent_received && cell.due_date < clock.today();

/** In a column of its month. */
export function MonthCell({ cell }: { cell: RvlMonth }) {
  const { t } = useLingui();
  if (!isTold(cell)) {
    return (
      <Text size="sm" c="dimmed" aria-label={t`No rent due`}>
        –
      </Text>
    );
  }
  return (
    <>
      <MoneyText amount={paise(cell.rvl_amount)} />
      <Text size="xs" {...stateStyle(cell)}>
        <MonthWords cell={cell} />
      </Text>
    </>
  );
}

const stateStyle = (cell: RvlMonth) => {
  if (isLate(cell)) return { c: 'red', fw: 600 };
  return { c: cell.payment_status === 'paid' ? 'green' : 'dimmed' };
};

function MonthWords({ cell }: { cell: RvlMonth }) {
  if (cell.payment_status === 'paid') {
    const day = cell.payment_date && formatDate(cell.payment_date);
    return day ? <Trans>Paid on {day}</Trans> : <Trans>Paid</Trans>;
  }
  if (cell.rvl_amount === 0) return <Trans>Nothing due</Trans>;
  // What is still to come is our mark.
  if (cell.is_rent_received) return <Trans>Rent received</Trans>;
  const due = formatDate(cell.due_date);
  return isLate(cell) ? <Trans>Late since {due}</Trans> : <Trans>Due on {due}</Trans>;
}

/** On a phone: what is late or due in a line each, and what is paid in one. */
export function MonthLines({ months }: Pick<OwnHomeMonths, 'months'>) {
  const told = months.filter(isTold);
  const closed = told.filter((cell) => !isOpen(cell));
  const paid = closed.map(({ month }) => formatMonth(month)).join(', ');
  return (
    <>
      {/* The day that it is due tells the month. */}
      {told.filter(isOpen).map((cell) => (
        <Group key={cell.month} justify="space-between" gap="xs" wrap="nowrap" fw={400}>
          <Text size="sm" {...stateStyle(cell)}>
            <MonthWords cell={cell} />
          </Text>
          <MoneyText amount={paise(cell.rvl_amount)} />
        </Group>
      ))}
      {closed.length > 0 && (
        <Text size="xs" c="dimmed" fw={400}>
          <Trans>Paid: {paid}</Trans>
        </Text>
      )}
    </>
  );
}
