import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  addAffiliate,
  configuration,
  manageHome,
  monthsAgo,
  today,
} from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { presentPlan } from '../../domain/commission/plan.ts';
import { addDays, addMonths, firstDayOf } from '../../domain/dates.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

let landlord: string;
let admin: string;
let id: string;
let codes = 0;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  landlord = await addPerson('Lal Singh', ['landlord']);
  admin = await addPerson('Ada Admin', ['admin']);
  id = await manageHome(services, { landlord, admin });
});

const newAffiliate = () => {
  codes += 1;
  return addAffiliate(services, `KRY-DT${codes}`);
};
const percentages = { commission_percentage: 8, management_fee_percentage: 8 };
const update = (own: object = {}) =>
  as(admin).managedRentals.updateDetails({ id, ...configuration(), ...percentages, ...own });
const attributions = (property = id) =>
  asOwner<{
    affiliate_id: string | null;
    valid_from: string;
    created_by_admin_id: string;
    reason: string | null;
  }>(
    `select affiliate_id, valid_from::text, created_by_admin_id, reason from managed_property_attributions
      where managed_property_id = $1 order by id`,
    [property],
  );

describe('the list of active properties', () => {
  // spec 7: Read managed_property_details newest first; managed_properties by owner
  it('finds by name, owner and affiliate, with the owner’s profile', async () => {
    await update({ property_name: `Lotus ${id}` });
    const found = await as(admin).managedRentals.listProperties({ q: `lotus ${id}` });
    expect(found).toMatchObject({
      total: 1,
      items: [
        { id, status: 'active', owner: { user_id: landlord, full_name: 'Lal Singh' }, affiliate_id: null },
      ],
    });
    expect((await as(admin).managedRentals.listProperties({ q: `lotus ${id}`, show: 'ended' })).total).toBe(
      0,
    );
  });
});

