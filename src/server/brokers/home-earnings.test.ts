import { expect, it } from 'vitest';
import {
  addAffiliate,
  addBroker,
  configuration,
  monthsAgo,
  rentalForm,
} from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = test;

it('a broker reads what their managed homes paid and earned them, and nobody else’s', async () => {
  const admin = await addPerson('Meera', ['admin']);
  const broker = await addBroker(test, 'Bhanu');
  const neighbour = await addBroker(test, 'Nila');
  await addAffiliate(test, 'KRY-22222', { userId: broker });
  const landlord = { name: 'Lal Singh', email: 'lal.singh@example.in', phone: null };
  const { id } = await as(broker).managedRentals.submit(rentalForm({ landlord }));
  await as(admin).managedRentals.approve({ id, ...configuration({ affiliate_id: 'KRY-22222' }) });
  const [home] = await asOwner<{ id: string }>(
    'select id from managed_properties where application_id = $1',
    [id],
  );
  const homeId = home?.id ?? '';
  for (const back of [1, 2]) await as(admin).rvl.markPaid({ id: homeId, month: monthsAgo(back) });
  const month = firstDayOf(monthsAgo(1));
  const [payment] = await asOwner<{ id: string }>(
    'select id from managed_property_rvl_payments where managed_property_id = $1 and payment_month = $2',
    [homeId, month],
  );
  await asOwner(
    `create table months.lines_test partition of managed_rental_commissions for values in ('${month}')`,
  );
  await asOwner('alter table months.lines_test enable row level security, force row level security');
  for (const [affiliate, amount] of [
    ['KRY-22222', 19_200],
    ['KRY-33333', 9_600],
  ]) {
    await asOwner(
      `insert into managed_rental_commissions
        (payment_id, sequence, affiliate_id, kind, month_year, origin_month, level, base, rate_bp, paid_below_bp, amount, status)
       values ($1, 1, $2, 'regular', $3, $3, 1, 192000, 1000, 0, $4, 'payable')`,
      [payment?.id, affiliate, month, amount],
    );
  }
  expect(await as(broker).brokers.homeEarnings({})).toMatchObject({
    total: 1,
    next_cursor: null,
    items: [
      {
        id: homeId,
        property_name: 'Rose 4',
        months_paid: 2,
        rvl_amount: 2_400_000,
        rvl_paid: 4_800_000,
        credited: 'Affiliate KRY-22222',
        earned: 19_200,
      },
    ],
  });
  expect(await as(neighbour).brokers.homeEarnings({})).toEqual({ items: [], total: 0, next_cursor: null });
  await expect(as(admin).brokers.homeEarnings({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
