import { beforeAll, describe, expect, it } from 'vitest';
import { registered } from '../../../tests/support/brokers.ts';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  addAffiliate,
  addBroker,
  manageHome,
  monthsAgo,
  rentalForm,
  today,
} from '../../../tests/support/managed-rentals.ts';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { confirmAccounts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { closeMonth } from '../commissions/months/close.ts';

const running = await startServices({ runsJobs: false });
const arranged = await arrangeMonths(running);
const { as, addPerson, asOwner } = running;

let admin: string;
let landlord: string;
let broker: string;
let affiliate: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  landlord = await addPerson('Lal Singh', ['landlord']);
  broker = await addBroker(running, 'Bina');
  affiliate = await addPerson('Asha Rao');
});

const handIn = (person: string, own: object = {}) => as(person).managedRentals.submit(rentalForm(own));

describe('the rental values of a person', () => {
  it('are their managed rentals as owner and as broker, with what is locked and paid', async () => {
    const home = await manageHome(running, { landlord, admin });
    for (const back of [1, 2]) await as(admin).rvl.markPaid({ id: home, month: monthsAgo(back) });
    const waiting = await handIn(broker, {
      property_location: 'Wakad, Pune',
      landlord: { name: 'Ila Sen', email: 'ila.sen@example.in' },
    });

    const owned = await as(admin).users.rvlRecords({ userId: landlord });
    expect(owned).toMatchObject({ total: 1, next_cursor: null });
    expect(owned.items[0]).toMatchObject({
      status: 'approved',
      is_configured: true,
      property_status: 'active',
      property_name: 'Rose 4',
      property_location: 'Baner, Pune',
      side: 'owner',
      monthly_rent: 2_500_000,
      rental_value_locked: 2_400_000,
      paid_months: 2,
      paid_rvl: 4_800_000,
    });
    const handedIn = await as(admin).users.rvlRecords({ userId: broker });
    expect(handedIn.items).toEqual([
      expect.objectContaining({ id: waiting.id, side: 'broker', rental_value_locked: null, paid_months: 0 }),
    ]);
    expect((await as(admin).users.get({ userId: landlord })).total_rvl).toBe(2_400_000);
    expect((await as(admin).users.get({ userId: broker })).total_rvl).toBe(0);
  });

  it('are those credited to them as affiliate too, with the months that were', async () => {
    const credited = await addPerson('Kiran Credited');
    const code = await addAffiliate(running, 'KRY-CRD2D', { userId: credited });
    const home = await manageHome(running, { landlord, admin, own: { affiliate_id: code } });
    // They joined this month: the one before is credited to nobody.
    for (const back of [1, 0]) await as(admin).rvl.markPaid({ id: home, month: monthsAgo(back) });
    expect(await as(admin).users.rvlRecords({ userId: credited })).toMatchObject({
      total: 1,
      items: [{ side: 'affiliate', rental_value_locked: 2_400_000, paid_months: 1, paid_rvl: 2_400_000 }],
    });
    expect((await as(admin).users.get({ userId: credited })).total_rvl).toBe(2_400_000);
  });

  it('come page by page, newest first', async () => {
    const person = await addPerson('Paging Singh', ['landlord']);
    const sent: string[] = [];
    for (const place of ['One', 'Two', 'Three'])
      sent.push((await handIn(person, { property_location: place })).id);
    const one = await as(admin).users.rvlRecords({ userId: person, limit: 2 });
    const two = await as(admin).users.rvlRecords({ userId: person, limit: 2, cursor: one.next_cursor ?? '' });
    expect([...one.items, ...two.items].map(({ id }) => id)).toEqual(sent.toReversed());
    expect(two.next_cursor).toBeNull();
  });
});

const close = (month: string, now: string) =>
  closeMonth({ urls: running.urls, month, now, requestedBy: null });

