// A day on which whoever answers a lead wants to hear of it again.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { addDays } from '../../../../domain/dates.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { brokerFailures } from './lead-stage-labels.ts';
import { useReloadPipeline } from './use-pipeline.ts';

const stored = msg`Reminder stored`;
const takenAway = msg`Reminder removed`;

export function Reminder({ card }: { card: LeadCard }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadPipeline();
  const today = clock.today();
  const [day, setDay] = useState(card.reminder_on);
  const [note, setNote] = useState(card.reminder_note ?? '');
  const form = useFormMutation({
    send: api.pipeline.remind,
    failure: brokerFailures.reminder,
    onSent: (saved) => {
      toast.success(saved.reminder_on ? stored : takenAway);
      return reload();
    },
  });
  return (
    <Form
      onSubmit={() => {
        form.submit({ id: card.id, reminder_on: day, reminder_note: note });
      }}
    >
      <Group gap="sm" align="flex-end">
        <DateField
          label={t`Remind me on`}
          {...(card.organisation_id && { description: t`Whoever answers the lead is reminded` })}
          clearable
          today={today}
          min={addDays(today, 1)}
          max={addDays(today, 366)}
          value={day}
          onChange={setDay}
          error={form.errors.reminder_on}
        />
        <TextInput
          label={t`Reminder note`}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={form.errors.reminder_note}
        />
        <Button type="submit" variant="default" loading={form.isBusy}>
          <Trans>Save reminder</Trans>
        </Button>
      </Group>
    </Form>
  );
}
