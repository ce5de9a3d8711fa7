import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  addParties,
  agreeLease,
  approvedApplication,
  endLeases,
  leaseInput,
  proposeLease,
  runningLease,
} from '../../../tests/support/leases.ts';
import { manageHome, today } from '../../../tests/support/managed-rentals.ts';
import { openSession } from '../../../tests/support/open-session.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
const availabilityOf = async (home: string) =>
  (await asOwner<{ availability: string }>('select availability from properties where id = $1', [home]))[0]
    ?.availability;

describe('a lease from an approved application', () => {
  it('names home and tenant by itself, is accepted, and lets the home', async () => {
    const parties = await addParties(services);
    const application_id = await approvedApplication(services, parties);
    await as(parties.tenant).profile.update({ phone: '98450 12345' });
    const { items } = await as(parties.landlord).leases.options({});
    expect(items[0]).toMatchObject({
      kind: 'application',
      id: application_id,
      tenant_name: 'Asha Rao',
      tenant_phone: '+919845012345',
      rent: 3_000_000,
    });
    const draft = await as(parties.landlord).leases.create({ ...leaseInput(), application_id });
    expect(draft).toMatchObject({
      side: 'landlord',
      state: 'draft',
      property_id: parties.home,
      home_address: '4 Rose Lane',
      tenant: { name: 'Asha Rao', email: parties.email },
      landlord: { name: 'Lal Singh' },
    });
    expect((await as(parties.tenant).leases.listMine({})).items).toEqual([]);
    await proposeLease(services, parties.landlord, draft);
    const [offered] = (await as(parties.tenant).leases.listMine({})).items;
    expect(offered).toMatchObject({ id: draft.id, side: 'tenant', state: 'proposed' });
    expect(await availabilityOf(parties.home)).toBe('available');
    const agreed = await acceptLease(services, parties.tenant, draft);
    expect(agreed).toMatchObject({ state: 'active', is_signed_on_paper: false, version: 3 });
    expect(await availabilityOf(parties.home)).toBe('rented');
    expect(await noticesOf(asOwner, parties.landlord)).toContainEqual([parties.landlord, 'lease.accept']);
    const audited = await asOwner<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [draft.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['leases.create', 'leases.propose', 'leases.accept']);
  });

  it('is written once, by the lister, of an approved one', async () => {
    const parties = await addParties(services);
    const stranger = await addPerson('Om Das', ['landlord']);
    const application_id = await approvedApplication(services, parties);
    await expect(as(stranger).leases.create({ ...leaseInput(), application_id })).rejects.toMatchObject(
      broken('lease.application-not-approved', 'application_id'),
    );
    const draft = await as(parties.landlord).leases.create({ ...leaseInput(), application_id });
    await expect(
      as(parties.landlord).leases.create({ ...leaseInput(), application_id }),
    ).rejects.toMatchObject(broken('lease.application-used', 'application_id'));
    const proposed = await proposeLease(services, parties.landlord, draft);
    await as(parties.tenant).leases.decline(seen(proposed));
    await as(parties.landlord).leases.create({ ...leaseInput(), application_id });
    expect(
      (await as(parties.landlord).leases.options({})).items.some(({ id }) => id === application_id),
    ).toBe(false);
  });
});

