// Between the fields of the lease form and what the contract takes: rupees and percent here, paise and basis points there.
import type { Lease, LeaseOption } from '../../../contract/leases.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import type { ChargeKind, ChargeWay, ItemCondition } from '../../../domain/lease-terms.ts';
import {
  type DepositHolder,
  type LeaseSide,
  lastDayAfter,
  NOTICE_DAYS_DEFAULT,
} from '../../../domain/leases.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

/** One of each list, as a new line begins. */
export const blankLines = {
  coTenant: { key: '', name: '', email: '', phone: '', address: '' },
  occupant: { key: '', name: '' },
  coOwner: { key: '', name: '', share: '' as Rupees },
  charge: {
    key: '',
    kind: 'maintenance' as ChargeKind,
    paid_by: 'tenant' as LeaseSide,
    how: 'fixed' as ChargeWay,
    amount: '' as Rupees,
  },
  thing: { key: '', room: '', item: '', count: 1 as Rupees, condition: 'good' as ItemCondition },
};

export const blankLease = {
  /** 'application:…', 'listed:…' or 'managed:…'. */
  home: null as string | null,
  /** Of a PG. */
  bed: null as string | null,
  /** The home is let for its owner, whom the form names. */
  is_for_owner: false,
  owner_name: '',
  owner_email: '',
  owner_phone: '',
  tenant_name: '',
  tenant_email: '',
  tenant_phone: '',
  home_address: '',
  start_date: null as CalendarDate | null,
  end_date: null as CalendarDate | null,
  rent: '' as Rupees,
  deposit: '' as Rupees,
  deposit_held_by: 'landlord' as DepositHolder,
  notice_days: NOTICE_DAYS_DEFAULT as Rupees,
  escalation: 5 as Rupees,
  due_day: 1 as Rupees,
  payee_name: '',
  payee_upi: '',
  payee_shows_bank: false,
  terms: '',
  landlord_notice_days: '' as Rupees,
  lock_in_months: 0 as Rupees,
  deposit_due_on: null as CalendarDate | null,
  has_late_fee: false,
  grace_days: 5 as Rupees,
  fee_a_day: '' as Rupees,
  fee_most: '' as Rupees,
  charges: [] as (typeof blankLines.charge)[],
  inventory: [] as (typeof blankLines.thing)[],
  co_tenants: [] as (typeof blankLines.coTenant)[],
  occupants: [] as (typeof blankLines.occupant)[],
  co_owners: [] as (typeof blankLines.coOwner)[],
  landlord_address: '',
  tenant_address: '',
  place: '',
};
export type LeaseValues = typeof blankLease;

