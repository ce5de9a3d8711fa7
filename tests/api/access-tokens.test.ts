/** Personal access tokens over HTTP: what each scope opens, generated over every procedure, and how a token ends. */
import { describe, expect, it } from 'vitest';
import { procedures } from '../../src/contract/every-procedure.ts';
import { type Scope, scopeFor, scopeNames, TOKENS_MAX } from '../../src/domain/api-tokens.ts';
import { roles } from '../../src/domain/roles.ts';
import { accountChanges } from '../../src/server/account/tell-account-changes.ts';
import { startApi } from '../support/api.ts';
import { addHome } from '../support/leads.ts';
import { addressOf, UNKNOWN_ID } from '../support/procedures.ts';

const { app, as, ask, addPerson, asOwner, services } = await startApi();

// People who may do almost everything: what is refused, is refused to the token.
const owner = await addPerson('Token Owner', roles);
const other = await addPerson('Other Owner', roles);
const neighbour = await addPerson('Next Door', ['landlord']);

const make = (person: string, scopes: Scope[], name = 'CRM') =>
  as(person).apiTokens.create({ name, scopes, days: '30' });

/** As a program calls: with the token, and nothing of the browser's. */
const call = (token: string, path: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });

async function outcome(answer: Response | Promise<Response>) {
  const response = await answer;
  const {
    code = 'answered',
    data,
    message,
  } = await response.json().then(
    (body) => body ?? {},
    () => ({}),
  );
  return { status: response.status, code, data, message };
}

describe('a client made from the description', async () => {
  type Scheme = { type: string; in?: string; name?: string };
  type Described = {
    components: { securitySchemes: Record<string, Scheme> };
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
  };
  const { token } = await make(neighbour, ['leads:read', 'profile:read'], 'Generated');

  /** As generators do that know one secret: it goes wherever any way in asks for one. */
  function headersBy({ components, paths }: Described, path: string): Record<string, string> {
    const headers: Record<string, string> = {};
    for (const way of paths[path]?.get?.security ?? []) {
      for (const name of Object.keys(way)) {
        const scheme = components.securitySchemes[name];
        if (scheme?.type === 'apiKey') headers[scheme.name ?? ''] = token;
        else headers.authorization = `Bearer ${token}`;
      }
    }
    return headers;
  }

  it.each(['/api/docs/openapi.json', '/api/openapi.json'])(
    'calls with its token alone: %s',
    async (document) => {
      const described = (await (await app.request(document)).json()) as Described;
      for (const path of ['/my/visits', '/properties', '/account/me']) {
        const headers = headersBy(described, path);
        expect(headers.authorization).toBe(`Bearer ${token}`);
        expect([path, (await app.request(`/api${path}`, { headers })).status]).toEqual([path, 200]);
      }
    },
  );

  it('is still refused with a token that is none, or a key that is wrong and nothing else', async () => {
    const status = async (headers: Record<string, string>) =>
      (await app.request('/api/properties', { headers })).status;
    expect(await status({ apikey: token })).toBe(401);
    expect(await status({ apikey: token, authorization: 'Bearer kir_none' })).toBe(401);
    expect(await status({ apikey: 'wrong', authorization: `Bearer ${services.publicKey}` })).toBe(401);
  });
});

// spec beyond-programs: A personal access token opens what its scopes name, for every procedure
// security programs: A personal access token opens what its scopes name, and nothing else, every procedure
describe('a token opens what its scopes name, for every procedure', async () => {
  const everything = (await make(other, [...scopeNames])).token;
  const allBut = new Map<string, string>();
  await asOwner('delete from auth.rate_limits');
  for (const [place, scope] of scopeNames.entries()) {
    const rest = scopeNames.filter((one) => one !== scope);
    // There are more scopes than tokens that one person keeps.
    allBut.set(scope, (await make(place % 2 === 0 ? owner : other, rest)).token);
  }

  let asked = 0;
  it.each(procedures)('$name', async ({ method, path, permission }) => {
    // There are more of them than a token may call in a minute.
    asked += 1;
    if (asked % 500 === 0) await asOwner('delete from auth.rate_limits');
    const needed = scopeFor(permission);
    const address = addressOf(path);
    const full = await outcome(call(everything, address, { method }));
    expect(full.status).toBeLessThan(500);
    if (needed === null) {
      expect(full).toMatchObject({ status: 403, code: 'SCOPE_REQUIRED', data: { scope: null } });
      return;
    }
    expect([401, 'SCOPE_REQUIRED']).not.toContain(full.code === 'SCOPE_REQUIRED' ? full.code : full.status);
    if (needed === 'none') return;
    const lacking = await outcome(call(allBut.get(needed) ?? '', address, { method }));
    expect(lacking).toMatchObject({ status: 403, code: 'SCOPE_REQUIRED', data: { scope: needed } });
    expect(lacking.message).toBe(`This token lacks the scope ${needed}`);
  });

  it('is at most twenty of one person', async () => {
    const keen = await addPerson('Keen Builder', ['landlord']);
    for (let made = 0; made < TOKENS_MAX; made += 1) await make(keen, ['leads:read']);
    await expect(make(keen, ['leads:read'])).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule: 'api-token.too-many' },
    });
  });
});