describe('a lease by hand', () => {
  it('is for a home of one’s own and says what is missing at its field', async () => {
    const parties = await addParties(services);
    const other = await addParties(services);
    const form = { ...leaseInput(), tenant_name: 'Asha Rao', tenant_email: parties.email };
    await expect(
      as(parties.landlord).leases.create({ ...form, property_id: other.home }),
    ).rejects.toMatchObject(broken('lease.home-not-yours', 'property_id'));
    await expect(
      as(parties.landlord).leases.create({ ...leaseInput(), property_id: parties.home }),
    ).rejects.toMatchObject({
      data: { errors: [{ field: 'tenant_name' }, { field: 'tenant_email' }] },
    });
    await expect(
      as(parties.landlord).leases.create({
        ...form,
        property_id: parties.home,
        payee_upi: 'no address',
        start_date: '2026-02-30',
      }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'start_date' }, { field: 'payee_upi' }] } });
  });

  it('with one’s own address is refused', async () => {
    const parties = await addParties(services);
    const [own] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [
      parties.landlord,
    ]);
    await expect(
      as(parties.landlord).leases.create({
        ...leaseInput(),
        property_id: parties.home,
        tenant_name: 'Lal',
        tenant_email: own?.email,
      }),
    ).rejects.toMatchObject(broken('lease.tenant-is-landlord', 'tenant_email'));
  });

  it('invites a tenant whom it names by a number alone by text, in the words that are registered', async () => {
    const parties = await addParties(services);
    const to = `+9198${parties.home.replaceAll(/\D/g, '').slice(0, 8).padEnd(8, '7')}`;
    const named = { tenant_name: 'Asha Rao', tenant_email: null, tenant_phone: to };
    const draft = await as(parties.landlord).leases.create({
      ...leaseInput(),
      ...named,
      property_id: parties.home,
    });
    await proposeLease(services, parties.landlord, draft);
    const jobs = await asOwner<{ data: { to: string } }>(
      `select data from pgboss.job where name = 'text-asked'`,
    );
    expect(jobs.map(({ data }) => data).filter((data) => data.to === to)).toMatchObject([
      { template: 'lease-offered', language: 'en', values: { landlord: expect.any(String) } },
    ]);
  });

  it('waits for a tenant without an account, who is invited and finds it after signing up', async () => {
    const parties = await addParties(services);
    await asOwner(`update profiles set language = 'hi' where user_id = $1`, [parties.landlord]);
    const tenant_email = `later.${parties.home.slice(0, 8)}@example.in`;
    const draft = await as(parties.landlord).leases.create({
      ...leaseInput(),
      property_id: parties.home,
      tenant_name: 'आशा राव',
      tenant_email,
    });
    expect(draft).toMatchObject({
      tenant_has_account: false,
      tenant: { name: 'आशा राव', email: tenant_email },
    });
    const invited = () =>
      asOwner(
        `select data ->> 'language' as language from pgboss.job where name = 'mail-tenant' and data ->> 'email' = $1`,
        [tenant_email],
      );
    expect(await invited()).toEqual([]);
    await proposeLease(services, parties.landlord, draft);
    // What the landlord reads is the best guess.
    expect(await invited()).toEqual([{ language: 'hi' }]);
    const [user] = await asOwner<{ id: string }>(
      `insert into auth.users (name, email, email_verified) values ('Asha', $1, true) returning id`,
      [tenant_email],
    );
    const tenant = user?.id ?? '';
    await openSession(asOwner, tenant);
    // An address in a draft is no agreement: the role comes with the tenant's yes.
    expect((await as(tenant).account.me()).roles).not.toContain('tenant');
    expect(await acceptLease(services, tenant, draft)).toMatchObject({ state: 'active' });
    expect((await as(tenant).account.me()).roles).toContain('tenant');
  });

  it('does not tell whether an address has an account', async () => {
    const parties = await addParties(services);
    const draft = (tenant_email: string) =>
      as(parties.landlord).leases.create({
        ...leaseInput(),
        property_id: parties.home,
        tenant_name: 'A',
        tenant_email,
      });
    const known = await draft(parties.email);
    const unknown = await draft('nobody.knows@example.in');
    expect(known.tenant_has_account).toBe(unknown.tenant_has_account);
    expect(known.tenant.phone).toBe(unknown.tenant.phone);
  });

  it('of a managed home is its owner’s, and an administrator writes it for them', async () => {
    const parties = await addParties(services);
    const admin = await addPerson('Ada', ['admin']);
    const managed_property_id = await manageHome(services, { landlord: parties.landlord, admin });
    const form = {
      ...leaseInput(),
      managed_property_id,
      tenant_name: 'Asha Rao',
      tenant_email: parties.email,
    };
    await expect(as(parties.tenant).leases.create(form)).rejects.toMatchObject(
      broken('lease.home-not-yours', 'managed_property_id'),
    );
    const draft = await as(admin).leases.create(form);
    expect(draft).toMatchObject({
      side: null,
      landlord: { name: 'Lal Singh' },
      home_name: 'Rose 4, Baner, Pune',
    });
    expect((await as(parties.landlord).leases.get({ id: draft.id })).side).toBe('landlord');
  });
});

