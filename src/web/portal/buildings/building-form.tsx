// Adds a building or changes one.
import { useLingui } from '@lingui/react/macro';
import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Building } from '../../../contract/buildings.ts';
import { BUILDING_NAME_MAX, BUILDING_RULES_MAX } from '../../../domain/buildings.ts';
import { homeFields } from '../../../domain/home-fields.ts';
import type { Point } from '../../../domain/map.ts';
import { type Amenity, amenities } from '../../../domain/properties.ts';
import { type FieldErrors, useFormMutation } from '../../components/form/use-form-mutation.ts';
import { amenityLabels } from '../../components/property/property-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { PinChooser } from '../listing/pin-chooser.tsx';

type Fields = {
  name: string;
  address: string;
  pincode: string;
  point: Point | null;
  amenities: string[];
  house_rules: string;
};
const blank: Fields = { name: '', address: '', pincode: '', point: null, amenities: [], house_rules: '' };

/** The homes in it are shown by lists of homes too. */
export function useReloadBuildings() {
  const { queries } = useApi();
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.buildings.key(), queries.properties.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

const toForm = (fields: Fields) => ({
  ...fields,
  pincode: fields.pincode.trim() || null,
  amenities: fields.amenities as Amenity[],
});

export function AddBuildingButton() {
  const { t } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const reload = useReloadBuildings();
  const [fields, setFields] = useState(blank);
  const { opened, onOpen, onClose } = useOpened();
  const form = useFormMutation({
    send: api.buildings.create,
    onSent: async ({ id }) => {
      onClose();
      await reload();
      return navigate(`/buildings/${id}`);
    },
  });
  const set = (own: Partial<Fields>) => {
    setFields({ ...fields, ...own });
    form.change(own);
  };
  return (
    <FormDialogButton
      label={t`Add a building`}
      submitLabel={t`Add`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      onSubmit={() => form.submit(toForm(fields))}
    >
      <BuildingFields fields={fields} set={set} form={form} start={null} />
    </FormDialogButton>
  );
}

const fieldsOf = (building: Building): Fields => ({
  name: building.name,
  address: building.address ?? '',
  pincode: building.pincode ?? '',
  point: building.point,
  amenities: building.amenities,
  house_rules: building.house_rules ?? '',
});

export function ChangeBuildingButton({ building }: { building: Building }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadBuildings();
  const [fields, setFields] = useState(() => fieldsOf(building));
  const { opened, onOpen, onClose } = useOpened();
  const form = useFormMutation({
    send: api.buildings.update,
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
      title={t`Change the building`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      opened={opened}
      onOpen={() => {
        setFields(fieldsOf(building));
        onOpen();
      }}
      onClose={onClose}
      onSubmit={() => form.submit({ id: building.id, ...toForm(fields) })}
    >
      <BuildingFields fields={fields} set={set} form={form} start={building.around} />
    </FormDialogButton>
  );
}

type FieldsProps = {
  fields: Fields;
  set: (own: Partial<Fields>) => void;
  form: { errors: FieldErrors; setErrors: (errors: FieldErrors) => void };
  /** Where the map opens while no pin stands. */
  start: Point | null;
};

function BuildingFields({ fields, set, form: { errors, setErrors }, start }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextInput
        label={t`Name of the building`}
        required
        maxLength={BUILDING_NAME_MAX}
        value={fields.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={errors.name}
      />
      <TextInput
        label={t`Address`}
        description={t`Shown only to people you accept. It becomes the address of each home in it.`}
        maxLength={homeFields.address.most}
        value={fields.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
        error={errors.address}
      />
      <TextInput
        label={t`PIN code`}
        inputMode="numeric"
        maxLength={6}
        value={fields.pincode}
        onChange={(event) => set({ pincode: event.currentTarget.value })}
        error={errors.pincode}
      />
      <PinChooser
        point={fields.point}
        start={start}
        description={t`Optional. It becomes the pin of each home in the building.`}
        error={errors.point}
        onPoint={(point) => set({ point })}
        onError={(problem) => setErrors({ point: problem })}
      />
      <MultiSelect
        label={t`Amenities of the building`}
        data={amenities.map((value) => ({ value, label: i18n._(amenityLabels[value]) }))}
        searchable
        value={fields.amenities}
        onChange={(chosen) => set({ amenities: chosen })}
        error={errors.amenities}
      />
      <Textarea
        label={t`House rules`}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={BUILDING_RULES_MAX}
        value={fields.house_rules}
        onChange={(event) => set({ house_rules: event.currentTarget.value })}
        error={errors.house_rules}
      />
    </>
  );
}
