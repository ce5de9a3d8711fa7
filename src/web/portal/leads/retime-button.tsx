// Names another time for a visit: an answer to one that was asked for, or a change of one already agreed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Skeleton, Stack, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { CoveredNote } from '../../components/covered-note.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { VisitTime } from '../../components/leads/time-fields.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { useMoveLead } from './use-move-lead.ts';

/** The calendar weighs more than the list of leads, and few change a time. */
const TimeFields = lazy(() =>
  import('../../components/leads/time-fields.tsx').then((file) => ({ default: file.TimeFields })),
);

type RetimeButtonProps = { visit: Visit; action: 'propose' | 'reschedule' };

export function RetimeButton({ visit, action }: RetimeButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const title = action === 'propose' ? t`Propose another time` : t`Reschedule`;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {title}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <RetimeForm visit={visit} action={action} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function RetimeForm({ visit, action, onDone }: RetimeButtonProps & { onDone: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [time, setTime] = useState<VisitTime>({ date: null, slot: null });
  const [note, setNote] = useState('');
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
    form.submit({ id: visit.id, scheduled_date: time.date, slot: time.slot, note });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Suspense fallback={<Skeleton h={160} />}>
          <TimeFields value={time} onChange={setTime} errors={form.errors} />
        </Suspense>
        <Textarea
          label={t`A word to the other side (optional)`}
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