export type PartProps = {
  fields: LeaseValues;
  set: (own: Partial<LeaseValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
};

const number = (value: Rupees): number => (value === '' ? Number.NaN : Number(value));

/** What was left open goes as it is: the server says at its field what is missing. */
export const toTerms = (fields: LeaseValues) => ({
  start_date: fields.start_date ?? '',
  end_date: fields.end_date ?? '',
  rent: paiseOf(fields.rent) ?? 0,
  deposit: paiseOf(fields.deposit) ?? 0,
  deposit_held_by: fields.deposit_held_by,
  notice_days: number(fields.notice_days),
  escalation_bp: Math.round(number(fields.escalation) * 100),
  due_day: number(fields.due_day),
  home_address: fields.home_address,
  tenant_phone: fields.tenant_phone || null,
  terms: fields.terms,
  payee_name: fields.payee_name,
  payee_upi: fields.payee_upi.trim() || null,
  payee_shows_bank: fields.payee_shows_bank,
  landlord_notice_days: fields.landlord_notice_days === '' ? null : Number(fields.landlord_notice_days),
  lock_in_months: fields.lock_in_months === '' ? 0 : Number(fields.lock_in_months),
  deposit_due_on: fields.deposit_due_on,
  late_fee: fields.has_late_fee
    ? {
        grace_days: number(fields.grace_days),
        a_day: paiseOf(fields.fee_a_day) ?? 0,
        most: paiseOf(fields.fee_most) ?? 0,
      }
    : null,
  charges: fields.charges.map(({ kind, paid_by, how, amount }) => ({
    kind,
    paid_by,
    how,
    amount: how === 'fixed' ? (paiseOf(amount) ?? null) : null,
  })),
  inventory: fields.inventory.map(({ room, item, count, condition }) => ({
    room,
    item,
    count: number(count),
    condition,
  })),
  co_tenants: fields.co_tenants.map(({ name, email, phone, address }) => ({
    name,
    email: email.trim() || null,
    phone: phone.trim() || null,
    address,
  })),
  occupants: fields.occupants.map(({ name }) => ({ name })),
  co_owners: fields.co_owners.map(({ name, share }) => ({
    name,
    share_bp: Math.round(number(share) * 100),
  })),
  landlord_address: fields.landlord_address,
  tenant_address: fields.tenant_address,
  place: fields.place,
});

/** Of a managed home the owner is known. */
export const isForOwner = ({ home, is_for_owner: isSaid }: LeaseValues): boolean =>
  isSaid && !home?.startsWith('managed:');

export function toLease(fields: LeaseValues) {
  const [kind, id = null] = fields.home?.split(':') ?? [];
  const byHand = kind !== 'application';
  return {
    // The form does not ask for it then, but may have before.
    ...toTerms(
      isForOwner(fields) ? { ...fields, payee_name: '', payee_upi: '', payee_shows_bank: false } : fields,
    ),
    application_id: byHand ? null : id,
    property_id: kind === 'listed' ? id : null,
    managed_property_id: kind === 'managed' ? id : null,
    bed_id: kind === 'managed' ? null : fields.bed,
    tenant_name: byHand ? fields.tenant_name : null,
    tenant_email: byHand ? fields.tenant_email.trim() || null : null,
    owner: isForOwner(fields)
      ? {
          name: fields.owner_name,
          email: fields.owner_email.trim() || null,
          phone: fields.owner_phone.trim() || null,
        }
      : null,
  };
}

/** What a chosen home fills in. */
export function fromOption(option: LeaseOption): Partial<LeaseValues> {
  const { start_date: start } = option;
  return {
    home: `${option.kind}:${option.id}`,
    bed: null,
    ...(option.rent === null ? {} : { rent: toRupees(paise(option.rent)) }),
    ...(option.deposit === null ? {} : { deposit: toRupees(paise(option.deposit)) }),
    ...(start === null ? {} : { start_date: start, end_date: lastDayAfter(start) }),
    ...(option.tenant_phone === null ? {} : { tenant_phone: formatPhone(option.tenant_phone) }),
    ...(option.kind === 'managed' ? { deposit_held_by: option.deposit_held_by ?? ('company' as const) } : {}),
  };
}

/** Whom the pipeline leads here with, in the state of the navigation. */
export function fromTenant(state: unknown): Partial<LeaseValues> {
  const { tenant } = (state ?? {}) as { tenant?: { name?: string; email?: string; phone?: string } };
  if (!tenant) return {};
  const { name, email, phone } = tenant;
  return {
    ...(name ? { tenant_name: name } : {}),
    ...(email ? { tenant_email: email } : {}),
    ...(phone ? { tenant_phone: formatPhone(phone) } : {}),
  };
}

/** What a chosen bed of a PG fills in. */
export const fromBed = ({ id, rent, deposit }: LeaseOption['beds'][number]): Partial<LeaseValues> => ({
  bed: id,
  rent: toRupees(paise(rent)),
  ...(deposit === null ? {} : { deposit: toRupees(paise(deposit)) }),
});

/** What came later, without the fields in which something stands already. */
export const fillBlanks = (fields: LeaseValues, filled: Partial<LeaseValues>): Partial<LeaseValues> =>
  Object.fromEntries(
    Object.entries(filled).filter(([name]) =>
      ['', null].includes(fields[name as keyof LeaseValues] as '' | null),
    ),
  );

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

function furtherOf(lease: Lease): Partial<LeaseValues> {
  const of = (role: Lease['parties'][number]['role']) => lease.parties.filter((party) => party.role === role);
  const fee = lease.late_fee;
  return {
    landlord_notice_days: lease.landlord_notice_days ?? '',
    lock_in_months: lease.lock_in_months,
    deposit_due_on: lease.deposit_due_on,
    has_late_fee: fee !== null,
    ...(fee && {
      grace_days: fee.grace_days,
      fee_a_day: toRupees(paise(fee.a_day)),
      fee_most: toRupees(paise(fee.most)),
    }),
    charges: lease.charges.map(({ amount, ...charge }) => ({
      ...charge,
      amount: amount === null ? '' : toRupees(paise(amount)),
      key: key(),
    })),
    inventory: lease.inventory.map((thing) => ({ ...thing, key: key() })),
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
