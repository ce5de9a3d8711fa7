import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { configuration, manageHome } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

let landlord: string;
let admin: string;
let id: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  landlord = await addPerson('Lal Singh', ['landlord']);
  admin = await addPerson('Ada Admin', ['admin']);
  id = await manageHome(services, { landlord, admin });
});

const byOperator = {
  collects: 'operator' as const,
  fee_bp: 850,
  remittance_day: 7,
  deposit_holder: 'company' as const,
  payee_name: 'Kiraya Homes',
  payee_upi: 'rent@okbank',
};
const offer = (own: object = {}) => as(admin).mandates.offer({ id, ...byOperator, ...own });
const accept = async (mandate: { id: string; text_hash: string }, who = landlord) =>
  as(who).mandates.accept({ id: mandate.id, text_hash: mandate.text_hash, name: 'Lal Singh' });
const ownHome = async () => {
  const { items } = await as(landlord).rvl.listMine({});
  const home = items.find((one) => one.id === id);
  if (!home) throw new Error('The home is not the landlord’s');
  return home;
};

describe('a mandate', () => {
  it('binds no owner before they accept', async () => {
    const offered = await offer();
    expect(await ownHome()).toMatchObject({
      collects: 'owner',
      mandate: null,
      offered_mandate: { id: offered.id, state: 'offered', version: 1 },
      management_fee_percentage: 8,
    });
  });

  it('waits on the first screen of its owner until it is answered, and on nobody else’s', async () => {
    const waiting = async (person: string) => (await as(person).portfolio.summary({})).mandates;
    const offered = await offer();
    expect([await waiting(landlord), await waiting(admin)]).toEqual([1, 0]);
    await accept(offered);
    expect(await waiting(landlord)).toBe(0);
  });

  it('brings its home to the front of the owner’s, page by page', async () => {
    const newer = await manageHome(services, { landlord, admin });
    const first = async (cursor?: string) => {
      const { items, next_cursor } = await as(landlord).rvl.listMine({ limit: 1, cursor });
      return { id: items[0]?.id, next: next_cursor ?? undefined };
    };
    expect((await first()).id).toBe(newer);
    const offered = await offer();
    const page = await first();
    expect(page.id).toBe(id);
    expect((await first(page.next)).id).toBe(newer);
    await accept(offered);
    expect((await first()).id).toBe(newer);
  });

  it('is in force once the owner accepted, with its fee from this month on', async () => {
    const agreed = await accept(await offer());
    expect(agreed).toMatchObject({ state: 'agreed', signed_name: 'Lal Singh' });
    expect(await ownHome()).toMatchObject({
      collects: 'operator',
      mandate: { id: agreed.id },
      offered_mandate: null,
      management_fee_percentage: 8.5,
    });
    const fees = await asOwner<{ fee_bp: number }>(
      'select fee_bp from managed_property_fees where managed_property_id = $1 order by id',
      [id],
    );
    expect(fees.map((row) => row.fee_bp)).toEqual([800, 850]);
  });

  it('accepted twice is accepted once', async () => {
    const offered = await offer();
    const first = await accept(offered);
    expect(await accept(offered)).toEqual(first);
    const acts = await asOwner(`select from audit_log where action = 'mandates.accept' and subject_id = $1`, [
      id,
    ]);
    expect(acts).toHaveLength(1);
  });

  it('is answered by its owner alone, an administrator included', async () => {
    const offered = await offer();
    const broker = await addPerson('Bina', ['broker']);
    for (const other of [admin, broker]) {
      await expect(accept(offered, other)).rejects.toMatchObject({ status: 404 });
      await expect(
        as(other).mandates.decline({ id: offered.id, reason: 'Not for me' }),
      ).rejects.toMatchObject({ status: 404 });
    }
    await expect(
      services.database.asActor({ userId: admin }, (tx) =>
        tx.execute(
          sql`update mandates set state = 'agreed', signed_name = 'Lal Singh' where id = ${offered.id}`,
        ),
      ),
    ).rejects.toThrow();
  });

  it('accepts the text as it was read, and no other', async () => {
    const first = await offer();
    const second = await offer({ fee_bp: 900 });
    await expect(accept(first)).rejects.toMatchObject({ data: { rule: 'mandate.answered' } });
    await expect(accept({ ...second, text_hash: first.text_hash })).rejects.toMatchObject({
      data: { rule: 'mandate.text-changed' },
    });
    await accept(second);
    const { items } = await as(landlord).mandates.ofHome({ id });
    expect(items.map(({ version, state }) => [version, state])).toEqual([
      [2, 'agreed'],
      [1, 'withdrawn'],
    ]);
  });

  it('declined or withdrawn leaves what was agreed', async () => {
    await accept(await offer());
    const next = await offer({ collects: 'owner', deposit_holder: 'landlord' });
    expect(next).toMatchObject({ remittance_day: null, payee_upi: null });
    await as(landlord).mandates.decline({ id: next.id, reason: 'I want to keep it as it is' });
    expect(await ownHome()).toMatchObject({ collects: 'operator', offered_mandate: null });
    await expect(as(admin).mandates.withdraw({ id: next.id })).rejects.toMatchObject({
      data: { rule: 'mandate.answered' },
    });
    const third = await offer();
    await as(admin).mandates.withdraw({ id: third.id });
    await expect(accept(third)).rejects.toMatchObject({ data: { rule: 'mandate.answered' } });
  });

  it('sends one notice to the owner, and its answer to whoever offered it', async () => {
    const offered = await offer();
    await accept(offered);
    const notices = await asOwner<{ user_id: string; event: string }>(
      `select user_id, event from notifications where event like 'mandate.%' and user_id = any ($1::uuid[]) order by created_at`,
      [[landlord, admin]],
    );
    expect(notices).toEqual([
      { user_id: landlord, event: 'mandate.offered' },
      { user_id: admin, event: 'mandate.accepted' },
    ]);
  });

  it('names day and account where the operator collects', async () => {
    await expect(offer({ remittance_day: null })).rejects.toMatchObject({
      data: { rule: 'mandate.remittance-day-missing', field: 'remittance_day' },
    });
    await expect(offer({ payee_upi: null })).rejects.toMatchObject({
      data: { rule: 'mandate.payee-missing', field: 'payee_upi' },
    });
  });

  it('fixes its fee: another one needs another mandate', async () => {
    await accept(await offer());
    const change = (fee: number) =>
      as(admin).managedRentals.updateDetails({
        id,
        ...configuration(),
        commission_percentage: 8,
        management_fee_percentage: fee,
      });
    await expect(change(9)).rejects.toMatchObject({
      data: { rule: 'managed-rental.fee-agreed', field: 'management_fee_percentage' },
    });
    expect(await change(8.5)).toMatchObject({ management_fee_percentage: 8.5 });
  });

  it('is not offered for a home that is no longer managed', async () => {
    const offered = await offer();
    const { lease_start_date } = await ownHome();
    await as(admin).managedRentals.end({ id, lease_end_date: lease_start_date, reason: 'Sold' });
    await expect(offer()).rejects.toMatchObject({ data: { rule: 'mandate.home-ended' } });
    await expect(accept(offered)).rejects.toMatchObject({ data: { rule: 'mandate.home-ended' } });
  });
});