describe('changing the details', () => {
  it('changes what was agreed and audits before and after', async () => {
    const changed = await update({
      monthly_rent_payment_date: 31,
      payment_mode: 'upi',
      owner_name: 'Lal Singh jr.',
    });
    expect(changed).toMatchObject({
      monthly_rent_payment_date: 31,
      payment_mode: 'upi',
      owner_name: 'Lal Singh jr.',
    });
    const [entry] = await asOwner<{ before: object; after: object }>(
      `select before, after from audit_log where action = 'managedRentals.updateDetails' and subject_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({
      before: { payment_mode: 'bank_transfer' },
      after: { payment_mode: 'upi' },
    });
  });

  it('another percentage changes the commissionable share from now on', async () => {
    await update({ commission_percentage: 6.5 });
    const shares = await asOwner<{ share_bp: number }>(
      'select share_bp from managed_property_shares where managed_property_id = $1 order by id',
      [id],
    );
    expect(shares.map((row) => row.share_bp)).toEqual([800, 650]);
    await expect(update({ commission_percentage: 101 })).rejects.toMatchObject({ status: 422 });
    await expect(update({ commission_percentage: 6.555 })).rejects.toMatchObject({ status: 422 });
  });

  it('another RVL amount counts from this month; earlier ones keep theirs', async () => {
    await update({ rvl_amount: 3_000_000 });
    const { items } = await as(admin).rvl.grid({ limit: 100 });
    const amounts = items.find((row) => row.id === id)?.months.map((cell) => cell.rvl_amount);
    expect(amounts).toEqual([3_000_000, 2_400_000, 2_400_000, 2_400_000]);
    expect(
      await asOwner('select from managed_property_rvl_payments where managed_property_id = $1', [id]),
    ).toHaveLength(12);
  });

  it('the lease keeps its paid months', async () => {
    await as(admin).rvl.markPaid({ id, month: monthsAgo(3) });
    await expect(update({ lease_start_date: firstDayOf(monthsAgo(2)) })).rejects.toMatchObject({
      data: { rule: 'managed-rental.paid-month-outside-lease', field: 'lease_start_date' },
    });
    await expect(update({ lease_end_date: firstDayOf(monthsAgo(4)) })).rejects.toMatchObject({
      data: { rule: 'managed-rental.paid-month-outside-lease', field: 'lease_end_date' },
    });
    expect(await update({ lease_end_date: firstDayOf(monthsAgo(3)) })).toMatchObject({
      lease_end_date: firstDayOf(monthsAgo(3)),
    });
  });

  it('a lease that begins earlier is credited from its new beginning', async () => {
    const code = await newAffiliate();
    const credited = await manageHome(services, { landlord, admin, own: { affiliate_id: code } });
    const start = addMonths(configuration().lease_start_date, -2);
    await as(admin).managedRentals.updateDetails({
      id: credited,
      ...configuration({ lease_start_date: start }),
      ...percentages,
    });
    expect((await attributions(credited)).map((row) => [row.affiliate_id, row.valid_from])).toEqual([
      [code, configuration().lease_start_date],
      [code, start],
    ]);
  });
});

describe('changing the affiliate', () => {
  it('counts from today, and every earlier one stays written', async () => {
    const code = await newAffiliate();
    const change = (affiliate_id: string | null) =>
      as(admin).managedRentals.changeAffiliate({ id, affiliate_id, reason: 'Agreed on the phone' });
    expect(await change(code)).toMatchObject({ affiliate_id: code, affiliate_name: `Affiliate ${code}` });
    await change(code);
    expect(await change(null)).toMatchObject({ affiliate_id: null, affiliate_name: null });
    expect(await attributions()).toEqual(
      [code, null].map((affiliate_id) => ({
        affiliate_id,
        valid_from: today(),
        created_by_admin_id: admin,
        reason: 'Agreed on the phone',
      })),
    );
    await expect(change('KRY-NONE')).rejects.toMatchObject({
      data: { rule: 'managed-rental.affiliate-not-available', field: 'affiliate_id' },
    });
  });
});

describe('crediting a home', () => {
  it('notifies the affiliate by email too, on approval and on a change, with the day it counts from', async () => {
    const code = await newAffiliate();
    const affiliate = await addPerson('Asha Affiliate');
    await asOwner('update affiliate_registrations set user_id = $1 where affiliate_id = $2', [
      affiliate,
      code,
    ]);
    await manageHome(services, { landlord, admin, own: { affiliate_id: code } });
    await as(admin).managedRentals.changeAffiliate({ id, affiliate_id: code, reason: 'Agreed on the phone' });
    const { property_name: home, lease_start_date: start } = configuration();
    expect(
      await asOwner(
        `select payload, exists (select from pgboss.job j where j.name = 'mail-notice' and j.data->>'notificationId' = n.id::text) as is_mailed
           from notifications n
          where user_id = $1 and event = 'home-credit.given' order by created_at`,
        [affiliate],
      ),
    ).toEqual([start, today()].map((from) => ({ payload: { home, from }, is_mailed: true })));
  });
});

describe('ending', () => {
  it('leaves the active list and takes no rent beyond the lease', async () => {
    const lastDay = addDays(firstDayOf(monthsAgo(0)), -1);
    const ended = { id, lease_end_date: lastDay, reason: 'Owner moves in' };
    expect(await as(admin).managedRentals.end(ended)).toMatchObject({
      status: 'ended',
      lease_end_date: lastDay,
    });
    expect(await as(admin).managedRentals.end(ended)).toMatchObject({ status: 'ended' });
    await expect(as(admin).rvl.markPaid({ id, month: monthsAgo(0) })).rejects.toMatchObject({
      data: { rule: 'rvl.month-after-lease' },
    });
    expect(await as(admin).rvl.markPaid({ id, month: monthsAgo(1) })).toMatchObject({
      payment_status: 'paid',
    });
  });
});

describe('Add RVL', () => {
  const form = (own: object = {}) => ({
    user_id: landlord,
    monthly_rent: 3_200_000,
    property_location: 'Kothrud, Pune',
    property_type: 'villa' as const,
    ...own,
  });

  // spec 4: Add RVL starts approved, locked at the monthly rent
  // spec 7: Write managed_rental_applications: approved with value and reviewer, declined, approved alone … insert with the fields of Add RVL, returning the row
  // spec 9: Fee 8 percent, commission 8, area 1000
  it('starts approved with the form’s defaults, the value locked at the rent, the person as landlord', async () => {
    const property = await as(admin).managedRentals.addRvl(form());
    expect(property).toMatchObject({
      property_name: 'Kothrud, Pune',
      owner_name: 'Lal Singh',
      rvl_amount: 3_200_000,
      security_deposit_company: 0,
      security_deposit_type: 'refundable',
      payment_mode: 'bank_transfer',
      monthly_rent_payment_date: 1,
      lease_start_date: today(),
      management_fee_percentage: 8,
      commission_percentage: 8,
    });
    const [application] = await asOwner(
      `select status, landlord_id, rental_value_locked::int, security_deposit::int, bedrooms, bathrooms, area_sqft, furnishing,
         description, contract_type, submitted_by, reviewed_by_admin_id from managed_rental_applications where id = $1`,
      [property.application_id],
    );
    expect(application).toEqual({
      status: 'approved',
      landlord_id: landlord,
      rental_value_locked: 3_200_000,
      security_deposit: 0,
      bedrooms: 2,
      bathrooms: 1,
      area_sqft: 1000,
      furnishing: 'semi_furnished',
      description: 'Property added via admin panel',
      contract_type: 'standard',
      submitted_by: admin,
      reviewed_by_admin_id: admin,
    });
    expect((await as(landlord).rvl.listMine({})).items.map((home) => home.id)).toContain(property.id);
  });

  it('takes the commission of a version of the plan that is in force', async () => {
    await asOwner(
      `insert into plan_versions (version, valid_from, parameters, reason)
       values ('9.1', date_trunc('month', app.today())::date, $1, 'A test of the share')`,
      [{ ...presentPlan, version: '9.1', defaultShareBp: 650 }],
    );
    const { commission_percentage: percent } = await as(admin).managedRentals.addRvl(form());
    expect(percent).toBe(6.5);
  });

  // spec 5: Add RVL: three fields required, the defaults of the others, disabled until all three are there … also at the server
  it('needs rent, place and type, and a person who exists', async () => {
    for (const field of ['monthly_rent', 'property_location', 'property_type']) {
      await expect(as(admin).managedRentals.addRvl(form({ [field]: undefined }))).rejects.toMatchObject({
        data: { errors: [{ field }] },
      });
    }
    await expect(as(admin).managedRentals.addRvl(form({ user_id: UNKNOWN_ID }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('sent twice with one key is one home', async () => {
    const call = () => as(admin, { idempotencyKey: id }).managedRentals.addRvl(form());
    const [first, second] = await Promise.all([call(), call()]);
    expect(second?.id).toBe(first?.id);
  });
});

describe('who may', () => {
  it('is an administrator alone; what does not exist is not found', async () => {
    const calls = (person: string | null, target: string) => {
      const own = as(person).managedRentals;
      return [
        () => own.updateDetails({ id: target, ...configuration(), ...percentages }),
        () => own.changeAffiliate({ id: target, affiliate_id: null, reason: 'None' }),
        () => own.end({ id: target, lease_end_date: today(), reason: 'None' }),
      ];
    };
    for (const call of calls(landlord, id)) await expect(call()).rejects.toMatchObject({ status: 403 });
    for (const call of calls(null, id)) await expect(call()).rejects.toMatchObject({ status: 401 });
    for (const call of calls(admin, UNKNOWN_ID)) await expect(call()).rejects.toMatchObject({ status: 404 });
    await expect(as(landlord).managedRentals.listProperties({})).rejects.toMatchObject({ status: 403 });
    await expect(
      as(landlord).managedRentals.addRvl({
        user_id: landlord,
        monthly_rent: 100,
        property_location: 'x',
        property_type: 'villa',
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
