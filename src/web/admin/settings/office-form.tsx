// How people reach the office; what is left empty shows nowhere.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

export function OfficeForm({ stored }: { stored: SavedSettings['office'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [values, setValues] = useState(() => ({
    email: stored.value.email ?? '',
    phone: formatPhone(stored.value.phone ?? ''),
    address: stored.value.address ?? '',
    hours: stored.value.hours ?? '',
  }));
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
    error: form.errors[`value.${name}`],
  });
  const present = [stored.value.email, formatPhone(stored.value.phone ?? '')].filter(Boolean).join(', ');
  const save = () =>
    form.submit({
      section: 'office',
      value: { ...values, email: values.email.trim() || null, phone: values.phone.trim() || null },
      version: stored.version,
    });
  return (
    <SectionCard
      section="office"
      title={t`Office contacts`}
      state={present || t`Not filled in`}
      description={t`Shown on public pages. Empty fields are left out.`}
      stored={stored}
      busy={form.isBusy}
      onSave={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={t`Email`} type="email" maxLength={200} {...field('email')} />
        <TextInput label={t`Phone`} type="tel" maxLength={24} {...field('phone')} />
        <Textarea label={t`Address`} autosize minRows={2} maxLength={300} {...field('address')} />
        <TextInput
          label={t`Office hours`}
          description={t`For example Mon to Sat, 9:30 am to 6:30 pm`}
          maxLength={80}
          {...field('hours')}
        />
      </SimpleGrid>
    </SectionCard>
  );
}
