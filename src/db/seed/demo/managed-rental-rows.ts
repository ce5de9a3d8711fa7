// The demo's managed rentals as rows: applications, properties with their details, whom they are credited to, paid months.
import {
  addDays,
  firstDayOf,
  instantInIndia,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../domain/dates.ts';
import {
  configurationDefaults,
  managedPropertyStatuses,
  rentPaymentModes,
  rvlMonthProblem,
} from '../../../domain/managed-rentals.ts';
import type { DemoManagedRental } from './managed-rentals.ts';
import type { DemoPerson } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { paise, type Row, type SeedClock } from './rows.ts';

/** Months with payments, the current one included. */
const MONTHS = 9;

export type Managed = DemoManagedRental & { lease: NonNullable<DemoManagedRental['lease']> };

const applicationId = ({ n }: DemoManagedRental) => demoId('managed-rental', n);
export const managedPropertyId = ({ n }: DemoManagedRental) => demoId('managed-property', n);
const at = (day: string, hour: number) => instantInIndia(day, hour);
const placeOf = ({ locality, city }: DemoManagedRental) => `${locality}, ${city}`;

export const isManaged = (rental: DemoManagedRental): rental is Managed => rental.lease !== null;

export const managedApplicationRow =
  (clock: SeedClock, admin: DemoPerson, brokerIds: ReadonlyMap<string, string>) =>
  (rental: DemoManagedRental): Row => {
    const { status, landlord, broker, lease, submittedOn } = rental;
    const isDecided = status === 'approved' || status === 'declined';
    const reviewedOn = lease && lease.start < clock.today ? lease.start : clock.today;
    return {
      id: applicationId(rental),
      status,
      landlord_id: landlord.id,
      landlord_name: broker && landlord.fullName,
      landlord_email: broker && landlord.email,
      submitted_by_broker_id: broker && (brokerIds.get(broker.id) ?? null),
      submitted_by: (broker ?? landlord).id,
      monthly_rent: paise(rental.rent),
      property_location: placeOf(rental),
      property_type: rental.type,
      locality: rental.locality,
      bedrooms: rental.bedrooms,
      bathrooms: Math.max(1, rental.bedrooms - 1),
      area_sqft: 450 + rental.bedrooms * 310,
      furnishing: 'semi_furnished',
      description: null,
      security_deposit: paise(rental.deposit),
      rental_start_date: lease?.start ?? addDays(clock.today, 20),
      rental_value_locked: lease ? paise(rental.rent) : null,
      decline_reason: status === 'declined' ? 'The papers of ownership do not match the address.' : null,
      reviewed_at: isDecided ? at(addDays(reviewedOn, -1), 11) : null,
      reviewed_by_admin_id: isDecided ? admin.id : null,
      created_at: at(submittedOn, 10),
    };
  };

const statusOf = (clock: SeedClock, { lease }: Managed) =>
  managedPropertyStatuses[lease.end !== null && lease.end < clock.today ? 1 : 0];

export const managedPropertyRow =
  (clock: SeedClock, brokerIds: ReadonlyMap<string, string>) =>
  (rental: Managed): Row => ({
    id: managedPropertyId(rental),
    application_id: applicationId(rental),
    status: statusOf(clock, rental),
    owner_id: rental.landlord.id,
    broker_id: rental.broker && (brokerIds.get(rental.broker.id) ?? null),
    created_at: at(addDays(rental.submittedOn, 5), 11),
  });

export const managedDetailsRow =
  (clock: SeedClock, admin: DemoPerson) =>
  (rental: Managed): Row => ({
    id: managedPropertyId(rental),
    application_id: applicationId(rental),
    property_name: `${rental.bedrooms} BHK ${placeOf(rental)}`,
    owner_name: rental.landlord.fullName,
    monthly_rent: paise(rental.rent),
    security_deposit_company: paise(rental.deposit),
    security_deposit_type: configurationDefaults.securityDepositType,
    payment_mode: rentPaymentModes[rental.n % rentPaymentModes.length],
    monthly_rent_payment_date: [1, 5, 10][rental.n % 3],
    lease_start_date: rental.lease.start,
    lease_end_date: rental.lease.end,
    affiliate_name: rental.affiliate?.person.fullName ?? null,
    affiliate_id: rental.affiliate?.code ?? null,
    rvl_amount: paise(rental.rent),
    status: statusOf(clock, rental),
    created_by_admin_id: admin.id,
    created_at: at(addDays(rental.submittedOn, 5), 11),
  });

export const attributionRow =
  (admin: DemoPerson) =>
  (rental: Managed): Row => ({
    managed_property_id: managedPropertyId(rental),
    affiliate_id: rental.affiliate?.code ?? null,
    valid_from: rental.lease.start,
    created_by_admin_id: admin.id,
    created_at: at(addDays(rental.submittedOn, 5), 11),
  });

/** Nearly every month that passed is paid, most within its first days, a few too late for its close; the current one in part. */
export function rvlPaymentRows(clock: SeedClock, admin: DemoPerson, rentals: readonly Managed[]): Row[] {
  const chance = chanceOf(7);
  const current = monthOf(clock.today);
  const rows: Row[] = [];
  for (const rental of rentals) {
    for (let back = MONTHS - 1; back >= 0; back -= 1) {
      const month = shiftMonth(current, -back);
      const isPaid = chance.happens(back === 0 ? 0.6 : 0.96);
      const days = chance.weighted([
        [chance.whole(0, 12), 30],
        [chance.whole(42, 55), 1],
      ]);
      const paidOn = addDays(firstDayOf(month), days);
      if (!isPaid || paidOn >= clock.today || rvlMonthProblem(month, rental.lease, clock.today)) continue;
      if (paidOn < rental.lease.start) continue;
      rows.push(paymentRow(rental, admin, month, paidOn));
    }
  }
  return rows;
}

function paymentRow(rental: Managed, admin: DemoPerson, month: Month, paidOn: string): Row {
  const mode = rentPaymentModes[rental.n % rentPaymentModes.length];
  return {
    id: demoId('rvl-payment', rental.n * 1000 + Number(month.slice(2, 4)) * 12 + Number(month.slice(5))),
    managed_property_id: managedPropertyId(rental),
    payment_month: firstDayOf(month),
    rvl_amount: paise(rental.rent),
    payment_status: 'paid',
    payment_date: paidOn,
    marked_paid_at: at(paidOn, 12),
    sequence: 1,
    paid_by: null,
    mode,
    reference: mode === 'cash' ? null : `UTR${month.replace('-', '')}${String(rental.n).padStart(5, '0')}`,
    processed_by_admin_id: admin.id,
    created_at: at(paidOn, 12),
  };
}
