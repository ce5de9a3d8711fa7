/** The story of guaranteed leases: one that runs, and one that waits for our visit. */
import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate, monthOf, shiftMonth } from '../../../src/domain/dates.ts';
import { type Act, at } from './stage.ts';

type Person = { id: string };
type Parts = { admin: Person; verifier: Person; owner: Person & { fullName: string }; today: CalendarDate };

export function guaranteedLeases({ admin, verifier, owner, today }: Parts): Act[] {
  let id = '';
  let hash = '';
  const on = (daysAgo: number, hour: number) => at(addDays(today, -daysAgo), hour);
  const offeredOn = addDays(today, -8);
  return [
    {
      at: on(15, 10),
      do: async (as) => {
        const ordered = await as(owner.id).guaranteedLeases.order({
          form_id: randomUUID(),
          home: '2 BHK behind the library',
          address: 'Library Road 12, Pune',
          hoped_rent: 28_000_00,
          details: '900 sq ft, semi furnished, second floor with a lift',
        });
        id = ordered.id;
      },
    },
    {
      at: on(10, 12),
      do: (as) =>
        as(verifier.id).guaranteedLeases.inspect({
          id,
          inspected_on: addDays(today, -10),
          inspection: 'Dry and freshly painted. Water all day. The kitchen needs a new tap.',
        }),
    },
    {
      at: on(8, 16),
      do: async (as) => {
        const offer = await as(admin.id).guaranteedLeases.offer({
          id,
          rent: 25_000_00,
          market_rent: 29_000_00,
          first_month: shiftMonth(monthOf(offeredOn), 1),
          months: 24,
          fee_bp: 800,
          remittance_day: 7,
          payee_name: 'Kiraya Homes',
          payee_upi: 'rent@okbank',
          conditions: 'The owner changes the kitchen tap before the first month.',
          offer_until: addDays(offeredOn, 14),
        });
        hash = offer.text_hash ?? '';
      },
    },
    {
      at: on(6, 20),
      do: (as) => as(owner.id).guaranteedLeases.accept({ id, text_hash: hash, name: owner.fullName }),
    },
    {
      at: on(2, 9),
      do: (as) =>
        as(owner.id).guaranteedLeases.order({
          form_id: randomUUID(),
          home: '1 BHK near the station',
          address: 'Station Road 3, Pune',
          hoped_rent: 18_000_00,
        }),
    },
  ];
}
