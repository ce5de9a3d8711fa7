// The fields of the Add RVL form: three are required, the others start with the specification's defaults.
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addRvlDefaults, DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import {
  type Furnishing,
  furnishings,
  type PropertyType,
  propertyTypes,
} from '../../../domain/properties.ts';
import { roomOptions } from '../../components/managed-rentals/managed-rental-labels.ts';
import { furnishingLabels, propertyTypeLabels } from '../../components/property/property-labels.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { RvlValues } from './add-rvl-values.ts';

type FieldsProps = {
  values: RvlValues;
  set: (own: Partial<RvlValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

export function RvlRentFields({ values, set, errors }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <RupeeInput
        label={t`Monthly Rent`}
        required
        value={values.monthly_rent}
        onChange={(monthly_rent) => set({ monthly_rent })}
        error={errors.monthly_rent}
      />
      <RupeeInput
        label={t`Security Deposit`}
        placeholder="₹0"
        value={values.security_deposit}
        onChange={(security_deposit) => set({ security_deposit })}
        error={errors.security_deposit}
      />
      <TextInput
        label={t`Property Location`}
        required
        maxLength={200}
        value={values.property_location}
        onChange={(event) => set({ property_location: event.currentTarget.value })}
        error={errors.property_location}
      />
      <SelectField
        label={t`Property Type`}
        required
        options={propertyTypes.map((value) => ({ value, label: i18n._(propertyTypeLabels[value]) }))}
        value={values.property_type}
        onChange={(type) => set({ property_type: type as PropertyType | null })}
        error={errors.property_type}
      />
      <NumberField
        label={t`Management Fee (%)`}
        step={0.1}
        decimalScale={2}
        min={0}
        max={100}
        value={values.management_fee_percentage}
        onChange={(management_fee_percentage) => set({ management_fee_percentage })}
        error={errors.management_fee_percentage}
      />
      <TextInput label={t`Commission (%)`} readOnly value={usePlanShare()} />
    </SimpleGrid>
  );
}

/** Eight per cent, unless a version of the plan that is in force says otherwise. */
function usePlanShare(): string {
  const { queries } = useApi();
  const { data } = useQuery(queries.commissionPlans.list.queryOptions());
  const inForce = data?.items.find(({ state }) => state === 'in-force');
  return String(inForce ? inForce.default_share_bp / 100 : DEFAULT_FEE_PERCENT);
}

export function RvlHomeFields({ values, set, errors }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t`Address`}
          maxLength={300}
          value={values.property_address}
          onChange={(event) => set({ property_address: event.currentTarget.value })}
          error={errors.property_address}
        />
        <TextInput
          label={t`Locality`}
          maxLength={120}
          value={values.locality}
          onChange={(event) => set({ locality: event.currentTarget.value })}
          error={errors.locality}
        />
        <SelectField
          label={t`Bedrooms`}
          allowDeselect={false}
          options={roomOptions}
          value={values.bedrooms}
          onChange={(bedrooms) => bedrooms && set({ bedrooms })}
          error={errors.bedrooms}
        />
        <SelectField
          label={t`Bathrooms`}
          allowDeselect={false}
          options={roomOptions}
          value={values.bathrooms}
          onChange={(bathrooms) => bathrooms && set({ bathrooms })}
          error={errors.bathrooms}
        />
        <NumberField
          label={t`Area in sq ft`}
          min={1}
          allowDecimal={false}
          hideControls
          value={values.area_sqft}
          onChange={(area_sqft) => set({ area_sqft })}
          error={errors.area_sqft}
        />
        <SelectField
          label={t`Furnishing`}
          allowDeselect={false}
          options={furnishings.map((value) => ({ value, label: i18n._(furnishingLabels[value]) }))}
          value={values.furnishing}
          onChange={(furnishing) => furnishing && set({ furnishing: furnishing as Furnishing })}
          error={errors.furnishing}
        />
      </SimpleGrid>
      <Textarea
        label={t`Description`}
        placeholder={addRvlDefaults.description}
        autosize
        minRows={2}
        maxLength={5000}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={errors.description}
      />
    </>
  );
}