describe('who sees a lease', () => {
  it('are its parties and administrators', async () => {
    const { lease, landlord, tenant } = await runningLease(services);
    const admin = await addPerson('Ada', ['admin']);
    for (const person of [landlord, tenant, admin]) {
      expect((await as(person).leases.get({ id: lease.id })).id).toBe(lease.id);
    }
    const others = [
      await addPerson('Om Das', ['landlord']),
      await addPerson('Ila', ['tenant']),
      await addPerson('Pia', ['property_manager']),
      await addPerson('Bo', ['broker']),
    ];
    for (const person of others) {
      await expect(as(person).leases.get({ id: lease.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(person).leases.giveNotice({ ...seen(lease), ends_on: today() })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect((await as(person).leases.listLet({ show: 'all' })).items).toEqual([]);
      expect((await as(person).leases.listMine({})).items).toEqual([]);
    }
    await expect(as(null).leases.get({ id: lease.id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(as(tenant).leases.get({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a home', () => {
  it('is not let twice for the same days, whichever lease is agreed to first', async () => {
    const { lease, landlord, home, email } = await runningLease(services);
    const form = (own: object) => ({
      ...leaseInput(own),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: email,
    });
    await expect(
      as(landlord).leases.create(
        form({ start_date: lease.end_date, end_date: addMonths(lease.end_date, 6) }),
      ),
    ).rejects.toMatchObject(broken('lease.overlaps', 'start_date'));
    const after = addDays(lease.end_date, 1);
    await as(landlord).leases.create(form({ start_date: after, end_date: lastDayAfter(after) }));
  });

  it('keeps the first of two drafts when both are agreed to', async () => {
    const parties = await addParties(services);
    const other = await addPerson('Ila Sen', ['tenant']);
    const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [other]);
    const draft = (tenant_email = '') =>
      as(parties.landlord).leases.create({
        ...leaseInput(),
        property_id: parties.home,
        tenant_name: 'T',
        tenant_email,
      });
    const [first, second] = [await draft(parties.email), await draft(row?.email)];
    for (const one of [first, second]) await proposeLease(services, parties.landlord, one);
    const answers = await Promise.allSettled([
      acceptLease(services, parties.tenant, first),
      acceptLease(services, other, second),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: broken('lease.overlaps', 'start_date'),
    });
  });
});

describe('terms', () => {
  it('change until they are agreed to, and never over what one has not seen', async () => {
    const parties = await addParties(services);
    const draft = await as(parties.landlord).leases.create({
      ...leaseInput(),
      property_id: parties.home,
      tenant_name: 'Asha Rao',
      tenant_email: parties.email,
    });
    const changed = await as(parties.landlord).leases.update({
      ...leaseInput({ rent: 3_100_000 }),
      ...seen(draft),
    });
    expect(changed).toMatchObject({ rent: 3_100_000, version: 2 });
    // The landlord's second window does not overwrite their first.
    await expect(
      as(parties.landlord).leases.update({ ...leaseInput(), ...seen(draft) }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const proposed = await proposeLease(services, parties.landlord, changed);
    await expect(
      as(parties.tenant).leases.update({ ...leaseInput(), ...seen(proposed) }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const agreed = await acceptLease(services, parties.tenant, proposed);
    await expect(
      as(parties.landlord).leases.update({ ...leaseInput(), ...seen(agreed) }),
    ).rejects.toMatchObject(broken('lease.terms-agreed'));
  });

  it('the account that rent goes to changes on the way, and the tenant hears of it', async () => {
    const { lease, landlord, tenant } = await runningLease(services);
    const payee = { payee_name: 'Lal Singh', payee_upi: 'lal@newbank' };
    await expect(as(tenant).leases.setPayee({ ...seen(lease), ...payee })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await as(landlord).leases.setPayee({ ...seen(lease), ...payee })).toMatchObject(payee);
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.payee-changed']);
  });
});

describe('the end of a lease', () => {
  it('follows a notice that lasts long enough, and is over the day after its last', async () => {
    const start_date = addMonths(today(), -6);
    const { lease, landlord, tenant } = await runningLease(services, {
      start_date,
      end_date: lastDayAfter(start_date),
      notice_days: 30,
    });
    await expect(
      as(tenant).leases.giveNotice({ ...seen(lease), ends_on: addDays(today(), 29) }),
    ).rejects.toMatchObject(broken('lease.notice-too-short', 'ends_on'));
    const ending = await as(tenant).leases.giveNotice({ ...seen(lease), ends_on: addDays(today(), 30) });
    expect(ending).toMatchObject({
      state: 'ending',
      notice: { by: 'tenant', ends_on: addDays(today(), 30) },
    });
    await expect(as(landlord).leases.withdrawNotice(seen(ending))).rejects.toMatchObject(
      broken('lease.notice-of-other-side'),
    );
    const back = await as(tenant).leases.withdrawNotice(seen(ending));
    expect(back).toMatchObject({ state: 'active', notice: null });
    const again = await as(tenant).leases.giveNotice({ ...seen(back), ends_on: addDays(today(), 40) });
    await endLeases(services);
    expect((await as(tenant).leases.get({ id: lease.id })).state).toBe('ending');
    // The day that the notice named has come.
    await asOwner('update leases set ends_on = $2 where id = $1', [again.id, today()]);
    await endLeases(services, addDays(today(), -1));
    expect((await as(tenant).leases.get({ id: lease.id })).state).toBe('ending');
    await endLeases(services);
    expect(await as(landlord).leases.get({ id: lease.id })).toMatchObject({
      state: 'ended',
      ended_on: today(),
      settlement: null,
    });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.ended']);
  });

  it('comes by itself with the term, unless a renewal was offered', async () => {
    const { lease, landlord } = await runningLease(services);
    const other = await runningLease(services);
    const renewal = await as(other.landlord).leases.renew({
      id: other.lease.id,
      end_date: addDays(other.lease.end_date, 300),
      rent: 3_100_000,
    });
    await proposeLease(services, other.landlord, renewal);
    await endLeases(services, lease.end_date);
    const states = [
      (await as(landlord).leases.get({ id: lease.id })).state,
      (await as(other.landlord).leases.get({ id: other.lease.id })).state,
    ];
    expect(states).toEqual(['ended', 'active']);
  });
});

describe('a renewal', () => {
  it('is a draft from the day after with the tenant and deposit of before, offered once', async () => {
    const { lease, landlord, tenant } = await runningLease(services, { escalation_bp: 500 });
    const start = addDays(lease.end_date, 1);
    const form = { id: lease.id, end_date: lastDayAfter(start), rent: 3_150_000 };
    await expect(as(tenant).leases.renew(form)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const renewal = await as(landlord).leases.renew(form);
    expect(renewal).toMatchObject({
      state: 'draft',
      start_date: start,
      rent: 3_150_000,
      deposit: 9_000_000,
      renews_id: lease.id,
    });
    await expect(as(landlord).leases.renew(form)).rejects.toMatchObject(broken('lease.already-renewed'));
    // It begins after the term of this one: until then it is agreed and no more.
    expect(await agreeLease(services, { landlord, tenant }, renewal)).toMatchObject({ state: 'accepted' });
    expect((await as(tenant).leases.get({ id: lease.id })).renewal).toEqual({
      id: renewal.id,
      state: 'accepted',
    });
  });
});

describe('a tenant with a number alone', () => {
  const withNumber = async (name: string, phone: string) => {
    const [user] = await asOwner<{ id: string }>(
      'insert into auth.users (name, phone, phone_verified) values ($1, $2, true) returning id',
      [name, phone],
    );
    if (!user) throw new Error('The person was not stored');
    await openSession(asOwner, user.id);
    return user.id;
  };

  it('is offered a lease by it, signs up with it later, and agrees', async () => {
    const { landlord, home } = await addParties(services);
    const terms = { ...leaseInput(), property_id: home, tenant_name: 'Mohan' };
    await expect(as(landlord).leases.create(terms)).rejects.toMatchObject({
      data: { errors: [{ field: 'tenant_email', reason: 'reach.missing' }] },
    });
    const offered = await as(landlord).leases.create({ ...terms, tenant_phone: '098111 22233' });
    expect(offered).toMatchObject({
      tenant_has_account: false,
      tenant: { phone: '+919811122233', email: null },
    });
    const tenant = await withNumber('Mohan Mistri', '+919811122233');
    await expect(as(tenant).leases.get({ id: offered.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { document } = await proposeLease(services, landlord, offered);
    await as(tenant).leases.agreementFile({ id: offered.id });
    const sent = await as(tenant).leases.code({ id: offered.id, by: 'texted-code' });
    expect(sent).toEqual({ sent_to: '•••• 2233', minutes: 10 });
    // What the text says is sealed: the code is read where it is kept.
    const code = await services.services.auth.codes.make(
      `lease ${offered.id} ${document?.sha256} texted-code ${tenant}`,
    );
    const yes = { id: offered.id, sha256: document?.sha256 ?? '', code, name: 'Mohan Mistri' };
    const agreed = await as(tenant).leases.accept(yes);
    expect(agreed).toMatchObject({ state: 'active', tenant: { email: null } });
    expect(agreed.parties.find(({ is_you }) => is_you)).toMatchObject({ accepted_how: 'texted-code' });
  });

  it('is asked once a wrong number is put right, and the stranger who has the wrong one is not', async () => {
    const { landlord, home } = await addParties(services);
    const stranger = await withNumber('Wrong Person', '+919811122255');
    const tenant = await withNumber('Kavita More', '+919811122266');
    const terms = { ...leaseInput(), property_id: home, tenant_name: 'Kavita More' };
    const draft = await as(landlord).leases.create({ ...terms, tenant_phone: '+919811122255' });
    await proposeLease(services, landlord, draft);
    const offered = await as(stranger).leases.get({ id: draft.id });
    const { id } = draft;
    const changed = { ...leaseInput(), ...seen(offered), tenant_phone: '+919811122266' };
    await as(landlord).leases.update(changed);
    await expect(as(stranger).leases.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const right = await proposeLease(services, landlord, await as(landlord).leases.get({ id }));
    expect(right.parties.find(({ role }) => role === 'tenant')).toMatchObject({ name: 'Kavita More' });
    expect(await as(tenant).leases.get({ id })).toMatchObject({ state: 'proposed' });
    const told = await asOwner<{ event: string }>(
      'select event from notifications where user_id = $1 order by created_at desc, id desc limit 1',
      [stranger],
    );
    expect(told).toEqual([{ event: 'lease.unnamed' }]);
  });

  it('is not somebody who merely has the same number beside an address that the lease names', async () => {
    const { landlord, home } = await addParties(services);
    const offered = await as(landlord).leases.create({
      ...{ ...leaseInput(), property_id: home, tenant_name: 'Mohan' },
      ...{ tenant_email: 'mohan.other@example.in', tenant_phone: '+919811122244' },
    });
    const neighbour = await withNumber('Somebody Else', '+919811122244');
    await expect(as(neighbour).leases.get({ id: offered.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the parties of a lease', () => {
  const partiesOf = (id: string) =>
    asOwner(
      `select role, user_id, name, share_bp, accepted_at is not null as is_accepted from lease_parties where lease_id = $1
        order by role`,
      [id],
    );

  it('are its landlord and its tenant, who is accepted with their own yes alone', async () => {
    const { landlord, tenant, home, email } = await addParties(services);
    const draft = await as(landlord).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: email,
    });
    const owner = {
      role: 'landlord',
      user_id: landlord,
      name: 'Lal Singh',
      share_bp: 10_000,
    };
    const rents = { role: 'tenant', user_id: tenant, name: 'Asha Rao', share_bp: null };
    const standing = async (ownerSaid: boolean, tenantSaid: boolean) =>
      expect(await partiesOf(draft.id)).toEqual([
        { ...owner, is_accepted: ownerSaid },
        { ...rents, is_accepted: tenantSaid },
      ]);
    await standing(false, false);
    await proposeLease(services, landlord, draft);
    await standing(true, false);
    await acceptLease(services, tenant, draft);
    await standing(true, true);
  });

  it('follow the lease: a tenant who signs up later is named with their account', async () => {
    const { landlord, home } = await addParties(services);
    const draft = await as(landlord).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Nila New',
      tenant_email: 'nila.new@example.in',
    });
    expect(await partiesOf(draft.id)).toMatchObject([{}, { role: 'tenant', user_id: null }]);
    const nila = await addPerson('Nila New');
    await asOwner(`update auth.users set email = 'nila.new@example.in' where id = $1`, [nila]);
    expect(await partiesOf(draft.id)).toMatchObject([
      {},
      { role: 'tenant', user_id: nila, name: 'Nila New' },
    ]);
  });
});
