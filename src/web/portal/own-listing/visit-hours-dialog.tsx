// When a home is shown: rows of weekdays with hours, or any hour.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip, Fieldset, Group, Input, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnHome } from '../../../contract/listing.ts';
import {
  VISIT_HOURS_MOST,
  VISITS_FROM_HOUR,
  VISITS_UNTIL_HOUR,
  type Weekday,
  weekdays,
} from '../../../domain/visit-hours.ts';
import { type FieldErrors, useFormMutation } from '../../components/form/use-form-mutation.ts';
import { dayName, hourText } from '../../components/leads/visit-hours-text.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';

type Span = NonNullable<OwnHome['visit_hours']>[number];

/** What most owners who work can do. */
const proposed: Span[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: 18, until: 20 },
  { days: ['sat', 'sun'], from: 10, until: 17 },
];
const whole = (): Span => ({ days: [...weekdays], from: VISITS_FROM_HOUR, until: VISITS_UNTIL_HOUR });

type Row = Span & { key: number };
const numbered = (hours: Span[]): Row[] => hours.map((span, key) => ({ ...span, key }));

type DialogProps = { home: Pick<OwnHome, 'id' | 'visit_hours'>; onClose: () => void };

export default function VisitHoursDialog({ home, onClose }: DialogProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [rows, setRows] = useState(() => numbered(home.visit_hours ?? proposed));
  const { errors, change, isBusy, submit } = useFormMutation({
    send: (hours: Span[] | null, options) => api.properties.setVisitHours({ id: home.id, hours }, options),
    failure: msg`The visit hours could not be saved`,
    onSent: () => {
      toast.success(msg`Visit hours saved`);
      onClose();
      void client.invalidateQueries({ queryKey: queries.properties.listMine.key() });
    },
  });
  const set = (key: number, changed: Partial<Span>) => {
    const place = rows.findIndex((row) => row.key === key);
    // An end that is too early is put right by an earlier beginning too.
    const names = 'days' in changed ? ['days'] : ['from', 'until'];
    change(Object.fromEntries(names.map((name) => [`hours.${place}.${name}`, true])));
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  };
  const remove = (key: number) => {
    change({ hours: true });
    setRows(rows.filter((row) => row.key !== key));
  };
  const add = () => setRows([...rows, { ...whole(), key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);
  const save = () => submit(rows.length === 0 ? null : rows.map(({ key: _, ...span }) => span));
  return (
    <FormDialog title={t`Visit hours`} submitLabel={t`Save`} busy={isBusy} onSubmit={save} onClose={onClose}>
      <Text size="sm" c="dimmed">
        <Trans>
          People can request visits at these hours only, and not at a time that is already agreed. You can
          still propose any other time yourself.
        </Trans>
      </Text>
      {rows.length === 0 && (
        <Text size="sm" role="status">
          <Trans>Without hours, people choose any time from 9 am to 8 pm.</Trans>
        </Text>
      )}
      {rows.map((row, place) => (
        <HoursRow
          key={row.key}
          row={row}
          place={place}
          errors={errors}
          onChange={(changed) => set(row.key, changed)}
          onRemove={() => remove(row.key)}
        />
      ))}
      {rows.length < VISIT_HOURS_MOST && (
        <Button variant="default" onClick={add} style={{ alignSelf: 'flex-start' }}>
          <Trans>Add hours</Trans>
        </Button>
      )}
    </FormDialog>
  );
}

const hourOptions = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, hour) => ({
    value: String(from + hour),
    label: hourText(from + hour),
  }));
const starts = hourOptions(VISITS_FROM_HOUR, VISITS_UNTIL_HOUR - 1);
const ends = hourOptions(VISITS_FROM_HOUR + 1, VISITS_UNTIL_HOUR);

type HoursRowProps = {
  row: Span;
  place: number;
  errors: FieldErrors;
  onChange: (changed: Partial<Span>) => void;
  onRemove: () => void;
};

function HoursRow({ row, place, errors, onChange, onRemove }: HoursRowProps) {
  const { t } = useLingui();
  const problemId = useId();
  const number = place + 1;
  const noDay = errors[`hours.${place}.days`];
  return (
    <Fieldset legend={t`Hours ${number}`}>
      <Stack gap="sm">
        <Input.Wrapper error={noDay} errorProps={{ id: problemId }}>
          <Chip.Group multiple value={row.days} onChange={(days) => onChange({ days: days as Weekday[] })}>
            <Group gap={6} role="group" aria-label={t`Days`} aria-describedby={noDay ? problemId : undefined}>
              {weekdays.map((day) => (
                <Chip key={day} value={day} size="sm">
                  {dayName(day)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        <Group gap="sm" align="flex-start" grow>
          <SelectField
            label={t`From`}
            options={starts}
            value={String(row.from)}
            onChange={(hour) => onChange({ from: Number(hour) })}
            error={errors[`hours.${place}.from`]}
          />
          <SelectField
            label={t`Until`}
            options={ends}
            value={String(row.until)}
            onChange={(hour) => onChange({ until: Number(hour) })}
            error={errors[`hours.${place}.until`]}
          />
        </Group>
        <Button variant="subtle" size="compact-sm" onClick={onRemove} style={{ alignSelf: 'flex-start' }}>
          <Trans>Remove these hours</Trans>
        </Button>
      </Stack>
    </Fieldset>
  );
}
