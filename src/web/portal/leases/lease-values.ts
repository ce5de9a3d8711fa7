// Between the fields of the lease form and what the contract takes: rupees and percent here, paise and basis points there.
import type { Lease, LeaseOption } from '../../../contract/leases.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import { type DepositHolder, lastDayAfter, NOTICE_DAYS_DEFAULT } from '../../../domain/leases.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { paiseOf, type Rupees } from '../../components/rupee-input.tsx';

export const blankLease = {
  /** 'application:…', 'listed:…' or 'managed:…'. */
  home: null as string | null,
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
  terms: '',
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
});

export function toLease(fields: LeaseValues) {
  const [kind, id = null] = fields.home?.split(':') ?? [];
  const byHand = kind !== 'application';
  return {
    ...toTerms(fields),
    application_id: byHand ? null : id,
    property_id: kind === 'listed' ? id : null,
    managed_property_id: kind === 'managed' ? id : null,
    tenant_name: byHand ? fields.tenant_name : null,
    tenant_email: byHand ? fields.tenant_email.trim() || null : null,
  };
}

/** What a chosen home fills in. */
export function fromOption(option: LeaseOption): Partial<LeaseValues> {
  const { start_date: start } = option;
  return {
    home: `${option.kind}:${option.id}`,
    ...(option.rent === null ? {} : { rent: toRupees(paise(option.rent)) }),
    ...(option.deposit === null ? {} : { deposit: toRupees(paise(option.deposit)) }),
    ...(start === null ? {} : { start_date: start, end_date: lastDayAfter(start) }),
    ...(option.tenant_phone === null ? {} : { tenant_phone: formatPhone(option.tenant_phone) }),
    ...(option.kind === 'managed' ? { deposit_held_by: 'company' as const } : {}),
  };
}

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
  terms: lease.terms ?? '',
});
