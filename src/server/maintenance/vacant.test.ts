import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { agreeLease, leaseInput, managedLease, runningLease } from '../../../tests/support/leases.ts';
import { addBroker, manageHome } from '../../../tests/support/managed-rentals.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { beginAccepted } from '../leases/begin-leases.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const paint = { title: 'Paint the living room', category: 'structure' as const };
const fitter = { assignee_name: 'Ramesh', assignee_phone: null, note: null };
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field && { field }) },
});
const notFound = { code: 'NOT_FOUND' };
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

/** A managed home that nobody rents, with its owner and its manager. */
async function emptyManagedHome() {
  const admin = await addPerson('Ada Admin', ['admin']);
  const manager = await addPerson('Mina Manager', ['property_manager']);
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const home = await manageHome(started, { landlord, admin });
  await as(admin).managedRentals.assignManager({ id: home, manager_id: manager });
  return { admin, manager, landlord, home };
}

const endLease = (id: string) =>
  asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [id]);

describe('a repair of a home that nobody rents', () => {
  // spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … a repair of a home without a tenant, for landlord and manager
  it('is raised, worked and opened again by whoever lists the home, and rated by nobody', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const home = await addHome(asOwner, landlord);
    const client = as(landlord, { idempotencyKey: crypto.randomUUID() });
    const raised = await client.maintenance.raise({ ...paint, property_id: home });
    expect(raised).toMatchObject({
      side: 'landlord',
      lease_id: null,
      property_id: home,
      home_name: '2 BHK near the park, Koramangala, Bengaluru',
      tenant_name: null,
      status: 'open',
    });
    const { id } = raised;
    expect((await client.maintenance.raise({ ...paint, property_id: home })).id).toBe(id);
    await as(landlord).maintenance.triage({ id, category: 'structure', priority: 'urgent', note: null });
    await as(landlord).maintenance.assign({ id, ...fitter });
    await as(landlord).maintenance.quote({ id, estimate: 900_000, note: null });
    await as(landlord).maintenance.approve({ id });
    await as(landlord).maintenance.start({ id });
    await as(landlord).maintenance.addPhoto({ id, file: asFile(await picture(500, 400)) });
    await as(landlord).maintenance.finish({ id, cost: 850_000, note: null });
    await expect(as(landlord).maintenance.rate({ id, rating: 5 })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    const again = await as(landlord).maintenance.reopen({ id, note: 'A corner peels' });
    expect(again).toMatchObject({ status: 'open', cost: 850_000, estimate: null, photos: [{ width: 500 }] });
    expect(again.history.map(({ by }) => by)).toEqual(Array(again.history.length).fill('landlord'));
    const { columns } = await as(landlord).maintenance.board({ as: 'landlord' });
    expect(columns[0]?.cards).toMatchObject([{ id, tenant_name: null, home_name: raised.home_name }]);
    expect(idsOf(await as(landlord).maintenance.list({ as: 'landlord', q: 'koramangala' }))).toEqual([id]);
    await as(landlord).maintenance.cancel({ id, note: null });
    const trail = await asOwner<{ action: string }>(
      `select action from audit_log where subject_id = $1 and actor_id = $2 order by id`,
      [id, landlord],
    );
    expect(trail).toHaveLength(10);
    expect(
      await asOwner('select from notifications where payload ->> $1 = $2', ['title', paint.title]),
    ).toEqual([]);
  });

  it('of a managed home is worked by its manager, who spends what the landlord approved', async () => {
    const { landlord, manager, admin, home } = await emptyManagedHome();
    const { id, ...raised } = await as(manager).maintenance.raise({ ...paint, managed_property_id: home });
    expect(raised).toMatchObject({ side: 'manager', lease_id: null, home_name: 'Rose 4, Baner, Pune' });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'maintenance.raised']);
    const [letter] = await asOwner<{ payload: { path: string } }>(
      `select payload from notifications where user_id = $1 and event = 'maintenance.raised'`,
      [landlord],
    );
    expect(letter?.payload.path).toBe(`/portal/landlord/maintenance?request=${id}`);
    await as(manager).maintenance.assign({ id, ...fitter });
    await as(manager).maintenance.quote({ id, estimate: 240_000, note: null });
    await expect(as(manager).maintenance.approve({ id })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    await expect(as(manager).maintenance.finish({ id, cost: 100, note: null })).rejects.toMatchObject(
      broken('maintenance.cost-not-approved', 'cost'),
    );
    expect(await as(landlord).maintenance.approve({ id })).toMatchObject({
      side: 'landlord',
      is_approved: true,
    });
    expect(await noticesOf(asOwner, manager)).toContainEqual([manager, 'maintenance.approve']);
    await as(manager).maintenance.finish({ id, cost: 240_000, note: null });
    await expect(as(manager).maintenance.rate({ id, rating: 5 })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    expect(await as(admin).maintenance.get({ id })).toMatchObject({ side: 'landlord', status: 'done' });
    expect(await as(manager).maintenance.reopen({ id, note: 'It drips again' })).toMatchObject({
      status: 'open',
      is_approved: false,
    });
    expect((await as(manager).portfolio.homes({ as: 'manager' })).items).toMatchObject([
      { id: home, lease: null, open_repairs: 1 },
    ]);
    await as(admin).managedRentals.assignManager({ id: home, manager_id: null });
    await expect(as(manager).maintenance.get({ id })).rejects.toMatchObject(notFound);
    await expect(
      as(manager).maintenance.raise({ ...paint, managed_property_id: home }),
    ).rejects.toMatchObject(notFound);
    expect(idsOf(await as(manager).maintenance.list({ as: 'manager', show: 'all' }))).toEqual([]);
  });

  it('of an owner without an account is kept by their manager, and tells nobody', async () => {
    const { landlord, manager, admin, home } = await emptyManagedHome();
    await asOwner('update managed_properties set owner_id = null where id = $1', [home]);
    const { id } = await as(manager).maintenance.raise({ ...paint, managed_property_id: home });
    await as(manager).maintenance.quote({ id, estimate: 240_000, note: null });
    expect(await noticesOf(asOwner, landlord)).not.toContainEqual([landlord, 'maintenance.raised']);
    await expect(as(landlord).maintenance.get({ id })).rejects.toMatchObject(notFound);
    // The office answers for them.
    expect(await as(admin).maintenance.approve({ id })).toMatchObject({ is_approved: true });
  });

  it('is nobody else’s: no stranger’s, neighbour’s, visitor’s, broker’s or other manager’s', async () => {
    const { landlord, manager, home } = await emptyManagedHome();
    const listed = await addHome(asOwner, landlord);
    const { id } = await as(landlord).maintenance.raise({ ...paint, managed_property_id: home });
    const second = await as(landlord).maintenance.raise({ ...paint, property_id: listed });
    const seeker = await addPerson('Ravi');
    await as(seeker).visits.request({
      property_id: listed,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '10:00',
    });
    const broker = await addBroker(started, 'Bina');
    await asOwner(
      'update managed_properties set broker_id = (select id from brokers where user_id = $1) where id = $2',
      [broker, home],
    );
    const neighbour = await runningLease(started);
    const file = asFile(await picture(500, 400));
    const others = [
      seeker,
      broker,
      neighbour.landlord,
      neighbour.tenant,
      await addPerson('Pia', ['property_manager', 'landlord', 'tenant']),
    ];
    for (const person of others) {
      const { maintenance } = as(person);
      for (const request of [id, second.id]) {
        for (const refused of [
          () => maintenance.get({ id: request }),
          () => maintenance.cancel({ id: request }),
          () => maintenance.assign({ id: request, ...fitter }),
          () => maintenance.approve({ id: request }),
          () => maintenance.addPhoto({ id: request, file }),
        ]) {
          await expect(refused()).rejects.toMatchObject(notFound);
        }
      }
      await expect(maintenance.raise({ ...paint, property_id: listed })).rejects.toMatchObject(notFound);
      await expect(maintenance.raise({ ...paint, managed_property_id: home })).rejects.toMatchObject(
        notFound,
      );
      for (const role of ['tenant', 'landlord', 'manager'] as const) {
        for (const home_of of [home, listed]) {
          expect(idsOf(await maintenance.list({ as: role, show: 'all', home_of }))).toEqual([]);
        }
      }
    }
    // The manager looks after the managed home alone.
    await expect(as(manager).maintenance.get({ id: second.id })).rejects.toMatchObject(notFound);
    await expect(as(manager).maintenance.raise({ ...paint, property_id: listed })).rejects.toMatchObject(
      notFound,
    );
    await expect(as(null).maintenance.raise({ ...paint, property_id: listed })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('is a landlord’s: no broker’s who lists the home for somebody, and whoever’s home is managed becomes one', async () => {
    const broker = await addBroker(started, 'Bina');
    const listed = await addHome(asOwner, broker);
    await expect(as(broker).maintenance.raise({ ...paint, property_id: listed })).rejects.toMatchObject(
      notFound,
    );
    expect((await as(broker).maintenance.homes({ as: 'landlord' })).items).toEqual([]);
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'landlord')`, [broker]);
    const { id } = await as(broker).maintenance.raise({ ...paint, property_id: listed });
    expect((await as(broker).maintenance.homes({ as: 'landlord' })).items).toHaveLength(1);
    await asOwner(`delete from user_roles where user_id = $1 and role = 'landlord'`, [broker]);
    await expect(as(broker).maintenance.get({ id })).rejects.toMatchObject(notFound);

    const admin = await addPerson('Ada Admin', ['admin']);
    const manager = await addPerson('Mina Manager', ['property_manager']);
    const plain = await addPerson('Usha Rao');
    const home = await manageHome(started, { landlord: plain, admin });
    await as(admin).managedRentals.assignManager({ id: home, manager_id: manager });
    const repair = await as(manager).maintenance.raise({ ...paint, managed_property_id: home });
    await as(manager).maintenance.quote({ id: repair.id, estimate: 240_000, note: null });
    expect((await as(plain).account.me({})).roles).toEqual(['landlord']);
    expect(await as(plain).maintenance.approve({ id: repair.id })).toMatchObject({ is_approved: true });
  });

  // spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … seen by no tenant before or after, and by no stranger
  it('is seen by neither the tenant before nor the one after', async () => {
    const { landlord, tenant: former, home, lease } = await runningLease(started);
    const first = await as(former).maintenance.raise({ ...paint, lease_id: lease.id });
    await endLease(lease.id);
    const between = await as(landlord).maintenance.raise({ ...paint, property_id: home });
    const later = await addPerson('Om', ['tenant']);
    const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
      'select email from profiles where user_id = $1',
      [later],
    );
    const draft = await as(landlord).leases.create({
      ...leaseInput({ start_date: day(1), end_date: lastDayAfter(day(1)) }),
      property_id: home,
      tenant_name: 'Om',
      tenant_email: email,
    });
    const next = await agreeLease(started, { landlord, tenant: later }, draft);
    await beginAccepted(started.services.database, started.services.jobs, `${day(1)}T06:00:00Z`);
    const third = await as(later).maintenance.raise({ ...paint, lease_id: next.id });
    for (const [person, own] of [
      [former, first.id],
      [later, third.id],
    ] as const) {
      for (const home_of of [undefined, home, lease.id, next.id]) {
        const seen = await as(person).maintenance.list({
          as: 'tenant',
          show: 'all',
          ...(home_of && { home_of }),
        });
        expect(idsOf(seen).filter((id) => id !== own)).toEqual([]);
      }
      await expect(as(person).maintenance.get({ id: between.id })).rejects.toMatchObject(notFound);
      await expect(as(person).maintenance.cancel({ id: between.id })).rejects.toMatchObject(notFound);
      await expect(as(person).maintenance.raise({ ...paint, property_id: home })).rejects.toMatchObject(
        notFound,
      );
      expect(await noticesOf(asOwner, person)).not.toContainEqual([person, 'maintenance.raised']);
    }
    for (const home_of of [home, lease.id, next.id]) {
      const whole = await as(landlord).maintenance.list({ as: 'landlord', show: 'all', home_of });
      expect(idsOf(whole)).toEqual([third.id, between.id, first.id]);
    }
  });

  it('is raised only while nobody lives there; until a lease begins and after a notice ran out, too', async () => {
    const { landlord, home, lease } = await runningLease(started);
    const place = { ...paint, property_id: home };
    const isLet = broken('maintenance.home-is-let', 'property_id');
    await expect(as(landlord).maintenance.raise(place)).rejects.toMatchObject(isLet);
    await asOwner(`update leases set state = 'ending', ends_on = $2, notice_by = 'tenant' where id = $1`, [
      lease.id,
      day(0),
    ]);
    await expect(as(landlord).maintenance.raise(place)).rejects.toMatchObject(isLet);
    await asOwner(`update leases set start_date = $2, ends_on = $3 where id = $1`, [
      lease.id,
      day(-40),
      day(-1),
    ]);
    expect(await as(landlord).maintenance.raise(place)).toMatchObject({ lease_id: null });
    await asOwner(`update leases set state = 'active', ends_on = null, start_date = $2 where id = $1`, [
      lease.id,
      day(1),
    ]);
    expect(await as(landlord).maintenance.raise(place)).toMatchObject({ lease_id: null });
    await asOwner(`update leases set start_date = $2 where id = $1`, [lease.id, day(0)]);
    await expect(as(landlord).maintenance.raise(place)).rejects.toMatchObject(isLet);

    const managed = await managedLease(started);
    await expect(
      as(managed.manager).maintenance.raise({ ...paint, managed_property_id: managed.home }),
    ).rejects.toMatchObject(broken('maintenance.home-is-let', 'managed_property_id'));
  });

  it('names one place, of a home that is still kept', async () => {
    const { landlord, home } = await emptyManagedHome();
    const listed = await addHome(asOwner, landlord);
    const noPlace = { data: { errors: [{ field: 'lease_id', message: 'Choose a home' }] } };
    await expect(as(landlord).maintenance.raise(paint)).rejects.toMatchObject(noPlace);
    await expect(
      as(landlord).maintenance.raise({ ...paint, property_id: listed, managed_property_id: home }),
    ).rejects.toMatchObject(noPlace);
    await expect(as(landlord).maintenance.raise({ ...paint, lease_id: '' })).rejects.toMatchObject(noPlace);
    await expect(as(landlord).maintenance.raise({ ...paint, property_id: UNKNOWN_ID })).rejects.toMatchObject(
      notFound,
    );
    await asOwner(`update properties set listing_state = 'withdrawn' where id = $1`, [listed]);
    await asOwner(`update managed_properties set status = 'ended' where id = $1`, [home]);
    await expect(as(landlord).maintenance.raise({ ...paint, property_id: listed })).rejects.toMatchObject(
      notFound,
    );
    await expect(
      as(landlord).maintenance.raise({ ...paint, managed_property_id: home }),
    ).rejects.toMatchObject(notFound);
  });

  it('counts in the work to do, in the costs of the home and in the year of whoever lets it', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const home = await addHome(asOwner, landlord);
    const { id, home_name } = await as(landlord).maintenance.raise({ ...paint, property_id: home });
    await as(landlord).maintenance.quote({ id, estimate: 100_000, note: null });
    const urgent = { ...paint, property_id: home, priority: 'urgent' as const };
    await as(landlord).maintenance.raise(urgent);
    expect(await as(landlord).portfolio.summary({})).toMatchObject({
      open_repairs: 2,
      urgent_repairs: 1,
      to_approve: 1,
    });
    expect((await as(landlord).portfolio.homes({})).items).toMatchObject([{ id: home, open_repairs: 2 }]);
    await as(landlord).maintenance.assign({ id, ...fitter });
    await as(landlord).maintenance.finish({ id, cost: 90_000, note: null });
    const year = await as(landlord).rents.statement({});
    expect(year).toMatchObject({ repairs: 90_000, homes: [{ home_name, repairs: 90_000, received: 0 }] });
    const other = await addPerson('Om', ['landlord']);
    expect(await as(other).rents.statement({})).toMatchObject({ repairs: 0, homes: [] });
    expect(await as(other).portfolio.summary({})).toMatchObject({ open_repairs: 0 });
  });
});

describe('the homes that a repair can be raised for', () => {
  it('are those with a running lease and those that nobody lives in, found by words, and each person’s own', async () => {
    const { manager, landlord, home, lease } = await managedLease(started);
    const listed = await addHome(asOwner, landlord);
    await addHome(asOwner, landlord, { listing_state: 'withdrawn' });
    const vacant = { lease_id: null, property_id: listed, managed_property_id: null, tenant_name: null };
    const let_ = { lease_id: lease.id, managed_property_id: home, tenant_name: 'Asha Rao' };
    const all = await as(landlord).maintenance.homes({ as: 'landlord' });
    expect(all).toMatchObject({ items: [vacant, let_], has_more: false });
    expect(
      (await as(landlord).maintenance.homes({ as: 'landlord', q: 'koramangala park' })).items,
    ).toMatchObject([vacant]);
    expect((await as(landlord).maintenance.homes({ as: 'landlord', q: 'asha' })).items).toMatchObject([let_]);
    expect((await as(manager).maintenance.homes({ as: 'manager' })).items).toMatchObject([let_]);
    // Before it begins both may be meant: whoever comes, or the home alone.
    await asOwner('update leases set start_date = $2 where id = $1', [lease.id, day(1)]);
    const alone = { lease_id: null, managed_property_id: home, tenant_name: null };
    expect((await as(manager).maintenance.homes({ as: 'manager' })).items).toMatchObject([let_, alone]);
    await endLease(lease.id);
    expect((await as(manager).maintenance.homes({ as: 'manager' })).items).toMatchObject([alone]);
    const stranger = await addPerson('Om', ['landlord', 'property_manager']);
    for (const role of ['landlord', 'manager'] as const) {
      expect((await as(stranger).maintenance.homes({ as: role })).items).toEqual([]);
    }
    await expect(as(null).maintenance.homes({ as: 'landlord' })).rejects.toMatchObject({ status: 401 });
  });

  it('are at most a hundred in one answer, which says that there are more', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const home = await addHome(asOwner, landlord);
    await asOwner(
      `insert into properties (listed_by, title, rent, listing_state, property_type, furnishing, city_id, locality_id, bedrooms,
         bathrooms, area_sqft, published_at, renewed_at)
       select p.listed_by, 'Flat ' || n, p.rent, p.listing_state, p.property_type, p.furnishing, p.city_id, p.locality_id,
         p.bedrooms, p.bathrooms, p.area_sqft, now(), now() from properties p, generate_series(1, 100) n where p.id = $1`,
      [home],
    );
    const { items, has_more } = await as(landlord).maintenance.homes({ as: 'landlord' });
    expect([items.length, has_more]).toEqual([100, true]);
    const found = await as(landlord).maintenance.homes({ as: 'landlord', q: 'Flat 77' });
    expect(found.items.map(({ home_name }) => home_name)).toEqual(['Flat 77, Koramangala, Bengaluru']);
  });
});
