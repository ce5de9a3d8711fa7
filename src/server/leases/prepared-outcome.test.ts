// What becomes of a lease that somebody wrote for the owner of a home: the list, taking it back, and the news of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, noticesOf } from '../../../tests/support/leads.ts';
import { leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { manageHome } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';
import { lapsePrepared } from './prepared.ts';
import { tenantMailText } from './tenant-mail.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;

let people: Record<'broker' | 'owner' | 'tenant' | 'stranger', string>;
let home: string;

const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';
const eventsOf = async (person: string) => (await noticesOf(asOwner, person)).map(([, event]) => event);

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  people = {
    broker: await addPerson('Bina Broker', ['broker']),
    owner: await addPerson('Omana Owner'),
    tenant: await addPerson('Asha Rao'),
    stranger: await addPerson('Om Das', ['broker']),
  };
  home = await addHome(asOwner, people.broker);
});

const write = async (own: object = {}) =>
  as(people.broker).leases.create({
    ...leaseInput({ payee_name: null, payee_upi: null }),
    property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: await emailOf(people.tenant),
    owner: { name: 'Omana Owner', email: await emailOf(people.owner), phone: null },
    ...own,
  });
const listOf = async (person: string) => (await as(person).leases.listPrepared({})).items;
const trailOf = (id: string) =>
  asOwner<{ action: string }>('select action from audit_log where subject_id = $1 order by id desc limit 1', [
    id,
  ]);

describe('the list of whoever wrote it', () => {
  it('shows it while it waits, and that the owner signed it, but no more of it then', async () => {
    const lease = await write();
    const [row] = await listOf(people.broker);
    expect(row).toMatchObject({
      id: lease.id,
      owner_name: 'Omana Owner',
      tenant_name: 'Asha Rao',
      outcome: 'waiting',
      lapses_on: addDays(dateInIndia(lease.created_at), 30),
    });
    for (const other of [people.stranger, people.owner, people.tenant])
      expect(await listOf(other)).toEqual([]);
    await expect(as(null).leases.listPrepared({})).rejects.toMatchObject({ status: 401 });

    await proposeLease(started, people.owner, lease);
    expect(await listOf(people.broker)).toMatchObject([{ outcome: 'signed', lapses_on: null }]);
    expect((await listOf(people.broker))[0]?.answered_at).not.toBeNull();
    await expect(as(people.broker).leases.get({ id: lease.id })).rejects.toMatchObject({ status: 404 });
    expect(await eventsOf(people.broker)).toContain('lease.owner-signed');
  });

  it('shows that the owner discarded it, which they hear of at once', async () => {
    const lease = await write();
    await as(people.owner).leases.withdraw({ id: lease.id, version: lease.version });
    expect(await listOf(people.broker)).toMatchObject([{ outcome: 'declined' }]);
    expect(await eventsOf(people.broker)).toContain('lease.owner-declined');
    expect(await eventsOf(people.tenant)).toEqual([]);
  });

  it('is searched by home, owner and tenant, page by page', async () => {
    for (const name of ['Nila Owner', 'Mira Owner']) {
      await write({ owner: { name, email: `${name.slice(0, 4)}@example.in`.toLowerCase(), phone: null } });
    }
    const found = await as(people.broker).leases.listPrepared({ q: 'mira' });
    expect(found.items.map(({ owner_name }) => owner_name)).toEqual(['Mira Owner']);
    const first = await as(people.broker).leases.listPrepared({ limit: 1 });
    expect(first).toMatchObject({ total: 2, items: [{ owner_name: 'Mira Owner' }] });
    const second = await as(people.broker).leases.listPrepared({ limit: 1, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ next_cursor: null, items: [{ owner_name: 'Nila Owner' }] });
  });
});

