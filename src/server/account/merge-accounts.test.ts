import { beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import { mergeAccounts } from './merge-accounts.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const { database, jobs } = services;
const texts: SignInText[] = [];
const merge = (from: string, into: string) =>
  mergeAccounts({ database, jobs, sendText: async (text) => void texts.push(text) }, from, into);
const broken = (code: string) => expect.objectContaining({ code });

beforeEach(async () => {
  texts.length = 0;
  await asOwner('delete from auth.rate_limits');
});

/** Where that id still stands in the tables of the product, whatever the column is called. */
async function tracesOf(userId: string): Promise<string[]> {
  const columns = await asOwner<{ place: string; name: string }>(`
    select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as place, c.column_name as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'auth') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'
     order by 1, 2`);
  const found: string[] = [];
  for (const { place, name } of columns) {
    const rows = await asOwner(`select from ${place} where "${name}" = $1 limit 1`, [userId]);
    if (rows.length > 0) found.push(`${place}.${name}`);
  }
  return found;
}

async function askAbout(seeker: string, home: string): Promise<void> {
  const person = as(seeker);
  await person.messages.start({ property_id: home, body: 'Is it still free?' });
  await person.visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '10:00',
  });
  await person.applications.submit({
    property_id: home,
    move_in_date: day(9),
    household: 'family',
    occupants: 2,
  });
  await person.shortlist.add({ property_id: home });
}

const count = async (rest: string, ...values: unknown[]) =>
  Number((await asOwner<{ count: string }>(`select count(*) from ${rest}`, values))[0]?.count);
const wayIn = async (userId: string) =>
  (
    await asOwner<{ email: string | null; phone: string | null }>(
      'select u.email, u.phone from auth.users u where u.id = $1',
      [userId],
    )
  )[0];

describe('an account that is brought into another', () => {
  it('leaves everything it had there, and only histories that are never rewritten still name it', async () => {
    const kept = await addPerson('Asha Rao');
    const { tenant: gone, landlord, lease } = await runningLease(test);
    await writeDues(test, lease.id);
    await as(gone).maintenance.raise({ lease_id: lease.id, title: 'The tap drips', category: 'plumbing' });
    const lister = await addPerson('Lal Lister', ['landlord']);
    const seeker = await addPerson('Sita Seeker');
    await askAbout(gone, await addHome(asOwner, lister));
    await askAbout(seeker, await addHome(asOwner, gone));
    await as(gone).savedSearches.save({ query: 'city=bengaluru' });

    await merge(gone, kept);

    expect((await tracesOf(gone)).filter((place) => !place.includes('audit'))).toEqual([
      'auth.users.id',
      'public.journal_lines.party_id',
      'public.maintenance_events.actor_id',
      'public.profiles.user_id',
    ]);
    expect((await as(kept).leases.listMine({})).items.map(({ id }) => id)).toEqual([lease.id]);
    expect((await as(landlord).leases.get({ id: lease.id })).tenant_has_account).toBe(true);
    const { items } = await as(kept).messages.list({});
    expect(items.map(({ side }) => side).toSorted()).toEqual(['lister', 'seeker']);
    for (const place of ['property_visits', 'property_applications', 'conversations', 'lead_cards']) {
      expect([place, await count(`${place} where user_id = $1`, kept)]).toEqual([place, 1]);
      expect([place, await count(`${place} where lister_id = $1`, kept)]).toEqual([place, 1]);
    }
    expect(await count('properties where listed_by = $1', kept)).toBe(1);
    expect(await count('saved_searches where user_id = $1', kept)).toBe(1);
  });

  it('of whom both asked about one home, goes on with one conversation, one visit and one application', async () => {
    const [kept, gone] = [await addPerson('Asha Rao'), await addPerson('Asha R')];
    const home = await addHome(asOwner, await addPerson('Lal Lister', ['landlord']));
    for (const person of [kept, gone]) await askAbout(person, home);

    await merge(gone, kept);

    const [talk, ...others] = (await as(kept).messages.list({})).items;
    expect(others).toEqual([]);
    expect((await as(kept).messages.read({ id: talk?.id ?? '' })).items).toHaveLength(2);
    const open = "status in ('requested', 'submitted')";
    for (const place of ['property_visits', 'property_applications']) {
      expect([place, await count(`${place} where user_id = $1`, kept)]).toEqual([place, 2]);
      expect([place, await count(`${place} where user_id = $1 and ${open}`, kept)]).toEqual([place, 1]);
    }
    expect(await count('shortlists where user_id = $1', kept)).toBe(1);
  });

  it('gives the number that the other lacks, and its programs end', async () => {
    const [kept, gone] = [await addPerson('Asha Rao'), await addPerson('Asha R')];
    const before = await wayIn(kept);
    await asOwner(
      `update auth.users set email = null, email_verified = false, phone = '+919876512345', phone_verified = true where id = $1`,
      [gone],
    );
    await as(gone).apiTokens.create({ name: 'Desk', scopes: ['listings:read'], days: '90' });

    await merge(gone, kept);

    expect(await wayIn(kept)).toEqual({ email: before?.email, phone: '+919876512345' });
    expect(await count('api_tokens where user_id in ($1, $2)', kept, gone)).toBe(0);
    const profile = await as(kept).profile.get();
    expect(profile).toMatchObject({ phone: '+919876512345', phoneVerified: true, fullName: 'Asha Rao' });
    expect(texts).toEqual([]);
  });

  it('is not verified under the name of the other', async () => {
    const [kept, gone] = [await addPerson('Ravi Kumar'), await addPerson('Asha Rao')];
    const admin = await addPerson('Vikram Admin', ['admin']);
    const home = await addHome(asOwner, gone);
    const about = { file: pdf(), note: null };
    const person = await as(gone).claims.submit({ kind: 'identity', ...about });
    const deed = await as(gone).claims.submit({ kind: 'ownership', property_id: home, ...about });
    for (const { id } of [person, deed]) {
      await as(admin).claims.verify({ id, method: 'paper_checked', valid_until: day(90) });
    }

    await merge(gone, kept);

    const states = await asOwner<{ kind: string; status: string }>(
      'select kind, status from verification_claims where user_id = $1 order by kind',
      [kept],
    );
    expect(states).toEqual([
      { kind: 'identity', status: 'lapsed' },
      { kind: 'ownership', status: 'verified' },
    ]);
  });

  it('is told at the address and the number that do not come along', async () => {
    const [kept, gone] = [await addPerson('Asha Rao'), await addPerson('Asha R')];
    await asOwner(`update auth.users set phone = $2, phone_verified = true where id = $1`, [
      kept,
      '+919876512346',
    ]);
    await asOwner(`update auth.users set phone = $2, phone_verified = true where id = $1`, [
      gone,
      '+919876512347',
    ]);
    const old = await wayIn(gone);

    await merge(gone, kept);

    expect(texts).toMatchObject([{ kind: 'changed', phone: '+919876512347' }]);
    const letters = await asOwner<{ email: string }>(
      `select data ->> 'email' as email from pgboss.job where name = 'mail-old-address' and data ->> 'email' = $1`,
      [old?.email],
    );
    expect(letters).toHaveLength(1);
    const [trail] = await asOwner<{ people: string[] }>(
      `select people from audit_log where action = 'account.merged' order by created_at desc limit 1`,
    );
    expect(trail?.people).toEqual(expect.arrayContaining([kept, gone]));
  });
});

