/** The story of a PG of twelve beds: its rooms are entered, seven beds are let, one of their rents is late, and one bed is held. */
import type { DemoHome } from '../../../src/db/seed/demo/homes.ts';
import type { DemoPeople, DemoPerson } from '../../../src/db/seed/demo/people.ts';
import {
  addDays,
  type CalendarDate,
  firstDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import { lastDayAfter } from '../../../src/domain/leases.ts';
import { latest } from './lease-plan.ts';
import { type Act, at, type Cast } from './stage.ts';
import { signatureOf, upiOf } from './tenancies.ts';

type Parts = { people: DemoPeople; homes: readonly DemoHome[]; today: CalendarDate };

/** Two rooms for one, two for two and two for three. */
const kinds = [
  { names: '101-102', sharing: 1, rent: 15_500_00, attached_bathroom: true, air_conditioned: true },
  { names: '201-202', sharing: 2, rent: 10_500_00, attached_bathroom: true, air_conditioned: false },
  { names: '301-302', sharing: 3, rent: 8_000_00, attached_bathroom: false, air_conditioned: false },
];
const LET = 7;
const HELD = 11;
/** Whose rent of this month is not there yet. */
const LATE = 3;
const ENTERED_AGO = 40;

/** The PG of the landlord's account; others stay as they are. */
export function pgBeds({ people, homes, today }: Parts): Act[] {
  const landlord = people.accounts.get('landlord') as DemoPerson;
  const home = homes.find(({ lister, propertyType }) => lister.id === landlord.id && propertyType === 'pg');
  if (!home) return [];
  const entered = addDays(today, -ENTERED_AGO);
  const tenants = people.seekers
    .filter(({ joinedDaysAgo }) => joinedDaysAgo > ENTERED_AGO + 1)
    .toSorted((one, other) => one.joinedDaysAgo - other.joinedDaysAgo)
    .slice(0, LET);
  const start = firstDayOf(monthOf(entered));
  return [
    {
      at: at(entered, 8),
      do: async (as) => {
        const own = as(landlord.id).buildings;
        const { id } = await own.create({
          name: 'Jacaranda House',
          amenities: ['security', 'cctv', 'power_backup'],
          house_rules: 'Bikes are parked behind the gate.\nThe terrace closes at 10 pm.',
        });
        await own.setHomes({ id, property_ids: [home.id] });
      },
    },
    ...kinds.map(
      (kind, place): Act => ({
        at: at(entered, 9 + place),
        do: (as) => as(landlord.id).beds.addRooms({ property_id: home.id, ...kind, deposit: kind.rent * 2 }),
      }),
    ),
    {
      at: at(entered, 13),
      do: async (as) => {
        const bed = (await bedsOf(as, landlord, home.id))[HELD];
        if (bed) await as(landlord.id).beds.hold({ id: bed.id, is_held: true });
      },
    },
    ...tenants.flatMap((tenant, n) =>
      letBed({ landlord, home, tenant, n, start, on: addDays(entered, 1 + n), today }),
    ),
  ];
}

async function bedsOf(as: Cast, landlord: DemoPerson, property_id: string) {
  const { rooms } = await as(landlord.id).beds.rooms({ property_id });
  return rooms.flatMap(({ beds, rent }) => beds.map(({ id }) => ({ id, rent })));
}

type Let = {
  landlord: DemoPerson;
  home: DemoHome;
  tenant: DemoPerson;
  n: number;
  start: CalendarDate;
  on: CalendarDate;
  today: CalendarDate;
};

/** Every second bed: written, signed and accepted on one day, and paid since. */
function letBed({ landlord, home, tenant, n, start, on, today }: Let): Act[] {
  let id = '';
  const written: Act['do'] = async (as) => {
    const beds = await bedsOf(as, landlord, home.id);
    const bed = beds[(n * 2) % (beds.length - 1)];
    if (!bed) throw new Error('The PG has no beds');
    const lease = await as(landlord.id).leases.create({
      property_id: home.id,
      bed_id: bed.id,
      tenant_name: tenant.fullName,
      tenant_email: tenant.email,
      tenant_phone: tenant.phone,
      start_date: start,
      end_date: lastDayAfter(start),
      rent: bed.rent,
      deposit: bed.rent * 2,
      due_day: 5,
      payee_name: landlord.fullName,
      payee_upi: upiOf(landlord),
    });
    id = lease.id;
  };
  const signed: Act['do'] = async (as, codeSentTo) => {
    const own = as(landlord.id).leases;
    const { version } = await own.get({ id });
    await own.propose({ id, version, ...(await signatureOf(own, { id }, landlord, codeSentTo)) });
  };
  const accepted: Act['do'] = async (as, codeSentTo) => {
    const own = as(tenant.id).leases;
    await own.agreementFile({ id });
    const { document } = await own.get({ id });
    const signature = await signatureOf(own, { id }, tenant, codeSentTo);
    await own.accept({ id, sha256: document?.sha256 ?? '', ...signature });
  };
  const paid = (month: Month, paidOn: CalendarDate): Act => ({
    at: at(paidOn, 19),
    do: async (as) => {
      const { rents } = as(landlord.id);
      const { items } = await rents.listDues({ id, limit: 50 });
      const due = items.find((one) => one.kind === 'rent' && one.month.startsWith(month));
      if (!due) throw new Error(`The bed owes nothing for ${month}`);
      const reference = `${610_000_000_000 + n * 100 + Number(month.slice(5))}`;
      await rents.record({ id: due.id, amount: due.amount, mode: 'upi', reference, paid_on: paidOn });
    },
  });
  const months = monthsUntil(monthOf(start), n === LATE ? shiftMonth(monthOf(today), -1) : monthOf(today));
  return [
    { at: at(on, 14), do: written },
    { at: at(on, 15), do: signed },
    { at: at(on, 17), do: accepted },
    ...months.map((month) => paid(month, latest(addDays(on, 2), addDays(firstDayOf(month), 3)))),
  ];
}

function monthsUntil(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}
