/** Which homes of the demo are looked after for their owners: in every state of review, and under management for up to a year. */

import type { DemoAffiliate } from '../../../src/db/seed/demo/affiliates.ts';
import type { DemoPeople, DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { type Chance, chanceOf } from '../../../src/db/seed/demo/random.ts';
import { usualRent } from '../../../src/db/seed/demo/rents.ts';
import { cities, type SeedCity, type SeedLocality } from '../../../src/db/seed/places.ts';
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
    const city = chance.pick(cities);
    const start = isManaged ? leaseStart(chance, today, n) : null;
    const rent = rentOf(chance);
    const wanted = {
      city,
      locality: chance.pick(city.localities),
      type: chance.weighted(types),
      bedrooms: chance.whole(1, 4),
    };
    const home = nearestHome(rent, wanted);
    return {
      n: at,
      status,
      ...parties,
      city: home.city.name,
      locality: home.locality.name,
      type: home.type,
      bedrooms: home.bedrooms,
      rent,
      deposit: rent * chance.whole(2, 4),
      submittedOn: start ? addDays(start, -chance.whole(8, 25)) : addDays(today, -1 - n * 3),
      lease: start === null ? null : { start, end: endOf(today, start, n) },
      affiliate: start && n % 15 !== 14 ? creditedTo(chance, credited, daysBetween(start, today)) : null,
    };
  });
}

type Home = { city: SeedCity; locality: SeedLocality; type: PropertyType; bedrooms: number };

/** Rents differ so much from what such a home usually costs, as a factor either way. */
const NEAR = Math.log(1.15);

/**
 * Of all kinds of homes in all cities, what costs about `rent` a month: the wanted one if it does, else as much of it as can be kept, its city
 * before its size and kind.
 */
function nearestHome(rent: number, wanted: Home): Home {
  const from = cities.indexOf(wanted.city);
  const near = [...cities.slice(from), ...cities.slice(0, from)].flatMap((city) =>
    homesIn(city, wanted).map((home) => ({ home, away: awayFrom(rent, home) })),
  );
  const fitting = near.find(({ away }) => away <= NEAR);
  return (fitting ?? near.toSorted((one, other) => one.away - other.away)[0])?.home ?? wanted;
}

function homesIn(city: SeedCity, wanted: Home): Home[] {
  const first = wanted.city === city ? city.localities.indexOf(wanted.locality) : 0;
  const localities = [...city.localities.slice(first), ...city.localities.slice(0, first)];
  const sizes = [1, 2, 3, 4].toSorted(
    (one, other) => Math.abs(one - wanted.bedrooms) - Math.abs(other - wanted.bedrooms),
  );
  const kinds = [wanted.type, ...types.map(([type]) => type).filter((type) => type !== wanted.type)];
  return sizes.flatMap((bedrooms) =>
    kinds
      .filter((type) => bedrooms >= (leastBedrooms[type] ?? 1))
      .flatMap((type) => localities.map((locality) => ({ city, locality, type, bedrooms }))),
  );
}

const leastBedrooms: Partial<Record<PropertyType, number>> = { villa: 3, penthouse: 3, independent_house: 2 };

const awayFrom = (rent: number, { city, locality, type, bedrooms }: Home): number =>
  Math.abs(
    Math.log(
      usualRent(city, locality, { propertyType: type, bedrooms, furnishing: 'fully_furnished' }) / rent,
    ),
  );

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
