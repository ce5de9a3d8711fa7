/** What is open around a person, as the database counts it and the rule asks for it. */
import type { OpenMatters } from '../../domain/privacy.ts';

export type OpenRow = {
  is_admin: boolean;
  leases: number;
  rents: number;
  managed_homes: number;
  managed_rental_applications: number;
  commission: string | number;
  transfers: number;
  payments: number;
};

export function openMatters(row: OpenRow | undefined): OpenMatters {
  if (!row) throw new Error('What is open was not counted');
  return {
    isAdmin: row.is_admin,
    leases: row.leases,
    rents: row.rents,
    managedHomes: row.managed_homes,
    managedRentalApplications: row.managed_rental_applications,
    commission: Number(row.commission),
    transfers: row.transfers,
    payments: row.payments,
  };
}
