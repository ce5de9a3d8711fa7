// The days of a lease for the reader's own calendar: when it begins and ends, and when rent and deposit are due.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Lease } from '../../../contract/leases.ts';
import { calendarFile } from '../../../domain/calendar-file.ts';
import { monthOf } from '../../../domain/dates.ts';
import { isRunning } from '../../../domain/leases.ts';
import { rentPeriods } from '../../../domain/rents.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { clock } from '../../lib/clock.ts';
import { saveText } from '../../lib/save-file.ts';
import { IconCalendar } from '../../ui/icons.ts';

/** Nothing before everybody has agreed on these days, nor once they are over. */
export function CalendarButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const home = useHomeName(lease.home_name);
  if (!isRunning(lease.state) && lease.state !== 'accepted') return null;
  const { id, start_date: start, rent, due_day: dueDay, deposit_due_on: depositOn } = lease;
  const last = lease.notice?.ends_on ?? lease.end_date;
  const save = () => {
    const days = [
      { id: `${id}-start`, on: start, title: t`Lease begins: ${home}` },
      ...(depositOn ? [{ id: `${id}-deposit`, on: depositOn, title: t`Deposit is due: ${home}` }] : []),
      ...rentPeriods({ start, last, rent, dueDay }, monthOf(last)).map(({ month, dueDate }) => ({
        id: `${id}-rent-${month}`,
        on: dueDate,
        title: t`Rent is due: ${home}`,
      })),
      { id: `${id}-end`, on: last, title: t`Last day of the lease: ${home}` },
    ];
    saveText('kiraya-lease.ics', 'text/calendar', calendarFile(days, clock.now()));
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconCalendar size={14} aria-hidden />}
      onClick={save}
      aria-label={t`Dates for your calendar: ${home}`}
    >
      <Trans>Dates for your calendar</Trans>
    </Button>
  );
}
