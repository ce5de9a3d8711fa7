// Nobody learns where exactly a home is but those who are accepted there.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { day } from '../../../tests/support/leads.ts';
import { agreeLease, endLeases, leaseInput } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { exportSections } from '../app/export-sections.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;
await addPlaces(asOwner);

const PIN = { lat: 12.93471, lng: 77.62291 };
/** The pin to a hundred metres: the middle of its cell is written otherwise. */
const SECRET = /12\.9347|77\.6229/;

let lister: string;
let seeker: string;
let other: string;
let admin: string;
let home: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  lister = await addPerson('Lal Singh', ['landlord']);
  seeker = await addPerson('Sita Rao');
  other = await addPerson('Om Das');
  admin = await addPerson('Asha Nair', ['admin']);
  const input = homeInput({ point: PIN, address: '4 Rose Lane', landmark: 'Opposite the lake' });
  home = (await as(lister).properties.create(input)).id;
  await as(lister).properties.publish({ id: home });
});

const ask = (person = seeker) =>
  as(person).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(2),
    slot: '10:00',
  });
const contactOf = (person: string, id: string) => as(person).leads.contact({ id });
const place = { address: '4 Rose Lane', landmark: 'Opposite the lake', point: PIN };

describe('the way to a home', () => {
  it('is told to both sides of an accepted visit, and no longer once it is cancelled', async () => {
    const { id } = await ask();
    const rejected = await ask(other);
    await as(lister).visits.decline({ id: rejected.id });
    expect((await contactOf(seeker, id)).place).toBeNull();
    expect((await contactOf(lister, id)).place).toBeNull();

    await as(lister).visits.accept({ id });
    expect((await contactOf(seeker, id)).place).toEqual(place);
    expect((await contactOf(lister, id)).place).toEqual(place);
    expect((await contactOf(other, rejected.id)).place).toBeNull();
    await expect(contactOf(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(null).leads.contact({ id })).rejects.toMatchObject({ status: 401 });
    expect((await contactOf(admin, id)).place).toEqual(place);

    await as(seeker).visits.cancel({ id });
    expect((await contactOf(seeker, id)).place).toBeNull();
    const visible = await services.database.asActor({ userId: seeker }, (tx) =>
      tx.execute(sql`select from property_private where property_id = ${home}`),
    );
    expect(visible.rows).toEqual([]);
  });

  it('is told to landlord and tenant while the home is let, also where the tenant never asked for it', async () => {
    const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
      'select email from profiles where user_id = $1',
      [seeker],
    );
    const draft = await as(lister).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Sita Rao',
      tenant_email: email,
    });
    expect((await as(lister).leases.place({ id: draft.id })).place).toBeNull();
    const { id } = await agreeLease(started, { landlord: lister, tenant: seeker }, draft);
    expect((await as(seeker).leases.place({ id })).place).toMatchObject({ point: PIN });
    expect((await as(lister).leases.place({ id })).place).toMatchObject({ point: PIN });
    await expect(as(other).leases.place({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await as(admin).leases.place({ id })).place).toBeNull();
    await endLeases(started, draft.end_date);
    expect((await as(seeker).leases.place({ id })).place).toBeNull();
  });
});

describe('the exact point of a home', () => {
  it('is in no answer of the catalogue', async () => {
    for (const person of [null, other, seeker]) {
      const reader = as(person);
      const found = await Promise.all([
        reader.properties.get({ id: home }),
        reader.properties.search({ city: 'bengaluru' }),
        reader.properties.home({}),
        reader.properties.similar({ id: home }),
        reader.places.city({ city: 'bengaluru' }),
        reader.map.groups({ city: 'bengaluru', box: '12.90,77.60,12.95,77.65' }),
      ]);
      expect(JSON.stringify(found)).not.toMatch(SECRET);
      expect(found[0].place).toMatchObject({ exactness: 'home', radius_m: 270 });
    }
  });

  it('is in no document that a search reads, no row of audit, and no job', async () => {
    const { id } = await ask();
    await as(lister).visits.accept({ id });
    await contactOf(seeker, id);
    const tables = ['listings', 'properties', 'audit_log', 'notifications', 'mails', 'idempotency_keys'];
    for (const table of [...tables, 'lead_events', 'pgboss.job']) {
      const rows = await asOwner(`select to_jsonb(t) from ${table} t`);
      expect(JSON.stringify(rows), table).not.toMatch(SECRET);
    }
  });

  it('is in the copy of their data that its lister is given, and in nobody else’s', async () => {
    const { id } = await ask();
    await as(lister).visits.accept({ id });
    const copyOf = async (person: string) => {
      const parts = await services.database.asWorker(async (tx) => {
        const rows: unknown[] = [];
        for (const section of exportSections) rows.push((await tx.execute(section.rows(person))).rows);
        return rows;
      });
      return JSON.stringify(parts);
    };
    expect(await copyOf(lister)).toMatch(SECRET);
    expect(await copyOf(seeker)).not.toMatch(SECRET);
    expect(await copyOf(other)).not.toMatch(SECRET);
  });
});
