/**
 * Which rows of everybody a role opens, where no single procedure could say it: several procedures read or write them. Row
 * policies, and functions that act beside them, ask for these and for the permissions of procedures by `app.may`.
 *
 * `…readAll` shows all rows of a feature, `…changeAll` lets them be written; whoever acts for a landlord does what he may.
 */
import type { GrantedRole } from './roles.ts';

const ADMIN = ['admin'] as const;

export const rowPermissions = {
  'profiles.readAll': ADMIN,
  'roles.readAll': ADMIN,
  'audit.readAll': ADMIN,
  'files.readAll': ADMIN,
  'files.removeAll': ADMIN,
  'places.changeAll': ADMIN,
  'properties.readAll': ADMIN,
  // The door, the exact point and the contact of a home.
  'properties.readContacts': ADMIN,
  'properties.changeAll': ADMIN,
  'imports.readAll': ADMIN,
  'leads.readAll': ADMIN,
  // Phone, e-mail and references of both sides of a visit or an application.
  'leads.readContacts': ADMIN,
  'leads.changeAll': ADMIN,
  'reports.readAll': ADMIN,
  'reports.changeAll': ADMIN,
  'flags.readAll': ADMIN,
  'flags.changeAll': ADMIN,
  'claims.readAll': ADMIN,
  'claims.changeAll': ADMIN,
  'enquiries.readAll': ADMIN,
  'enquiries.changeAll': ADMIN,
  'mailLog.readAll': ADMIN,
  'payments.readAll': ADMIN,
  'payments.changeAll': ADMIN,
  // PAN and bank account as they are shown, masked; what is sealed opens by the other one.
  'payees.readAll': ADMIN,
  'payees.openSealed': ADMIN,
  'brokers.readAll': ADMIN,
  'brokers.readDocuments': ADMIN,
  'brokers.changeAll': ADMIN,
  'affiliates.readAll': ADMIN,
  'affiliates.changeAll': ADMIN,
  'shadowPower.changeAll': ADMIN,
  'managedRentals.readAll': ADMIN,
  'managedRentals.changeAll': ADMIN,
  'rvl.changeAll': ADMIN,
  'commissions.readAll': ADMIN,
  'adjustments.changeAll': ADMIN,
  'ledger.readAll': ADMIN,
  'ledger.addToDayBook': ADMIN,
  'payouts.readAll': ADMIN,
  'payouts.changeAll': ADMIN,
  'leases.readAll': ADMIN,
  'leases.actForLandlord': ADMIN,
  'rents.actForLandlord': ADMIN,
  'maintenance.readAll': ADMIN,
  'maintenance.actForLandlord': ADMIN,
  // Consents, wishes to be erased, and who looked at whose data.
  'privacy.readAll': ADMIN,
  'privacy.noteLook': ADMIN,
} as const satisfies Readonly<Record<string, readonly GrantedRole[]>>;

export type RowPermission = keyof typeof rowPermissions;
