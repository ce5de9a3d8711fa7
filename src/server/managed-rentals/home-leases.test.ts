import { beforeEach, describe, expect, it } from 'vitest';
import { managedLease } from '../../../tests/support/leases.ts';
import { manageHome, monthsAgo } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

beforeEach(() => asOwner('delete from auth.rate_limits'));

/** The locked rent value of `manageHome`. */
const RVL = 2_400_000;

describe('a managed home and its lease', () => {
  it('shows the lease’s terms, and both sides that its rent is not the RVL', async () => {
    const { landlord, tenant, admin, manager, lease, home } = await managedLease(services, {
      rent: 3_000_000,
      due_day: 7,
    });
    const shown = {
      id: lease.id,
      state: 'active',
      rent: 3_000_000,
      deposit: 9_000_000,
      due_day: 7,
      differs_from_rvl: true,
    };
    const [own] = (await as(landlord).rvl.listMine({})).items;
    expect(own).toMatchObject({ id: home, lease: shown });
    expect(own?.months[0]?.due_date.slice(8)).toBe(own?.months[0]?.in_lease ? '07' : expect.anything());
    expect((await as(manager).rvl.listMine({ as: 'manager' })).items).toMatchObject([{ lease: shown }]);
    expect(await as(landlord).leases.get({ id: lease.id })).toMatchObject({ rvl_amount: RVL });
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({ rvl_amount: null });
    const differing = () => as(admin).managedRentals.listProperties({ show: 'differs', limit: 100 });
    expect((await differing()).items).toContainEqual(expect.objectContaining({ id: home }));
    await asOwner('update managed_property_details set rvl_amount = 3000000 where id = $1', [home]);
    expect((await differing()).items).not.toContainEqual(expect.objectContaining({ id: home }));
  });

  it('is vacant only without a lease and without a month paid lately', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const admin = await addPerson('Ada Admin', ['admin']);
    const id = await manageHome(services, { landlord, admin });
    const vacant = async () => (await as(landlord).portfolio.homes({ show: 'vacant' })).total;
    expect(await vacant()).toBe(1);
    await as(admin).rvl.markPaid({ id, month: monthsAgo(2) });
    expect(await vacant()).toBe(1);
    await as(admin).rvl.markPaid({ id, month: monthsAgo(1) });
    expect(await vacant()).toBe(0);
    expect((await as(landlord).portfolio.homes({})).items).toMatchObject([
      { id, lease: null, paid_month: monthsAgo(1) },
    ]);
    expect(await as(landlord).portfolio.summary({})).toMatchObject({ homes: 1, let: 1 });
  });

  it('is vacant once the lease of the month that was paid lately is over, and names the one that begins next', async () => {
    const { landlord, admin, home, lease } = await managedLease(services);
    await as(admin).rvl.markPaid({ id: home, month: monthsAgo(0) });
    const own = async () => (await as(landlord).portfolio.homes({})).items[0];
    expect(await own()).toMatchObject({ lease: { id: lease.id }, coming_lease: null });
    const change = (set: string) => asOwner(`update leases set ${set} where id = $1`, [lease.id]);
    await change(`state = 'ended', ended_on = greatest(start_date, app.today())`);
    expect(await own()).toMatchObject({ lease: null, paid_month: null });
    expect((await as(landlord).portfolio.homes({ show: 'vacant' })).total).toBe(1);
    await change(`state = 'accepted', ended_on = null`);
    expect(await own()).toMatchObject({ lease: null, coming_lease: lease.id });
  });

  it('pays Kiraya’s account while the operator collects, and the landlord before', async () => {
    const { landlord, tenant, admin, lease, home } = await managedLease(services);
    const payee = async () => (await as(tenant).rents.listDues({ id: lease.id })).payee;
    expect(await payee()).toMatchObject({ upi: 'lal.singh@okbank' });
    const { id, text_hash } = await as(admin).mandates.offer({
      id: home,
      collects: 'operator',
      fee_bp: 800,
      remittance_day: 10,
      deposit_holder: 'company',
      payee_name: 'Kiraya Homes',
      payee_upi: 'rent@okbank',
    });
    expect(await payee()).toMatchObject({ upi: 'lal.singh@okbank' });
    await as(landlord).mandates.accept({ id, text_hash, name: 'Lal Singh' });
    expect(await payee()).toEqual({ name: 'Kiraya Homes', upi: 'rent@okbank', bank: null });
    const { items } = await as(landlord).leases.options({});
    expect(items).toContainEqual(expect.objectContaining({ id: home, deposit_held_by: 'company' }));
    expect(await as(landlord).leases.known({ kind: 'managed', id: home })).toMatchObject({
      mandate_holder: 'company',
    });
    // What the landlord is warned of; the tenant sees no mandate.
    const holders = async (person: string) => {
      const found = await as(person).leases.get({ id: lease.id });
      return [found.deposit_held_by, found.mandate_holder];
    };
    expect(await holders(landlord)).toEqual(['landlord', 'company']);
    expect(await holders(tenant)).toEqual(['landlord', null]);
  });
});