describe('an account stays as it is', () => {
  it.each<[string, string, string]>([
    [
      'with two-step sign-in',
      'merge.two-step-on',
      'update auth.users set two_factor_enabled = true where id = $1',
    ],
    [
      'of the office',
      'merge.partner',
      `insert into user_roles (user_id, role) values ($1, 'property_manager')`,
    ],
    [
      'about to be deleted',
      'merge.leaving',
      `insert into erasures (user_id, due_on) values ($1, current_date + 7)`,
    ],
  ])('%s', async (_, code, statement) => {
    const [kept, gone] = [await addPerson('Asha Rao'), await addPerson('Asha R')];
    await asOwner(statement, [gone]);
    await expect(merge(gone, kept)).rejects.toEqual(broken(code));
    expect(await wayIn(gone)).toBeDefined();
  });

  it('while the one to keep is about to be deleted', async () => {
    const [kept, gone] = [await addPerson('Asha Rao'), await addPerson('Asha R')];
    await asOwner(`insert into erasures (user_id, due_on) values ($1, current_date + 7)`, [kept]);
    await expect(merge(gone, kept)).rejects.toEqual(broken('merge.leaving'));
  });

  it('whose other is its landlord', async () => {
    const { tenant, landlord } = await runningLease(test);
    await expect(merge(tenant, landlord)).rejects.toEqual(broken('merge.two-sides'));
    await expect(merge(landlord, tenant)).rejects.toEqual(broken('merge.two-sides'));
  });

  it('who asked the other about a home', async () => {
    const lister = await addPerson('Lal Lister', ['landlord']);
    const seeker = await addPerson('Sita Seeker');
    await askAbout(seeker, await addHome(asOwner, lister));
    await expect(merge(lister, seeker)).rejects.toEqual(broken('merge.two-sides'));
  });
});
