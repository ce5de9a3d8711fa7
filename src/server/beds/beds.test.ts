/** A PG by the bed: rooms in bulk, leases of beds, what the listing says, and who may do what. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  agreeLease,
  endLeases,
  leaseInput,
  proposeLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { BedBoard } from '../../contract/beds.ts';
import { addDays, firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';

const started = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services } = started;

let owner: string;
let tenant: string;
let home: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  owner = await addPerson('Lal Singh', ['landlord']);
  tenant = await addPerson('Asha Rao', ['tenant']);
  home = await addPg(owner);
});

async function addPg(lister: string): Promise<string> {
  const id = await addHome(asOwner, lister, { title: 'PG near the park', rent: 1_500_000 });
  await asOwner(`update properties set property_type = 'pg', pg_for = 'women' where id = $1`, [id]);
  return id;
}

const room = {
  sharing: 2,
  attached_bathroom: true,
  air_conditioned: false,
  rent: 900_000,
  deposit: 1_800_000,
};
const add = (own: object = {}) =>
  as(owner).beds.addRooms({ property_id: home, names: '101-102', ...room, ...own });
const bedsOf = ({ rooms }: BedBoard) => rooms.flatMap(({ beds }) => beds);
const listed = async () =>
  (
    await asOwner<Record<string, unknown>>(
      'select rent::int, deposit::int, availability, bed_count, free_beds, bed_sharing from properties where id = $1',
      [home],
    )
  )[0];
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
/** A statement as the owner's own, around the procedures. */
const run = (text: string) => services.database.asActor({ userId: owner }, (tx) => tx.execute(text));
const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email;

const draftOf = async (bed_id: string | null, own: object = {}, person = tenant) =>
  as(owner).leases.create({
    ...leaseInput({ rent: 900_000, deposit: 1_800_000 }),
    property_id: home,
    bed_id,
    tenant_name: 'Asha Rao',
    tenant_email: await emailOf(person),
    ...own,
  });

async function letBed(bed: string, own: object = {}, person = tenant) {
  return agreeLease(started, { landlord: owner, tenant: person }, await draftOf(bed, own, person));
}

