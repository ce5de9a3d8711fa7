// A day and an hour for a visit: only those that can still be asked for.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip, Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { addDays, dateInIndia, formatNearDay } from '../../../domain/dates.ts';
import { anyHour, type VisitOffer } from '../../../domain/visit-hours.ts';
import { nextVisitDays, VISIT_DAYS_AHEAD, visitSlotsOn } from '../../../domain/visit-slots.ts';
import type { VisitSlot } from '../../../domain/visits.ts';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldErrors } from '../form/use-form-mutation.ts';
import { slotText } from './slot-text.ts';
import { hoursText } from './visit-hours-text.ts';

export type VisitTime = { date: string | null; slot: VisitSlot | null };

type TimeFieldsProps = {
  value: VisitTime;
  onChange: (time: VisitTime) => void;
  errors: FieldErrors;
  /** Undefined: not known yet, so that nothing can be chosen that is not there. */
  offer?: VisitOffer | undefined;
};

export function TimeFields(props: TimeFieldsProps) {
  // `offer` left out is any hour; given and undefined, it is still being asked for.
  const offer = 'offer' in props ? props.offer : anyHour;
  return offer ? <OfferedTimes {...props} offer={offer} /> : <Skeleton height={230} />;
}

function OfferedTimes({ value, onChange, errors, offer }: TimeFieldsProps & { offer: VisitOffer }) {
  const { t } = useLingui();
  const problemId = useId();
  // Radios of one name are one stop of a keyboard, left and right inside.
  const name = useId();
  const now = clock.now();
  const shownAt = offer.hours && hoursText(offer.hours);
  const today = dateInIndia(now);
  const slots = value.date ? visitSlotsOn(value.date, now, offer) : [];
  const chooseDay = (date: string | null) => {
    const isStillFree = date && value.slot && visitSlotsOn(date, now, offer).includes(value.slot);
    onChange({ date, slot: isStillFree ? value.slot : null });
  };
  return (
    <Stack gap="sm">
      {shownAt && (
        <Text size="sm">
          <Trans>Shown {shownAt}</Trans>
        </Text>
      )}
      <Group gap="xs" role="group" aria-label={t`The coming week`}>
        {nextVisitDays(now, offer).map((date) => (
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
            {value.date ? (
              <Trans>No visits on this day. Choose another one.</Trans>
            ) : (
              <Trans>Choose a day first.</Trans>
            )}
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
