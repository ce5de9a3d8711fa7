// Who the broker is and how they are reached; also part of their settings, where the name stays as it was proved.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type ReraState, reraStates } from '../../../../domain/brokers.ts';
import { formatPhone } from '../../../../domain/phones.ts';
import { useStateName } from '../../../components/use-state-name.ts';
import { SelectField } from '../../../ui/select-field.tsx';

export type ContactValues = {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: ReraState | null;
};

type ContactFieldsProps = {
  fields: ContactValues;
  set: (own: Partial<ContactValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
  nameIsFixed?: boolean;
};

export const contactOf = (known: { [Field in keyof ContactValues]: string | null }): ContactValues => ({
  name: known.name ?? '',
  phone: formatPhone(known.phone ?? ''),
  address: known.address ?? '',
  city: known.city ?? '',
  state: reraStates.find((state) => state === known.state) ?? null,
});

export function ContactFields({ fields, set, errors, nameIsFixed = false }: ContactFieldsProps) {
  const { t } = useLingui();
  const stateName = useStateName();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        label={t`Full name`}
        description={nameIsFixed ? t`As it was proved; write to us to change it` : t`As on your PAN card`}
        required={!nameIsFixed}
        readOnly={nameIsFixed}
        autoComplete="name"
        maxLength={120}
        value={fields.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={errors.name}
      />
      <TextInput
        label={t`Phone`}
        description={t`With country code`}
        required
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={fields.phone}
        onChange={(event) => set({ phone: event.currentTarget.value })}
        error={errors.phone}
      />
      <TextInput
        label={t`Business address`}
        required
        autoComplete="street-address"
        maxLength={300}
        value={fields.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
        error={errors.address}
      />
      <TextInput
        label={t`City`}
        required
        autoComplete="address-level2"
        maxLength={80}
        value={fields.city}
        onChange={(event) => set({ city: event.currentTarget.value })}
        error={errors.city}
      />
      <SelectField
        label={t`State`}
        required
        searchable
        options={reraStates.map((state) => ({ value: state, label: stateName(state) }))}
        value={fields.state}
        onChange={(state) => set({ state: state as ReraState | null })}
        error={errors.state}
      />
    </SimpleGrid>
  );
}
