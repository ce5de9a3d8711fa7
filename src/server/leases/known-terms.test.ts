// What is handed to whoever begins a lease: what they could read elsewhere, and no contact that is not open to them.
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { addParties, approvedApplication, leaseInput } from '../../../tests/support/leases.ts';
import { manageHome, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;
const notTheirs = { data: { rule: 'lease.home-not-yours' } };

beforeEach(() => asOwner('delete from auth.rate_limits'));

const describeHome = (home: string) =>
  asOwner(
    `with place as (insert into property_private (property_id, address) values ($1, '12 Lake Road')
        on conflict (property_id) do update set address = excluded.address)
      update properties set rent = 3000000, deposit = 9000000, maintenance_charge = 200000, available_from = $2,
        furnishing = 'semi_furnished', amenities = '{geyser,lift}', pets_allowed = true where id = $1`,
    [home, addDays(today(), 3)],
  );

describe('an accepted application', () => {
  it('gives home, terms and the applicant whose contact is open, to its lister alone', async () => {
    const parties = await addParties(started);
    await describeHome(parties.home);
    const id = await approvedApplication(started, parties);
    expect(await as(parties.landlord).leases.known({ kind: 'application', id })).toMatchObject({
      sources: ['listing', 'application'],
      start_date: addDays(today(), 5),
      rent: 3_000_000,
      deposit: 9_000_000,
      charges: [{ kind: 'maintenance', paid_by: 'tenant', how: 'fixed', amount: 200_000 }],
      home_address: '12 Lake Road',
      tenant: { name: 'Asha Rao', email: parties.email },
      household: 'family',
      occupants: 2,
      is_for_owner: false,
      rules: [
        { kind: 'furnishing', furnishing: 'semi_furnished', things: ['geyser'] },
        { kind: 'pets', allowed: true },
      ],
    });
    const others = [
      parties.tenant,
      await addPerson('Om Das', ['landlord']),
      await addPerson('Bo Broker', ['broker']),
    ];
    for (const other of others) {
      await expect(as(other).leases.known({ kind: 'application', id })).rejects.toMatchObject({
        data: { rule: 'lease.application-not-approved' },
      });
      await expect(as(other).leases.known({ kind: 'listed', id: parties.home })).rejects.toMatchObject(
        notTheirs,
      );
    }
    await expect(as(null).leases.known({ kind: 'application', id })).rejects.toMatchObject({ status: 401 });
  });

  it('gives nothing before it is accepted', async () => {
    const { tenant, landlord, home } = await addParties(started);
    const { id } = await as(tenant).applications.submit({
      property_id: home,
      move_in_date: addDays(today(), 5),
      household: 'family',
      occupants: 2,
    });
    await expect(as(landlord).leases.known({ kind: 'application', id })).rejects.toMatchObject({
      data: { rule: 'lease.application-not-approved' },
    });
    expect((await as(landlord).leases.known({ kind: 'listed', id: home })).tenant).toBeNull();
  });
});

describe('the lease before', () => {
  const before = {
    charges: [{ kind: 'electricity', paid_by: 'tenant', how: 'meter', amount: null }],
    inventory: [{ room: 'Hall', item: 'Sofa', count: 1, condition: 'good' }],
    notice_days: 60,
    landlord_address: '4 Hill Street',
    terms: 'No smoking.',
  };

  it('goes on in terms, inventory and account, of the same home; of another only where they live and are paid', async () => {
    const { landlord, home, email } = await addParties(started);
    const other = await addHome(asOwner, landlord);
    const tenant = { tenant_name: 'Asha Rao', tenant_email: email };
    await as(landlord).leases.create({ ...leaseInput(before), property_id: home, ...tenant });
    expect(await as(landlord).leases.known({ kind: 'listed', id: home })).toMatchObject({
      ...before,
      sources: ['listing', 'last-lease'],
      payee_upi: 'lal.singh@okbank',
      rules: [],
      tenant: null,
    });
    expect(await as(landlord).leases.known({ kind: 'listed', id: other })).toMatchObject({
      sources: ['listing', 'own-lease'],
      payee_upi: 'lal.singh@okbank',
      landlord_address: '4 Hill Street',
      inventory: [],
      terms: null,
    });
  });

  it('gives a manager the terms of a home they look after, and never where its owner lives and is paid', async () => {
    const people = {
      landlord: await addPerson('Lal Singh', ['landlord']),
      manager: await addPerson('Mina Manager', ['property_manager']),
      other: await addPerson('Omar Manager', ['property_manager']),
      admin: await addPerson('Ada Admin', ['admin']),
    };
    const home = await manageHome(started, people);
    await as(people.admin).managedRentals.assignManager({ id: home, manager_id: people.manager });
    await as(people.landlord).leases.create({
      ...leaseInput(before),
      managed_property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: 'asha@example.in',
    });
    expect(await as(people.manager).leases.known({ kind: 'managed', id: home })).toMatchObject({
      sources: ['mandate', 'last-lease'],
      inventory: before.inventory,
      terms: 'No smoking.',
      landlord_address: null,
      payee_name: null,
      payee_upi: null,
      payee_shows_bank: false,
      due_day: 1,
      is_for_owner: true,
    });
    for (const person of [people.landlord, people.admin])
      expect((await as(person).leases.known({ kind: 'managed', id: home })).is_for_owner).toBe(false);
    await expect(as(people.other).leases.known({ kind: 'managed', id: home })).rejects.toMatchObject(
      notTheirs,
    );
  });
});

it('has a broker’s home let for its owner, whom they named before, and no account of their own', async () => {
  const broker = await addPerson('Bina Broker', ['broker']);
  const [home, own] = [await addHome(asOwner, broker), await addHome(asOwner, broker)];
  await asOwner(`update properties set listed_as = 'broker' where id = $1`, [home]);
  const tenant = { tenant_name: 'Asha Rao', tenant_email: 'asha@example.in' };
  await as(broker).leases.create({ ...leaseInput(), property_id: own, ...tenant });
  expect(await as(broker).leases.known({ kind: 'listed', id: home })).toMatchObject({
    is_for_owner: true,
    owner: null,
    payee_upi: null,
  });
  const owner = { name: 'Nila Owner', email: 'nila@example.in', phone: null };
  await as(broker).leases.create({
    ...leaseInput({ payee_name: null, payee_upi: null }),
    property_id: home,
    ...tenant,
    owner,
  });
  expect(await as(broker).leases.known({ kind: 'listed', id: home })).toMatchObject({
    is_for_owner: true,
    owner,
    payee_upi: null,
  });
});

it('takes rent and deposit of a PG from the bed, and the first day from when it is free', async () => {
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const home = await addHome(asOwner, landlord);
  await asOwner(
    `update properties set property_type = 'pg', pg_notice_days = 15, available_from = null where id = $1`,
    [home],
  );
  await as(landlord).beds.addRooms({
    property_id: home,
    names: '101',
    sharing: 2,
    rent: 900_000,
    deposit: 1_800_000,
  });
  const [first, second] = (await as(landlord).leases.options({})).items[0]?.beds ?? [];
  const inRoom = { kind: 'listed' as const, id: home };
  expect(await as(landlord).leases.known(inRoom)).toMatchObject({
    rent: null,
    deposit: null,
    notice_days: 15,
  });
  const known = await as(landlord).leases.known({ ...inRoom, bed_id: first?.id });
  expect(known).toMatchObject({ rent: 900_000, deposit: 1_800_000, start_date: null });
  await as(landlord).leases.create({
    ...leaseInput({ inventory: [{ room: '101', item: 'Cot', count: 1, condition: 'good' }] }),
    property_id: home,
    bed_id: first?.id,
    tenant_name: 'Asha Rao',
    tenant_email: 'asha@example.in',
  });
  await asOwner(`update leases set state = 'active' where bed_id = $1`, [first?.id]);
  expect(await as(landlord).leases.known({ ...inRoom, bed_id: first?.id })).toMatchObject({
    start_date: addMonths(today(), 11),
    inventory: [{ item: 'Cot' }],
  });
  expect(await as(landlord).leases.known({ ...inRoom, bed_id: second?.id })).toMatchObject({
    start_date: null,
    inventory: [],
  });
  // The law of the home needs no bed.
  expect((await as(landlord).leases.lawOfHome(inRoom)).items.length).toBeGreaterThan(0);
});
