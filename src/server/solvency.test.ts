import { expect, it } from 'vitest';
import { storePlan } from '../../tests/support/months.ts';
import { startServices } from '../../tests/support/services.ts';
import { dateInIndia, monthOf, shiftMonth } from '../domain/dates.ts';

const { as, asOwner, addPerson } = await startServices();
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');

const current = monthOf(dateInIndia(new Date().toISOString()));
const last = shiftMonth(current, -1);

async function paidRent(month: string, paise: number, feePercent: number): Promise<void> {
  const [home] = await asOwner<{ id: string }>(
    `with a as (insert into managed_rental_applications
        (landlord_id, submitted_by, status, monthly_rent, property_location, property_type, management_fee_percentage)
       values ($1, $1, 'approved', $2, 'Baner', 'apartment', $3) returning id)
     insert into managed_properties (application_id, owner_id) select id, $1 from a returning id`,
    [asha, paise, feePercent],
  );
  await asOwner(
    `insert into managed_property_rvl_payments
       (managed_property_id, payment_month, rvl_amount, payment_status, payment_date, marked_paid_at, sequence)
     values ($1, $2, $3, 'paid', current_date, now(), 1)`,
    [home?.id, `${month}-01`, paise],
  );
}

it('sets commission against the fees of paid rents, month by month', async () => {
  await paidRent(last, 4_000_000, 8);
  await paidRent(last, 1_000_000, 7.5);
  await paidRent(current, 2_000_050, 10);
  await storePlan(asOwner);
  await asOwner(
    `insert into commission_months (month, plan_version, state, run_id, read_at, closed_at, input_hash, output_hash, paid, held,
       corrected) values ($1, '2.0', 'closed', gen_random_uuid(), now(), now(), '\\x00', '\\x00', 100000, 20000, -5000)`,
    [`${last}-01`],
  );
  const { items, plan } = await as(admin).solvency.byMonth({});
  expect(items).toEqual([
    {
      month: current,
      state: 'open',
      plan_version: null,
      rvl: 2_000_050,
      fees: 200_005,
      accrued: null,
      left: null,
      ratio_bp: null,
      is_loss: false,
    },
    {
      month: last,
      state: 'closed',
      plan_version: '2.0',
      rvl: 5_000_000,
      fees: 395_000,
      accrued: 115_000,
      left: 280_000,
      ratio_bp: 2_911,
      is_loss: false,
    },
  ]);
  expect(plan).toEqual({ version: '2.0', highest_bp: 262.5, lowest_fee_bp: 750, is_above_fee: false });
});

it('is for administrators', async () => {
  await expect(as(asha).solvency.byMonth({})).rejects.toMatchObject({ status: 403 });
  await expect(as(null).solvency.byMonth({})).rejects.toMatchObject({ status: 401 });
  await expect(as(admin).solvency.byMonth({ months: 0 })).rejects.toMatchObject({
    data: { errors: [{ field: 'months' }] },
  });
});