describe('taking it back', () => {
  it('is the writer’s before the owner signs: the owner hears of it, and can sign it no more', async () => {
    const lease = await write();
    expect(lease).toMatchObject({ is_prepared_by_you: true });
    const seen = { id: lease.id, version: lease.version };
    await as(people.broker).leases.withdrawPrepared(seen);
    expect(await listOf(people.broker)).toMatchObject([{ outcome: 'withdrawn' }]);
    expect(await eventsOf(people.owner)).toContain('lease.prepared-withdrawn');
    expect(await trailOf(lease.id)).toMatchObject([{ action: 'leases.withdrawPrepared' }]);
    await expect(proposeLease(started, people.owner, lease)).rejects.toThrow();
    await expect(as(people.broker).leases.withdrawPrepared({ ...seen, version: 2 })).rejects.toMatchObject({
      data: { rule: 'lease.transition-not-allowed' },
    });
  });

  it('is refused to everybody else, and to whoever saw an older version', async () => {
    const lease = await write();
    const seen = { id: lease.id, version: lease.version };
    for (const other of [people.stranger, people.tenant]) {
      await expect(as(other).leases.withdrawPrepared(seen)).rejects.toMatchObject({ status: 404 });
    }
    await expect(as(people.owner).leases.withdrawPrepared(seen)).rejects.toMatchObject({ status: 403 });
    await as(people.owner).leases.update({ ...seen, ...leaseInput() });
    await expect(as(people.broker).leases.withdrawPrepared(seen)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await listOf(people.broker)).toMatchObject([{ outcome: 'waiting' }]);
  });

  it('is refused once the owner has signed', async () => {
    const lease = await write();
    const proposed = await proposeLease(started, people.owner, lease);
    await expect(
      as(people.broker).leases.withdrawPrepared({ id: lease.id, version: proposed.version }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is no matter of whoever lists the home no more: they read, withdraw and hear nothing of it', async () => {
    const lease = await write();
    const seen = { id: lease.id, version: lease.version };
    await asOwner('update properties set listed_by = $2 where id = $1', [home, people.stranger]);
    expect(await listOf(people.broker)).toEqual([]);
    expect(await listOf(people.stranger)).toEqual([]);
    for (const act of [
      () => as(people.broker).leases.get({ id: lease.id }),
      () => as(people.broker).leases.withdrawPrepared(seen),
      () => as(people.stranger).leases.withdrawPrepared(seen),
    ]) {
      await expect(act()).rejects.toMatchObject({ status: 404 });
    }
    await as(people.owner).leases.withdraw(seen);
    expect(await eventsOf(people.broker)).not.toContain('lease.owner-declined');
    expect(await eventsOf(people.stranger)).not.toContain('lease.owner-declined');
  });

  it('tells an owner who has no account by letter', async () => {
    const lease = await write({ owner: { name: 'Nila Owner', email: 'nila.none@example.in', phone: null } });
    await as(people.broker).leases.withdrawPrepared({ id: lease.id, version: lease.version });
    const [mail] = await asOwner<{ data: object }>(
      `select data from pgboss.job where name = 'mail-tenant' and data ->> 'isWithdrawn' = 'true' order by created_on desc limit 1`,
    );
    expect(mail?.data).toMatchObject({ email: 'nila.none@example.in', landlord: 'Bina Broker' });
  });

  it('is a manager’s of a home that they look after, and not of another’s draft', async () => {
    const own = {
      landlord: await addPerson('Lal Singh', ['landlord']),
      manager: await addPerson('Mina Manager', ['property_manager']),
      next: await addPerson('Omar Manager', ['property_manager']),
      admin: await addPerson('Ada Admin', ['admin']),
    };
    const managed = await manageHome(started, own);
    const assign = (manager: string) =>
      as(own.admin).managedRentals.assignManager({ id: managed, manager_id: manager });
    await assign(own.manager);
    const lease = await as(own.manager).leases.create({
      ...leaseInput({ payee_name: null, payee_upi: null }),
      managed_property_id: managed,
      tenant_name: 'Asha Rao',
      tenant_email: await emailOf(people.tenant),
    });
    const seen = { id: lease.id, version: lease.version };
    await assign(own.next);
    await expect(as(own.manager).leases.withdrawPrepared(seen)).rejects.toMatchObject({ status: 404 });
    await expect(as(own.next).leases.withdrawPrepared(seen)).rejects.toMatchObject({ status: 403 });
    await assign(own.manager);
    await as(own.manager).leases.withdrawPrepared(seen);
    expect(await listOf(own.manager)).toMatchObject([{ outcome: 'withdrawn', is_managed: true }]);
    expect(await eventsOf(own.landlord)).toContain('lease.prepared-withdrawn');
  });
});

describe('an owner who does not answer', () => {
  const pass = (days: number) =>
    lapsePrepared(services.database, services.jobs, new Date(Date.now() + days * 86_400_000).toISOString());

  it('has thirty days; then it lapses, and both hear of it once', async () => {
    const lease = await write();
    await pass(29);
    expect(await listOf(people.broker)).toMatchObject([{ outcome: 'waiting' }]);
    await pass(30);
    await pass(31);
    expect(await listOf(people.broker)).toMatchObject([{ id: lease.id, outcome: 'lapsed' }]);
    expect((await eventsOf(people.broker)).filter((event) => event === 'lease.owner-silent')).toHaveLength(1);
    expect((await eventsOf(people.owner)).filter((event) => event === 'lease.prepared-lapsed')).toHaveLength(
      1,
    );
    expect(await eventsOf(people.tenant)).toEqual([]);
  });

  it('is no matter of drafts that a landlord wrote for themselves', async () => {
    const own = await as(people.broker).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: await emailOf(people.tenant),
    });
    await pass(90);
    expect(await as(people.broker).leases.get({ id: own.id })).toMatchObject({ state: 'draft' });
  });
});

it('a letter of it names the home in the reader’s language', () => {
  const invited = {
    name: 'Omana Owner',
    landlord: 'Bina Broker',
    home: '2 BHK Apartment in Baner, Pune',
    isSignedOnPaper: false,
    isWithdrawn: true,
  };
  const { subject } = tenantMailText(invited, { language: 'hi', isGuess: false }, 'https://kiraya.example');
  expect(subject).toContain('में 2 BHK अपार्टमेंट');
  expect(
    tenantMailText(invited, { language: 'en', isGuess: false }, 'https://kiraya.example').subject,
  ).toContain(invited.home);
});
