// Agrees to a visit of a home whose address or phone is not known yet, and says them.
import { useLingui } from '@lingui/react/macro';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type LeadName, LeadNameLine } from './lead-name.tsx';
import { useMoveLead } from './use-move-lead.ts';
import { nothingSaid, WhereFields, whereOf } from './where-fields.tsx';

type Asked = Pick<Visit, 'id' | 'scheduled_date' | 'slot' | 'lacks'>;

type AcceptFormProps = { visit: Asked; of: LeadName; onClose: () => void };

export default function AcceptForm({ visit, of, onClose }: AcceptFormProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const [where, setWhere] = useState(nothingSaid);
  const [note, setNote] = useState('');
  const moved = useMoveLead(async (answered: Visit) => answered);
  const form = useFormMutation({
    send: api.visits.accept,
    onSent: (answered) => {
      onClose();
      moved.mutate(answered);
    },
  });
  const time = visitTime(visit.scheduled_date, visit.slot);
  return (
    <FormDialog
      title={t`Accept ${time}?`}
      submitLabel={t`Accept`}
      busy={form.isBusy}
      onClose={onClose}
      onSubmit={() => form.submit({ id: visit.id, note, ...whereOf(visit, where) })}
    >
      <LeadNameLine of={of} />
      <Text>{t`Both sides then see each other’s contact details, and the seeker the exact address.`}</Text>
      <WhereFields
        lacks={visit.lacks}
        value={where}
        onChange={(now) => {
          setWhere(now);
          form.change(now);
        }}
        errors={form.errors}
      />
      <Textarea
        label={t`Message (optional)`}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={LEAD_NOTE_MAX}
        autosize
        minRows={2}
        error={form.errors.note}
      />
    </FormDialog>
  );
}
