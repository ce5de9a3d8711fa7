import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { managedLease, runningLease } from '../../../tests/support/leases.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const form = (lease_id: string) => ({ lease_id, title: 'The tap drips', category: 'plumbing' as const });
const broken = (rule: string) => ({ code: 'RULE_BROKEN', data: { rule } });

describe('a maintenance request', () => {
  it('is raised, assigned, estimated, approved, done and rated, and keeps its history', async () => {
    const { lease, landlord, tenant } = await runningLease(started);
    const raised = await as(tenant).maintenance.raise(form(lease.id));
    expect(raised).toMatchObject({ status: 'open', side: 'tenant', priority: 'normal' });
    const { id } = raised;
    expect((await as(landlord).maintenance.list({ as: 'landlord' })).items).toMatchObject([
      { id, side: 'landlord' },
    ]);
    const assigned = await as(landlord).maintenance.assign({
      id,
      assignee_name: 'Ramesh',
      assignee_phone: '+919800012345',
    });
    expect(assigned).toMatchObject({ status: 'assigned', assignee_name: 'Ramesh' });
    await as(landlord).maintenance.quote({ id, estimate: 240_000 });
    expect(await as(landlord).maintenance.approve({ id })).toMatchObject({ is_approved: true });
    await expect(as(landlord).maintenance.approve({ id })).rejects.toMatchObject(
      broken('maintenance.nothing-to-approve'),
    );
    await as(landlord).maintenance.start({ id });
    await as(landlord).maintenance.finish({ id, cost: 185_000, note: 'New washer' });
    const rated = await as(tenant).maintenance.rate({ id, rating: 5, note: 'Quick' });
    expect(rated).toMatchObject({ status: 'done', cost: 185_000, rating: 5, rating_note: 'Quick' });
    expect(rated.history.map(({ action, by }) => [action, by])).toEqual([
      ['maintenance.raised', 'tenant'],
      ['maintenance.assign', 'landlord'],
      ['maintenance.quote', 'landlord'],
      ['maintenance.approve', 'landlord'],
      ['maintenance.start', 'landlord'],
      ['maintenance.finish', 'landlord'],
      ['maintenance.rate', 'tenant'],
    ]);
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'maintenance.finish']);
    const reopened = await as(tenant).maintenance.reopen({ id, note: 'It drips again' });
    expect(reopened).toMatchObject({ status: 'open', rating: null, estimate: null, is_approved: false });
    await as(landlord).maintenance.assign({ id, assignee_name: 'Ramesh', assignee_phone: null, note: null });
    expect(await as(landlord).maintenance.finish({ id, cost: 15_000, note: null })).toMatchObject({
      cost: 200_000,
    });
  });

  it('of a managed home is worked by its manager, who spends what the landlord approved', async () => {
    const { lease, landlord, tenant, manager, home, admin } = await managedLease(started);
    const { id } = await as(tenant).maintenance.raise(form(lease.id));
    expect(await noticesOf(asOwner, manager)).toContainEqual([manager, 'maintenance.raised']);
    const sorted = { id, category: 'appliance', priority: 'urgent', note: null } as const;
    expect(await as(manager).maintenance.triage(sorted)).toMatchObject({
      side: 'manager',
      priority: 'urgent',
    });
    await as(manager).maintenance.assign({ id, assignee_name: 'Ramesh', assignee_phone: null, note: null });
    await as(manager).maintenance.quote({ id, estimate: 240_000, note: null });
    await expect(as(manager).maintenance.approve({ id })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    await expect(as(manager).maintenance.finish({ id, cost: 100, note: null })).rejects.toMatchObject({
      data: { rule: 'maintenance.cost-not-approved', field: 'cost' },
    });
    const { columns } = await as(manager).maintenance.board({ as: 'manager' });
    expect(columns.map(({ status, total }) => [status, total])).toEqual([
      ['open', 0],
      ['assigned', 1],
      ['in_progress', 0],
      ['done', 0],
    ]);
    expect(columns[1]?.cards).toMatchObject([
      { id, priority: 'urgent', estimate: 240_000, is_approved: false },
    ]);
    await as(landlord).maintenance.approve({ id });
    const done = await as(manager).maintenance.finish({ id, cost: 240_000, note: null });
    expect(done).toMatchObject({ status: 'done', cost: 240_000 });
    expect((await as(manager).maintenance.list({ as: 'manager', show: 'all' })).items).toMatchObject([
      { id },
    ]);
    await as(admin).managedRentals.assignManager({ id: home, manager_id: null });
    await expect(as(manager).maintenance.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (await as(manager).maintenance.board({ as: 'manager' })).columns.every(({ total }) => total === 0),
    ).toBe(true);
  });

  // spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … a repair raised by landlord or manager, with photos
  it('is raised by landlord and manager too, for homes of theirs, once for each key', async () => {
    const { lease, landlord, tenant, manager, home, admin } = await managedLease(started);
    const client = as(landlord, { idempotencyKey: crypto.randomUUID() });
    const own = await client.maintenance.raise(form(lease.id));
    expect(own).toMatchObject({ side: 'landlord', status: 'open' });
    expect((await client.maintenance.raise(form(lease.id))).id).toBe(own.id);
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'maintenance.raised']);

    // What the landlord wants repaired is not the tenant's to call off.
    await expect(as(tenant).maintenance.cancel({ id: own.id })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );

    const { id } = await as(manager).maintenance.raise({ ...form(lease.id), title: 'The lift hums' });
    const { photos } = await as(manager).maintenance.addPhoto({ id, file: asFile(await picture(500, 400)) });
    expect(photos).toHaveLength(1);
    for (const [person, side] of [
      [tenant, 'tenant'],
      [landlord, 'landlord'],
      [manager, 'manager'],
    ] as const) {
      const { items } = await as(person).maintenance.list({ as: side });
      expect(items.map(({ title }) => title)).toEqual(['The lift hums', 'The tap drips']);
      expect(items.map(({ history }) => history[0]?.by)).toEqual(['manager', 'landlord']);
    }
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'maintenance.raised']);
    expect(
      await asOwner(
        `select actor_id, action from audit_log where subject_id = any ($1) and action <> 'maintenance.addPhoto' order by id`,
        [[own.id, id]],
      ),
    ).toEqual([
      { actor_id: landlord, action: 'maintenance.raised' },
      { actor_id: manager, action: 'maintenance.raised' },
    ]);

    await as(admin).managedRentals.assignManager({ id: home, manager_id: null });
    await expect(as(manager).maintenance.raise(form(lease.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stands in the history of its home, whoever lived there', async () => {
    const earlier = await runningLease(started);
    const { landlord, tenant, home } = earlier;
    const first = await as(tenant).maintenance.raise(form(earlier.lease.id));
    await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [
      earlier.lease.id,
    ]);
    await asOwner(
      `insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, start_date, end_date,
         rent, notice_days, state) values ($1, 'Home', $2, 'Lal', 'Om', 'om@example.in', '2031-01-01', '2031-11-30', 1, 30, 'active')`,
      [home, landlord],
    );
    const [later] = await asOwner<{ id: string }>(
      `select id from leases where tenant_name = 'Om' and landlord_id = $1`,
      [landlord],
    );
    const second = await as(landlord).maintenance.raise(form(later?.id ?? ''));
    const ofHome = { show: 'all', home_of: later?.id ?? '' } as const;
    const { items } = await as(landlord).maintenance.list({ as: 'landlord', ...ofHome });
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await as(tenant).maintenance.list({ as: 'tenant', ...ofHome })).items).toEqual([]);
  });

  it('is worked by its own sides only', async () => {
    const { lease, landlord, tenant } = await runningLease(started);
    const other = await runningLease(started);
    const { id } = await as(tenant).maintenance.raise(form(lease.id));
    await expect(as(tenant).maintenance.assign({ id, assignee_name: 'Me' })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    await expect(as(landlord).maintenance.rate({ id, rating: 5 })).rejects.toMatchObject(
      broken('maintenance.transition-not-allowed'),
    );
    for (const person of [other.landlord, other.tenant, await addPerson('Pia', ['property_manager'])]) {
      await expect(as(person).maintenance.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(person).maintenance.cancel({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(person).maintenance.raise(form(lease.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await as(person).maintenance.list({ home_of: lease.id, show: 'all' })).items).toEqual([]);
    }
    await expect(as(tenant).maintenance.get({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps photos to its sides; a file that is none or cut short is refused and nothing is lost', async () => {
    const { lease, tenant, landlord } = await runningLease(started);
    const { id } = await as(tenant).maintenance.raise(form(lease.id));
    const cutShort = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'tap.jpg', {
      type: 'image/jpeg',
    });
    await expect(as(tenant).maintenance.addPhoto({ id, file: cutShort })).rejects.toMatchObject(
      broken('photo.unreadable'),
    );
    await expect(
      as(tenant).maintenance.addPhoto({ id, file: new File(['hello'], 'tap.jpg', { type: 'image/jpeg' }) }),
    ).rejects.toMatchObject(broken('photo.type-not-accepted'));
    expect((await as(landlord).maintenance.get({ id })).photos).toEqual([]);
    const file = asFile(await picture(500, 400));
    const { photos } = await as(tenant).maintenance.addPhoto({ id, file });
    expect(photos).toMatchObject([{ width: 500, height: 400 }]);
    expect(photos[0]?.url).toMatch(
      /^\/files\/private\/maintenance\/[\w-]{24}\.webp\?expires=\d+&session=.+&signature=/,
    );
    const stranger = await addPerson('Om');
    await expect(as(stranger).maintenance.addPhoto({ id, file })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is raised for a lease that runs', async () => {
    const { lease, tenant } = await runningLease(started);
    await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [lease.id]);
    await expect(as(tenant).maintenance.raise(form(lease.id))).rejects.toMatchObject(
      broken('lease.not-running'),
    );
    await expect(as(tenant).maintenance.raise({ ...form(lease.id), title: 'x' })).rejects.toMatchObject({
      data: { errors: [{ field: 'title' }] },
    });
  });
});
