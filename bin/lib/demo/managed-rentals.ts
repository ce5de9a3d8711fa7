/** The story of managed homes: handed in, looked at, taken on, and each month's rent value marked as it arrives. */
import { sql } from 'drizzle-orm';
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { chanceOf } from '../../../src/db/seed/demo/random.ts';
import {
  addDays,
  type CalendarDate,
  firstDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import {
  DEFAULT_FEE_PERCENT,
  rentPaymentModes,
  rvlMonthProblem,
} from '../../../src/domain/managed-rentals.ts';
import { type DemoLease, isOffer } from './lease-plan.ts';
import type { DemoRent } from './rent-plan.ts';
import { type DemoManagedRental, isManaged, type Managed } from './rental-plan.ts';
import { type Act, at, type Cast, type Stage } from './stage.ts';

/** Months with rent values, the current one included. */
const MONTHS = 9;

/** What the story has made so far: ids by a rental's number. */
export type Taken = { applications: Map<number, string>; homes: Map<number, string> };

type Parts = {
  stage: Stage;
  admin: DemoPerson;
  manager: DemoPerson;
  rentals: readonly DemoManagedRental[];
  leases: readonly DemoLease[];
  rents: readonly DemoRent[];
  today: CalendarDate;
};

export function managedRentals(parts: Parts): { acts: Act[]; taken: Taken } {
  const taken: Taken = { applications: new Map(), homes: new Map() };
  const managed = parts.rentals.filter(isManaged);
  return {
    taken,
    acts: [
      ...parts.rentals.map((rental) => handedIn(taken, rental)),
      ...parts.rentals.flatMap((rental) => (isManaged(rental) ? [] : reviewed(parts, taken, rental))),
      ...managed.flatMap((rental, place) => takenOn(parts, taken, rental, place)),
      ...rentValues(parts, managed, taken),
      ...managed.flatMap((rental) => ended(parts, taken, rental)),
    ],
  };
}

const placeOf = ({ locality, city }: DemoManagedRental) => `${locality}, ${city}`;

function handedIn(taken: Taken, rental: DemoManagedRental): Act {
  const { landlord, broker, lease, submittedOn } = rental;
  return {
    at: at(submittedOn, 10),
    do: async (as) => {
      const { id } = await as((broker ?? landlord).id).managedRentals.submit({
        monthly_rent: rental.rent * 100,
        property_location: placeOf(rental),
        property_type: rental.type,
        property_address: `Flat ${101 + ((rental.n * 7) % 800)}, ${placeOf(rental)}`,
        locality: rental.locality,
        bedrooms: rental.bedrooms,
        bathrooms: Math.max(1, rental.bedrooms - 1),
        area_sqft: 450 + rental.bedrooms * 310,
        furnishing: 'semi_furnished',
        security_deposit: rental.deposit * 100,
        rental_start_date: lease?.start ?? addDays(submittedOn, 20),
        landlord: broker ? { name: landlord.fullName, email: landlord.email, phone: landlord.phone } : null,
        agrees: true,
      });
      taken.applications.set(rental.n, id);
    },
  };
}

/** Those that wait, that were declined, and that are approved without details. */
function reviewed(
  { admin, today }: Parts,
  taken: Taken,
  { n, status, submittedOn }: DemoManagedRental,
): Act[] {
  const decided = addDays(submittedOn, 1);
  if (status === 'submitted' || decided > today) return [];
  const id = () => found(taken.applications, n);
  const reason = 'The documents of ownership do not match the address.';
  return [
    {
      at: at(submittedOn, 16),
      do: async (as) => {
        const { managedRentals: desk } = as(admin.id);
        if (status === 'under_review') await desk.startReview({ id: id() });
        else if (status === 'declined') await desk.decline({ id: id(), reason });
        else await desk.approveOnly({ id: id() });
      },
    },
  ];
}

function takenOn(parts: Parts, taken: Taken, rental: Managed, place: number): Act[] {
  const { stage, admin, manager } = parts;
  const day = addDays(rental.submittedOn, 5);
  const approved: Act = {
    at: at(day, 11),
    do: async (as) => {
      const id = found(taken.applications, rental.n);
      await as(admin.id).managedRentals.approve({
        id,
        property_name: `${rental.bedrooms} BHK ${placeOf(rental)}`,
        owner_name: rental.landlord.fullName,
        monthly_rent: rental.rent * 100,
        security_deposit_company: rental.deposit * 100,
        payment_mode: modeOf(rental),
        monthly_rent_payment_date: [1, 5, 10][rental.n % 3] ?? 1,
        lease_start_date: rental.lease.start,
        lease_end_date: rental.lease.end,
        affiliate_id: rental.affiliate?.code ?? null,
        rvl_amount: rental.rent * 100,
      });
      taken.homes.set(rental.n, await homeOf(stage, id));
    },
  };
  const taking = [approved, ...mandated(parts, taken, rental, place)];
  // The account for trying looks after every fifth home that is under management.
  if (place % 5 > 0) return taking;
  const assigned: Act = {
    at: at(day, 12),
    do: (as) =>
      as(admin.id).managedRentals.assignManager({ id: found(taken.homes, rental.n), manager_id: manager.id }),
  };
  return [...taking, assigned];
}

/** Whether the mandate of the home at that place says that Kiraya collects its rent. */
export const isCollected = (place: number): boolean => place % 3 === 0 && place % 2 === 1;

/** Days ago. */
const NEW_TERMS_OFFERED = 4;
const NEW_FEE_BP = 700;

/** Every third home has a mandate, by which owners and Kiraya collect in turn; one of the landlord's own is offered anew with a lower fee. */
function mandated({ admin, today }: Parts, taken: Taken, rental: Managed, place: number): Act[] {
  if (place % 3 > 0) return [];
  const day = addDays(rental.submittedOn, 6);
  const byOperator = isCollected(place);
  const offer = (on: CalendarDate, feeBp: number, isAccepted: boolean): Act => ({
    at: at(on, 11),
    do: async (as) => {
      const { id, text_hash } = await as(admin.id).mandates.offer({
        id: found(taken.homes, rental.n),
        collects: byOperator ? 'operator' : 'owner',
        fee_bp: feeBp,
        remittance_day: byOperator ? 10 : null,
        // As the leases of these homes have it.
        deposit_holder: 'company',
        payee_name: byOperator ? 'Kiraya Homes' : null,
        payee_upi: byOperator ? 'rent.kiraya@okbank' : null,
      });
      const { landlord } = rental;
      if (isAccepted) await as(landlord.id).mandates.accept({ id, text_hash, name: landlord.fullName });
    },
  });
  return [
    offer(day, DEFAULT_FEE_PERCENT * 100, true),
    ...(place === 0 ? [offer(addDays(today, -NEW_TERMS_OFFERED), NEW_FEE_BP, false)] : []),
  ];
}

async function homeOf({ services }: Stage, application: string): Promise<string> {
  const { rows } = await services.database.asWorker((tx) =>
    tx.execute<{ id: string }>(sql`select id from managed_properties where application_id = ${application}`),
  );
  if (!rows[0]) throw new Error('No managed home was made');
  return rows[0].id;
}

const modeOf = ({ n }: DemoManagedRental) => rentPaymentModes[n % rentPaymentModes.length] ?? 'upi';

/** A home whose tenant pays here is marked by what the tenant paid; the others by what their owners' accounts show. */
function rentValues(
  { admin, leases, rents, today }: Parts,
  managed: readonly Managed[],
  taken: Taken,
): Act[] {
  const byMonth = new Map(rents.map((rent) => [`${rent.lease.rental.n} ${rent.period.month}`, rent]));
  const agreed = new Map(leases.filter((lease) => !isOffer(lease)).map((lease) => [lease.rental.n, lease]));
  const chance = chanceOf(7);
  return managed.flatMap((rental) =>
    recentMonths(today).flatMap((month): Act[] => {
      const elsewhere = paidElsewhere(chance, rental, month, today);
      const lease = agreed.get(rental.n);
      const isRented =
        lease && month >= monthOf(lease.start) && (!lease.notice || month <= monthOf(lease.notice.endsOn));
      const rent = byMonth.get(`${rental.n} ${month}`);
      const paid = isRented ? rent && ofTenant(rent) : elsewhere;
      if (!paid || paid.on >= today || paid.on < rental.lease.start) return [];
      if (rvlMonthProblem(month, rental.lease, paid.on)) return [];
      const { on, ...told } = paid;
      return [
        {
          at: at(on, 12),
          do: (as: Cast) => as(admin.id).rvl.markPaid({ id: found(taken.homes, rental.n), month, ...told }),
        },
      ];
    }),
  );
}

const recentMonths = (today: CalendarDate): Month[] =>
  Array.from({ length: MONTHS }, (_, n) => shiftMonth(monthOf(today), n - MONTHS + 1));

const ofTenant = ({ answer, paidOn, period, lease, mode, reference, amount }: DemoRent) =>
  answer === 'confirmed' && amount === period.amount
    ? {
        on: latest(addDays(paidOn, 1), firstDayOf(period.month)),
        paid_by: lease.tenant.fullName,
        mode,
        reference,
      }
    : undefined;

const latest = (one: CalendarDate, other: CalendarDate) => (other > one ? other : one);

/** Nearly every month, most within its first days, a few too late for its close; the current one in part. */
function paidElsewhere(
  chance: ReturnType<typeof chanceOf>,
  rental: Managed,
  month: Month,
  today: CalendarDate,
) {
  const isPaid = chance.happens(month === monthOf(today) ? 0.6 : 0.96);
  const days = chance.weighted([
    [chance.whole(0, 12), 30],
    [chance.whole(42, 55), 1],
  ]);
  if (!isPaid) return undefined;
  const mode = modeOf(rental);
  const reference =
    mode === 'cash' ? null : `UTR${month.replace('-', '')}${String(rental.n).padStart(5, '0')}`;
  return { on: addDays(firstDayOf(month), days), paid_by: null, mode, reference };
}

function ended({ admin, today }: Parts, taken: Taken, { n, lease }: Managed): Act[] {
  if (lease.end === null || lease.end >= today) return [];
  const last = lease.end;
  const reason = 'The owner moves in themselves.';
  return [
    {
      at: at(last, 17),
      do: (as) =>
        as(admin.id).managedRentals.end({ id: found(taken.homes, n), lease_end_date: last, reason }),
    },
  ];
}

/** What an earlier act of the story made. */
export function found(ids: ReadonlyMap<number, string>, n: number): string {
  const id = ids.get(n);
  if (id === undefined) throw new Error(`The story has not come to number ${n} yet`);
  return id;
}
