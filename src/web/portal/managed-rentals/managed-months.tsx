// Months of a managed home in few words: what was due, whether it is paid, and since when it is late.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { OwnHomeMonths, RvlMonth } from '../../../contract/rvl.ts';
import { formatDate, formatMonthShort, monthOf } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { PartMonth } from '../../components/rents/part-month.tsx';
import { answerOwedShown, rentInDispute } from '../../components/rents/rent-labels.ts';
import { clock } from '../../lib/clock.ts';
import { MoneyText } from '../../ui/money-text.tsx';

type Home = Pick<OwnHomeMonths, 'side' | 'lease' | 'lease_start_date' | 'collects'>;

/** A month that there is something to say of: of a lease that is still to begin, each would be a dash. */
export const isTold = (cell: RvlMonth) =>
  cell.in_lease || cell.payment_status !== 'pending' || Boolean(cell.lease_rent);

/** As the lease has it, which knows what the tenant owes; without one what the locked rent value is. */
const amountOf = (cell: RvlMonth) => cell.lease_rent?.amount ?? cell.rvl_amount;
/** What is due of it: no lease asks for a month of the locked rent value alone, and a broker reads of no other. */
export const dueOf = (cell: RvlMonth, { side }: Pick<OwnHomeMonths, 'side'>) =>
  cell.lease_rent || cell.payment_status === 'paid' || side === 'broker' ? amountOf(cell) : 0;
export const paidOf = (cell: RvlMonth) =>
  cell.lease_rent?.received ?? (cell.payment_status === 'paid' ? cell.rvl_amount : 0);
export const lateOf = (cell: RvlMonth) => (isLate(cell) ? (cell.lease_rent?.missing ?? 0) : 0);

/** Nobody is late without a lease that asks for the rent. */
export const isLate = (cell: RvlMonth) => cell.lease_rent?.state === 'late';

const isPaid = (cell: RvlMonth) =>
  cell.lease_rent ? cell.lease_rent.state === 'paid' : cell.payment_status === 'paid';

const isOpen = (cell: RvlMonth) => isTold(cell) && !isPaid(cell) && amountOf(cell) > 0;

/** In a column of its month. */
export function MonthCell({ cell, home }: { cell: RvlMonth; home: Home }) {
  const { t } = useLingui();
  // Its lease was signed before the home came with its owner's business.
  const isBefore =
    home.lease !== null &&
    monthOf(home.lease.start_date) <= cell.month &&
    cell.month < monthOf(home.lease_start_date);
  if (!isTold(cell)) {
    return (
      <Text size="sm" c="dimmed" aria-label={isBefore ? undefined : t`No rent due`}>
        {isBefore ? <Trans>Before Kiraya</Trans> : '–'}
      </Text>
    );
  }
  return (
    <>
      {(cell.lease_rent || isPaid(cell) || home.side === 'broker') && (
        <MoneyText amount={paise(amountOf(cell))} />
      )}
      <Text size="xs" {...stateStyle(cell, home)}>
        <MonthWords cell={cell} home={home} />
      </Text>
      {isOfEarlierLease(cell, home) && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'normal' }}>
          <Trans>Earlier lease, not recorded here</Trans>
        </Text>
      )}
      <PartMonth of={cell.lease_rent} />
    </>
  );
}

const stateStyle = (cell: RvlMonth, home: Home) => {
  if (isLate(cell)) return { c: 'red', fw: 600 };
  const waiting = waitingOf(cell, home);
  if (waiting)
    return { c: waiting.color === 'yellow' ? 'var(--mantine-color-yellow-light-color)' : waiting.color };
  return { c: isPaid(cell) ? 'green' : 'dimmed' };
};

/** What its payment waits for, by the same name and colour as at the lease. */
function waitingOf({ lease_rent: rent }: RvlMonth, { side, collects }: Home) {
  if (rent?.state === 'disputed') return rentInDispute;
  if (rent?.state !== 'waiting') return null;
  return answerOwedShown[collects === 'operator' && side === 'owner' ? 'operator' : 'reader'];
}

