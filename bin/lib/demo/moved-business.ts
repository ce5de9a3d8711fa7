/**
 * The story of a small business that moved in by its files: its tenant keeps the lease and says that two of its figures are wrong. The balance
 * waits for the owner's answer, the deposit that we hold for our team.
 */
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { addDays, type CalendarDate, firstDayOf, monthOf, shiftMonth } from '../../../src/domain/dates.ts';
import type { SwitchOverKind } from '../../../src/domain/switch-over.ts';
import { type Act, at, type Cast } from './stage.ts';

type Parts = { admin: DemoPerson; owner: DemoPerson; tenant: DemoPerson; today: CalendarDate };

const RENT = 26_000;

export function movedBusiness({ admin, owner, tenant, today }: Parts): Act[] {
  const on = (daysAgo: number, hour: number) => at(addDays(today, -daysAgo), hour);
  const month = monthOf(addDays(today, -MOVED_AGO));
  const began = firstDayOf(shiftMonth(month, -6));
  const files: [SwitchOverKind, string[]][] = [
    ['people', ['reference,name,email,phone', `O-1,${owner.fullName},${owner.email},`]],
    [
      'managed-homes',
      [
        'reference,owner,location,property_type,rvl,managed_since,address,affiliate,fee',
        `H-1,O-1,"Koregaon Park, Pune",apartment,${RENT},${began},"7 Lane 6, Koregaon Park, Pune",,8`,
      ],
    ],
    [
      'leases',
      [
        'reference,home,tenant_name,tenant_email,tenant_phone,start,end,rent,due_day,deposit,notice_days,owed,prepaid,paid_until',
        `L-1,H-1,${tenant.fullName},${tenant.email},,${began},${addDays(firstDayOf(shiftMonth(month, 16)), -1)},${RENT},5,${2 * RENT},30,` +
          `${RENT},,${addDays(firstDayOf(shiftMonth(month, -1)), -1)}`,
      ],
    ],
    ['deposits-held', ['lease,held_by,amount,since', `L-1,operator,${RENT},${began}`]],
  ];
  const leaseOf = async (as: Cast) => {
    const { items } = await as(tenant.id).leases.listMine({});
    const [lease] = items;
    if (!lease) throw new Error('The tenant did not find the lease of the files');
    return lease.id;
  };
  return [
    {
      at: on(MOVED_AGO, 11),
      do: async (as) => {
        for (const [kind, lines] of files) {
          const file = new File([lines.join('\n')], `${kind}.csv`, { type: 'text/csv' });
          const { problems } = await as(admin.id).switchOver.upload({ kind, file, step: 'write' });
          if (problems[0]) throw new Error(`The file of ${kind} has a problem: ${problems[0].message}`);
        }
      },
    },
    { at: on(MOVED_AGO, 18), do: (as) => as(owner.id).leases.listLet({}) },
    {
      at: on(3, 20),
      do: async (as) => {
        const id = await leaseOf(as);
        const { openingFigures } = as(tenant.id);
        await openingFigures.contest({
          id,
          kind: 'balance',
          amount: 6_000_00,
          reason: 'I paid ₹20,000 of that month in cash and have the receipt.',
        });
        await openingFigures.contest({
          id,
          kind: 'deposit',
          amount: 2 * RENT * 100,
          reason: 'I paid two months of deposit when I moved in, not one.',
        });
      },
    },
  ];
}

const MOVED_AGO = 5;
