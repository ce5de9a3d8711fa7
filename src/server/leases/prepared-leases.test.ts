import { beforeEach, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import { leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { manageHome } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;
const people = {
  landlord: await addPerson('Lal Singh', ['landlord']),
  manager: await addPerson('Mina Manager', ['property_manager']),
  other: await addPerson('Omar Manager', ['property_manager']),
  tenant: await addPerson('Asha Rao'),
  admin: await addPerson('Ada Admin', ['admin']),
};
const [{ email = '' } = {}] = await asOwner<{ email?: string }>(
  'select email from profiles where user_id = $1',
  [people.tenant],
);

beforeEach(() => asOwner('delete from auth.rate_limits'));

async function assigned(): Promise<string> {
  const home = await manageHome(started, people);
  await as(people.admin).managedRentals.assignManager({ id: home, manager_id: people.manager });
  return home;
}
const draft = (home: string, own: object = {}) => ({
  ...leaseInput({ rent: 3_000_000, payee_name: null, payee_upi: null }),
  managed_property_id: home,
  tenant_name: 'Asha Rao',
  tenant_email: email,
  co_tenants: [{ name: 'Nisha Rao', email: 'nisha.rao@example.in' }],
  ...own,
});

it('is prepared by the manager of the home, and binds and shows nobody anything before its owner signs', async () => {
  const home = await assigned();
  expect((await as(people.manager).leases.options({})).items).toMatchObject([{ kind: 'managed', id: home }]);
  const lease = await as(people.manager).leases.create(draft(home));
  expect(lease).toMatchObject({ state: 'draft', side: null, is_prepared: true, payee_upi: null });
  expect(lease.parties.map(({ role }) => role).toSorted()).toEqual(['co_tenant', 'landlord', 'tenant']);
  expect((await noticesOf(asOwner, people.landlord)).map(([, event]) => event)).toContain('lease.prepared');
  expect(await noticesOf(asOwner, people.tenant)).toEqual([]);
  expect((await as(people.tenant).leases.listMine({})).items).toEqual([]);
  const seen = { id: lease.id, version: lease.version };
  const forbidden = { code: 'FORBIDDEN' };
  for (const act of [
    () => as(people.manager).leases.update({ ...seen, ...leaseInput() }),
    () => as(people.manager).leases.withdraw(seen),
    () => as(people.manager).leases.propose({ ...seen, code: '000000', name: 'Lal Singh' }),
    () => as(people.manager).leases.setPayee({ ...seen, payee_name: 'Mina', payee_upi: 'mina@okbank' }),
  ]) {
    await expect(act()).rejects.toMatchObject(forbidden);
  }

  const own = await as(people.landlord).leases.get({ id: lease.id });
  expect(own).toMatchObject({ side: 'landlord', state: 'draft' });
  const changed = await as(people.landlord).leases.update({
    ...seen,
    ...leaseInput({ rent: 3_200_000 }),
  });
  expect(changed).toMatchObject({ rent: 3_200_000 });
  const proposed = await proposeLease(started, people.landlord, changed);
  expect(proposed).toMatchObject({ state: 'proposed' });
  expect((await as(people.tenant).leases.listMine({})).items).toMatchObject([{ id: lease.id }]);
});

it('never says where the rent goes, and is of a home that one looks after', async () => {
  const home = await assigned();
  await expect(
    as(people.manager).leases.create(draft(home, { payee_name: 'Mina', payee_upi: 'mina@okbank' })),
  ).rejects.toMatchObject({ data: { rule: 'lease.payee-of-owner' } });
  // The row policy says so too.
  const forged = `insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, start_date,
      end_date, rent, notice_days, payee_upi, created_by)
    values ('${home}', 'Rose', '${people.landlord}', 'Lal', 'Asha', 'a@example.in', '2029-01-01', '2029-11-30', 100, 30, 'm@okbank',
      app.user_id())`;
  await expect(
    started.services.database.asActor({ userId: people.manager }, (tx) => tx.execute(forged)),
  ).rejects.toThrow();
  const notYours = { data: { rule: 'lease.home-not-yours' } };
  await expect(as(people.other).leases.create(draft(home))).rejects.toMatchObject(notYours);
  await as(people.admin).managedRentals.assignManager({ id: home, manager_id: null });
  await expect(as(people.manager).leases.create(draft(home))).rejects.toMatchObject(notYours);
});
