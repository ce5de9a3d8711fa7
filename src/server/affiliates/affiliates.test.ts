import { describe, expect, it, test } from 'vitest';
import { affiliateMaker, givePan } from '../../../tests/support/affiliates.ts';
import { startServices } from '../../../tests/support/services.ts';
import { enrolWithoutSponsor, ensureAffiliateProfile } from './enrolment.ts';

const testServices = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = testServices;
const join = affiliateMaker(testServices);
const admin = await addPerson('Meera Admin', ['admin']);
const NOBODY = '01900000-0000-7000-8000-000000000000';
const UNKNOWN = 'KRY-ZZZZZ';
const broken = (rule: string, field: string) => ({
  code: 'RULE_BROKEN',
  data: { rule: `affiliate.${rule}`, field },
});

const trail = (code: string) =>
  asOwner<{ action: string; reason: string | null; before: unknown; after: unknown }>(
    'select action, reason, before, after from audit_log where subject_id = $1 order by id',
    [code],
  );

describe('the directory', () => {
  // spec 4: Counting of affiliates: active or pending; without a profile active
  // spec 7: Read affiliate_profiles that are active by name; one by user_id
  it('lists active ones by name, those without profile among them, page by page', async () => {
    const names = ['Zoya Asha', 'Yash Asha', 'Xavier Asha', 'Wasim Asha'];
    await join(names[0] ?? '', { status: null });
    for (const name of names.slice(1)) await join(name);
    await join('Vani Asha', { status: 'suspended' });
    const first = await as(admin).affiliates.list({ q: 'asha', limit: 3 });
    const second = await as(admin).affiliates.list({ q: 'asha', limit: 3, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map((one) => one.full_name)).toEqual([...names].reverse());
    expect([first.total, second.next_cursor]).toEqual([4, null]);
    const all = await as(admin).affiliates.list({ q: 'asha', status: 'all' });
    expect(all.items.map((one) => one.full_name)).toContain('Vani Asha');
  });

  it('finds by code and by e-mail, and takes % for itself', async () => {
    const { code, userId } = await join('Farhan Qureshi');
    const [person] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [
      userId,
    ]);
    for (const q of [code, code.slice(4).toLowerCase(), person?.email.slice(0, 12)]) {
      expect((await as(admin).affiliates.list({ q })).items.map((one) => one.affiliate_id)).toEqual([code]);
    }
    expect((await as(admin).affiliates.list({ q: '%' })).items).toEqual([]);
    await expect(as(admin).affiliates.list({ cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 });
  });

  it('shows one to themselves and to administrators; to others they do not exist', async () => {
    const [one, other] = [await join('Asha Rao'), await join('Ravi Rao')];
    for (const who of [one.userId, admin]) {
      expect((await as(who).affiliates.get({ affiliate_id: one.code })).full_name).toBe('Asha Rao');
    }
    for (const [who, code] of [
      [other.userId, one.code],
      [admin, UNKNOWN],
    ] as const) {
      await expect(as(who).affiliates.get({ affiliate_id: code })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('a root', () => {
  it('is made by an administrator, pending, once', async () => {
    const person = await addPerson('Sunil Menon');
    const made = await as(admin).affiliates.create({ user_id: person });
    expect(made).toMatchObject({
      status: 'pending',
      sponsor_id: null,
      full_name: 'Sunil Menon',
      user_id: person,
    });
    expect(made.affiliate_id).toMatch(/^KRY-[2-9A-HJ-NP-Z]{5}$/);
    expect((await as(person).account.me()).isAffiliate).toBe(true);
    expect((await trail(made.affiliate_id)).map((row) => row.action)).toEqual(['affiliates.create']);
    await expect(as(admin).affiliates.create({ user_id: person })).rejects.toMatchObject(
      broken('already-registered', 'user_id'),
    );
    await expect(as(admin).affiliates.create({ user_id: NOBODY })).rejects.toMatchObject({ status: 404 });
  });

  it('is made once, also when asked twice at the same time', async () => {
    const person = await addPerson('Twice Asked');
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => as(admin).affiliates.create({ user_id: person })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: broken('already-registered', 'user_id'),
    });
  });
});

describe('registering', () => {
  it('joins under a sponsor with consent, pending', async () => {
    const sponsor = await join('Kavya Sponsor');
    const person = await addPerson('New Comer');
    const joined = await as(person).affiliates.register({
      sponsor_id: sponsor.code.toLowerCase(),
      consent: true,
    });
    expect(joined).toMatchObject({
      status: 'pending',
      sponsor_id: sponsor.code,
      has_consented: true,
      has_pan: false,
    });
    await expect(
      as(person).affiliates.register({ sponsor_id: sponsor.code, consent: true }),
    ).rejects.toMatchObject(broken('already-registered', 'sponsor_id'));
  });

  it('notifies the sponsor who joined, by email too, and nobody where registering was refused', async () => {
    const sponsor = await join('Team Leader');
    const person = await addPerson('Nisha Recruit');
    const register = () => as(person).affiliates.register({ sponsor_id: sponsor.code, consent: true });
    await register();
    await expect(register()).rejects.toMatchObject(broken('already-registered', 'sponsor_id'));
    expect(
      await asOwner(
        `select actor_id, payload, category, exists (select from pgboss.job j
              where j.name = 'mail-notice' and j.data->>'notificationId' = n.id::text) as is_mailed from notifications n
          where user_id = $1 and event = 'recruit.joined'`,
        [sponsor.userId],
      ),
    ).toEqual([
      { actor_id: person, payload: { name: 'Nisha Recruit' }, category: 'account', is_mailed: true },
    ]);
    expect(await asOwner(`select from notifications where user_id = $1`, [person])).toEqual([]);
  });

  it('lets a broker who was enrolled on activation name their sponsor, once', async () => {
    const [sponsor, broker] = [await join('Sponsor Two'), await addPerson('Ravi Broker', ['broker'])];
    const code = await services.database.asWorker((db) => enrolWithoutSponsor(db, broker));
    const register = () => as(broker).affiliates.register({ sponsor_id: sponsor.code, consent: true });
    expect(await register()).toMatchObject({
      affiliate_id: code,
      sponsor_id: sponsor.code,
      has_consented: true,
    });
    await expect(register()).rejects.toMatchObject(broken('already-registered', 'sponsor_id'));
  });

  it('needs a sponsor who exists and is not terminated, consent, and a confirmed address', async () => {
    const [person, gone] = [await addPerson('Try Me'), await join('Gone', { status: 'terminated' })];
    const register = (sponsor_id: string) => as(person).affiliates.register({ sponsor_id, consent: true });
    await expect(register(UNKNOWN)).rejects.toMatchObject(broken('sponsor-unknown', 'sponsor_id'));
    await expect(register(gone.code)).rejects.toMatchObject(broken('sponsor-terminated', 'sponsor_id'));
    await expect(register('nobody')).rejects.toMatchObject({ status: 422 });
    await expect(
      as(person).affiliates.register({ sponsor_id: UNKNOWN, consent: false as never }),
    ).rejects.toMatchObject({ status: 422 });
    await asOwner('update profiles set email_verified = false where user_id = $1', [person]);
    await expect(register(UNKNOWN)).rejects.toMatchObject({ status: 403 });
  });
});

describe('an invitation', () => {
  const tokenOf = async (code: string) => {
    const [row] = await asOwner<{ invite_token: string }>(
      'select invite_token from affiliate_registrations where affiliate_id = $1',
      [code],
    );
    return row?.invite_token ?? '';
  };

  it('names who invites to whoever has the link, and joins under them', async () => {
    const inviter = await join('Ila Inviter');
    const invite = await tokenOf(inviter.code);
    expect(await as(null).affiliates.invitation({ invite })).toEqual({
      affiliate_id: inviter.code,
      full_name: 'Ila Inviter',
      can_sponsor: true,
    });
    const { version } = await as(inviter.userId).affiliates.terms();
    const person = await addPerson('Invited One');
    const joined = await as(person).affiliates.register({ invite, terms_version: version, consent: true });
    expect(joined).toMatchObject({ sponsor_id: inviter.code, status: 'pending' });
    expect((await as(person).affiliates.mine()).affiliate).toMatchObject({
      sponsor_name: 'Ila Inviter',
      contract_version: version,
      has_pan: false,
    });
  });

  it('cannot be guessed: another number names nobody, and codes may be tried a few times an hour only', async () => {
    const { code } = await join('Known Code');
    const person = await addPerson('Guessing Person');
    await expect(as(null).affiliates.invitation({ invite: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const ask = (sponsor_id: string) => as(person).affiliates.sponsor({ sponsor_id });
    expect(await ask(code.toLowerCase())).toMatchObject({ full_name: 'Known Code', can_sponsor: true });
    for (let n = 1; n < 30; n += 1) await expect(ask(UNKNOWN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(code)).rejects.toMatchObject({ status: 429 });
    await expect(as(null).affiliates.sponsor({ sponsor_id: code })).rejects.toMatchObject({ status: 401 });
  });

  it('of somebody whose membership ended is refused, as are terms that have changed', async () => {
    const gone = await join('Gone Inviter', { status: 'terminated' });
    const invite = await tokenOf(gone.code);
    expect(await as(null).affiliates.invitation({ invite })).toMatchObject({ can_sponsor: false });
    const person = await addPerson('Late Comer');
    await expect(as(person).affiliates.register({ invite, consent: true })).rejects.toMatchObject(
      broken('sponsor-terminated', 'sponsor_id'),
    );
    const sponsor = await join('Still Here');
    await expect(
      as(person).affiliates.register({ sponsor_id: sponsor.code, terms_version: '1.0', consent: true }),
    ).rejects.toMatchObject(broken('terms-changed', 'consent'));
    expect(await as(person).affiliates.mine()).toEqual({ affiliate: null });
  });

  it('does not let a broker name themselves or somebody of their own team', async () => {
    const broker = await addPerson('Team Broker', ['broker']);
    const code = await services.database.asWorker((db) => enrolWithoutSponsor(db, broker));
    const below = await join('Below Them', { sponsor: { code: code ?? '', userId: broker } });
    const register = (sponsor_id: string) => as(broker).affiliates.register({ sponsor_id, consent: true });
    await expect(register(code ?? '')).rejects.toMatchObject(broken('sponsor-is-self', 'sponsor_id'));
    await expect(register(below.code)).rejects.toMatchObject(broken('sponsor-in-own-team', 'sponsor_id'));
  });

  it('is complete with consent and PAN, whichever comes last', async () => {
    const sponsor = await join('Sponsor Three');
    const [first, second] = [await addPerson('Pan Last'), await addPerson('Pan First')];
    const register = (person: string) =>
      as(person).affiliates.register({ sponsor_id: sponsor.code, consent: true });
    expect((await register(first)).status).toBe('pending');
    await as(first).payees.setPan({ pan: 'ABCPE1234F' });
    expect((await as(first).affiliates.mine()).affiliate).toMatchObject({ status: 'active', has_pan: true });
    await expect(as(second).payees.setPan({ pan: 'ABCPE1234F' })).rejects.toMatchObject({
      data: { rule: 'payee.pan-taken', field: 'pan' },
    });
    await as(second).payees.setPan({ pan: 'ABCPE1234G' });
    const joined = await register(second);
    expect(joined).toMatchObject({ status: 'active', has_pan: true });
    expect((await trail(joined.affiliate_id)).map(({ action }) => action)).toEqual([
      'affiliates.register',
      'affiliates.complete',
    ]);
  });
});

describe('changing the sponsor', () => {
  it('moves them, says why, and counts from the next month', async () => {
    const [first, second] = [await join('First'), await join('Second')];
    const one = await join('Moved', { sponsor: first });
    const moved = await as(admin).affiliates.changeSponsor({
      affiliate_id: one.code,
      sponsor_id: second.code,
      reason: 'Named the wrong one',
    });
    expect(moved).toMatchObject({ sponsor_id: second.code, sponsor_name: 'Second' });
    expect(await trail(one.code)).toMatchObject([
      {
        action: 'affiliates.changeSponsor',
        reason: 'Named the wrong one',
        before: { sponsor_id: first.code },
      },
    ]);
    const [change] = await asOwner<{ next: boolean }>(
      `select effective_from > now() at time zone 'Asia/Kolkata' as next from affiliate_fact_changes
        where affiliate_id = $1 and fact = 'sponsor'`,
      [one.code],
    );
    expect(change?.next).toBe(true);
  });

  it('is refused within the own team, and for the other reasons, at the field', async () => {
    const top = await join('Top');
    const middle = await join('Middle', { sponsor: top });
    const low = await join('Low', { sponsor: middle });
    const gone = await join('Gone Two', { status: 'terminated' });
    const change = (of: string, sponsor_id: string | null) =>
      as(admin).affiliates.changeSponsor({ affiliate_id: of, sponsor_id, reason: 'tried' });
    await expect(change(top.code, low.code)).rejects.toMatchObject(
      broken('sponsor-in-own-team', 'sponsor_id'),
    );
    await expect(change(top.code, top.code)).rejects.toMatchObject(broken('sponsor-is-self', 'sponsor_id'));
    await expect(change(top.code, UNKNOWN)).rejects.toMatchObject(broken('sponsor-unknown', 'sponsor_id'));
    await expect(change(top.code, gone.code)).rejects.toMatchObject(
      broken('sponsor-terminated', 'sponsor_id'),
    );
    await expect(change(top.code, null)).rejects.toMatchObject(broken('sponsor-unchanged', 'sponsor_id'));
    await expect(change(UNKNOWN, top.code)).rejects.toMatchObject({ status: 404 });
  });

  it('closes no circle when two administrators move at the same time', async () => {
    const [left, right] = [await join('Left'), await join('Right')];
    const change = (of: string, sponsor_id: string) =>
      as(admin).affiliates.changeSponsor({ affiliate_id: of, sponsor_id, reason: 'at once' });
    const outcomes = await Promise.allSettled([change(left.code, right.code), change(right.code, left.code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('standing', () => {
  const set = (affiliate_id: string, status: 'active' | 'suspended' | 'terminated') =>
    as(admin).affiliates.setStatus({ affiliate_id, status, reason: 'decided' });

  // security personal-data: Contract consent before an affiliate is active
  it('is active only with consent and PAN, and is written down', async () => {
    const one = await join('Waiting', { status: 'pending', hasConsented: false });
    await expect(set(one.code, 'active')).rejects.toMatchObject(broken('consent-missing', 'status'));
    const two = await join('Consented', { status: 'pending' });
    await expect(set(two.code, 'active')).rejects.toMatchObject(broken('pan-missing', 'status'));
    await givePan(asOwner, two.userId);
    expect(await set(two.code, 'active')).toMatchObject({ status: 'active', has_pan: true });
    expect(await trail(two.code)).toMatchObject([
      {
        action: 'affiliates.setStatus',
        reason: 'decided',
        before: { status: 'pending' },
        after: { status: 'active' },
      },
    ]);
  });

  it('suspends whoever has no profile yet, and terminates for good', async () => {
    const one = await join('Bare', { status: null });
    expect((await set(one.code, 'suspended')).status).toBe('suspended');
    expect((await set(one.code, 'terminated')).status).toBe('terminated');
    await expect(set(one.code, 'active')).rejects.toMatchObject(broken('status-not-allowed', 'status'));
    await expect(set(UNKNOWN, 'suspended')).rejects.toMatchObject({ status: 404 });
  });
});

describe('calculation mode', () => {
  // spec 4: Calculation mode: toggles with a reason, audited, with its time
  // spec 7: Write the calculation mode and its audit
  it('changes with a reason, and both histories say so', async () => {
    const one = await join('Modal', { status: null });
    const set = (mode: 'balanced' | 'total_volume', reason: string) =>
      as(admin).calculationMode.set({ affiliate_id: one.code, mode, reason });
    const changed = await set('total_volume', '  One strong leg ');
    expect(changed.reward_calculation_mode).toBe('total_volume');
    expect(Date.parse(changed.calculation_mode_changed_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(
      await asOwner(
        'select old_mode, new_mode, reason, changed_by_admin_id from affiliate_calculation_mode_audit where affiliate_id = $1',
        [one.code],
      ),
    ).toEqual([
      {
        old_mode: 'balanced',
        new_mode: 'total_volume',
        reason: 'One strong leg',
        changed_by_admin_id: admin,
      },
    ]);
    expect(await trail(one.code)).toMatchObject([
      { action: 'calculationMode.set', reason: 'One strong leg' },
    ]);
    await expect(set('total_volume', 'again')).rejects.toMatchObject(broken('mode-unchanged', 'mode'));
    await expect(set('balanced', '  ')).rejects.toMatchObject(broken('mode-reason-missing', 'reason'));
    await expect(
      as(admin).calculationMode.set({ affiliate_id: UNKNOWN, mode: 'balanced', reason: 'x' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('who may', () => {
  test.each([
    ['a stranger', async () => addPerson('Stranger')],
    ['an affiliate', async () => (await join('Just One')).userId],
    ['a broker', async () => addPerson('Broker', ['broker'])],
  ])('not %s', async (_, make) => {
    const who = as(await make());
    const one = await join('Target');
    const own = { affiliate_id: one.code, reason: 'mine' };
    for (const call of [
      () => who.affiliates.list({}),
      () => who.affiliates.create({ user_id: admin }),
      () => who.affiliates.changeSponsor({ ...own, sponsor_id: null }),
      () => who.affiliates.setStatus({ ...own, status: 'terminated' }),
      () => who.calculationMode.set({ ...own, mode: 'total_volume' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 403 });
    }
  });
});

it('enrols nobody who is not there, and leaves a profile that is', async () => {
  expect(await services.database.asWorker((db) => enrolWithoutSponsor(db, NOBODY))).toBeNull();
  const one = await join('Kept', { status: 'suspended' });
  await services.database.asWorker((db) => ensureAffiliateProfile(db, one.code));
  expect((await as(admin).affiliates.get({ affiliate_id: one.code })).status).toBe('suspended');
});
