// Between what stands in the dialog's fields and what the contract calls a configuration.
import type { ManagedProperty, ManagedRental } from '../../../contract/managed-rentals.ts';
import {
  configurationDefaults,
  type DepositType,
  type RentPaymentMode,
} from '../../../domain/managed-rentals.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

/** Rupees here; paise in the contract. */
export type ConfigurationValues = {
  property_name: string;
  owner_name: string;
  monthly_rent: Rupees;
  security_deposit_company: Rupees;
  security_deposit_type: DepositType;
  payment_mode: RentPaymentMode;
  monthly_rent_payment_date: Rupees;
  lease_start_date: string | null;
  lease_end_date: string | null;
  rvl_amount: Rupees;
};

/** The dialog's defaults: refundable deposit, bank transfer, payment date 1, RVL amount equal to the monthly rent. */
export const valuesOfApplication = (application: ManagedRental, today: string): ConfigurationValues => ({
  property_name: application.property_location,
  owner_name: application.landlord_name ?? application.landlord?.full_name ?? '',
  monthly_rent: application.monthly_rent / 100,
  security_deposit_company: (application.security_deposit ?? 0) / 100,
  security_deposit_type: configurationDefaults.securityDepositType,
  payment_mode: configurationDefaults.paymentMode,
  monthly_rent_payment_date: configurationDefaults.monthlyRentPaymentDate,
  // A wished day that is over by now: the lease starts today at the earliest.
  lease_start_date: [application.rental_start_date ?? today, today].toSorted().at(-1) ?? today,
  lease_end_date: application.rental_end_date,
  rvl_amount: application.monthly_rent / 100,
});

export const valuesOfProperty = (property: ManagedProperty): ConfigurationValues => ({
  property_name: property.property_name,
  owner_name: property.owner_name,
  monthly_rent: property.monthly_rent / 100,
  security_deposit_company: property.security_deposit_company / 100,
  security_deposit_type: property.security_deposit_type,
  payment_mode: property.payment_mode,
  monthly_rent_payment_date: property.monthly_rent_payment_date,
  lease_start_date: property.lease_start_date,
  lease_end_date: property.lease_end_date,
  rvl_amount: property.rvl_amount / 100,
});

/** What is missing is sent as nothing, so that the server says so at its field. */
export const toConfiguration = (values: ConfigurationValues) => ({
  ...values,
  monthly_rent: paiseOf(values.monthly_rent) ?? 0,
  security_deposit_company: paiseOf(values.security_deposit_company) ?? 0,
  monthly_rent_payment_date: Number(values.monthly_rent_payment_date),
  lease_start_date: values.lease_start_date ?? '',
  rvl_amount: paiseOf(values.rvl_amount) ?? 0,
});
