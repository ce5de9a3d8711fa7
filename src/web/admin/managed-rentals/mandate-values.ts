// Between the fields of the mandate dialog and what the contract calls a mandate.
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import type { DepositHolder } from '../../../domain/leases.ts';
import { DEFAULT_COLLECTOR, type RentCollector } from '../../../domain/mandates.ts';

/** The fee in percent here; basis points in the contract. */
export type MandateValues = {
  collects: RentCollector;
  fee_percent: number | string;
  remittance_day: number | string;
  deposit_holder: DepositHolder;
  payee_name: string;
  payee_upi: string;
};

const PROPOSED_REMITTANCE_DAY = 10;

/** What was offered last, else what holds without a mandate. */
export function valuesOfMandate(property: ManagedProperty): MandateValues {
  const latest = property.offered_mandate ?? property.mandate;
  return {
    collects: latest?.collects ?? DEFAULT_COLLECTOR,
    fee_percent: latest ? latest.fee_bp / 100 : property.management_fee_percentage,
    remittance_day: latest?.remittance_day ?? PROPOSED_REMITTANCE_DAY,
    deposit_holder: latest?.deposit_holder ?? 'landlord',
    payee_name: latest?.payee_name ?? '',
    payee_upi: latest?.payee_upi ?? '',
  };
}

export const toMandateForm = (values: MandateValues) => ({
  collects: values.collects,
  fee_bp: Math.round(Number(values.fee_percent) * 100),
  remittance_day:
    values.collects === 'operator' && values.remittance_day !== '' ? Number(values.remittance_day) : null,
  deposit_holder: values.deposit_holder,
  payee_name: values.collects === 'operator' ? values.payee_name : null,
  payee_upi: values.collects === 'operator' ? values.payee_upi.trim() || null : null,
});