function MonthWords({ cell, home }: { cell: RvlMonth; home: Home }) {
  const { i18n } = useLingui();
  const isMarked = cell.payment_status === 'paid';
  if (isPaid(cell)) {
    // What is still to come is our mark.
    if (!isMarked) return <Trans>Rent received</Trans>;
    // Where a lease asks for it the day is its payment's, not that of our mark.
    const day = !cell.lease_rent && cell.payment_date && formatDate(cell.payment_date);
    return day ? <Trans>Paid on {day}</Trans> : <Trans>Paid</Trans>;
  }
  if (amountOf(cell) === 0) return <Trans>Nothing due</Trans>;
  if (!cell.lease_rent) return <WithoutRent cell={cell} home={home} />;
  const due = formatDate(cell.lease_rent.due_date);
  const waiting = waitingOf(cell, home);
  if (waiting) return i18n._(waiting.label);
  return isLate(cell) ? <Trans>Late since {due}</Trans> : <Trans>Due on {due}</Trans>;
}

const isBeforeLease = ({ month }: RvlMonth, lease: OwnHomeMonths['lease']) =>
  lease !== null && month < monthOf(lease.start_date);

/** Marked paid, and no lease here has it: that of the tenant before was not brought along. */
const isOfEarlierLease = (cell: RvlMonth, { side, lease }: Home) =>
  side !== 'broker' && !cell.lease_rent && cell.payment_status === 'paid' && isBeforeLease(cell, lease);

/** No lease asks for the rent of this month; a broker, who reads no lease, sees the day of the locked rent value. */
function WithoutRent({ cell, home: { side, lease } }: { cell: RvlMonth; home: Home }) {
  if (side === 'broker') {
    const due = formatDate(cell.due_date);
    return cell.due_date < clock.today() ? <Trans>Due since {due}</Trans> : <Trans>Due on {due}</Trans>;
  }
  if (!lease || isBeforeLease(cell, lease)) return <Trans>No lease</Trans>;
  const start = formatDate(lease.start_date);
  return lease.state === 'draft' || lease.state === 'proposed' ? (
    <Trans>Draft from {start}</Trans>
  ) : (
    <Trans>Lease from {start}</Trans>
  );
}

const namesOf = (months: readonly RvlMonth[]) =>
  months
    .map(({ month }) => formatMonthShort(month))
    .toReversed()
    .join(', ');

/** On a phone: what is late or due in a line each, months that no lease asks for in one, and what is paid in one; of a home where all is paid the row is enough. */
export function MonthLines({ home }: { home: OwnHomeMonths }) {
  const told = home.months.filter(isTold);
  const [open, closed] = [told.filter(isOpen), told.filter((cell) => !isOpen(cell))];
  const isAsked = (cell: RvlMonth) => Boolean(cell.lease_rent) || home.side === 'broker';
  const unasked = open.filter((cell) => !isAsked(cell));
  const isWithout = (cell: RvlMonth) => !home.lease || isBeforeLease(cell, home.lease);
  // All others have the words of the one lease that begins later in their month.
  const [without, begins] = [namesOf(unasked.filter(isWithout)), unasked.find((cell) => !isWithout(cell))];
  const [paid, earlier] = [namesOf(closed), namesOf(closed.filter((cell) => isOfEarlierLease(cell, home)))];
  return (
    <>
      {/* The day that it is due tells the month. */}
      {open.filter(isAsked).map((cell) => (
        <Group key={cell.month} justify="space-between" gap="xs" wrap="nowrap" fw={400}>
          <div>
            <Text size="sm" {...stateStyle(cell, home)}>
              <MonthWords cell={cell} home={home} />
            </Text>
            <PartMonth of={cell.lease_rent} />
          </div>
          <MoneyText amount={paise(amountOf(cell))} />
        </Group>
      ))}
      {begins && (
        <Text size="sm" c="dimmed" fw={400}>
          <MonthWords cell={begins} home={home} />
        </Text>
      )}
      {without && (
        <Text size="sm" c="dimmed" fw={400}>
          <Trans>No lease: {without}</Trans>
        </Text>
      )}
      {closed.length > 0 && closed.length < told.length && (
        <Text size="xs" c="dimmed" fw={400}>
          <Trans>Paid: {paid}</Trans>
        </Text>
      )}
      {earlier && (
        <Text size="xs" c="dimmed" fw={400}>
          <Trans>Earlier lease, not recorded here: {earlier}</Trans>
        </Text>
      )}
    </>
  );
}
