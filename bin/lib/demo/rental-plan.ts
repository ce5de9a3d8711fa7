/** Which homes of the demo are looked after for their owners: in every state of review, and under management for up to a year. */

import type { DemoAffiliate } from '../../../src/db/seed/demo/affiliates.ts';
import type { DemoPeople, DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { type Chance, chanceOf } from '../../../src/db/seed/demo/random.ts';
import { cities } from '../../../src/db/seed/places.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDayOf,
  monthOf,
} from '../../../src/domain/dates.ts';
import type { ManagedRentalStatus } from '../../../src/domain/managed-rentals.ts';
import type { PropertyType } from '../../../src/domain/properties.ts';

export interface DemoManagedRental {
  n: number;
  status: ManagedRentalStatus;
  landlord: DemoPerson;
  /** Who handed it in for the landlord. */
  broker: DemoPerson | null;
  city: string;
  locality: string;
  type: PropertyType;
  bedrooms: number;
  /** Rupees a month. */
  rent: number;
  deposit: number;
  submittedOn: CalendarDate;
  /** Null: approved, but not configured yet, or not approved. */
  lease: { start: CalendarDate; end: CalendarDate | null } | null;
  affiliate: DemoAffiliate | null;
}

const MANAGED = 84;
const ENDED = 4;
const waiting: readonly (readonly [ManagedRentalStatus, number])[] = [
  ['submitted', 8],
  ['under_review', 4],
  ['declined', 5],
  ['approved', 3],
];
/** The accounts for trying own the first homes of each state. */
const OWN_HOMES = 6;

const types: readonly (readonly [PropertyType, number])[] = [
  ['apartment', 10],
  ['independent_house', 3],
  ['villa', 3],
  ['builder_floor', 2],
  ['penthouse', 1],
];

/** Managed homes are let to families and companies: most cost what a good flat costs, a few many times that. */
const rentOf = (chance: Chance): number =>
  chance.weighted([
    [chance.whole(24, 60), 6],
    [chance.whole(60, 130), 3],
    [chance.whole(130, 420), 1],
  ]) * 1000;

export function demoManagedRentals(
  people: DemoPeople,
  affiliates: DemoAffiliate[],
  today: CalendarDate,
): DemoManagedRental[] {
  const chance = chanceOf(6);
  const credited = affiliates.filter(({ status, depth }) => status !== 'terminated' && depth > 1);
  const states = waiting.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, n) => ({ status, n })),
  );
  const managed = Array.from({ length: MANAGED }, (_, n) => ({ status: 'approved' as const, n }));
  const all = [
    ...states.map((state) => ({ ...state, isManaged: false })),
    ...managed.map((state) => ({ ...state, isManaged: true })),
  ];
  return all.map(({ status, n, isManaged }, at) => {
    const parties = partiesOf(chance, people, n);
    const place = chance.pick(cities);
    const start = isManaged ? leaseStart(chance, today, n) : null;
    const rent = rentOf(chance);
    return {
      n: at,
      status,
      ...parties,
      city: place.name,
      locality: chance.pick(place.localities).name,
      type: chance.weighted(types),
      bedrooms: chance.whole(1, 4),
      rent,
      deposit: rent * chance.whole(2, 4),
      submittedOn: start ? addDays(start, -chance.whole(8, 25)) : addDays(today, -1 - n * 3),
      lease: start === null ? null : { start, end: endOf(today, start, n) },
      affiliate: start && n % 15 !== 14 ? creditedTo(chance, credited, daysBetween(start, today)) : null,
    };
  });
}

function partiesOf(chance: Chance, people: DemoPeople, n: number) {
  const account = (label: string) => people.accounts.get(label) as DemoPerson;
  if (n === 0) return { landlord: account('landlord'), broker: null };
  if (n === 1) return { landlord: chance.pick(people.landlords), broker: account('broker') };
  if (n < OWN_HOMES) return { landlord: account('landlord'), broker: n % 2 === 0 ? account('broker') : null };
  const landlord = chance.pick(people.landlords);
  return { landlord, broker: chance.happens(0.25) ? chance.pick(people.brokers) : null };
}

/** Most have run for many months; the account's own homes for a year. */
const leaseStart = (chance: Chance, today: CalendarDate, n: number): CalendarDate => {
  const months = n < OWN_HOMES ? 12 : chance.whole(0, 13);
  return addDays(firstDayOf(monthOf(addMonths(today, -months))), chance.pick([0, 0, 0, 4, 14]));
};

function endOf(today: CalendarDate, start: CalendarDate, n: number): CalendarDate | null {
  if (n >= MANAGED - ENDED) return addDays(firstDayOf(monthOf(today)), -1);
  return n % 4 === 0 ? null : addDays(addMonths(start, 22), -1);
}

/** Whoever recruits also brings homes, once they are in the programme. */
function creditedTo(chance: Chance, affiliates: DemoAffiliate[], daysAgo: number): DemoAffiliate | null {
  const joined = affiliates.filter(({ joinedDaysAgo }) => joinedDaysAgo > daysAgo);
  if (joined.length === 0) return null;
  return chance.weighted(joined.map((one) => [one, 1 + Math.min(one.recruits, 6)] as const));
}

export type Managed = DemoManagedRental & { lease: NonNullable<DemoManagedRental['lease']> };

export const isManaged = (rental: DemoManagedRental): rental is Managed => rental.lease !== null;
