// Why the rent of a month is less than the rent of the lease: the days that it is for.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { CalendarDate } from '../../../domain/dates.ts';
import { formatDate } from '../../../domain/dates.ts';
import { partOfMonth } from '../../../domain/rent-answers.ts';
import { unbroken } from '../../lib/unbroken.ts';

type PartMonthProps = { of: { from_date: CalendarDate; to_date: CalendarDate } | null | undefined };

/** Nothing of a whole month. */
export function PartMonth({ of }: PartMonthProps) {
  const part = of && partOfMonth(of);
  if (!part) return null;
  const last = formatDate(part.to).replace(/ \d{4}$/, '');
  const days = unbroken(`${Number(part.from.slice(8))}–${last}`);
  return (
    <Text span display="block" size="xs" c="dimmed" fw={400} style={{ whiteSpace: 'normal' }}>
      <Trans>{days}, part of a month</Trans>
    </Text>
  );
}