describe('rooms of a PG', () => {
  it('come in bulk with their beds, and the listing says what is free and from which rent', async () => {
    await add();
    const board = await add({ names: '201', sharing: 1, rent: 1_400_000, deposit: null });
    expect(board.rooms.map(({ name, beds }) => [name, beds.map(({ label }) => label)])).toEqual([
      ['101', ['A', 'B']],
      ['102', ['A', 'B']],
      ['201', ['A']],
    ]);
    expect(await listed()).toEqual({
      rent: 900_000,
      deposit: 1_800_000,
      availability: 'available',
      bed_count: 5,
      free_beds: 5,
      bed_sharing: ['double', 'single'],
    });
    const trail = await asOwner('select actor_id, action from audit_log where subject_id = $1', [home]);
    expect(trail).toEqual(Array(2).fill({ actor_id: owner, action: 'beds.addRooms' }));
  });

  it('are added once by a double click, and their names are one room’s each', async () => {
    await add();
    await expect(add()).rejects.toMatchObject(broken('bed.room-named-twice', 'names'));
    expect(bedsOf(await as(owner).beds.rooms({ property_id: home }))).toHaveLength(4);
    await expect(add({ names: ' ' })).rejects.toMatchObject(broken('bed.room-names-missing', 'names'));
    await expect(add({ names: '1-199' })).rejects.toMatchObject(broken('bed.too-many-rooms', 'names'));
    await expect(add({ names: '7', sharing: 5 })).rejects.toMatchObject({ status: 422 });
  });

  it('are those of a PG alone, which is no other home while it has them', async () => {
    const flat = await addHome(asOwner, owner);
    await expect(as(owner).beds.addRooms({ property_id: flat, names: '1', ...room })).rejects.toMatchObject(
      broken('bed.not-a-pg'),
    );
    await add();
    await expect(
      run(`update properties set property_type = 'villa' where id = '${home}'`),
    ).rejects.toMatchObject({ cause: { message: 'bed.home-has-rooms' } });
  });

  it('have the rents of the PG: neither the form nor a change of many homes touches them', async () => {
    await add();
    const changed = await as(owner).properties.bulk({ ids: [home], action: 'rent', rent_change_bp: 500 });
    expect(changed).toEqual({ done: [], refused: [{ id: home, rule: 'bed.rent-of-rooms' }] });
    expect(await listed()).toMatchObject({ rent: 900_000 });
  });

  it('are found by sharing and by the rent of the cheapest free bed, as one home', async () => {
    await add({ rent: 611_100 });
    await add({ names: '201', sharing: 1, rent: 1_400_000 });
    const ids = async (filters: object) =>
      (await as(null).properties.search({ rent_min: 6111, rent_max: 6111, ...filters })).items.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([home]);
    expect(await ids({ bed_sharing: ['double', 'four'] })).toEqual([home]);
    expect(await ids({ bed_sharing: ['four'] })).toEqual([]);
    const { items } = await as(null).properties.search({ rent_max: 6111 });
    expect(items[0]).toMatchObject({ rent: 611_100, bed_count: 5, free_beds: 5 });
    expect(await as(null).properties.get({ id: home })).toMatchObject({
      bed_count: 5,
      rooms: [
        { name: '201', sharing: 1, beds: 1, free: 1, rent: 1_400_000 },
        { name: '101', sharing: 2, beds: 2, free: 2, attached_bathroom: true },
        { name: '102' },
      ],
    });
  });

  it('change with their beds, and lose none that somebody has a lease of', async () => {
    const { rooms } = await add();
    const [first, second] = rooms;
    const change = (own: object) =>
      as(owner).beds.changeRoom({ id: first?.id ?? '', name: '101', ...room, ...own });
    expect((await change({ sharing: 4, rent: 700_000 })).rooms[0]?.beds).toHaveLength(4);
    expect(await listed()).toMatchObject({ bed_count: 6, rent: 700_000, bed_sharing: ['double', 'four'] });
    expect(
      (await change({ sharing: 2, name: 'Front' })).rooms.find(({ id }) => id === first?.id),
    ).toMatchObject({ name: 'Front', beds: [{ label: 'A' }, { label: 'B' }] });
    await expect(change({ name: '102' })).rejects.toMatchObject(broken('bed.room-named-twice', 'name'));
    await draftOf(first?.beds[1]?.id ?? '');
    await expect(change({ sharing: 1 })).rejects.toMatchObject(broken('bed.sharing-too-small', 'sharing'));
    await expect(as(owner).beds.removeRoom({ id: first?.id ?? '' })).rejects.toMatchObject(
      broken('bed.room-is-let'),
    );
    await as(owner).beds.removeRoom({ id: second?.id ?? '' });
    expect(await listed()).toMatchObject({ bed_count: 2 });
  });

  it('gone to the last, leave the home as its form says it', async () => {
    const { rooms } = await add();
    for (const { id } of rooms) await as(owner).beds.removeRoom({ id });
    expect(await listed()).toMatchObject({ bed_count: null, free_beds: null, bed_sharing: [] });
    expect(await as(null).properties.get({ id: home })).toMatchObject({ bed_count: null, rooms: [] });
  });
});

describe('a held bed', () => {
  it('is not offered, and a full PG is not available until one is free', async () => {
    const board = await add({ names: '101' });
    const [a = '', b = ''] = bedsOf(board).map(({ id }) => id);
    await as(owner).beds.hold({ id: a, is_held: true });
    await as(owner).beds.hold({ id: a, is_held: true });
    expect(await listed()).toMatchObject({ free_beds: 1, availability: 'available' });
    await as(owner).beds.hold({ id: b, is_held: true });
    expect(await listed()).toMatchObject({ free_beds: 0, availability: 'rented', bed_sharing: [] });
    const options = await as(owner).leases.options({});
    expect(options.items.find(({ id }) => id === home)?.beds).toEqual([]);
    await as(owner).beds.hold({ id: b, is_held: false });
    expect(await listed()).toMatchObject({ free_beds: 1, availability: 'available' });
  });
});

