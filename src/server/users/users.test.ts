import { beforeAll, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let admin: string;
let asha: string;
let bharat: string;
let chandra: string;

const describePerson = (userId: string, own: Record<string, unknown>) => {
  const names = Object.keys(own);
  const set = names.map((name, place) => `${name} = $${place + 2}`).join(', ');
  return asOwner(`update profiles set ${set} where user_id = $1`, [userId, ...Object.values(own)]);
};

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  asha = await addPerson('Asha Rao', ['landlord']);
  bharat = await addPerson('Bharat Patel', ['broker', 'landlord']);
  chandra = await addPerson('Chandra Bose');
  await describePerson(admin, { created_at: '2026-01-01', last_login_at: '2026-06-01' });
  await describePerson(asha, { created_at: '2026-02-01', phone: '+919876543210', city: 'Pune' });
  await describePerson(bharat, {
    created_at: '2026-03-01',
    city: '100% Surat_',
    last_login_at: '2026-05-01',
  });
  await describePerson(chandra, { created_at: '2026-04-01', full_name: null });
  await asOwner(
    `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-11111', $1, 'C')`,
    [chandra],
  );
  await asOwner(
    `insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status) values ('KRY-11111', $1, 'C', 'c@example.com', 'pending')`,
    [chandra],
  );
});

type Filters = NonNullable<Parameters<ReturnType<typeof as>['users']['list']>[0]>;
const found = async (filters: Filters) => {
  const { items, total } = await as(admin).users.list(filters);
  expect(total).toBe(items.length);
  return items.map(({ user_id }) => user_id);
};

