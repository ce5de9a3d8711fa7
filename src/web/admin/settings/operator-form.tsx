// Who runs the product: the name, address and numbers that documents, footers and mail carry.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { type GstStateCode, gstStateCodes, gstStates } from '../../../domain/gst.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

const states = gstStateCodes
  .map((value) => ({ value, label: gstStates[value] }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

export function OperatorForm({ stored }: { stored: SavedSettings['operator'] }) {
  const { t } = useLingui();
  const form = useSection();
  const { value: before } = stored;
  const [state, setState] = useState<string | null>(before.state);
  const [values, setValues] = useState(() => ({
    legal_name: before.legal_name ?? '',
    address: before.address ?? '',
    pan: before.pan ?? '',
    tan: before.tan ?? '',
    gstin: before.gstin ?? '',
    grievance_name: before.grievance_name ?? '',
    grievance_email: before.grievance_email ?? '',
    grievance_phone: formatPhone(before.grievance_phone ?? ''),
  }));
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((earlier) => ({ ...earlier, [name]: value }));
    },
    error: form.errors[`value.${name}`],
  });
  const save = () =>
    form.submit({
      section: 'operator',
      value: {
        ...values,
        state: state as GstStateCode | null,
        grievance_email: values.grievance_email.trim() || null,
        grievance_phone: values.grievance_phone.trim() || null,
      },
      version: stored.version,
    });
  return (
    <SectionCard
      section="operator"
      title={t`Company details`}
      state={before.legal_name ?? t`Not filled in`}
      description={t`Printed on invoices, statements and receipts, below public pages and in every email. PAN and TAN appear on documents only.`}
      stored={stored}
      busy={form.isBusy}
      onSave={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={t`Legal name`} maxLength={120} {...field('legal_name')} />
        <SelectField
          label={t`State`}
          clearable
          searchable
          options={states}
          value={state}
          onChange={setState}
          error={form.errors['value.state']}
        />
        <Textarea label={t`Registered address`} autosize minRows={2} maxLength={300} {...field('address')} />
        <TextInput
          label={t`GSTIN`}
          description={t`If empty, your invoices charge no GST`}
          maxLength={20}
          {...field('gstin')}
        />
        <TextInput label={t`PAN`} maxLength={14} {...field('pan')} />
        <TextInput
          label={t`TAN`}
          description={t`Needed to report the tax you deduct`}
          maxLength={14}
          {...field('tan')}
        />
        <TextInput label={t`Grievance officer`} maxLength={120} {...field('grievance_name')} />
        <TextInput
          label={t`Grievance officer’s email`}
          type="email"
          maxLength={200}
          {...field('grievance_email')}
        />
        <TextInput
          label={t`Grievance officer’s phone`}
          type="tel"
          maxLength={24}
          {...field('grievance_phone')}
        />
      </SimpleGrid>
    </SectionCard>
  );
}
