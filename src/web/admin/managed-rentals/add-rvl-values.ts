// Between the fields of the Add RVL form and what the contract takes; blank ones take the form's defaults.
import { addRvlDefaults } from '../../../domain/managed-rentals.ts';
import type { Furnishing, PropertyType } from '../../../domain/properties.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

export const blankRvl = {
  monthly_rent: '' as Rupees,
  property_location: '',
  property_type: null as PropertyType | null,
  property_address: '',
  locality: '',
  security_deposit: '' as Rupees,
  bedrooms: String(addRvlDefaults.bedrooms),
  bathrooms: String(addRvlDefaults.bathrooms),
  area_sqft: addRvlDefaults.areaSqft as Rupees,
  furnishing: addRvlDefaults.furnishing as Furnishing,
  description: '',
  // As the steps of the field are: 8.0.
  management_fee_percentage: addRvlDefaults.managementFeePercentage.toFixed(1) as Rupees,
};
export type RvlValues = typeof blankRvl;

/** Monthly Rent, Property Location and Property Type are what the form cannot do without. */
export const isComplete = (values: RvlValues): boolean =>
  (paiseOf(values.monthly_rent) ?? 0) > 0 &&
  values.property_location.trim() !== '' &&
  values.property_type !== null;

const figureOr = (typed: Rupees, otherwise: number): number => (typed === '' ? otherwise : Number(typed));

export const toAddRvl = (values: RvlValues, userId: string) => ({
  user_id: userId,
  monthly_rent: paiseOf(values.monthly_rent) ?? 0,
  property_location: values.property_location,
  property_type: values.property_type as PropertyType,
  property_address: values.property_address,
  locality: values.locality,
  security_deposit: paiseOf(values.security_deposit) ?? addRvlDefaults.securityDeposit,
  bedrooms: Number(values.bedrooms),
  bathrooms: Number(values.bathrooms),
  area_sqft: figureOr(values.area_sqft, addRvlDefaults.areaSqft),
  furnishing: values.furnishing,
  description: values.description,
  management_fee_percentage: figureOr(
    values.management_fee_percentage,
    addRvlDefaults.managementFeePercentage,
  ),
});
