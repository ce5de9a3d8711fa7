import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, noticesOf } from '../../../tests/support/leads.ts';
import { acceptLease, leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;

type People = Record<'broker' | 'owner' | 'tenant' | 'stranger', string>;
let people: People;
let home: string;

const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';

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

const form = async (own: object = {}) => ({
  ...leaseInput({ payee_name: null, payee_upi: null }),
  property_id: home,
  tenant_name: 'Asha Rao',
  tenant_email: await emailOf(people.tenant),
  owner: { name: 'Omana Owner', email: await emailOf(people.owner), phone: null },
  ...own,
});
const write = async (own: object = {}, by = people.broker) => as(by).leases.create(await form(own));
const rolesOf = async (person: string) =>
  (
    await asOwner<{ role: string }>('select role from user_roles where user_id = $1 order by 1', [person])
  ).map(({ role }) => role);
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field ? { field } : {}) } });
const mailsOf = (job: string) =>
  asOwner<{ data: Record<string, unknown> }>(
    `select data from pgboss.job where name = $1 order by created_on`,
    [job],
  );

describe('a lease that a broker writes for the owner of a home', () => {
  it('has the owner as landlord, who alone signs it; nobody is bound, told or given a role before', async () => {
    const lease = await write();
    expect(lease).toMatchObject({ state: 'draft', side: null, is_prepared: true, payee_upi: null });
    expect(lease.landlord).toMatchObject({ name: 'Omana Owner', email: null, phone: null });
    expect((await noticesOf(asOwner, people.owner)).map(([, event]) => event)).toEqual(['lease.prepared']);
    expect(await noticesOf(asOwner, people.tenant)).toEqual([]);
    expect(await rolesOf(people.owner)).not.toContain('landlord');
    expect((await as(people.tenant).leases.listMine({})).items).toEqual([]);
    const seen = { id: lease.id, version: lease.version };
    for (const act of [
      () => as(people.broker).leases.update({ ...seen, ...leaseInput() }),
      () => as(people.broker).leases.propose({ ...seen, code: '000000', name: 'Omana Owner' }),
      () => as(people.broker).leases.setPayee({ ...seen, payee_name: 'Bina', payee_upi: 'bina@okbank' }),
    ])
      await expect(act()).rejects.toMatchObject({
        status: expect.toSatisfy((it) => it === 403 || it === 404),
      });
    for (const person of [people.stranger, people.tenant])
      await expect(as(person).leases.get({ id: lease.id })).rejects.toMatchObject({ status: 404 });

    expect(await as(people.owner).leases.get({ id: lease.id })).toMatchObject({ side: 'landlord' });
    const proposed = await proposeLease(started, people.owner, lease);
    expect(proposed).toMatchObject({ state: 'proposed', landlord: { name: 'Omana Owner' } });
    expect(await rolesOf(people.owner)).toContain('landlord');
    // What follows is between the two: their rent is none of the broker's.
    await expect(as(people.broker).leases.get({ id: lease.id })).rejects.toMatchObject({ status: 404 });
    const agreed = await acceptLease(started, people.tenant, proposed);
    expect(['accepted', 'active']).toContain(agreed.state);
    expect((await asOwner('select availability from properties where id = $1', [home]))[0]).toEqual({
      availability: 'rented',
    });
    expect(await rolesOf(people.broker)).not.toContain('landlord');
  });

  it('can be discarded by the owner, and binds nobody', async () => {
    const lease = await write();
    await as(people.owner).leases.withdraw({ id: lease.id, version: lease.version });
    expect(await as(people.broker).leases.get({ id: lease.id })).toMatchObject({ state: 'cancelled' });
    expect(await noticesOf(asOwner, people.tenant)).toEqual([]);
  });

  it('waits for an owner without an account, who is invited by letter and finds it with that address', async () => {
    const email = 'new.owner@example.in';
    const lease = await write({ owner: { name: 'Nila Owner', email, phone: null } });
    expect(lease).toMatchObject({ is_prepared: true, landlord: { name: 'Nila Owner' } });
    const [mail] = (await mailsOf('mail-tenant')).slice(-1);
    expect(mail?.data).toMatchObject({
      email,
      name: 'Nila Owner',
      leaseId: lease.id,
      landlord: 'Bina Broker',
    });
    const claims = async (person: string, confirmed: boolean) => {
      await asOwner('update auth.users set email = $1, email_verified = $2 where id = $3', [
        email,
        confirmed,
        person,
      ]);
      return as(person).leases.get({ id: lease.id });
    };
    await expect(claims(people.stranger, false)).rejects.toMatchObject({ status: 404 });
    await asOwner('update auth.users set email = $1 where id = $2', ['om@example.in', people.stranger]);
    expect(await claims(people.owner, true)).toMatchObject({ side: 'landlord', state: 'draft' });
  });

  it('names the owner by a number as well, who is invited by a text', async () => {
    const lease = await write({ owner: { name: 'Nila Owner', email: null, phone: '+919812345670' } });
    const [sent] = (await mailsOf('text-asked')).slice(-1);
    expect(JSON.stringify(sent?.data)).toContain('lease-offered');
    await asOwner('update auth.users set phone = $1, phone_verified = true where id = $2', [
      '+919812345670',
      people.owner,
    ]);
    expect(await as(people.owner).leases.get({ id: lease.id })).toMatchObject({ side: 'landlord' });
  });

  it('is renewed by its owner, though the home is listed by somebody else', async () => {
    const lease = await write();
    const proposed = await proposeLease(started, people.owner, lease);
    await acceptLease(started, people.tenant, proposed);
    await asOwner(`update leases set state = 'active' where id = $1 and state = 'accepted'`, [lease.id]);
    const [row] = await asOwner<{ next: string }>(
      `select (end_date + 300)::text as next from leases where id = $1`,
      [lease.id],
    );
    const renewal = await as(people.owner).leases.renew({
      id: lease.id,
      end_date: row?.next ?? '',
      rent: 3_000_000,
    });
    expect(renewal).toMatchObject({ state: 'draft', side: 'landlord', is_prepared: false });
  });
});

