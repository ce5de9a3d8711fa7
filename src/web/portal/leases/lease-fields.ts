// A lease that is written as the fields of the form, to change its terms.
import type { Lease } from '../../../contract/leases.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { blankLease, type LeaseValues } from './lease-values.ts';

export const fromLease = (lease: Lease): LeaseValues => ({
  ...blankLease,
  tenant_phone: formatPhone(lease.tenant.phone ?? ''),
  home_address: lease.home_address ?? '',
  start_date: lease.start_date,
  end_date: lease.end_date,
  rent: toRupees(paise(lease.rent)),
  deposit: toRupees(paise(lease.deposit)),
  deposit_held_by: lease.deposit_held_by,
  notice_days: lease.notice_days,
  escalation: lease.escalation_bp / 100,
  due_day: lease.due_day,
  payee_name: lease.payee_name ?? '',
  payee_upi: lease.payee_upi ?? '',
  payee_shows_bank: lease.payee_shows_bank,
  terms: lease.terms ?? '',
  ...furtherOf(lease),
});

const key = () => crypto.randomUUID();

/** What is paid besides, what a late rent costs, and what is in the home. */
export function linesOf({
  late_fee: fee,
  charges,
  inventory,
}: Pick<Lease, 'late_fee' | 'charges' | 'inventory'>) {
  return {
    has_late_fee: fee !== null,
    ...(fee && {
      grace_days: fee.grace_days,
      fee_a_day: toRupees(paise(fee.a_day)),
      fee_most: toRupees(paise(fee.most)),
    }),
    charges: charges.map(({ amount, ...charge }) => ({
      ...charge,
      amount: amount === null ? ('' as const) : toRupees(paise(amount)),
      key: key(),
    })),
    inventory: inventory.map((thing) => ({ ...thing, key: key() })),
  };
}

function furtherOf(lease: Lease): Partial<LeaseValues> {
  const of = (role: Lease['parties'][number]['role']) => lease.parties.filter((party) => party.role === role);
  return {
    landlord_notice_days: lease.landlord_notice_days ?? '',
    lock_in_months: lease.lock_in_months,
    deposit_due_on: lease.deposit_due_on,
    ...linesOf(lease),
    co_tenants: of('co_tenant').map(({ name, email, phone, address }) => ({
      key: key(),
      name,
      email: email ?? '',
      phone: formatPhone(phone ?? ''),
      address: address ?? '',
    })),
    occupants: of('occupant').map(({ name }) => ({ key: key(), name })),
    co_owners: of('co_owner').map(({ name, share_bp }) => ({
      key: key(),
      name,
      share: (share_bp ?? 0) / 100,
    })),
    landlord_address: lease.landlord_address ?? '',
    tenant_address: lease.tenant_address ?? '',
    place: lease.place ?? '',
  };
}
