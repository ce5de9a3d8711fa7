import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { affiliateMaker, givePan } from '../../../tests/support/affiliates.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { runningLease } from '../../../tests/support/leases.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { unzip } from '../../../tests/support/unzip.ts';
import { exportSections } from '../app/export-sections.ts';
import { eraseDue } from './erase.ts';
import { makeExport, removeOldExports } from './export.ts';
import { cleanUp } from './retention.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;
const addAffiliate = affiliateMaker(started);
const { database, storage, jobs } = services;
const tools = { database, storage, jobs, sections: exportSections };

beforeEach(() => asOwner('delete from auth.rate_limits'));

const emailOf = async (userId: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [userId]))[0]?.email ??
  '';
const broken = (rule: string) => ({ code: 'RULE_BROKEN', data: { rule } });

describe('consents', () => {
  // security personal-data: Each purpose has a consent of its own, withdrawn as easily as given
  it('are answered one by one; every answer stays with version and time', async () => {
    const person = await addPerson('Asha Rao');
    const { items, history } = await as(person).privacy.consents.list();
    expect(items).toEqual([
      { purpose: 'marketing', is_given: false, version: '1', answered_at: null },
      { purpose: 'history', is_given: false, version: '1', answered_at: null },
    ]);
    expect(history).toEqual([]);
    await as(person).privacy.consents.set({ purpose: 'marketing', is_given: true });
    await as(person).privacy.consents.set({ purpose: 'marketing', is_given: true });
    const after = await as(person).privacy.consents.set({ purpose: 'marketing', is_given: false });
    expect(after.items[0]).toMatchObject({ is_given: false, answered_at: expect.any(String) });
    expect(after.history.map(({ is_given, version }) => [is_given, version])).toEqual([
      [false, '1'],
      [true, '1'],
    ]);
    const neighbour = await addPerson('Ravi');
    expect((await as(neighbour).privacy.consents.list()).history).toEqual([]);
  });

  // security personal-data: Each purpose has a consent of its own, withdrawn as easily as given … withdrawing it deletes what rested on it
  it('to history are asked first: before the yes of a new account no row is written, and after the no all are gone', async () => {
    const person = await addPerson('Asha Rao');
    const home = await addHome(asOwner, await addPerson('Lal Singh', ['landlord']));
    const looked = { views: [{ property_id: home, viewed_at: new Date().toISOString() }] };
    const look = async () => {
      await as(person).recentViews.merge(looked);
      await as(person).recentSearches.record({ query: 'city=pune' });
    };
    const answer = (isYes: boolean) =>
      as(person).privacy.consents.set({ purpose: 'history', is_given: isYes });
    const rows = async () =>
      Promise.all(
        ['recent_views', 'recent_searches'].map(
          async (table) => (await asOwner(`select from ${table} where user_id = $1`, [person])).length,
        ),
      );
    await look();
    expect(await rows()).toEqual([0, 0]);
    await answer(true);
    await look();
    expect(await rows()).toEqual([1, 1]);
    await answer(false);
    expect(await rows()).toEqual([0, 0]);
    await look();
    expect(await rows()).toEqual([0, 0]);
    await answer(true);
    await look();
    expect(await rows()).toEqual([1, 1]);
  });

  it('to history that was kept unasked are not assumed: the nightly clean-up takes those rows, and no others', async () => {
    const home = await addHome(asOwner, await addPerson('Lal Singh', ['landlord']));
    const unasked = await addPerson('Asha Rao');
    const agreed = await addPerson('Ravi');
    const refused = await addPerson('Nisha');
    for (const [person, isYes] of [
      [agreed, true],
      [refused, true],
      [refused, false],
    ] as const)
      await as(person).privacy.consents.set({ purpose: 'history', is_given: isYes });
    for (const person of [unasked, agreed, refused]) {
      await asOwner('insert into recent_views (user_id, property_id) values ($1, $2)', [person, home]);
      await asOwner(`insert into recent_searches (user_id, query) values ($1, 'city=pune')`, [person]);
    }
    await cleanUp(database);
    for (const table of ['recent_views', 'recent_searches'])
      expect(
        await asOwner(`select user_id from ${table} where user_id = any($1)`, [[unasked, agreed, refused]]),
      ).toEqual([{ user_id: agreed }]);
  });

  it('are not needed to count a view: what is counted links neither homes nor days to one viewer', async () => {
    const lister = await addPerson('Lal Singh', ['landlord']);
    const homes = [await addHome(asOwner, lister), await addHome(asOwner, lister)];
    const device = 'a-device-of-a-visitor';
    const person = await addPerson('Asha Rao');
    for (const id of [...homes, ...homes]) {
      await as(null).properties.recordView({ id, viewer: device });
      await as(person).properties.recordView({ id, viewer: device });
    }
    const rows = await asOwner<{ viewer: string }>(
      'select viewer from property_views where property_id = any($1)',
      [homes],
    );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ viewer }) => viewer)).size).toBe(4);
  });
});

