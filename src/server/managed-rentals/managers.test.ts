import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { manageHome } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

let admin: string;
let landlord: string;
let mina: string;
let mohan: string;
let id: string;
let other: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  admin = await addPerson('Ada Admin', ['admin']);
  landlord = await addPerson('Lal Singh', ['landlord']);
  mina = await addPerson('Mina Manager', ['property_manager']);
  mohan = await addPerson('Mohan Manager', ['property_manager']);
  id = await manageHome(services, { landlord, admin });
  other = await manageHome(services, { landlord, admin });
});

const assign = (manager_id: string | null) => as(admin).managedRentals.assignManager({ id, manager_id });
const managedBy = async (person: string) =>
  (await as(person).rvl.listMine({ as: 'manager' })).items.map((home) => [home.id, home.side]);
/** What of these homes a person's own connection shows them, whatever the program above asks for. */
const visibleTo = async (person: string) => {
  const { rows } = await services.services.database.asActor({ userId: person }, (tx) =>
    tx.execute<{ id: string }>(sql`select d.id from managed_property_details d
      join managed_rental_applications a on a.id = d.application_id`),
  );
  return rows.map((row) => row.id).filter((one) => one === id || one === other);
};

describe('a manager', () => {
  it('sees the homes assigned to them, and no others', async () => {
    expect(await managedBy(mina)).toEqual([]);
    expect(await visibleTo(mina)).toEqual([]);
    const { manager } = await assign(mina);
    expect(manager).toEqual({ user_id: mina, full_name: 'Mina Manager' });
    expect(await managedBy(mina)).toEqual([[id, 'manager']]);
    expect(await visibleTo(mina)).toEqual([id]);
    expect(await managedBy(mohan)).toEqual([]);
    expect((await as(mina).rvl.listMine({})).items).toEqual([]);
  });

  it('sees nothing more once another one has the home, nobody has it, or the role is gone', async () => {
    await assign(mina);
    await assign(mohan);
    expect([await visibleTo(mina), await visibleTo(mohan)]).toEqual([[], [id]]);
    await assign(null);
    expect(await visibleTo(mohan)).toEqual([]);
    await assign(mohan);
    await as(admin).roles.remove({ userId: mohan, role: 'property_manager', reason: 'As the office needs' });
    expect(await visibleTo(mohan)).toEqual([]);
    expect(await managedBy(mohan)).toEqual([]);
  });

  it('changes nothing of what they see', async () => {
    await assign(mina);
    const changed = services.services.database.asActor({ userId: mina }, (tx) =>
      tx.execute(sql`update managed_property_details set property_name = 'Mine' where id = ${id}`),
    );
    expect((await changed).rowCount).toBe(0);
    await expect(as(mina).managedRentals.assignManager({ id, manager_id: mina })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('assigning', () => {
  it('is written down once, with before and after', async () => {
    await assign(mina);
    await assign(mina);
    await assign(null);
    const trail = await asOwner<{ before: unknown; after: unknown }>(
      `select before, after from audit_log where action = 'managedRentals.assignManager' and subject_id = $1 order by id`,
      [id],
    );
    const mine = { user_id: mina, full_name: 'Mina Manager' };
    expect(trail).toEqual([
      { before: { manager: null }, after: { manager: mine } },
      { before: { manager: mine }, after: { manager: null } },
    ]);
  });

  it('needs a home that exists and somebody with the role', async () => {
    await expect(assign(landlord)).rejects.toMatchObject({
      data: { rule: 'managed-rental.not-a-manager', field: 'manager_id' },
    });
    await expect(
      as(admin).managedRentals.assignManager({ id: UNKNOWN_ID, manager_id: mina }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
