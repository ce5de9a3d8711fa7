// Between the fields of the lease form and what the contract takes: rupees and percent here, paise and basis points there.
import type { CalendarDate } from '../../../domain/dates.ts';
import type { LeaseSource } from '../../../domain/lease-prefill.ts';
import type { ChargeKind, ChargeWay, ItemCondition } from '../../../domain/lease-terms.ts';
import { type DepositHolder, type LeaseSide, NOTICE_DAYS_DEFAULT } from '../../../domain/leases.ts';
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
  /** What was filled in without a word of the person, and from what; it is not sent. */
  filled: null as Filled | null,
};
export type LeaseValues = typeof blankLease;

export type Filled = {
  /** The home and the bed that it is of. */
  of: string;
  values: Record<string, unknown>;
  sources: readonly LeaseSource[];
  tenant: string | null;
  household: string | null;
  occupants: number | null;
};

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

/** A new lease of a home: its tenant is typed in, where an application brings them along. */
export const isByHand = ({ home }: Pick<LeaseValues, 'home'>): boolean =>
  home !== null && !home.startsWith('application:');

/** For whoever lists a home for its owner, and for whoever manages it: who is landlord, lives elsewhere and is paid is not the reader. */
export const isForOwner = ({ is_for_owner: isForAnother }: LeaseValues): boolean => isForAnother;

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
    // Of a managed home the owner is known.
    owner:
      isForOwner(fields) && kind !== 'managed'
        ? {
            name: fields.owner_name,
            email: fields.owner_email.trim() || null,
            phone: fields.owner_phone.trim() || null,
          }
        : null,
  };
}
