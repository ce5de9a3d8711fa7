// The demo's leases: most managed homes are let for eleven months, and the landlord's account has one in every state.
import {
  addDays,
  addMonths,
  type CalendarDate,
  firstDayOf,
  instantInIndia,
  monthOf,
} from '../../../domain/dates.ts';
import { type LeaseState, lastDayAfter, type Settlement, settle } from '../../../domain/leases.ts';
import { managedPropertyId } from './managed-rental-rows.ts';
import type { DemoManagedRental } from './managed-rentals.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { paise, type Row, type SeedClock } from './rows.ts';

export interface DemoLease {
  n: number;
  rental: DemoManagedRental;
  tenant: DemoPerson;
  state: LeaseState;
  start: CalendarDate;
  end: CalendarDate;
  /** The last day that a notice named. */
  endsOn: CalendarDate | null;
  endedOn: CalendarDate | null;
  /** Rupees. */
  rent: number;
  deposit: number;
  dueDay: number;
}

type Managed = DemoManagedRental & { lease: NonNullable<DemoManagedRental['lease']> };

/** What the first homes of the landlord's account show; those after them are let like all others. */
const shown = ['active', 'active', 'ending', 'active', 'draft', 'ended'] as const;
/** Months since each of those began: the fourth ends within days. */
const shownSince = [7, 5, 6, 11, 0, 9] as const;

export function demoLeases(
  people: DemoPeople,
  rentals: readonly Managed[],
  today: CalendarDate,
): DemoLease[] {
  const chance = chanceOf(8);
  const letOut = rentals.filter(({ lease }) => lease.end === null || lease.end >= today);
  const tenants = [people.accounts.get('tenant') as DemoPerson, ...people.seekers];
  return letOut.slice(0, tenants.length).map((rental, n) => {
    const state: LeaseState = shown[n] ?? 'active';
    const since = shownSince[n] ?? chance.whole(0, 9);
    const wanted =
      state === 'draft'
        ? addDays(today, 9)
        : addDays(firstDayOf(monthOf(addMonths(today, -since))), n === 3 ? 30 : 0);
    const start = wanted < rental.lease.start ? rental.lease.start : wanted;
    const end = lastDayAfter(start);
    return {
      n,
      rental,
      tenant: tenants[n] as DemoPerson,
      state,
      start,
      end,
      endsOn: state === 'ending' ? addDays(today, 20) : null,
      endedOn: state === 'ended' ? addDays(today, -24) : null,
      rent: rental.rent,
      deposit: rental.deposit,
      dueDay: [1, 5, 10][n % 3] ?? 1,
    };
  });
}

export const leaseId = ({ n }: DemoLease) => demoId('lease', n);

const upiOf = ({ firstName, lastName }: DemoPerson) =>
  `${firstName}.${lastName}@okbank`.toLowerCase().replaceAll(/[^a-z.@]/g, '');

const settlementOf = ({ deposit, endedOn }: DemoLease): Settlement | null =>
  endedOn ? settle(deposit * 100, [{ label: 'Painting of two walls', amount: 4_500_00 }]) : null;

export const leaseRow =
  (clock: SeedClock) =>
  (lease: DemoLease): Row => {
    const { rental, tenant, state, start } = lease;
    const { landlord } = rental;
    const writtenOn = state === 'draft' ? addDays(clock.today, -1) : addDays(start, -10);
    return {
      id: leaseId(lease),
      managed_property_id: managedPropertyId(rental),
      home_name: `${rental.bedrooms} BHK ${rental.locality}, ${rental.city}`,
      home_address: `Flat ${101 + ((lease.n * 7) % 800)}, ${rental.locality}, ${rental.city}`,
      landlord_id: landlord.id,
      landlord_name: landlord.fullName,
      tenant_id: tenant.id,
      tenant_name: tenant.fullName,
      tenant_email: tenant.email,
      tenant_phone: tenant.phone,
      state,
      start_date: start,
      end_date: lease.end,
      rent: paise(lease.rent),
      deposit: paise(lease.deposit),
      deposit_held_by: 'company',
      notice_days: 30,
      escalation_bp: 500,
      due_day: lease.dueDay,
      terms:
        lease.n % 4 === 0 ? 'Water and society charges are paid by the tenant. No smoking indoors.' : null,
      payee_name: landlord.fullName,
      payee_upi: upiOf(landlord),
      agreed_at: state === 'draft' ? null : instantInIndia(addDays(start, -6), 18),
      agreed_by: state === 'draft' ? null : tenant.id,
      is_signed_on_paper: false,
      notice_by: lease.endsOn ? 'tenant' : null,
      notice_given_on: lease.endsOn ? addDays(clock.today, -12) : null,
      ends_on: lease.endsOn,
      ended_on: lease.endedOn,
      settlement: settlementOf(lease),
      renewal_reminders: 0,
      version: state === 'draft' ? 1 : 2,
      created_by: landlord.id,
      created_at: instantInIndia(writtenOn, 11),
      updated_at: instantInIndia(writtenOn, 11),
    };
  };
