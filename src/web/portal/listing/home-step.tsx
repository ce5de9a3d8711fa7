// What the home is.
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import {
  besides,
  type ChoiceField,
  choiceFields,
  fieldOf,
  homeFields,
  isAsked,
} from '../../../domain/home-fields.ts';
import { readArea } from '../../../domain/import-values.ts';
import { generatedTitle } from '../../../domain/made-titles.ts';
import { amenities, type PropertyType } from '../../../domain/properties.ts';
import { amenityLabels, fieldLabels, optionLabels } from '../../components/property/property-labels.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ContactHint } from './contact-hint.tsx';
import { Hinted } from './hinted.tsx';
import type { FormValues } from './listing-values.ts';
import { optionsOf, roomOptions } from './options.ts';
import { useHints } from './use-hints.ts';

type StepProps = { form: UseFormReturnType<FormValues> };

export default function HomeStep({ form }: StepProps) {
  const { t } = useLingui();
  const { title, description, property_type } = form.getValues();
  const example = generatedTitle({
    propertyType: (property_type || 'apartment') as PropertyType,
    bedrooms: 2,
    locality: 'Koramangala',
    city: 'Bengaluru',
  });
  return (
    <Stack gap="md">
      <Basics form={form} />
      <Details form={form} />
      <AmenityChips form={form} />
      {isAsked('house_rules', property_type) && (
        <Textarea
          label={t`House rules`}
          description={t`Gate times, guests, food, smoking: one rule a line`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={homeFields.house_rules.most}
          {...form.getInputProps('house_rules')}
        />
      )}
      <ContactHint text={title}>
        <TextInput
          label={t`Title`}
          description={t`Left empty, we make one: "${example}"`}
          maxLength={200}
          {...form.getInputProps('title')}
        />
      </ContactHint>
      <ContactHint text={description}>
        <Textarea
          label={t`Description`}
          description={t`Light, noise, neighbours, what is near: what you would tell a friend`}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={5000}
          {...form.getInputProps('description')}
        />
      </ContactHint>
    </Stack>
  );
}

/** The choices of this step, beside the two that every home has. */
const choices = besides(
  choiceFields.filter((name) => fieldOf(name).step === 'home'),
  ['property_type', 'furnishing'],
);
const isOfSomeTypes = (name: ChoiceField) => fieldOf(name).onlyFor !== undefined;

function ChoiceOf({ form, name }: StepProps & { name: ChoiceField }) {
  const { i18n } = useLingui();
  const isRequired = fieldOf(name).required === true;
  return (
    <SelectField
      label={i18n._(fieldLabels[name])}
      required={isRequired}
      clearable={!isRequired}
      options={optionsOf<string>(homeFields[name].options, optionLabels[name], i18n)}
      {...form.getInputProps(name)}
    />
  );
}

function Basics({ form }: StepProps) {
  const { t } = useLingui();
  const { property_type } = form.getValues();
  const hints = useHints(form.getValues());
  const isPg = property_type === 'pg';
  // A PG is rented out by the bed: its rooms are said elsewhere, and it counts as one.
  useEffect(() => {
    if (isPg && !form.getValues().bedrooms) form.setFieldValue('bedrooms', '1');
  }, [isPg, form.getValues, form.setFieldValue]);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <ChoiceOf form={form} name="property_type" />
      {choices
        .filter((name) => isOfSomeTypes(name) && isAsked(name, property_type))
        .map((name) => (
          <ChoiceOf key={name} form={form} name={name} />
        ))}
      <ChoiceOf form={form} name="furnishing" />
      {!isPg && (
        <SelectField label={t`Bedrooms`} required options={roomOptions} {...form.getInputProps('bedrooms')} />
      )}
      <SelectField label={t`Bathrooms`} required options={roomOptions} {...form.getInputProps('bathrooms')} />
      <Hinted hint={hints.area_sqft}>
        <NumberField
          label={t`Area`}
          required
          suffix={t` sq ft`}
          read={readArea}
          min={1}
          max={homeFields.area_sqft.most}
          allowDecimal={false}
          thousandsGroupStyle="lakh"
          thousandSeparator=","
          hideControls
          {...form.getInputProps('area_sqft')}
        />
      </Hinted>
    </SimpleGrid>
  );
}

function Details({ form }: StepProps) {
  const { t } = useLingui();
  const figure = { allowDecimal: false, hideControls: true } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <NumberField
        label={t`Floor`}
        description={t`0 is the ground floor`}
        min={homeFields.floor.least}
        max={homeFields.floor.most}
        {...figure}
        {...form.getInputProps('floor')}
      />
      <NumberField
        label={t`Floors in the building`}
        description={t`Above the ground`}
        max={homeFields.total_floors.most}
        {...figure}
        {...form.getInputProps('total_floors')}
      />
      {choices
        .filter((name) => !isOfSomeTypes(name))
        .map((name) => (
          <ChoiceOf key={name} form={form} name={name} />
        ))}
    </SimpleGrid>
  );
}

function AmenityChips({ form }: StepProps) {
  const { i18n } = useLingui();
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={500} mb={4}>
        <Trans>Amenities</Trans>
      </Text>
      <Chip.Group multiple {...form.getInputProps('amenities')}>
        <Group gap="xs">
          {amenities.map((amenity) => (
            <Chip key={amenity} value={amenity} variant="outline">
              {i18n._(amenityLabels[amenity])}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </fieldset>
  );
}