describe('a lease of a bed', () => {
  it('names the tenant of a lease that is written and not agreed, while the bed stays free', async () => {
    const [bed] = bedsOf(await add());
    const draft = await draftOf(bed?.id ?? '');
    const shown = async () => bedsOf(await as(owner).beds.rooms({ property_id: home }))[0];
    const offer = { id: draft.id, tenant_name: 'Asha Rao' };
    expect(await shown()).toMatchObject({ state: 'free', lease: null, offer: { ...offer, state: 'draft' } });
    await proposeLease(started, owner, draft);
    expect(await shown()).toMatchObject({ offer: { ...offer, state: 'proposed' } });
    await acceptLease(started, tenant, draft);
    expect(await shown()).toMatchObject({ state: 'let', lease: { id: draft.id }, offer: null });
  });

  it('names room and bed, lets that bed alone, and frees it when it ends', async () => {
    const [bed, other] = bedsOf(await add({ names: '101' }));
    const lease = await letBed(bed?.id ?? '');
    expect(lease).toMatchObject({
      state: 'active',
      bed_id: bed?.id,
      home_name: expect.stringMatching(/^Room 101, bed A, PG near the park/),
    });
    expect(await listed()).toMatchObject({ free_beds: 1, availability: 'available' });
    const board = await as(owner).beds.rooms({ property_id: home });
    expect(bedsOf(board)).toMatchObject([
      {
        state: 'let',
        lease: { id: lease.id, tenant_name: 'Asha Rao' },
        free_from: addDays(lease.end_date, 1),
      },
      { state: 'free', lease: null, free_from: null, rent: null },
    ]);
    await expect(as(owner).beds.hold({ id: bed?.id ?? '', is_held: true })).rejects.toMatchObject(
      broken('bed.let'),
    );
    const second = await addPerson('Om Das', ['tenant']);
    await letBed(other?.id ?? '', {}, second);
    expect(await listed()).toMatchObject({ free_beds: 0, availability: 'rented' });
    await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, today()]);
    await endLeases(started);
    expect(await listed()).toMatchObject({ free_beds: 1, availability: 'available' });
    expect(bedsOf(await as(owner).beds.rooms({ property_id: home }))[0]).toMatchObject({ state: 'free' });
  });

  it('needs a bed of this PG, and never two at a time', async () => {
    const [bed] = bedsOf(await add({ names: '101' }));
    await expect(draftOf(null)).rejects.toMatchObject(broken('lease.bed-missing', 'bed_id'));
    await expect(draftOf(UNKNOWN_ID)).rejects.toMatchObject(broken('lease.bed-not-of-home', 'bed_id'));
    const second = await addPerson('Om Das', ['tenant']);
    const [one, other] = [await draftOf(bed?.id ?? ''), await draftOf(bed?.id ?? '', {}, second)];
    await proposeLease(started, owner, one);
    await proposeLease(started, owner, other);
    const answers = await Promise.allSettled([
      acceptLease(started, tenant, one),
      acceptLease(started, second, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: broken('lease.overlaps'),
    });
    await expect(draftOf(bed?.id ?? '')).rejects.toMatchObject(broken('lease.overlaps', 'start_date'));
  });

  it('is renewed for the same bed', async () => {
    const [bed] = bedsOf(await add({ names: '101' }));
    const lease = await letBed(bed?.id ?? '');
    const renewal = await as(owner).leases.renew({
      id: lease.id,
      end_date: lastDayAfter(addDays(lease.end_date, 1)),
      rent: 950_000,
    });
    expect(renewal.bed_id).toBe(bed?.id);
  });

  it('has dues of its own, which the board shows as late, and as paid once they are', async () => {
    const [bed, other] = bedsOf(await add({ names: '101' }));
    const start_date = firstDayOf(monthsAgo(1));
    const since = { start_date, end_date: lastDayAfter(start_date) };
    const second = await addPerson('Om Das', ['tenant']);
    const lease = await letBed(bed?.id ?? '', since);
    const paying = await letBed(other?.id ?? '', since, second);
    for (const { id } of [lease, paying]) await writeDues(started, id);
    const { items } = await as(owner).rents.listDues({ id: paying.id, limit: 50 });
    for (const [number, due] of items.filter(({ kind }) => kind === 'rent').entries()) {
      await as(owner).rents.record({
        id: due.id,
        amount: due.amount,
        mode: 'upi',
        reference: `${800_000_000_000 + number}`,
        paid_on: today(),
      });
    }
    const board = await as(owner).beds.rooms({ property_id: home });
    expect(bedsOf(board)).toMatchObject([
      { rent: 'late', late: expect.any(Number) },
      { rent: 'paid', late: 0 },
    ]);
    const late = bedsOf(board)[0]?.late;
    expect(late).toBeGreaterThan(0);
    // The list of one's homes counts the beds of a PG, and names none of its tenants.
    const { items: homes } = await as(owner).portfolio.homes({ as: 'landlord', show: 'let' });
    expect(homes).toMatchObject([{ id: home, beds: { count: 2, free: 0 }, lease: null, late }]);
    // What the tenant says was paid waits for the answer, here as everywhere.
    const { items: open } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
    const said = { amount: late ?? 0, mode: 'upi' as const, reference: '810000000000', paid_on: today() };
    await as(tenant).rents.report({ id: open.find(({ kind }) => kind === 'rent')?.id ?? '', ...said });
    expect(bedsOf(await as(owner).beds.rooms({ property_id: home }))[0]?.late).toBeLessThan(late ?? 0);
  });

  it('is not begun while the whole home is let, nor are rooms added then', async () => {
    await draftOf(null);
    await expect(add()).rejects.toMatchObject(broken('bed.home-is-let'));
  });
});

