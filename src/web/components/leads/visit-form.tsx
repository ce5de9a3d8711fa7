// Asks for a visit: in person or virtual, when, and a word to the lister.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Stack, Textarea } from '@mantine/core';
import type { OfferedRoom } from '../../../contract/beds.ts';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import type { VisitType } from '../../../domain/visits.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { RoomChoice } from '../beds/room-choice.tsx';
import { CoveredNote } from '../covered-note.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { type FieldErrors, useFormMutation } from '../form/use-form-mutation.ts';
import { TimeFields, type VisitTime } from './time-fields.tsx';
import { useVisitOffer } from './use-visit-offer.ts';

type Fields = { type: VisitType; time: VisitTime; room: string | null; notes: string };
const blank: Fields = { type: 'physical', time: { date: null, slot: null }, room: null, notes: '' };

type VisitFormProps = { homeId: string; rooms?: readonly OfferedRoom[]; onSent: (visit: Visit) => void };

export function VisitForm({ homeId, rooms = [], onSent }: VisitFormProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { fields, set, forget } = useFormDraft(`visit.${homeId}`, blank);
  const { type, time, room, notes } = fields;
  const offer = useVisitOffer(homeId);
  const form = useFormMutation({
    send: api.visits.request,
    onSent: (visit) => {
      forget();
      onSent(visit);
    },
  });

  const submit = () => {
    const missing: FieldErrors = {
      scheduled_date: time.date ? undefined : t`Choose a day`,
      slot: time.slot ? undefined : t`Choose a time`,
    };
    if (!time.date || !time.slot) return form.setErrors(missing);
    form.submit({
      property_id: homeId,
      visit_type: type,
      scheduled_date: time.date,
      slot: time.slot,
      room_id: room,
      notes,
    });
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group label={t`How`} value={type} onChange={(value) => set({ type: value as VisitType })}>
          <Stack gap="xs" mt={4}>
            <Radio value="physical" label={t`Visit in person`} />
            <Radio value="virtual" label={t`Virtual visit by video call`} />
          </Stack>
        </Radio.Group>
        <TimeFields
          value={time}
          onChange={(chosen) => {
            set({ time: chosen });
            form.change({ scheduled_date: chosen.date, ...(chosen.slot ? { slot: chosen.slot } : {}) });
          }}
          errors={form.errors}
          offer={offer}
        />
        <RoomChoice
          rooms={rooms}
          value={room}
          onChange={(chosen) => {
            set({ room: chosen });
            form.change({ room_id: chosen });
          }}
          error={form.errors.room_id}
        />
        <Textarea
          label={t`Notes`}
          description={t`Anything the owner or agent should know. Phone numbers show once the visit is accepted.`}
          value={notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
          maxLength={LEAD_NOTE_MAX}
          autosize
          minRows={2}
          error={form.errors.notes}
        />
        <CoveredNote text={notes} />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Request visit</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