describe('who looked', () => {
  // security access: The administrators’ access log is the person’s to read
  it('is told to the person: each administrator once an hour for each matter, oneself never', async () => {
    const person = await addPerson('Asha Rao');
    const admin = await addPerson('Vikram Admin', ['admin']);
    for (let again = 0; again < 2; again += 1) await as(admin).users.get({ userId: person });
    await as(admin).users.activity({ userId: person });
    await as(admin).users.get({ userId: admin });
    const { items, total } = await as(person).privacy.looks({});
    expect(items.map(({ actor_name, subject }) => [actor_name, subject])).toEqual([
      ['Vikram Admin', 'activity'],
      ['Vikram Admin', 'profile'],
    ]);
    expect(total).toBe(2);
    expect((await as(admin).privacy.looks({})).items).toEqual([]);
    const first = await as(person).privacy.looks({ limit: 1 });
    const rest = await as(person).privacy.looks({ limit: 1, cursor: first.next_cursor ?? undefined });
    expect(rest.items[0]?.subject).toBe('profile');
  });

  it('is forgotten after two years', async () => {
    const person = await addPerson('Asha Rao');
    await asOwner(
      `insert into data_looks (user_id, actor_id, actor_name, subject, created_at)
       values ($1, $1, 'Old', 'profile', now() - interval '3 years'), ($1, $1, 'New', 'profile', now())`,
      [person],
    );
    await cleanUp(services.database);
    const { items } = await as(person).privacy.looks({});
    expect(items.map(({ actor_name }) => actor_name)).toEqual(['New']);
  });
});

/** Rents a home and is an affiliate who was paid: the money of both is over. */
async function tenantAndAffiliate() {
  const { tenant, landlord, home, lease, email } = await runningLease(started, { deposit: 0 });
  const { code, userId } = await addAffiliate('Asha Rao');
  await asOwner('update affiliate_registrations set user_id = $1 where affiliate_id = $2', [tenant, code]);
  await asOwner('update affiliate_profiles set user_id = $1 where affiliate_id = $2', [tenant, code]);
  await givePan(asOwner, tenant);
  await asOwner('delete from auth.users where id = $1', [userId]);
  await asOwner(`update profiles set phone = '+919876500000', city = 'Pune' where user_id = $1`, [tenant]);
  await as(tenant).shortlist.add({ property_id: home });
  return { tenant, landlord, home, lease, email, code };
}

const applicantsProfile = {
  occupation: 'salaried' as const,
  employer: 'Rose Bank',
  references: [{ name: 'Ravi', kind: 'landlord' as const, phone: '+919800011111' }],
};

const post = (code: string, expense: number, bank: number) =>
  asOwner(
    `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable, bank)
     values ('correction', $1, '2026-10-01', '2026-11-10', $2::bigint, -$2::bigint - $3::bigint, $3::bigint)`,
    [code, expense, bank],
  );

