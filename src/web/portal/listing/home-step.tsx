// What the home is.
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { readArea } from '../../../domain/import-values.ts';
import {
  amenities,
  facings,
  furnishings,
  parkings,
  propertyTypes,
  waterSupplies,
} from '../../../domain/properties.ts';
import {
  amenityLabels,
  facingLabels,
  furnishingLabels,
  parkingLabels,
  propertyTypeLabels,
  waterSupplyLabels,
} from '../../components/property/property-labels.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ContactHint } from './contact-hint.tsx';
import { Hinted } from './hinted.tsx';
import type { FormValues } from './listing-values.ts';
import { optionsOf, roomOptions } from './options.ts';
import { useHints } from './use-hints.ts';

/** As the contract has them: three floors of cellars. */
const LOWEST_FLOOR = -3;
const HIGHEST_FLOOR = 200;

type StepProps = { form: UseFormReturnType<FormValues> };

export default function HomeStep({ form }: StepProps) {
  const { t } = useLingui();
  const { title, description } = form.getValues();
  return (
    <Stack gap="md">
      <Basics form={form} />
      <Details form={form} />
      <AmenityChips form={form} />
      <ContactHint text={title}>
        <TextInput
          label={t`Title`}
          description={t`Left empty, we make one: "2 BHK Apartment in Koramangala, Bengaluru"`}
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

function Basics({ form }: StepProps) {
  const { t, i18n } = useLingui();
  const hints = useHints(form.getValues());
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <SelectField
        label={t`Property type`}
        required
        options={optionsOf(propertyTypes, propertyTypeLabels, i18n)}
        {...form.getInputProps('property_type')}
      />
      <SelectField
        label={t`Furnishing`}
        required
        options={optionsOf(furnishings, furnishingLabels, i18n)}
        {...form.getInputProps('furnishing')}
      />
      <SelectField label={t`Bedrooms`} required options={roomOptions} {...form.getInputProps('bedrooms')} />
      <SelectField label={t`Bathrooms`} required options={roomOptions} {...form.getInputProps('bathrooms')} />
      <Hinted hint={hints.area_sqft}>
        <NumberField
          label={t`Area`}
          required
          suffix={t` sq ft`}
          read={readArea}
          min={1}
          max={100_000}
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
  const { t, i18n } = useLingui();
  const figure = { allowDecimal: false, hideControls: true } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <NumberField
        label={t`Floor`}
        description={t`0 is the ground floor`}
        min={LOWEST_FLOOR}
        max={HIGHEST_FLOOR}
        {...figure}
        {...form.getInputProps('floor')}
      />
      <NumberField
        label={t`Floors in the building`}
        description={t`Above the ground`}
        max={HIGHEST_FLOOR}
        {...figure}
        {...form.getInputProps('total_floors')}
      />
      <SelectField
        label={t`Facing`}
        clearable
        options={optionsOf(facings, facingLabels, i18n)}
        {...form.getInputProps('facing')}
      />
      <SelectField
        label={t`Parking`}
        clearable
        options={optionsOf(parkings, parkingLabels, i18n)}
        {...form.getInputProps('parking')}
      />
      <SelectField
        label={t`Water`}
        clearable
        options={optionsOf(waterSupplies, waterSupplyLabels, i18n)}
        {...form.getInputProps('water_supply')}
      />
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
