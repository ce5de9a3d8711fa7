// The home and its rent, as an owner or a broker describes them for managed rental.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import {
  type Furnishing,
  furnishings,
  MAX_AREA_SQFT,
  type PropertyType,
  propertyTypes,
} from '../../../domain/properties.ts';
import { roomOptions } from '../../components/managed-rentals/managed-rental-labels.ts';
import { furnishingLabels, propertyTypeLabels } from '../../components/property/property-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { PartProps } from './submit-values.ts';

export function HomeFields(props: PartProps) {
  const { t, i18n } = useLingui();
  const { fields, set, errors } = props;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <SelectField
        label={t`Property Type`}
        required
        options={propertyTypes.map((value) => ({ value, label: i18n._(propertyTypeLabels[value]) }))}
        value={fields.property_type}
        onChange={(type) => set({ property_type: type as PropertyType | null })}
        error={errors.property_type}
      />
      <TextInput
        label={t`Property Location`}
        description={t`Locality, city`}
        required
        maxLength={200}
        value={fields.property_location}
        onChange={(event) => set({ property_location: event.currentTarget.value })}
        error={errors.property_location}
      />
      <TextInput
        label={t`Address`}
        description={t`Seen by you and by us alone`}
        maxLength={300}
        value={fields.property_address}
        onChange={(event) => set({ property_address: event.currentTarget.value })}
        error={errors.property_address}
      />
      <TextInput
        label={t`Locality`}
        maxLength={120}
        value={fields.locality}
        onChange={(event) => set({ locality: event.currentTarget.value })}
        error={errors.locality}
      />
      <SizeFields {...props} />
    </SimpleGrid>
  );
}

function SizeFields({ fields, set, errors }: PartProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Bedrooms`}
        clearable
        options={roomOptions}
        value={fields.bedrooms}
        onChange={(bedrooms) => set({ bedrooms })}
        error={errors.bedrooms}
      />
      <SelectField
        label={t`Bathrooms`}
        clearable
        options={roomOptions}
        value={fields.bathrooms}
        onChange={(bathrooms) => set({ bathrooms })}
        error={errors.bathrooms}
      />
      <NumberField
        label={t`Area in sq ft`}
        min={1}
        max={MAX_AREA_SQFT}
        allowDecimal={false}
        hideControls
        value={fields.area_sqft}
        onChange={(area_sqft) => set({ area_sqft })}
        error={errors.area_sqft}
      />
      <SelectField
        label={t`Furnishing`}
        clearable
        options={furnishings.map((value) => ({ value, label: i18n._(furnishingLabels[value]) }))}
        value={fields.furnishing}
        onChange={(furnishing) => set({ furnishing: furnishing as Furnishing | null })}
        error={errors.furnishing}
      />
    </>
  );
}

export function RentFields({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  const today = clock.today();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <RupeeInput
          label={t`Monthly Rent`}
          required
          value={fields.monthly_rent}
          onChange={(monthly_rent) => set({ monthly_rent })}
          error={errors.monthly_rent}
        />
        <RupeeInput
          label={t`Security deposit`}
          value={fields.security_deposit}
          onChange={(security_deposit) => set({ security_deposit })}
          error={errors.security_deposit}
        />
        <DateField
          label={t`Managed from`}
          clearable
          today={today}
          value={fields.rental_start_date}
          onChange={(rental_start_date) => set({ rental_start_date })}
          error={errors.rental_start_date}
        />
        <DateField
          label={t`Managed until`}
          clearable
          today={today}
          value={fields.rental_end_date}
          onChange={(rental_end_date) => set({ rental_end_date })}
          error={errors.rental_end_date}
        />
      </SimpleGrid>
      <Textarea
        label={t`Description`}
        autosize
        minRows={3}
        maxLength={5000}
        value={fields.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={errors.description}
      />
    </>
  );
}
