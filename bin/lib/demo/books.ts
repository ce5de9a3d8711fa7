/** The story of the operator's books: fees are invoiced when their month is over, a service is invoiced, and the first month's TDS is deposited. */
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { operator } from '../../../src/db/seed/demo/settings-rows.ts';
import { addDays, type CalendarDate, firstDayOf, monthOf } from '../../../src/domain/dates.ts';
import { type Act, at, type Stage } from './stage.ts';

type Parts = { stage: Stage; admin: DemoPerson; maker: DemoPerson; today: CalendarDate };

export function books({ stage, admin, maker, today }: Parts): Act[] {
  const first = firstDayOf(monthOf(today));
  const yesterday = addDays(today, -1);
  return [
    {
      at: at(addDays(today, -240), 9),
      do: async (as) => {
        const { version } = (await as(admin.id).settings.get()).operator;
        await as(admin.id).settings.update({ section: 'operator', value: operator, version });
      },
    },
    { at: at(first, 3), do: () => stage.work('remittances.charge') },
    { at: at(first, 4), do: () => stage.work('remittances.invoice-fees') },
    {
      at: at(yesterday, 15),
      do: (as) =>
        as(maker.id).invoices.issue({
          payer_name: 'Orchid Relocations LLP',
          payer_address: '7 MG Road, Pune 411001',
          payer_gstin: null,
          state: '27',
          home_state: null,
          description: 'Search of three homes for employees',
          amount: 1_770_000,
          paid_by: 'NEFT, UTR 600412345678',
        }),
    },
    {
      at: at(yesterday, 16),
      do: async (as) => {
        const { months } = await as(maker.id).tds.overview();
        const oldest = months.findLast(({ open }) => open >= 100);
        if (!oldest) return;
        await as(maker.id).tds.recordChallan({
          month: oldest.month,
          bsr_code: '0510002',
          deposited_on: yesterday,
          serial: '00417',
          amount: oldest.open - (oldest.open % 100),
          paid_from: 'payouts',
        });
      },
    },
  ];
}
