// Applies for a home: when to move in, who would live there, and a word to the lister.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import type { Application } from '../../../contract/applications.ts';
import type { OfferedRoom } from '../../../contract/beds.ts';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { RoomChoice } from '../beds/room-choice.tsx';
import { CoveredNote } from '../covered-note.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { HouseholdFields, MoveInField } from './application-fields.tsx';
import { type ApplyFields, ReuseAnswers } from './reuse-answers.tsx';
import { ShareProfile } from './share-profile.tsx';

const blank: ApplyFields = {
  moveIn: null,
  household: 'family',
  occupants: 2,
  income: null,
  room: null,
  notes: '',
  shares: false,
};

type ApplyFormProps = {
  homeId: string;
  rooms?: readonly OfferedRoom[];
  onSent: (application: Application) => void;
};

export function ApplyForm({ homeId, rooms = [], onSent }: ApplyFormProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { fields, set, forget } = useFormDraft(`apply.${homeId}`, blank);
  const form = useFormMutation({
    send: api.applications.submit,
    onSent: (application) => {
      forget();
      onSent(application);
    },
  });

  const submit = () => {
    if (!fields.moveIn) return form.setErrors({ move_in_date: t`Choose a day` });
    if (!fields.household) return form.setErrors({ household: t`Choose who would live there` });
    form.submit({
      property_id: homeId,
      move_in_date: fields.moveIn,
      household: fields.household,
      occupants: fields.occupants ?? 0,
      income_band: fields.income,
      room_id: fields.room,
      notes: fields.notes,
      share_profile: fields.shares,
    });
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <ReuseAnswers onFill={set} />
        <MoveInField
          value={fields.moveIn}
          onChange={(moveIn) => {
            set({ moveIn });
            form.change({ move_in_date: moveIn });
          }}
          error={form.errors.move_in_date}
        />
        <RoomChoice
          rooms={rooms}
          value={fields.room}
          onChange={(room) => {
            set({ room });
            form.change({ room_id: room });
          }}
          error={form.errors.room_id}
        />
        <HouseholdFields
          fields={fields}
          set={(own) => {
            set(own);
            form.change(own);
          }}
          errors={form.errors}
        />
        <Textarea
          label={t`Notes`}
          description={t`A few words about you. Phone numbers show once the application is accepted.`}
          value={fields.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
          maxLength={LEAD_NOTE_MAX}
          autosize
          minRows={2}
          error={form.errors.notes}
        />
        <CoveredNote text={fields.notes} />
        <ShareProfile isShared={fields.shares} onChange={(shares) => set({ shares })} />
        <Button type="submit" loading={form.isBusy}>
          <Trans>Send application</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