describe('users.list', () => {
  // spec 7: Read profiles newest first; one by user_id; counts
  it('shows people as the directory has them', async () => {
    const { items } = await as(admin).users.list({ q: 'chandra' });
    expect(items).toEqual([
      expect.objectContaining({
        user_id: chandra,
        full_name: null,
        roles: [],
        affiliate: { affiliate_id: 'KRY-11111', status: 'pending', calculation_mode: 'balanced' },
        last_login_at: null,
        profile_completion: 20,
      }),
    ]);
    expect(new Date(items[0]?.created_at ?? '').toISOString()).toContain('2026-0');
  });

  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria." … search by every part of them
  it('finds by every part of name, e-mail, phone and city, whatever the case', async () => {
    expect(await found({ q: 'ASHA pune' })).toEqual([asha]);
    expect(await found({ q: 'asha surat' })).toEqual([]);
    expect(await found({ q: '98765 43210' })).toEqual([asha]);
    expect(await found({ q: 'bharat.patel' })).toEqual([bharat]);
    // One or two letters count where a word begins.
    expect(await found({ q: 'pu' })).toEqual([asha]);
    expect(await found({ q: 'un' })).toEqual([]);
  });

  it('takes signs of patterns for what they are', async () => {
    expect(await found({ q: '100%' })).toEqual([bharat]);
    expect(await found({ q: 'surat_' })).toEqual([bharat]);
    expect(await found({ q: '%' })).toEqual([bharat]);
    expect(await found({ q: `o'neil \\ "` })).toEqual([]);
  });

  it('takes a registration without a profile for an active affiliate', async () => {
    await asOwner(
      `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-22222', $1, 'B')`,
      [bharat],
    );
    expect(await found({ role: 'affiliate' })).toEqual([chandra, bharat]);
    expect((await as(admin).users.get({ userId: bharat })).affiliate).toEqual({
      affiliate_id: 'KRY-22222',
      status: 'active',
      calculation_mode: 'balanced',
    });
    expect(await as(bharat).account.me()).toMatchObject({ isAffiliate: true });
    await asOwner(`delete from affiliate_registrations where affiliate_id = 'KRY-22222'`);
  });

  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria." … filtered by role and by having signed in
  // spec 7: Read user_roles of a person, and of all
  it('filters by role, where nobody’s roles mean user, and by having signed in', async () => {
    expect(await found({ role: 'landlord' })).toEqual([bharat, asha]);
    expect(await found({ role: 'user' })).toEqual([chandra]);
    expect(await found({ role: 'affiliate' })).toEqual([chandra]);
    expect(await found({ active: 'active' })).toEqual([bharat, admin]);
    expect(await found({ active: 'never', role: 'landlord' })).toEqual([asha]);
  });

  it.each([
    ['newest', () => [chandra, bharat, asha, admin]],
    ['oldest', () => [admin, asha, bharat, chandra]],
    ['name', () => [asha, bharat, chandra, admin]],
  ] as const)('sorts by %s and pages without repeating or skipping', async (sort, order) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(admin).users.list({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(4);
      seen.push(...page.items.map(({ user_id }) => user_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(order());
  });

  it('sorts by the last sign-in, those who never came last', async () => {
    expect((await found({ sort: 'last_login' })).slice(0, 2)).toEqual([admin, bharat]);
  });

  it('refuses a cursor that is none, and a role that is none', async () => {
    await expect(as(admin).users.list({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ status: 422 });
    await expect(as(admin).users.list({ role: 'king' as 'user' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('users.figures and users.get', () => {
  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria." … its stat cards
  it('count people, brokers, landlords and those who have signed in', async () => {
    expect(await as(admin).users.figures()).toEqual({ total: 4, brokers: 1, landlords: 2, active: 2 });
  });

  it('show one person with their homes', async () => {
    await addHome(asOwner, asha);
    await addHome(asOwner, asha, { listing_state: 'withdrawn', availability: 'unavailable' });
    expect(await as(admin).users.get({ userId: asha })).toMatchObject({ roles: ['landlord'], properties: 1 });
    await expect(as(admin).users.get({ userId: UNKNOWN_ID })).rejects.toMatchObject({ status: 404 });
  });
});

describe('users.activity', () => {
  it('tells what a person did and what was done around them, newest first, in pages', async () => {
    const home = await addHome(asOwner, asha, { title: 'House with a garden' });
    const visit = await as(chandra).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: addDays(dateInIndia(new Date().toISOString()), 3),
      slot: '10:00',
    });
    await as(asha).visits.accept({ id: visit.id });
    await as(admin).roles.assign({ userId: chandra, role: 'tenant' });

    const { items } = await as(admin).users.activity({ userId: chandra });
    expect(items.map(({ kind, action, by_this_person: own }) => [kind, action, own])).toEqual([
      ['audit', 'roles.assign', false],
      ['lead', 'visit.accepted', false],
      ['lead', 'visit.requested', true],
    ]);
    expect(items[0]).toMatchObject({ actor: { full_name: 'Vikram Admin' }, after: { roles: ['tenant'] } });
    expect(items[1]).toMatchObject({ actor: { user_id: asha }, subject: 'House with a garden' });

    const first = await as(admin).users.activity({ userId: chandra, limit: 2 });
    const second = await as(admin).users.activity({
      userId: chandra,
      limit: 2,
      cursor: first.next_cursor ?? 'none',
    });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(second.next_cursor).toBeNull();

    const own = await as(admin).users.activity({ userId: admin });
    expect(own.items[0]).toMatchObject({ action: 'roles.assign', by_this_person: true });
  });

  it('tells that two people wrote to each other, and never what', async () => {
    const home = await addHome(asOwner, asha, { title: 'Flat by the lake' });
    await as(chandra).messages.start({ property_id: home, body: 'Is the balcony shaded?' });
    // Whoever gave no name is told by their address.
    const chandrasAddress = (await as(admin).users.get({ userId: chandra })).email;
    const notices = await as(admin).users.activity({ userId: asha, kind: 'conversation' });
    expect(notices.items).toEqual([
      expect.objectContaining({
        kind: 'conversation',
        by_this_person: false,
        subject: 'Flat by the lake',
        facts: { person: chandrasAddress, messages: 1 },
      }),
    ]);
    expect(JSON.stringify(notices)).not.toContain('balcony');
    const own = await as(admin).users.activity({ userId: chandra, kind: 'conversation' });
    expect(own.items).toEqual([expect.objectContaining({ by_this_person: true })]);
    const [row] = await asOwner<{ seen: number }>(
      `select set_config('app.user_id', $1, false),
         (select count(*)::int from app.conversations_of($1::uuid, null, null, 10)) as seen`,
      [asha],
    );
    expect(row).toMatchObject({ seen: 0 });
  });

  it('is narrowed to one kind, page after page', async () => {
    await as(admin).roles.assign({ userId: chandra, role: 'landlord' });
    const all = await as(admin).users.activity({ userId: chandra });
    const acts = all.items.filter(({ kind }) => kind === 'audit').map(({ id }) => id);
    expect(acts.length).toBeLessThan(all.items.length);
    const first = await as(admin).users.activity({ userId: chandra, kind: 'audit', limit: 1 });
    const rest = await as(admin).users.activity({
      userId: chandra,
      kind: 'audit',
      cursor: first.next_cursor ?? 'none',
    });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(acts);
    await expect(
      as(admin).users.activity({ userId: chandra, kind: 'gossip' as 'audit' }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('of nobody is not found', async () => {
    await expect(as(admin).users.activity({ userId: UNKNOWN_ID })).rejects.toMatchObject({ status: 404 });
  });
});

describe('who may', () => {
  it('administrators only, also at the database itself', async () => {
    await expect(as(bharat).users.list({})).rejects.toMatchObject({ status: 403 });
    await expect(as(null).users.list({})).rejects.toMatchObject({ status: 401 });
    await expect(as(bharat).users.figures()).rejects.toMatchObject({ status: 403 });
    await expect(as(null).users.figures()).rejects.toMatchObject({ status: 401 });
    for (const call of ['get', 'activity'] as const) {
      await expect(as(bharat).users[call]({ userId: bharat })).rejects.toMatchObject({ status: 403 });
    }
    const [row] = await asOwner(
      `select set_config('app.user_id', $1, false),
         (select count(*)::int from app.find_users('{}', null, 'all', 'newest', null, null, 10)) as found,
         app.count_users('{}', null, 'all', 10)::int as counted, (select count(*)::int from app.user_figures()) as figures`,
      [bharat],
    );
    expect(row).toMatchObject({ found: 0, counted: 0, figures: 0 });
  });
});