describe('what is refused', () => {
  it.each([
    [
      'one’s own address',
      async () => ({ owner: { name: 'Bina', email: await emailOf(people.broker), phone: null } }),
      'lease.owner-is-you',
      'owner',
    ],
    [
      'the tenant’s address',
      async () => ({ owner: { name: 'Asha', email: await emailOf(people.tenant), phone: null } }),
      'lease.tenant-is-landlord',
      'tenant_email',
    ],
    [
      'an account for the rent',
      async () => ({ payee_name: 'Bina', payee_upi: 'bina@okbank' }),
      'lease.payee-of-owner',
      'payee_upi',
    ],
  ] as const)('%s', async (_, own, rule, field) => {
    await expect(write(await own())).rejects.toMatchObject(broken(rule, field));
  });

  it('a home that somebody else lists, an owner nobody reaches', async () => {
    await expect(write({}, people.stranger)).rejects.toMatchObject(broken('lease.home-not-yours'));
    await expect(write({ owner: { name: 'Nila', email: null, phone: null } })).rejects.toMatchObject({
      status: 422,
    });
    await expect(as(null).leases.create(await form())).rejects.toMatchObject({ status: 401 });
  });

  it('is refused by the row policies too, whoever is named as landlord', async () => {
    const forged = (landlord: string, own: string) =>
      services.database.asActor({ userId: people.stranger }, (tx) =>
        tx.execute(`insert into leases (property_id, home_name, landlord_id, landlord_name, landlord_email, tenant_name, tenant_email,
            start_date, end_date, rent, notice_days, payee_upi, created_by)
          values ('${home}', 'Rose', ${landlord}, 'Lal', ${own}, 'Asha', 'a@example.in', '2029-01-01', '2029-11-30', 100, 30, null,
            app.user_id())`),
      );
    await expect(forged(`'${people.owner}'`, 'null')).rejects.toThrow();
    await expect(forged('null', `'${await emailOf(people.owner)}'`)).rejects.toThrow();
  });
});
