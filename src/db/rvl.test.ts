/** What the database itself guarantees of rent values: history written by triggers, and never changed. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const bulk = new pg.Client({ connectionString: urls.bulk });

beforeAll(() => Promise.all([owner.connect(), bulk.connect()]));
afterAll(() => Promise.all([owner.end(), bulk.end()]));

let admin: string;
let home: string;

const run = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await owner.query<Row & pg.QueryResultRow>(text, values)).rows;
const first = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> => {
  const [row] = await run<Row>(text, values);
  if (!row) throw new Error('No row');
  return row;
};

async function addUser(email: string, isVerified = true): Promise<string> {
  const text = `insert into auth.users (name, email, email_verified) values ('Some One', $1, $2) returning id`;
  return (await first<{ id: string }>(text, [email, isVerified])).id;
}

async function addHome(commission: number, fee: number): Promise<string> {
  const application = await first<{ id: string }>(
    `insert into managed_rental_applications (status, monthly_rent, property_location, property_type,
       commission_percentage, management_fee_percentage)
     values ('approved', 2500000, 'Baner', 'apartment', $1, $2) returning id`,
    [commission, fee],
  );
  await run('insert into managed_properties (id, application_id) values ($1, $1)', [application.id]);
  return application.id;
}

const addPayment = async (own: string, values: string) =>
  (
    await first<{ id: string }>(
      `insert into managed_property_rvl_payments (managed_property_id, ${own}) values ($1, ${values}) returning id`,
      [home],
    )
  ).id;
const changesOf = (payment: string) =>
  run<Record<string, unknown>>(
    `select old_status, new_status, old_amount::int, new_amount::int, sequence, reason, changed_by
       from managed_property_rvl_changes where payment_id = $1 order by id`,
    [payment],
  );

let people = 0;

beforeEach(async () => {
  people += 1;
  admin = await addUser(`admin${people}@example.in`);
  await run(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin]);
  home = await addHome(8, 8);
});

describe('changes of a payment', () => {
  it('are written with who and why, and only when something changed', async () => {
    const payment = await addPayment('payment_month, rvl_amount', `'2026-10-01', 2500000`);
    await database.asActor({ userId: admin }, async (tx) => {
      await tx.execute(sql`select set_config('app.reason', 'wrong month', true)`);
      await tx.execute(sql`update managed_property_rvl_payments set payment_status = 'paid', sequence = 1,
        payment_date = '2026-11-05', marked_paid_at = '2026-11-05T10:00:00Z' where id = ${payment}`);
      await tx.execute(
        sql`update managed_property_rvl_payments set reference = 'UTR 1' where id = ${payment}`,
      );
    });
    expect(await changesOf(payment)).toEqual([
      {
        old_status: null,
        new_status: 'pending',
        old_amount: null,
        new_amount: 2_500_000,
        sequence: 0,
        reason: null,
        changed_by: null,
      },
      {
        old_status: 'pending',
        new_status: 'paid',
        old_amount: 2_500_000,
        new_amount: 2_500_000,
        sequence: 1,
        reason: 'wrong month',
        changed_by: admin,
      },
    ]);
  });

  it('stand on the same side of a cut-off as the payment itself', async () => {
    const payment = await addPayment(
      'payment_month, rvl_amount, payment_status, payment_date, marked_paid_at, sequence',
      `'2026-09-01', 2500000, 'paid', '2026-10-04', '2026-10-04T10:00:00Z', 1`,
    );
    const [change] = await run<{ same: boolean }>(
      `select c.changed_at = p.marked_paid_at as same from managed_property_rvl_changes c
         join managed_property_rvl_payments p on p.id = c.payment_id where p.id = $1`,
      [payment],
    );
    expect(change).toEqual({ same: true });
  });

  it('of many rows at once are all written', async () => {
    await run(
      `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount)
       select $1, month::date, 100 from generate_series('2025-01-01', '2025-12-01', interval '1 month') month`,
      [home],
    );
    await run('update managed_property_rvl_payments set rvl_amount = 200 where managed_property_id = $1', [
      home,
    ]);
    const { changes } = await first<{ changes: number }>(
      `select count(*)::int as changes from managed_property_rvl_changes c
         join managed_property_rvl_payments p on p.id = c.payment_id where p.managed_property_id = $1`,
      [home],
    );
    expect(changes).toBe(24);
  });
});

describe('the commissionable share', () => {
  const sharesOf = (property: string) =>
    run<{ share_bp: number; always: boolean }>(
      `select share_bp, valid_from = '-infinity' as always from managed_property_shares
        where managed_property_id = $1 order by id`,
      [property],
    );

  it.each([
    [8, 8, 800],
    [7.25, 8, 725],
    [8, 0, 0],
    [100, 99.99, 9999],
  ])('of %d and %d percent is %i bp from the beginning', async (commission, fee, bp) => {
    expect(await sharesOf(await addHome(commission, fee))).toEqual([{ share_bp: bp, always: true }]);
  });

  it('changes with the percentages, and only with the lesser one', async () => {
    const change = (assignment: string) =>
      run(`update managed_rental_applications set ${assignment} where id = $1`, [home]);
    await change('management_fee_percentage = 9');
    await change(`description = 'new'`);
    expect(await sharesOf(home)).toHaveLength(1);
    await change('commission_percentage = 6.5');
    expect(await sharesOf(home)).toEqual([
      { share_bp: 800, always: true },
      { share_bp: 650, always: false },
    ]);
  });
});

describe('the management fee', () => {
  const feesOf = (property: string) =>
    run<{ fee_bp: number; valid_from: string }>(
      'select fee_bp, valid_from::text from managed_property_fees where managed_property_id = $1 order by id',
      [property],
    );

  it('is kept from the beginning and with each change, and with no other change', async () => {
    const change = (assignment: string) =>
      run(`update managed_rental_applications set ${assignment} where id = $1`, [home]);
    await change('commission_percentage = 6');
    expect(await feesOf(home)).toEqual([{ fee_bp: 800, valid_from: '-infinity' }]);
    await change('management_fee_percentage = 9.25');
    expect((await feesOf(home)).map((row) => row.fee_bp)).toEqual([800, 925]);
  });

  it('of a month is the one at its end in India', async () => {
    await run(
      `insert into managed_property_fees (managed_property_id, fee_bp, valid_from) values
         ($1, 900, '2026-08-31T23:59:59+05:30'), ($1, 1000, '2026-10-01T00:00:00+05:30')`,
      [home],
    );
    const months = ['2020-01', '2026-07', '2026-08', '2026-09', '2026-10', '2099-01'];
    const { fees } = await first<{ fees: number[] }>(
      `select array_agg(app.fee_of($1, (month || '-01')::date) order by month) as fees from unnest($2::text[]) month`,
      [home, months],
    );
    expect(fees).toEqual([800, 800, 900, 900, 1000, 1000]);
  });
});

describe('history', () => {
  it.each([
    'managed_property_rvl_changes',
    'managed_property_attributions',
    'managed_property_shares',
    'managed_property_fees',
  ])('%s is append-only, for bulk loads and the owner too', async (table) => {
    await addPayment('payment_month, rvl_amount', `'2026-10-01', 2500000`);
    await run(
      `insert into managed_property_attributions (managed_property_id, valid_from) values ($1, '2026-09-01')`,
      [home],
    );
    for (const client of [owner, bulk]) {
      for (const statement of [
        `update ${table} set id = default`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});

describe('a landlord whom a broker named', () => {
  const add = async (email: string) =>
    (
      await first<{ id: string }>(
        `insert into managed_rental_applications (landlord_email, monthly_rent, property_location, property_type)
         values ($1, 2500000, 'Baner', 'apartment') returning id`,
        [email],
      )
    ).id;
  const ownerOf = (id: string) =>
    first<{ landlord_id: string | null; owner_id: string | null }>(
      `select a.landlord_id, p.owner_id from managed_rental_applications a
         left join managed_properties p on p.application_id = a.id where a.id = $1`,
      [id],
    );

  it('is found by their confirmed address, however it is written', async () => {
    const meera = await addUser(`meera${people}@example.in`);
    expect(await ownerOf(await add(`Meera${people}@Example.in`))).toMatchObject({ landlord_id: meera });
    const other = await addUser(`other${people}@example.in`, false);
    expect(other).toBeTruthy();
    expect(await ownerOf(await add(`other${people}@example.in`))).toMatchObject({ landlord_id: null });
  });

  it('becomes the owner once they sign up and confirm the address', async () => {
    const id = await add(`late${people}@example.in`);
    await run('insert into managed_properties (id, application_id) values ($1, $1)', [id]);
    const late = await addUser(`late${people}@example.in`, false);
    expect(await ownerOf(id)).toEqual({ landlord_id: null, owner_id: null });
    await run('update auth.users set email_verified = true where id = $1', [late]);
    expect(await ownerOf(id)).toEqual({ landlord_id: late, owner_id: late });
  });
});