describe('the commissions of a person', () => {
  // spec 7: Read managed_rental_commissions by person
  it('are the sum of their lines of each closed month, what was taken back deducted', async () => {
    await arranged.affiliate('A');
    await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'A'`, [affiliate]);
    const bounced = await arranged.paid('A', '2024-10', 2, '2024-10-05T10:00:00+05:30');
    await close('2024-10', '2024-11-15T12:00:00+05:30');
    await arranged.backToPending(bounced, '2024-11-20T10:00:00+05:30');
    await arranged.paid('A', '2024-11', 3, '2024-11-20T10:00:00+05:30');
    await close('2024-11', '2024-12-15T12:00:00+05:30');

    const { items } = await as(admin).users.commissionMonths({ userId: affiliate });
    const lines = await asOwner<{ month: string; amount: number }>(
      `select to_char(month_year, 'YYYY-MM') as month, sum(amount)::float8 as amount from managed_rental_commissions
        where affiliate_id = 'A' group by 1 order by 1 desc`,
    );
    expect(items.map(({ month, commission }) => ({ month, amount: commission }))).toEqual(lines);
    expect(items.map(({ month }) => month)).toEqual(['2024-11', '2024-10']);
    expect(items[1]).toMatchObject({
      personal: 20_000_000,
      rank: 'Starter',
      rate_bp: 1000,
      commission: 160_000,
    });
    const { total_commissions } = await as(admin).users.get({ userId: affiliate });
    expect(total_commissions).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(items[0]?.commission).toBe(200_000);
    expect(items.map(({ state, paid_on }) => [state, paid_on])).toEqual([
      ['payable', null],
      ['payable', null],
    ]);
    expect(await as(admin).users.commissionMonths({ userId: landlord })).toEqual({ items: [] });
  });

  // spec 4: Status display: commission paid or other
  it('are paid once a transfer took their balance along, and held while nobody may be paid', async () => {
    const statesOf = async (userId: string) =>
      (await as(admin).users.commissionMonths({ userId })).items.map(({ month, state, paid_on }) => [
        month,
        state,
        paid_on,
      ]);
    const [earner, waiting] = [await addPerson('Chandra Earner'), await addPerson('Wali Waiting')];
    for (const [code, userId, status] of [
      ['C', earner, 'active'],
      ['W', waiting, 'pending'],
    ] as const) {
      await arranged.affiliate(code, null, { status });
      for (const table of ['affiliate_registrations', 'affiliate_profiles']) {
        await asOwner(`update ${table} set user_id = $2 where affiliate_id = $1`, [code, userId]);
      }
    }
    const bounced = await arranged.paid('C', '2024-12', 1, '2024-12-05T10:00:00+05:30');
    await arranged.paid('W', '2024-12', 1, '2024-12-05T10:00:00+05:30');
    await close('2024-12', '2025-01-15T12:00:00+05:30');
    await as(earner).payees.setPan({ pan: 'ABCPR1234K' });
    await as(earner).payees.setAccount({
      account_number: '123456789',
      ifsc: 'HDFC0000001',
      holder_name: 'Chandra Earner',
    });
    await confirmAccounts(asOwner);
    const { id } = await as(admin).payouts.createBatch();
    const approver = await addPerson('Arun Approver', ['admin']);
    await as(approver).payouts.approve({ id });
    await as(admin).payouts.export({ id });
    expect(await statesOf(earner)).toEqual([['2024-12', 'payable', null]]);
    const { items } = await as(admin).payouts.listTransfers({ id });
    expect(items).toHaveLength(1);
    await as(admin).payouts.markPaid({ id: items[0]?.id ?? '', reference: 'UTR00001', paid_on: today() });

    await arranged.backToPending(bounced, '2025-01-20T10:00:00+05:30');
    await close('2025-01', '2025-02-15T12:00:00+05:30');
    const transfers = await as(admin).users.transfers({ userId: earner });
    expect(transfers).toMatchObject({
      total: 1,
      items: [
        {
          batch_id: id,
          payee_kind: 'affiliate',
          state: 'paid',
          batch_state: 'settled',
          reference: 'UTR00001',
          paid_on: today(),
        },
      ],
    });
    expect(transfers.items[0]?.code).toBe(items[0]?.code);
    expect(await as(admin).users.activity({ userId: earner, kind: 'payout' })).toMatchObject({
      items: [{ action: 'paid', facts: { reference: 'UTR00001', amount: items[0]?.amount } }],
    });
    expect(await as(admin).users.transfers({ userId: waiting })).toMatchObject({ total: 0, items: [] });
    await expect(as(earner).users.transfers({ userId: earner })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(null).users.transfers({ userId: earner })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });

    expect(await statesOf(earner)).toEqual([
      ['2025-01', null, null],
      ['2024-12', 'paid', today()],
    ]);
    expect((await statesOf(waiting)).at(-1)).toEqual(['2024-12', 'held', null]);
  });
});

describe('the payments of a person', () => {
  it('are their registration fee and what was given back of it, newest first and page by page', async () => {
    const userId = await registered(running, 'Hema Fee');
    const { payment } = await as(userId).brokers.payCash();
    await as(admin).brokerRegistrations.activate({ id: payment?.id ?? '' });
    await asOwner(
      `insert into payments (kind, user_id, broker_id, provider, amount, status, refund_of, note)
        select 'refund', user_id, broker_id, provider, amount, 'pending', id, 'Paid twice' from payments where user_id = $1`,
      [userId],
    );
    const first = await as(admin).users.payments({ userId, limit: 1 });
    expect(first).toMatchObject({
      total: 2,
      items: [{ kind: 'refund', status: 'pending', note: 'Paid twice', paid_at: null }],
    });
    const second = await as(admin).users.payments({ userId, limit: 1, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({
      items: [
        {
          id: payment?.id,
          kind: 'broker_registration',
          provider: 'cash',
          amount: 500_000,
          status: 'succeeded',
          reference: expect.any(String),
          paid_at: expect.any(String),
        },
      ],
      next_cursor: null,
    });
    expect(await as(admin).users.payments({ userId: landlord })).toMatchObject({ items: [], total: 0 });
    await expect(as(userId).users.payments({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(admin).users.payments({ userId: UNKNOWN_ID })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('shows them to administrators only, and of people who exist', async () => {
  const { users } = as(admin);
  await expect(users.rvlRecords({ userId: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(users.commissionMonths({ userId: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(as(landlord).users.rvlRecords({ userId: landlord })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(as(null).users.commissionMonths({ userId: landlord })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});
