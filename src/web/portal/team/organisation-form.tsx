// The facts of an organisation: to found one, and to change them.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Organisation } from '../../../contract/organisations.ts';
import { isReraState, type ReraState, reraStates } from '../../../domain/brokers.ts';
import { reraExampleOf } from '../../../domain/organisation-rera.ts';
import { LEGAL_NAME_MAX, type OrganisationKind, organisationKinds } from '../../../domain/organisations.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { organisationKindLabels } from '../../components/organisations/organisation-labels.ts';
import { useTeamReload } from '../../components/organisations/use-team.ts';
import { useStateName } from '../../components/use-state-name.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

type Typed = Record<'legal_name' | 'city' | 'gstin' | 'rera_number', string> & {
  kind: OrganisationKind;
  rera_state: ReraState | null;
};
type Facts = Omit<Organisation, 'id' | 'role'>;
const blank: Typed = {
  kind: 'broker_agency',
  legal_name: '',
  city: '',
  gstin: '',
  rera_state: null,
  rera_number: '',
};

export function FoundButton() {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <FactsButton
      label={t`Add an organisation`}
      submitLabel={t`Add`}
      initial={blank}
      variant="filled"
      send={(facts, options) => api.organisations.create(facts, options)}
    />
  );
}

export function EditButton({ organisation }: { organisation: Organisation }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, kind, legal_name, city, gstin, rera_state, rera_number } = organisation;
  return (
    <FactsButton
      label={t`Edit`}
      submitLabel={t`Save changes`}
      initial={{
        kind,
        legal_name,
        city,
        gstin: gstin ?? '',
        rera_state: rera_state !== null && isReraState(rera_state) ? rera_state : null,
        rera_number: rera_number ?? '',
      }}
      send={(facts, options) => api.organisations.update({ id, ...facts }, options)}
    />
  );
}

type FactsButtonProps = {
  label: string;
  submitLabel: string;
  initial: Typed;
  variant?: 'filled';
  send: Parameters<typeof useFormMutation<Facts, Organisation>>[0]['send'];
};

function FactsButton({ label, submitLabel, initial, variant, send }: FactsButtonProps) {
  const { t, i18n } = useLingui();
  const stateName = useStateName();
  const reload = useTeamReload();
  const dialog = useOpened();
  const [typed, setTyped] = useState(initial);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Saved`);
      void reload();
    },
  });
  const { errors } = form;
  const set = (own: Partial<Typed>) => {
    setTyped({ ...typed, ...own });
    form.change(own);
  };
  const text = (name: Exclude<keyof Typed, 'kind' | 'rera_state'>) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const example = typed.rera_state && reraExampleOf(typed.kind, typed.rera_state);
  const submit = () =>
    form.submit({
      ...typed,
      gstin: typed.gstin.trim() || null,
      rera_number: typed.rera_number.trim() || null,
    });
  const open = () => {
    setTyped(initial);
    dialog.onOpen();
  };
  return (
    <FormDialogButton
      label={label}
      submitLabel={submitLabel}
      isBusy={form.isBusy}
      {...dialog}
      onOpen={open}
      onSubmit={submit}
      {...(variant && { button: { variant } })}
    >
      <SelectField
        label={t`What it is`}
        value={typed.kind}
        options={organisationKinds.map((kind) => ({
          value: kind,
          label: i18n._(organisationKindLabels[kind]),
        }))}
        error={errors.kind}
        onChange={(kind) => set({ kind: organisationKinds.find((known) => known === kind) ?? typed.kind })}
      />
      <TextInput
        label={t`Legal name`}
        description={t`It shows on the pages of its homes.`}
        required
        maxLength={LEGAL_NAME_MAX}
        {...text('legal_name')}
      />
      <TextInput label={t`City`} required maxLength={80} {...text('city')} />
      <TextInput label={t`GSTIN, if it has one`} maxLength={30} {...text('gstin')} />
      <SelectField
        label={t`State of the RERA number, if it has one`}
        searchable
        clearable
        value={typed.rera_state}
        options={reraStates.map((state) => ({ value: state, label: stateName(state) }))}
        error={errors.rera_state}
        onChange={(state) => set({ rera_state: reraStates.find((known) => known === state) ?? null })}
      />
      <TextInput
        label={t`RERA number, if it has one`}
        description={
          example
            ? t`Like ${example}. It shows on the pages of its homes.`
            : t`It shows on the pages of its homes.`
        }
        maxLength={50}
        {...text('rera_number')}
      />
    </FormDialogButton>
  );
}