describe('a copy of one’s data', () => {
  // security personal-data: A copy of one’s data as a ZIP, behind a link of one’s own
  it('holds each matter in words, as CSV and JSON, behind a link of the person’s own', async () => {
    const { tenant, landlord, email, code } = await tenantAndAffiliate();
    await as(tenant).applicationProfile.save(applicantsProfile);
    const asked = await as(tenant).privacy.exports.request();
    expect(asked).toMatchObject({ state: 'queued', bytes: null });
    await expect(as(tenant).privacy.exports.request()).rejects.toMatchObject(
      broken('privacy.export-under-way'),
    );
    await expect(as(tenant).privacy.exports.link({ id: asked.id })).rejects.toMatchObject(
      broken('privacy.export-not-ready'),
    );
    await makeExport(tools, asked.id);
    await makeExport(tools, asked.id);
    const [made] = (await as(tenant).privacy.exports.list()).items;
    expect(made).toMatchObject({ id: asked.id, state: 'ready' });
    await expect(as(landlord).privacy.exports.link({ id: asked.id })).rejects.toMatchObject({ status: 404 });

    const { path } = await as(tenant).privacy.exports.link({ id: asked.id });
    const key = /^[/]files[/]private[/](exports[/][\w-]{32}[.]zip)[?]/.exec(path)?.[1] ?? '';
    const file = await services.storage.open('private', key);
    if (!file) throw new Error('There is no file');
    const files = unzip(await buffer(file.stream));
    const csv = (name: string) => files.get(`csv/${name}.csv`)?.toString() ?? '';
    expect(csv('profile')).toContain('E-mail confirmed,Phone,City');
    // What a spreadsheet could take for a formula is marked as text.
    expect(csv('profile')).toContain(`${email},yes,"'+919876500000",Pune`);
    expect(csv('leases')).toContain('30000.00');
    expect(csv('affiliate')).toContain(code);
    expect(csv('payee')).toContain('******234F');
    expect(csv('application-profile')).toContain('Rose Bank,"Ravi (landlord, +919800011111)"');
    expect(csv('shortlist').split('\n')).toHaveLength(2);
    expect(files.get('README.txt')?.toString()).toContain('Leases: 1, in csv/leases.csv');
    const json = JSON.parse(files.get('json/leases.json')?.toString() ?? '');
    expect(json).toMatchObject({ title: 'Leases', rows: [{ 'I am': 'tenant', 'Rent (₹)': '30000.00' }] });
    for (const [name, content] of files) {
      if (name.startsWith('json/')) expect(() => JSON.parse(content.toString())).not.toThrow();
    }

    await asOwner(`update data_exports set expires_at = now() - interval '1 hour' where id = $1`, [asked.id]);
    await removeOldExports(services.database, services.jobs);
    expect((await as(tenant).privacy.exports.list()).items[0]?.state).toBe('expired');
    await expect(as(tenant).privacy.exports.link({ id: asked.id })).rejects.toMatchObject(
      broken('privacy.export-expired'),
    );
  });
});

it('covers in a copy what the other side wrote, as the screen does, until contacts are open', async () => {
  const lister = await addPerson('Lal Singh', ['landlord']);
  const seeker = await addPerson('Asha Rao');
  const property_id = await addHome(asOwner, lister);
  const { id } = await as(seeker).messages.start({ property_id, body: 'Call ९८७६५४३२१०' });
  await as(lister).messages.send({ id, body: 'Or me on 98765–43210, anytime' });
  expect(await csvOf(seeker, 'messages')).toContain('the other side,"Or me on •••, anytime"');
  expect(await csvOf(seeker, 'messages')).toContain('I,Call ९८७६५४३२१०');
  await as(seeker).messages.share({ id, shares: true });
  await as(lister).messages.share({ id, shares: true });
  expect(await csvOf(lister, 'messages')).toContain('the other side,Call ९८७६५४३२१०');
});

async function csvOf(person: string, name: string): Promise<string> {
  await asOwner('delete from data_exports where user_id = $1', [person]);
  const { id } = await as(person).privacy.exports.request();
  await makeExport(tools, id);
  const { path } = await as(person).privacy.exports.link({ id });
  const key = /^[/]files[/]private[/](exports[/][\w-]{32}[.]zip)[?]/.exec(path)?.[1] ?? '';
  const file = await services.storage.open('private', key);
  if (!file) throw new Error('There is no file');
  return (
    unzip(await buffer(file.stream))
      .get(`csv/${name}.csv`)
      ?.toString() ?? ''
  );
}

describe('the repairs in a copy of one’s data', () => {
  it('are those of one’s leases and, for whoever lets a home, those while nobody rented it', async () => {
    const { tenant, landlord, home, lease } = await runningLease(started);
    const work = { category: 'plumbing' as const };
    await as(tenant).maintenance.raise({ ...work, lease_id: lease.id, title: 'The tap drips' });
    await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [lease.id]);
    await as(landlord).maintenance.raise({ ...work, property_id: home, title: 'Paint the door' });
    const other = await addPerson('Om', ['landlord']);
    for (const [person, expected] of [
      [tenant, ['The tap drips']],
      [landlord, ['The tap drips', 'Paint the door']],
      [other, []],
    ] as const) {
      const csv = await csvOf(person, 'repairs');
      expect(['The tap drips', 'Paint the door'].filter((title) => csv.includes(title))).toEqual(expected);
    }
  });
});

