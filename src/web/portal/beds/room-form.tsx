// Adds rooms that are alike, or changes one.
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Room } from '../../../contract/beds.ts';
import { ROOM_NAME_MAX, ROOM_NAMES_MAX, SHARING_MAX } from '../../../domain/beds.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { sharingText } from '../../components/beds/room-text.ts';
import { type FieldErrors, useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadBeds } from './use-board.ts';

const blank = {
  names: '',
  sharing: 2,
  attached_bathroom: false,
  air_conditioned: false,
  rent: '' as Rupees,
  deposit: '' as Rupees,
};
type Fields = typeof blank;

const toFacts = ({ names: _, rent, deposit, ...facts }: Fields) => ({
  ...facts,
  rent: paiseOf(rent) ?? 0,
  deposit: paiseOf(deposit),
});

export function AddRoomsButton({ homeId }: { homeId: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [fields, setFields] = useState(blank);
  const { opened, onOpen, onClose } = useOpened();
  const reload = useReloadBeds();
  const form = useFormMutation({
    send: api.beds.addRooms,
    onSent: () => {
      // The next rooms are often of the same kind.
      setFields({ ...fields, names: '' });
      onClose();
      return reload();
    },
  });
  const set = (own: Partial<Fields>) => {
    setFields({ ...fields, ...own });
    form.change(own);
  };
  return (
    <FormDialogButton
      label={t`Add rooms`}
      submitLabel={t`Add`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      onSubmit={() => form.submit({ property_id: homeId, names: fields.names, ...toFacts(fields) })}
    >
      <TextInput
        label={t`Rooms`}
        description={t`Like 101-106, 201: each number is a room`}
        required
        maxLength={ROOM_NAMES_MAX}
        value={fields.names}
        onChange={(event) => set({ names: event.currentTarget.value })}
        error={form.errors.names}
      />
      <RoomFields fields={fields} set={set} errors={form.errors} />
    </FormDialogButton>
  );
}

const fieldsOf = (room: Room): Fields => ({
  names: room.name,
  sharing: room.sharing,
  attached_bathroom: room.attached_bathroom,
  air_conditioned: room.air_conditioned,
  rent: toRupees(paise(room.rent)),
  deposit: room.deposit === null ? '' : toRupees(paise(room.deposit)),
});

export function ChangeRoomButton({ room }: { room: Room }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [fields, setFields] = useState(() => fieldsOf(room));
  const { opened, onOpen, onClose } = useOpened();
  const reload = useReloadBeds();
  const form = useFormMutation({
    send: api.beds.changeRoom,
    onSent: () => {
      onClose();
      return reload();
    },
  });
  const set = (own: Partial<Fields>) => {
    setFields({ ...fields, ...own });
    form.change(own);
  };
  return (
    <FormDialogButton
      label={t`Change`}
      title={t`Change room ${room.name}`}
      submitLabel={t`Save`}
      button={{ size: 'xs' }}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={() => {
        setFields(fieldsOf(room));
        onOpen();
      }}
      onClose={onClose}
      onSubmit={() => form.submit({ id: room.id, name: fields.names, ...toFacts(fields) })}
    >
      <TextInput
        label={t`Name of the room`}
        required
        maxLength={ROOM_NAME_MAX}
        value={fields.names}
        onChange={(event) => set({ names: event.currentTarget.value })}
        error={form.errors.name}
      />
      <RoomFields fields={fields} set={set} errors={form.errors} />
    </FormDialogButton>
  );
}

type RoomFieldsProps = { fields: Fields; set: (own: Partial<Fields>) => void; errors: FieldErrors };

function RoomFields({ fields, set, errors }: RoomFieldsProps) {
  const { t, i18n } = useLingui();
  const sharings = Array.from({ length: SHARING_MAX }, (_, place) => place + 1);
  return (
    <>
      <SelectField
        label={t`Sharing`}
        options={sharings.map((beds) => ({ value: String(beds), label: sharingText(beds, i18n) }))}
        value={String(fields.sharing)}
        onChange={(value) => set({ sharing: Number(value) })}
        error={errors.sharing}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <RupeeInput
          label={t`Rent of a bed`}
          required
          value={fields.rent}
          onChange={(rent) => set({ rent })}
          error={errors.rent}
        />
        <RupeeInput
          label={t`Deposit of a bed`}
          value={fields.deposit}
          onChange={(deposit) => set({ deposit })}
          error={errors.deposit}
        />
      </SimpleGrid>
      <Switch
        label={<Trans>Attached bathroom</Trans>}
        checked={fields.attached_bathroom}
        onChange={(event) => set({ attached_bathroom: event.currentTarget.checked })}
      />
      <Switch
        label={<Trans>Air conditioning</Trans>}
        checked={fields.air_conditioned}
        onChange={(event) => set({ air_conditioned: event.currentTarget.checked })}
      />
    </>
  );
}