describe('a token acts as its person', () => {
  it('and sees what its person sees, not what a neighbour does', async () => {
    const home = await addHome(asOwner, neighbour);
    const { token } = await make(neighbour, ['listings:read']);
    const mine = async (bearer: string) =>
      (await (await call(bearer, '/api/my/properties')).json()).items.map(({ id }: { id: string }) => id);
    expect(await mine(token)).toEqual([home]);
    const stranger = await addPerson('Stranger');
    expect(await mine((await make(stranger, ['listings:read'])).token)).toEqual([]);
  });

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … is never an administrator
  it('without the power of an administrator, under the row policies too', async () => {
    const admin = await addPerson('Vikram Admin', ['admin']);
    const home = await addHome(asOwner, neighbour);
    const seeker = await addPerson('Asha Seeker');
    const [visit] = await asOwner<{ id: string }>(
      `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot)
       values ($1, $2, $3, 'physical', '2026-12-01', '10:00') returning id`,
      [home, seeker, neighbour],
    );
    const { token } = await make(admin, ['leads:read', 'profile:read']);
    expect((await ask(`/api/visits/${visit?.id}`, {}, admin)).status).toBe(200);
    expect((await call(token, `/api/visits/${visit?.id}`)).status).toBe(404);
    const me = await (await call(token, '/api/account/me')).json();
    expect(me.roles).toEqual([]);
  });

  it('and loses what its person loses with the next call', async () => {
    const broker = await addPerson('Bina Broker', ['broker']);
    const { token } = await make(broker, ['brokers:read']);
    const path = procedures.find(({ name }) => name === 'brokers.home')?.path ?? '';
    const asked = async () => outcome(call(token, `/api${path}`));
    expect((await asked()).code).not.toBe('FORBIDDEN');
    await asOwner(`delete from user_roles where user_id = $1`, [broker]);
    expect(await asked()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('needs no public key beside it, and opens no route of sign-in', async () => {
    const { token } = await make(neighbour, ['profile:read']);
    expect((await call(token, '/api/profile')).status).toBe(200);
    const auth = await call(token, '/api/auth/list-sessions');
    expect(auth.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a token ends', () => {
  const refused = { status: 401, code: 'UNAUTHORIZED' };
  const use = (token: string) => outcome(call(token, '/api/profile'));

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … ends when it is revoked, expires or its account is erased
  it('when it is revoked, by its owner alone', async () => {
    const { id, token } = await make(neighbour, ['profile:read']);
    await expect(as(other).apiTokens.revoke({ id })).rejects.toMatchObject({ status: 404 });
    await expect(as(other).apiTokens.rename({ id, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
    expect((await use(token)).status).toBe(200);
    await as(neighbour).apiTokens.revoke({ id });
    expect(await use(token)).toMatchObject(refused);
    // Not even where nobody has to be signed in.
    expect((await call(token, '/api/properties')).status).toBe(401);
  });

  it('when its time is over', async () => {
    const { id, token } = await make(neighbour, ['profile:read']);
    await asOwner(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await use(token)).toMatchObject(refused);
  });

  it('with the account', async () => {
    const leaver = await addPerson('Leaving Soon');
    const { token } = await make(leaver, ['profile:read']);
    await services.database.asWorker((tx) => tx.execute(`select app.erase_person('${leaver}')`));
    expect(await use(token)).toMatchObject(refused);
    expect(await asOwner('select from api_tokens where user_id = $1', [leaver])).toEqual([]);
  });

  it.each([
    ['of chance', 'kir_000000000000000000000000000000000000'],
    ['too short', 'kir_abc'],
    ['with signs of another alphabet', `kir_${'é'.repeat(36)}`],
  ])('and one %s never was', async (_, token) => {
    expect(await use(encodeURI(token))).toMatchObject(refused);
  });
});

const makeWith = (person: string, idempotencyKey: string, name = 'A') =>
  as(person, { idempotencyKey }).apiTokens.create({ name, scopes: ['leads:read'], days: '7' });
const tokensOf = async (person: string) => (await as(person).apiTokens.list()).items;

describe('a token is made once', () => {
  // spec beyond-programs: A personal access token opens what its scopes name, for every procedure … once for a request that comes again, and at most twenty
  it('by a request that comes again, which gets the same answer, and by no other person or input', async () => {
    const person = await addPerson('Asking Again');
    const first = await makeWith(person, 'again');
    expect(await makeWith(person, 'again')).toEqual(first);
    expect(await tokensOf(person)).toHaveLength(1);
    expect((await call(first.token, '/api/my/visits')).status).toBe(200);
    await expect(makeWith(person, 'again', 'B')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await makeWith(neighbour, 'again')).token).not.toBe(first.token);
  });

  it('by a double click', async () => {
    const person = await addPerson('Double Click');
    const both = await Promise.allSettled([makeWith(person, 'double'), makeWith(person, 'double')]);
    for (const one of both) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await tokensOf(person)).toHaveLength(1);
  });

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … is made once, also by a double click, and never beyond twenty
  it('and never beyond twenty, however many ask at the same time', async () => {
    const person = await addPerson('Many At Once');
    for (let made = 0; made < 18; made += 1) await make(person, ['leads:read']);
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => make(person, ['leads:read'])));
    const refused = asked.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ data: { rule: 'api-token.too-many' } });
    expect(refused).toHaveLength(4);
    expect(await tokensOf(person)).toHaveLength(20);
  });
});

describe('a new password', () => {
  const changes = accountChanges(services.database, services.jobs, async () => {});
  async function withProgram(name: string) {
    const person = await addPerson(name);
    const { token } = await make(person, ['profile:read']);
    const hook = await as(person).webhooks.create({
      url: 'https://hooks.invalid.example/in',
      events: ['lead.visit'],
    });
    await as(person).webhooks.test({ id: hook.id });
    const standing = async () => ({
      token: (await call(token, '/api/profile')).status,
      webhook: (await as(person).webhooks.list()).items[0]?.state,
      waiting: (await as(person).webhooks.deliveries({ id: hook.id })).items[0]?.next_at,
    });
    return { person, standing };
  }

  // spec beyond-programs: A personal access token opens what its scopes name, for every procedure … ends with a lost password, and with a changed one where its person says so
  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … ends with a password that was lost, and webhooks pause
  it('after the old one was lost ends tokens and pauses webhooks, says so and is audited', async () => {
    const { person, standing } = await withProgram('Lost Password');
    await changes.newPassword(person, { how: 'recovered', endsPrograms: true });
    expect(await standing()).toEqual({ token: 401, webhook: 'paused', waiting: null });
    expect(
      await asOwner(`select event from notifications where user_id = $1 and event = 'account.new-password'`, [
        person,
      ]),
    ).toHaveLength(1);
    expect(
      await asOwner(`select action, after from audit_log where subject_id = $1 and action like 'account.%'`, [
        person,
      ]),
    ).toEqual([{ action: 'account.password-recovered', after: { tokens: 1, webhooks: 1, programs: 0 } }]);
  });

  it('leaves them alone when it is changed by whoever knows the old one and does not ask for more', async () => {
    const { person, standing } = await withProgram('Changes Password');
    await changes.newPassword(person, { how: 'changed', endsPrograms: false });
    expect(await standing()).toMatchObject({ token: 200, webhook: 'on' });
    await changes.newPassword(person, { how: 'changed', endsPrograms: true });
    expect(await standing()).toEqual({ token: 401, webhook: 'paused', waiting: null });
  });
});

describe('a token is kept', () => {
  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … is stored as a hash only
  it('as a hash only; it is shown once, listed by its beginning, renamed, told of and audited', async () => {
    const person = await addPerson('Keeper');
    const { id, token, prefix } = await make(person, ['leads:read', 'leads:read', 'listings:read'], 'Desk');
    expect(token.startsWith(prefix)).toBe(true);
    const [row] = await asOwner<{ row: string }>('select t::text as row from api_tokens t where id = $1', [
      id,
    ]);
    expect(row?.row).not.toContain(token.slice(8));
    await as(person).apiTokens.rename({ id, name: 'Front desk' });
    await call(token, '/api/my/properties');
    const { items } = await as(person).apiTokens.list();
    expect(items).toMatchObject([
      {
        id,
        name: 'Front desk',
        prefix,
        scopes: ['listings:read', 'leads:read'],
        last_used_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(token.slice(8));
    const notices = await asOwner('select event from notifications where user_id = $1', [person]);
    expect(notices).toEqual([{ event: 'account.token-made' }]);
    const trail = await asOwner('select action from audit_log where subject_id = $1 order by id', [id]);
    expect(trail).toEqual([{ action: 'api-tokens.create' }, { action: 'api-tokens.rename' }]);
  });

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … by a request that comes again, which gets the same answer, sealed meanwhile
  it('nowhere else: neither readable among repeated answers nor in a letter', async () => {
    const person = await addPerson('Repeater');
    const { token } = await makeWith(person, 'kept');
    const stored = await asOwner<{ row: string }>(
      'select k::text as row from idempotency_keys k where user_id = $1',
      [person],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain(token.slice(8));
    expect(stored[0]?.row).not.toContain(Buffer.from(token).toString('base64').slice(8, 40));
    const letters = await asOwner<{ text: string }>('select text from mails where user_id = $1', [person]);
    expect(JSON.stringify(letters)).not.toContain(token.slice(8));
  });

  it('is asked to wait after 600 calls in a minute', async () => {
    const { id, token } = await make(neighbour, ['profile:read']);
    for (let calls = 0; calls < 600; calls += 1) await services.auth.limits.consume('token.calls', id);
    const answer = await call(token, '/api/profile');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await call(token, `/api/properties/${UNKNOWN_ID}`)).status).toBe(429);
  });
});