describe('a request for a room', () => {
  it('names the room to both sides, and to the lease that follows', async () => {
    const { rooms } = await add();
    const room_id = rooms[1]?.id ?? '';
    const asked = { id: room_id, name: '102', sharing: 2 };
    const visit = await as(tenant).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: addDays(today(), 2),
      slot: '10:00',
      notes: null,
      room_id,
    });
    expect(visit.room).toEqual(asked);
    const application = await as(tenant).applications.submit({
      property_id: home,
      move_in_date: addDays(today(), 5),
      household: 'bachelors',
      occupants: 1,
      room_id,
    });
    const [received] = (await as(owner).applications.listReceived({})).items;
    expect(received).toMatchObject({ id: application.id, room: asked });
    await as(owner).applications.approve({ id: application.id, note: null });
    const [option] = (await as(owner).leases.options({})).items;
    expect(option).toMatchObject({ kind: 'application', room_id });
    const bed = option?.beds.find((one) => one.room_id === room_id);
    const lease = await as(owner).leases.create({
      ...leaseInput(),
      application_id: application.id,
      bed_id: bed?.id,
    });
    expect(lease).toMatchObject({ bed_id: bed?.id, property_id: home });
  });

  it('is refused for a room of another PG', async () => {
    await add();
    const neighbour = await addPerson('Nila Rao', ['landlord']);
    const other = await addPg(neighbour);
    const { rooms } = await as(neighbour).beds.addRooms({ property_id: other, names: '1', ...room });
    const ask = as(tenant).applications.submit({
      property_id: home,
      move_in_date: addDays(today(), 5),
      household: 'bachelors',
      occupants: 1,
      room_id: rooms[0]?.id,
    });
    await expect(ask).rejects.toMatchObject(broken('bed.no-such-room', 'room_id'));
  });
});

describe('rooms and beds', () => {
  // security attacks: Somebody else’s PG by its ids
  it('are their owner’s: others do not find them, and the signed-out are asked to sign in', async () => {
    const board = await add({ names: '101' });
    const [id = ''] = board.rooms.map((one) => one.id);
    const [bed = ''] = bedsOf(board).map((one) => one.id);
    await letBed(bed);
    const others = [
      await addPerson('Nila Rao', ['landlord']),
      tenant,
      await addPerson('Sam Stranger'),
      await addPerson('Mina Manager', ['property_manager']),
    ];
    const calls = (person: string | null) => [
      () => as(person).beds.rooms({ property_id: home }),
      () => as(person).beds.addRooms({ property_id: home, names: '301', ...room }),
      () => as(person).beds.changeRoom({ id, name: 'Mine', ...room }),
      () => as(person).beds.removeRoom({ id }),
      () => as(person).beds.hold({ id: bed, is_held: true }),
    ];
    for (const person of others) {
      for (const call of calls(person)) await expect(call()).rejects.toMatchObject({ status: 404 });
    }
    for (const call of calls(null)) await expect(call()).rejects.toMatchObject({ status: 401 });
    const admin = await addPerson('Ada Admin', ['admin']);
    expect((await as(admin).beds.rooms({ property_id: home })).rooms).toHaveLength(1);
  });

  it('let no one write a state or a count around the leases', async () => {
    const [bed, free] = bedsOf(await add({ names: '101' }));
    await letBed(bed?.id ?? '');
    const refused = { cause: { code: '42501' } };
    await expect(run(`update pg_beds set state = 'free' where id = '${bed?.id}'`)).rejects.toMatchObject(
      refused,
    );
    await expect(run(`update pg_beds set state = 'let' where id = '${free?.id}'`)).rejects.toMatchObject(
      refused,
    );
    await expect(run(`delete from pg_beds where id = '${bed?.id}'`)).rejects.toMatchObject({
      cause: { message: 'bed.room-is-let' },
    });
    await run(`update properties set free_beds = 9, bed_count = 9, rent = 100 where id = '${home}'`);
    expect(await listed()).toMatchObject({ free_beds: 1, bed_count: 2, rent: 900_000 });
  });
});