describe('erasing an account', () => {
  it('is refused with what is open: the lease, what is owed, an office', async () => {
    const { tenant, email, code } = await tenantAndAffiliate();
    await post(code, 50_000, 0);
    expect((await as(tenant).privacy.erasure.get()).blocks).toEqual(['lease', 'commission']);
    await expect(as(tenant).privacy.erasure.request({ email })).rejects.toMatchObject(
      broken('privacy.erasure-blocked'),
    );
    const admin = await addPerson('Vikram Admin', ['admin']);
    expect((await as(admin).privacy.erasure.get()).blocks).toEqual(['admin']);
  });

  it('asks for the address of the account, is told, and can be taken back for a week', async () => {
    const person = await addPerson('Asha Rao');
    const email = await emailOf(person);
    await expect(as(person).privacy.erasure.request({ email: 'other@example.in' })).rejects.toMatchObject(
      broken('privacy.other-address'),
    );
    const asked = await as(person).privacy.erasure.request({ email: email.toUpperCase() });
    expect(asked).toMatchObject({ due_on: day(7), blocks: [] });
    await as(person).privacy.erasure.request({ email });
    const notices = await asOwner('select event from notifications where user_id = $1', [person]);
    expect(notices).toEqual([{ event: 'account.erasure-requested' }]);
    await eraseDue(services.database, services.jobs, `${day(6)}T22:00:00+05:30`);
    expect(await emailOf(person)).toBe(email);
    expect(await as(person).privacy.erasure.cancel()).toMatchObject({ due_on: null });
    await eraseDue(services.database, services.jobs, `${day(8)}T03:00:00+05:30`);
    expect(await emailOf(person)).toBe(email);
  });

  it('waits while something opened meanwhile, says so once, and goes on when that is over', async () => {
    const person = await addAffiliate('Asha Rao');
    await as(person.userId).privacy.erasure.request({ email: await emailOf(person.userId) });
    await post(person.code, 50_000, 0);
    for (const later of [8, 9]) {
      await eraseDue(services.database, services.jobs, `${day(later)}T03:00:00+05:30`);
    }
    const notices = await asOwner(
      `select event from notifications where user_id = $1 and event = 'account.erasure-waits'`,
      [person.userId],
    );
    expect(notices).toHaveLength(1);
    await post(person.code, 0, -50_000);
    await eraseDue(services.database, services.jobs, `${day(10)}T03:00:00+05:30`);
    expect(await emailOf(person.userId)).toMatch(/@deleted[.]invalid$/);
  });

  it('is held up neither by many who wait nor by a fault with one', async () => {
    await asOwner(`insert into auth.users (name, email, email_verified)
      select 'Busy Admin', 'busy.' || n || '@example.com', true from generate_series(1, 100) n`);
    const busy = `select user_id from profiles where email like 'busy.%@example.com'`;
    await asOwner(`insert into user_roles (user_id, role) select user_id, 'admin' from (${busy}) b`);
    await asOwner(
      `insert into erasures (user_id, due_on, blocks) select user_id, $1, '["admin"]' from (${busy}) b`,
      [day(-1)],
    );
    const [faulty, person] = [await addPerson('Asha Rao'), await addPerson('Ravi Kumar')];
    for (const one of [faulty, person]) await as(one).privacy.erasure.request({ email: await emailOf(one) });
    const taken = `deleted-${faulty}@deleted.invalid`;
    await asOwner(`insert into auth.users (name, email, email_verified) values ('Taken', $1, true)`, [taken]);
    const erasing = eraseDue(services.database, services.jobs, `${day(8)}T03:00:00+05:30`);
    await expect(erasing).rejects.toMatchObject({ errors: [expect.anything()] });
    expect(await emailOf(person)).toMatch(/@deleted[.]invalid$/);
    expect(await emailOf(faulty)).not.toMatch(/@deleted[.]invalid$/);
    await asOwner(`delete from erasures where state = 'requested'`);
    await asOwner(`delete from user_roles where user_id in (${busy})`);
  });

  // spec account: Beyond it: a copy of one’s data and the deletion of the account, of a tenant who is an affiliate too … what is kept by law loses the name, everything else goes
  // security personal-data: Erasure takes everything but what the law keeps, without the name
  it('takes the name from what the law keeps, and everything else away', async () => {
    const { tenant, landlord, home, lease, email, code } = await tenantAndAffiliate();
    await post(code, 50_000, -50_000);
    const own = await addHome(asOwner, tenant);
    const visitor = await addPerson('Ravi Kumar');
    await as(visitor).visits.request({
      property_id: own,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '10:00',
      notes: 'Is there a lift?',
    });
    await asOwner(
      `with asked as (insert into enquiries (form_id, kind, name, email, message) values (gen_random_uuid(), 'contact', 'Asha Rao', $1, 'Call me') returning id)
       insert into enquiry_events (enquiry_id, action, status, note) select id, 'note', 'new', 'Asha wants Baner' from asked`,
      [email],
    );
    await as(tenant).privacy.exports.request();
    await asOwner(
      `insert into lease_parties (lease_id, role, user_id, name) values ($1, 'occupant', $2, 'Asha')`,
      [lease.id, tenant],
    );
    const ends = await as(tenant).leases.giveNotice({
      id: lease.id,
      version: lease.version,
      ends_on: day(40),
    });
    await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [ends.id]);
    expect(await as(tenant).privacy.erasure.request({ email })).toMatchObject({ blocks: [] });
    await eraseDue(services.database, services.jobs, `${day(7)}T03:00:00+05:30`);

    const rows = (query: string, ...values: unknown[]) => asOwner(query, values);
    expect(
      await rows('select full_name, phone, city, email from profiles where user_id = $1', tenant),
    ).toEqual([
      { full_name: 'Deleted person', phone: null, city: null, email: `deleted-${tenant}@deleted.invalid` },
    ]);
    expect(await rows('select from user_roles where user_id = $1', tenant)).toEqual([]);
    expect(await rows('select from shortlists where user_id = $1', tenant)).toEqual([]);
    expect(await rows('select from tax_identities where user_id = $1', tenant)).toEqual([]);
    expect(await rows('select from property_private where property_id = $1', own)).toEqual([]);
    expect(await rows('select listing_state from properties where id = $1', own)).toEqual([
      { listing_state: 'withdrawn' },
    ]);
    expect(await rows('select status from property_visits where property_id = $1', own)).toEqual([
      { status: 'cancelled' },
    ]);
    expect(await rows('select tenant_name, landlord_name from leases where id = $1', lease.id)).toEqual([
      { tenant_name: 'Deleted person', landlord_name: 'Lal Singh' },
    ]);
    expect(await rows('select distinct name from lease_parties where user_id = $1', tenant)).toEqual([
      { name: 'Deleted person' },
    ]);
    expect(
      await rows('select full_name, status from affiliate_profiles where affiliate_id = $1', code),
    ).toEqual([{ full_name: 'Deleted person', status: 'terminated' }]);
    expect(await rows('select from ledger_entries where affiliate_id = $1', code)).toHaveLength(1);
    expect(await rows(`select from enquiry_events where note like '%Asha%'`)).toEqual([]);
    const trail = await rows(
      `select action from audit_log where subject_id = $1 and action like 'privacy.%' order by id`,
      tenant,
    );
    expect(trail.at(-1)).toEqual({ action: 'privacy.erasure.done' });
    expect(JSON.stringify(await rows('select * from auth.users where id = $1', tenant))).not.toContain(email);
    expect(await rows('select from auth.accounts where user_id = $1', tenant)).toEqual([]);

    // The other side keeps its own.
    const theirs = await as(landlord).leases.get({ id: lease.id });
    expect(JSON.stringify(theirs)).toContain('Deleted person');
    expect(JSON.stringify(theirs)).not.toContain('Asha');
    expect(await rows('select listing_state from properties where id = $1', home)).toEqual([
      { listing_state: 'published' },
    ]);
    const again = await rows(
      `insert into auth.users (name, email, email_verified) values ('Asha Rao', $1, true) returning id`,
      email,
    );
    expect(again).toHaveLength(1);
  });

  // spec application-profile: It is erased with the account, and so are the photos of repairs
  it('takes the application profile and what was shared of it, and the photos of repairs with their files', async () => {
    const { tenant, landlord, lease, email } = await runningLease(started, { deposit: 0 });
    await as(tenant).applicationProfile.save(applicantsProfile);
    const { id } = await as(tenant).applications.submit({
      property_id: await addHome(asOwner, landlord),
      move_in_date: day(5),
      household: 'family',
      occupants: 2,
      share_profile: true,
    });
    const repair = await as(tenant).maintenance.raise({
      lease_id: lease.id,
      title: 'The tap drips',
      category: 'plumbing',
    });
    const file = asFile(await picture(500, 400));
    await as(tenant).maintenance.addPhoto({ id: repair.id, file });
    await as(landlord).maintenance.addPhoto({ id: repair.id, file });
    const photos = await asOwner<{ key: string }>(
      'select key from maintenance_photos where request_id = $1 and added_by = $2',
      [repair.id, tenant],
    );
    await asOwner(`update leases set state = 'ended', ended_on = start_date where id = $1`, [lease.id]);
    await as(tenant).privacy.erasure.request({ email });
    await eraseDue(services.database, services.jobs, `${day(7)}T03:00:00+05:30`);

    expect(await emailOf(tenant)).toMatch(/@deleted[.]invalid$/);
    expect(await asOwner('select from application_profiles where user_id = $1', [tenant])).toEqual([]);
    expect(await asOwner('select from application_references where user_id = $1', [tenant])).toEqual([]);
    expect(
      await asOwner(
        'select status, occupation, employer, reference_count from property_applications where id = $1',
        [id],
      ),
    ).toEqual([{ status: 'cancelled', occupation: null, employer: null, reference_count: 0 }]);
    expect(
      await asOwner('select added_by from maintenance_photos where request_id = $1', [repair.id]),
    ).toEqual([{ added_by: landlord }]);
    const removed = await asOwner<{ keys: string[] }>(
      `select data -> 'keys' as keys from pgboss.job where name = 'files.remove' and data ->> 'area' = 'private'`,
    );
    expect(removed.flatMap(({ keys }) => keys)).toEqual(expect.arrayContaining(photos.map(({ key }) => key)));
    expect(photos).toHaveLength(1);
    // What was repaired stays with the home, for the other side.
    expect(await as(landlord).maintenance.get({ id: repair.id })).toMatchObject({ title: 'The tap drips' });
  });

  // spec application-profile: Open repairs of their empty homes are called off with it
  it('calls off what was to be repaired in an empty home, and keeps what was done there', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const admin = await addPerson('Ada Admin', ['admin']);
    const home = await addHome(asOwner, landlord);
    const raise = (title: string) =>
      as(landlord).maintenance.raise({
        property_id: home,
        title,
        category: 'other' as const,
        description: 'Ring at Asha’s',
      });
    const open = await raise('Paint the door');
    const done = await raise('Clean the tank');
    await as(landlord).maintenance.assign({ id: done.id, assignee_name: 'Ramesh' });
    await as(landlord).maintenance.finish({ id: done.id, cost: 50_000 });
    await as(landlord).privacy.erasure.request({ email: await emailOf(landlord) });
    await eraseDue(services.database, services.jobs, `${day(7)}T03:00:00+05:30`);
    const called = await as(admin).maintenance.get({ id: open.id });
    expect(called).toMatchObject({ status: 'cancelled', description: null });
    expect(called.history.at(-1)).toMatchObject({ action: 'maintenance.cancel', status: 'cancelled' });
    expect(await as(admin).maintenance.get({ id: done.id })).toMatchObject({
      status: 'done',
      cost: 50_000,
      description: null,
    });
  });

  it('belongs to the person alone', async () => {
    const person = await addPerson('Asha Rao');
    const other = await addPerson('Ravi Kumar');
    await as(person).privacy.erasure.request({ email: await emailOf(person) });
    await as(other).privacy.erasure.cancel();
    expect(await as(person).privacy.erasure.get()).toMatchObject({ due_on: day(7) });
    expect(await as(other).privacy.erasure.get()).toMatchObject({ due_on: null });
    for (const call of ['get', 'cancel'] as const) {
      await expect(as(null).privacy.erasure[call]()).rejects.toMatchObject({ status: 401 });
    }
  });
});
