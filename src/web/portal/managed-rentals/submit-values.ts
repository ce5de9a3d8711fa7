// Between the fields of the managed rental form and what the contract takes.
import { msg } from '@lingui/core/macro';
import type { Furnishing, PropertyType } from '../../../domain/properties.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

export const submitted = msg`Your managed rental was submitted`;

/** Rupees here; paise in the contract. */
export const blankRental = {
  whose: 'landlord' as 'landlord' | 'own',
  landlord_name: '',
  landlord_email: '',
  landlord_phone: '',
  property_type: null as PropertyType | null,
  property_location: '',
  locality: '',
  property_address: '',
  bedrooms: null as string | null,
  bathrooms: null as string | null,
  area_sqft: '' as Rupees,
  furnishing: null as Furnishing | null,
  description: '',
  monthly_rent: '' as Rupees,
  security_deposit: '' as Rupees,
  rental_start_date: null as string | null,
  rental_end_date: null as string | null,
  /** The code of the affiliate; null until it is known whether a link led here. */
  brought_by: null as string | null,
  agrees: false,
};
export type RentalValues = typeof blankRental;

export type PartProps = {
  fields: RentalValues;
  set: (own: Partial<RentalValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

/** What was left open goes as it is: the server says at its field what is missing. */
export const toRental = (fields: RentalValues, isBroker: boolean) => ({
  monthly_rent: paiseOf(fields.monthly_rent) ?? 0,
  property_location: fields.property_location,
  property_type: fields.property_type as PropertyType,
  property_address: fields.property_address,
  locality: fields.locality,
  bedrooms: fields.bedrooms === null ? null : Number(fields.bedrooms),
  bathrooms: fields.bathrooms === null ? null : Number(fields.bathrooms),
  area_sqft: fields.area_sqft === '' ? null : Number(fields.area_sqft),
  furnishing: fields.furnishing,
  description: fields.description,
  security_deposit: paiseOf(fields.security_deposit),
  rental_start_date: fields.rental_start_date,
  rental_end_date: fields.rental_end_date,
  landlord:
    isBroker && fields.whose === 'landlord'
      ? {
          name: fields.landlord_name,
          email: fields.landlord_email.trim() || null,
          phone: fields.landlord_phone || null,
        }
      : null,
  brought_by: fields.brought_by?.trim() || null,
  agrees: fields.agrees as true,
});
