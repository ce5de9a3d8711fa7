// The time that one names instead of another, with a message to the other side.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { CoveredNote } from '../../components/covered-note.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { TimeFields, type VisitTime } from '../../components/leads/time-fields.tsx';
import { useVisitOffer } from '../../components/leads/use-visit-offer.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { useMoveLead } from './use-move-lead.ts';
import { nothingSaid, WhereFields, whereOf } from './where-fields.tsx';

export type Retiming = { visit: Visit; action: 'propose' | 'reschedule' };

export function RetimeForm({ visit, action, onDone }: Retiming & { onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [time, setTime] = useState<VisitTime>({ date: null, slot: null });
  const [where, setWhere] = useState(nothingSaid);
  const [note, setNote] = useState('');
  const offer = useVisitOffer(visit.home.id, visit.side === 'seeker');
  const moved = useMoveLead(async (answered: Visit) => answered);
  const form = useFormMutation({
    send: api.visits[action],
    onSent: (answered) => {
      onDone();
      moved.mutate(answered);
    },
  });
  const submit = () => {
    if (!time.date || !time.slot) {
      return form.setErrors({
        scheduled_date: time.date ? undefined : t`Choose a day`,
        slot: time.slot ? undefined : t`Choose a time`,
      });
    }
    form.submit({ id: visit.id, scheduled_date: time.date, slot: time.slot, note, ...whereOf(visit, where) });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <TimeFields value={time} onChange={setTime} errors={form.errors} offer={offer} />
        {action === 'propose' && (
          <WhereFields lacks={visit.lacks} value={where} onChange={setWhere} errors={form.errors} />
        )}
        <Textarea
          label={t`Message (optional)`}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={LEAD_NOTE_MAX}
          autosize
          minRows={2}
          error={form.errors.note}
        />
        <CoveredNote text={note} />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Send this time</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
