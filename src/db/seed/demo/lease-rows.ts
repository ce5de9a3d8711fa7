// The demo's leases: nearly every home under management is let, some tenants have given notice, some have moved out.
import { addDays, addMonths, firstDayOf, instantInIndia, monthOf } from '../../../domain/dates.ts';
import { DEFAULT_NOTICE_DAYS, type LeaseState } from '../../../domain/leases.ts';
import type { Managed } from './managed-rental-rows.ts';
import { managedPropertyId } from './managed-rental-rows.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { paise, type Row, type SeedClock } from './rows.ts';

const MONTHS = 11;

/** The account for trying rents the first home. */
export function leaseRows(clock: SeedClock, people: DemoPeople, rentals: readonly Managed[]): Row[] {
  const chance = chanceOf(11);
  const account = people.accounts.get('tenant') as DemoPerson;
  return rentals.flatMap((rental, at) => {
    const isEmpty = at > 0 && chance.happens(0.08);
    if (isEmpty || rental.lease.start > clock.today) return [];
    const state = at === 0 ? 'active' : stateOf(clock, rental, chance.whole(0, 19));
    const tenant = at === 0 ? account : chance.pick(people.seekers);
    return [leaseRow(clock, rental, tenant, state, chance.whole(0, 40))];
  });
}

function stateOf(clock: SeedClock, { lease }: Managed, draw: number): LeaseState {
  if (lease.end !== null && lease.end < clock.today) return 'ended';
  if (draw === 0) return 'ended';
  return draw === 1 ? 'ending' : 'active';
}

function leaseRow(
  clock: SeedClock,
  rental: Managed,
  tenant: DemoPerson,
  state: LeaseState,
  days: number,
): Row {
  const { n, lease, rent, deposit } = rental;
  const start = lease.start;
  // Not before he moved in, and not after the home left management.
  const earliest = [addDays(clock.today, -days), lease.end ?? clock.today].toSorted()[0] ?? clock.today;
  const movedOut = [start, earliest].toSorted()[1] ?? start;
  return {
    id: demoId('lease', n),
    managed_property_id: managedPropertyId(rental),
    tenant_id: tenant.id,
    state,
    start_date: start,
    // Eleven months, renewed as long as the tenant stays.
    end_date: addDays(
      addMonths(firstDayOf(monthOf(start)), start < addMonths(clock.today, -MONTHS) ? 2 * MONTHS : MONTHS),
      -1,
    ),
    ended_on: state === 'ended' ? movedOut : null,
    rent: paise(rent),
    deposit: paise(deposit),
    notice_days: DEFAULT_NOTICE_DAYS,
    escalation_percentage: n % 3 === 0 ? 5 : 0,
    created_at: instantInIndia(addDays(start, -6), 15),
  };
}
