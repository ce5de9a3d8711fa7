// How many text messages are sent at most: the guard against people who live on texts that others pay for.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

type Limits = SavedSettings['texts']['value'];
type Limit = Exclude<keyof Limits, 'countries'>;

export function TextsForm({ stored }: { stored: SavedSettings['texts'] }) {
  const { t } = useLingui();
  const form = useSection();
  const [limits, setLimits] = useState<Record<Limit, number | string>>(stored.value);
  const [countries, setCountries] = useState(stored.value.countries.join(' '));
  const countriesError = Object.entries(form.errors).find(([name]) =>
    name.startsWith('value.countries'),
  )?.[1];
  const field = (name: Limit) => ({
    required: true,
    min: 1,
    allowDecimal: false,
    value: limits[name],
    onChange: (value: number | string) => setLimits((before) => ({ ...before, [name]: value })),
    error: form.errors[`value.${name}`],
  });
  const save = () =>
    form.submit({
      section: 'texts',
      value: {
        per_number: Number(limits.per_number),
        per_prefix: Number(limits.per_prefix),
        per_address: Number(limits.per_address),
        per_hour: Number(limits.per_hour),
        daily_budget: Number(limits.daily_budget),
        countries: countries.split(/[\s,]+/).filter(Boolean),
      },
      version: stored.version,
    });
  const budget = stored.value.daily_budget.toLocaleString('en-IN');
  return (
    <SectionCard
      section="texts"
      title={t`Text messages`}
      state={t`At most ${budget} a day`}
      description={t`SMS and WhatsApp cost money. Beyond these limits we send no codes. We notify administrators at 80%.`}
      stored={stored}
      busy={form.isBusy}
      onSave={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberField
          label={t`To one number in an hour`}
          description={t`Three times as many in a day`}
          {...field('per_number')}
        />
        <NumberField
          label={t`To one number range in an hour`}
          description={t`Numbers that differ in the last three digits`}
          {...field('per_prefix')}
        />
        <NumberField
          label={t`From one network address in an hour`}
          description={t`Many people on a mobile network share one`}
          {...field('per_address')}
        />
        <NumberField label={t`Total in an hour`} description={t`To all numbers`} {...field('per_hour')} />
        <NumberField
          label={t`Daily budget`}
          description={t`Units the provider charges. A long SMS counts as several`}
          {...field('daily_budget')}
        />
        <TextInput
          label={t`Calling codes besides +91`}
          description={t`For example +971 +65. If empty, Indian mobiles only`}
          maxLength={250}
          value={countries}
          onChange={(event) => setCountries(event.currentTarget.value)}
          error={countriesError}
        />
      </SimpleGrid>
    </SectionCard>
  );
}
