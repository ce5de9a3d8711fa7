// A day and an hour for a visit: only those that can still be asked for.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip, Group, Input, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { addDays, dateInIndia, formatNearDay } from '../../../domain/dates.ts';
import { nextVisitDays, VISIT_DAYS_AHEAD, type VisitSlot, visitSlotsOn } from '../../../domain/visits.ts';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldErrors } from '../form/use-form-mutation.ts';
import { slotText } from './slot-text.ts';

export type VisitTime = { date: string | null; slot: VisitSlot | null };

type TimeFieldsProps = { value: VisitTime; onChange: (time: VisitTime) => void; errors: FieldErrors };

export function TimeFields({ value, onChange, errors }: TimeFieldsProps) {
  const { t } = useLingui();
  const problemId = useId();
  // Radios of one name are one stop of a keyboard, left and right inside.
  const name = useId();
  const now = clock.now();
  const today = dateInIndia(now);
  const slots = value.date ? visitSlotsOn(value.date, now) : [];
  const chooseDay = (date: string | null) => {
    const isStillFree = date && value.slot && visitSlotsOn(date, now).includes(value.slot);
    onChange({ date, slot: isStillFree ? value.slot : null });
  };
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label={t`The coming week`}>
        {nextVisitDays(now).map((date) => (
          <Button
            key={date}
            size="compact-md"
            variant={value.date === date ? 'filled' : 'default'}
            aria-pressed={value.date === date}
            onClick={() => chooseDay(date)}
          >
            {formatNearDay(date)}
          </Button>
        ))}
      </Group>
      <DateField
        label={t`Day`}
        value={value.date}
        onChange={chooseDay}
        today={today}
        min={visitSlotsOn(today, now).length > 0 ? today : addDays(today, 1)}
        max={addDays(today, VISIT_DAYS_AHEAD)}
        error={errors.scheduled_date}
        required
      />
      <Input.Wrapper
        label={t`Time`}
        labelElement="div"
        error={errors.slot}
        errorProps={{ id: problemId }}
        required
      >
        {slots.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Choose a day first.</Trans>
          </Text>
        ) : (
          <Chip.Group value={value.slot} onChange={(slot) => onChange({ ...value, slot: slot as VisitSlot })}>
            <Group
              gap="xs"
              role="radiogroup"
              aria-label={t`Time`}
              aria-invalid={errors.slot ? true : undefined}
              aria-describedby={errors.slot ? problemId : undefined}
            >
              {slots.map((slot) => (
                <Chip key={slot} name={name} value={slot}>
                  {slotText(slot)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        )}
      </Input.Wrapper>
    </Stack>
  );
}
