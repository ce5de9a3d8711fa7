/** Who rents which managed home of the demo, since when and until when: every state for the accounts to try, then a crowd's worth. */

import type { DemoPeople, DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { chanceOf } from '../../../src/db/seed/demo/random.ts';
import { addDays, addMonths, type CalendarDate, firstDayOf, monthOf } from '../../../src/domain/dates.ts';
import { type LeaseState, lastDayAfter } from '../../../src/domain/leases.ts';
import type { Managed } from './rental-plan.ts';

export interface DemoLease {
  n: number;
  rental: Managed;
  tenant: DemoPerson;
  state: LeaseState;
  start: CalendarDate;
  end: CalendarDate;
  /** The day the landlord wrote it, and the day the tenant said yes. */
  writtenOn: CalendarDate;
  agreedOn: CalendarDate;
  /** The day of the tenant's notice, and the last day that it named. */
  notice: { givenOn: CalendarDate; endsOn: CalendarDate } | null;
  /** Rupees. */
  rent: number;
  deposit: number;
  dueDay: number;
}

const LEASES = 32;
/** What the first homes of the landlord's account show; those after them are rented out like all others. */
const shown = ['active', 'active', 'ending', 'active', 'draft', 'ended', 'proposed'] as const;
/** Months since each of those began: the fourth ends within days. */
const shownSince = [7, 5, 6, 11, 0, 9, 0] as const;
/** Nobody rents by them yet. */
export const isOffer = ({ state }: Pick<DemoLease, 'state'>): boolean =>
  state === 'draft' || state === 'proposed';
/** Notices name a day after the 30 of the agreement. */
const notices: Partial<Record<LeaseState, { givenAgo: number; endsIn: number }>> = {
  ending: { givenAgo: 12, endsIn: 20 },
  ended: { givenAgo: 56, endsIn: -24 },
};

export function demoLeases(
  people: DemoPeople,
  rentals: readonly Managed[],
  today: CalendarDate,
): DemoLease[] {
  const chance = chanceOf(8);
  const rentedOut = rentals.filter(({ lease }) => lease.end === null || lease.end >= today);
  const earliest = people.seekers.toSorted((one, other) => other.joinedDaysAgo - one.joinedDaysAgo);
  const tenants = [people.accounts.get('tenant') as DemoPerson, ...earliest].slice(0, LEASES);
  return rentedOut.slice(0, tenants.length).map((rental, n) => {
    const state: LeaseState = shown[n] ?? 'active';
    const since = shownSince[n] ?? chance.whole(0, 9);
    const tenant = tenants[n] as DemoPerson;
    const wanted = isOffer({ state })
      ? addDays(today, 9)
      : addDays(firstDayOf(monthOf(addMonths(today, -since))), n === 3 ? 30 : 0);
    const start = latest(wanted, rental.lease.start, addDays(today, 12 - tenant.joinedDaysAgo));
    const written = isOffer({ state }) ? addDays(today, -1) : addDays(start, -10);
    // Its owner's home is in Kiraya's care first.
    const writtenOn = latest(written, addDays(rental.submittedOn, 6));
    const { givenAgo, endsIn } = notices[state] ?? {};
    return {
      n,
      rental,
      tenant,
      state,
      start,
      end: lastDayAfter(start),
      writtenOn,
      agreedOn: latest(addDays(start, -6), addDays(writtenOn, 1)),
      notice:
        givenAgo === undefined || endsIn === undefined
          ? null
          : { givenOn: addDays(today, -givenAgo), endsOn: addDays(today, endsIn) },
      rent: rental.rent,
      deposit: rental.deposit,
      dueDay: [1, 5, 10][n % 3] ?? 1,
    };
  });
}

/** Days in the calendar's writing sort as texts do. */
export const latest = (...days: [CalendarDate, ...CalendarDate[]]): CalendarDate =>
  days.toSorted().at(-1) ?? days[0];
