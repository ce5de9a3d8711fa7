/** Programs of others that ask a person for access (OAuth), met by the client of the Model Context Protocol's own makers. */
import { createHash, createHmac } from 'node:crypto';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';
import { addHome, day } from '../support/leads.ts';

const api = await startApi();
const { app, as, addPerson, asOwner, services } = api;
const origin = services.config.publicUrl;
const lister = await addPerson('Ravi Iyer', ['landlord']);
const seeker = await addPerson('Meera Nair');
const stranger = await addPerson('Omar Khan');
const [home, second] = [await addHome(asOwner, lister), await addHome(asOwner, lister)];
const BACK = 'https://assistant.example/back';

const reach = (url: string | URL, init?: RequestInit) => app.request(new Request(url, init));

/** The cookie of that person's browser. */
async function cookieOf(person: string): Promise<string> {
  const [row] = await asOwner<{ token: string }>('select token from auth.sessions where user_id = $1', [
    person,
  ]);
  const token = row?.token ?? '';
  const signature = createHmac('sha256', services.config.authSecret).update(token).digest('base64');
  return `${origin.startsWith('https') ? '__Secure-' : ''}kiraya.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const answer = async (person: string, query: string, said: 'yes' | 'no') => {
  const response = await reach(`${origin}/api/auth/programs/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await cookieOf(person) },
    body: JSON.stringify({ query, answer: said }),
  });
  return { status: response.status, url: ((await response.json()) as { url?: string }).url };
};

const wish = (query: URLSearchParams) => ({
  client_id: query.get('client_id') ?? '',
  redirect_uri: query.get('redirect_uri') ?? '',
  scope: query.get('scope') ?? undefined,
});

/** What our page does when the person says yes: write it down, then answer. */
async function sayYes(person: string, asked: URL): Promise<string> {
  await as(person).apiPrograms.allow(wish(asked.searchParams));
  const { url } = await answer(person, asked.search, 'yes');
  return new URL(url ?? '').searchParams.get('code') ?? '';
}

/** An assistant as its makers' client is one: it keeps what it is given, and shows where the person has to go. */
function newAssistant() {
  // biome-ignore lint/suspicious/noExplicitAny: kept as they come
  const stored: { client?: any; tokens?: any; verifier?: string; sent?: URL } = {};
  const provider = {
    redirectUrl: BACK,
    clientMetadata: {
      client_name: 'Assistant of tests',
      redirect_uris: [BACK],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => stored.client,
    saveClientInformation: (client: unknown) => {
      stored.client = client;
    },
    tokens: () => stored.tokens,
    saveTokens: (tokens: unknown) => {
      stored.tokens = tokens;
    },
    redirectToAuthorization: (url: URL) => {
      stored.sent = url;
    },
    saveCodeVerifier: (verifier: string) => {
      stored.verifier = verifier;
    },
    codeVerifier: () => stored.verifier ?? '',
  };
  const connect = async () => {
    const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
      authProvider: provider,
      fetch: reach as typeof fetch,
    });
    const client = new Client({ name: 'tests', version: '1' });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is its own
    const use = async (name: string, input: object): Promise<any> =>
      (await client.callTool({ name, arguments: { ...input } })).structuredContent;
    return { transport, client, use };
  };
  return { stored, connect };
}

/** Sent to our page, and let in there. */
async function letIn(assistant: ReturnType<typeof newAssistant>, person: string) {
  const { transport, use } = await assistant.connect();
  await expect(use('shortlist_home', { id: home })).rejects.toThrow(UnauthorizedError);
  const asked = assistant.stored.sent as URL;
  await transport.finishAuth(await sayYes(person, asked));
  return { asked, ...(await assistant.connect()) };
}

const tokenRequest = (fields: Record<string, string>) =>
  reach(`${origin}/api/auth/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('an assistant', () => {
  it('finds and compares as anybody, is let in, shortlists, and asks for a visit after a yes', async () => {
    const assistant = newAssistant();
    const open = await assistant.connect();
    const found = await open.use('search_homes', { limit: 5 });
    expect(found.homes.map(({ id }: { id: string }) => id)).toContain(home);
    expect((await open.use('compare_homes', { ids: [home, second] })).homes).toHaveLength(2);
    expect(assistant.stored.sent).toBeUndefined();

    const { asked, use } = await letIn(assistant, seeker);
    expect(asked.pathname).toBe('/api/auth/oauth2/authorize');
    const page = await reach(asked);
    expect([page.status, page.headers.get('location')]).toEqual([302, `${origin}/connect${asked.search}`]);
    expect(await use('shortlist_home', { id: home })).toMatchObject({ shortlisted: home });
    expect((await as(seeker).shortlist.list({})).items).toHaveLength(1);
    expect((await as(stranger).shortlist.list({})).items).toEqual([]);
    const visit = { id: second, date: day(3), slot: '10:00' };
    const { confirmation } = await use('request_visit', visit);
    expect((await as(seeker).visits.listMine({})).items).toEqual([]);
    expect(await use('request_visit', { ...visit, confirmation })).toMatchObject({ status: 'requested' });
    expect((await as(seeker).visits.listMine({})).items).toHaveLength(1);
  });

  it('acts for nobody before a yes, and no longer than the person wants', async () => {
    const assistant = newAssistant();
    const { use } = await letIn(assistant, seeker);
    const [program] = (await as(seeker).apiPrograms.list({})).items;
    expect(program).toMatchObject({ name: 'Assistant of tests', host: 'assistant.example' });
    await expect(as(stranger).apiPrograms.end({ id: program?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const { id } of (await as(seeker).apiPrograms.list({})).items)
      await as(seeker).apiPrograms.end({ id });
    await expect(use('shortlist_home', { id: second })).rejects.toThrow();
    expect((await as(seeker).shortlist.list({})).items).toHaveLength(1);
    const again = await tokenRequest({
      grant_type: 'refresh_token',
      refresh_token: assistant.stored.tokens.refresh_token,
      client_id: assistant.stored.client.client_id,
    });
    expect(again.status).toBe(400);
  });

  it('goes on with a refresh token, once, and is out with everything when one comes twice', async () => {
    const assistant = newAssistant();
    await letIn(assistant, seeker);
    const { tokens, client } = assistant.stored;
    const refresh = (refresh_token: string) =>
      tokenRequest({ grant_type: 'refresh_token', refresh_token, client_id: client.client_id });
    const renewed = await (await refresh(tokens.refresh_token)).json();
    expect(await statusOf(renewed.access_token)).toBe(200);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect(await statusOf(renewed.access_token)).toBe(401);
  });

  it('ends with the person’s password being recovered', async () => {
    const assistant = newAssistant();
    await letIn(assistant, seeker);
    const { access_token } = assistant.stored.tokens;
    expect(await statusOf(access_token)).toBe(200);
    await services.database.asWorker((db) =>
      db.execute(sql`delete from api_programs where user_id = ${seeker}`),
    );
    expect(await statusOf(access_token)).toBe(401);
    expect(await asOwner('select from auth.oauth_refresh_tokens where user_id = $1', [seeker])).toEqual([]);
  });
});

/** Of a call of the API that needs the scope `seeking:write`. */
const statusOf = async (token: string) =>
  (
    await reach(`${origin}/api/my/shortlist/${second}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

const registerProgram = (metadata: object) =>
  reach(`${origin}/api/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const VERIFIER = 'v'.repeat(50);

/** As a program asks: with what it is registered as, but for `own`. */
async function asking(own: Record<string, string> = {}): Promise<URLSearchParams> {
  const made = await (await registerProgram({ client_name: 'Ledger', redirect_uris: [BACK] })).json();
  return new URLSearchParams({
    response_type: 'code',
    client_id: made.client_id,
    redirect_uri: BACK,
    scope: 'seeking:write',
    state: 'theirs',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    ...own,
  });
}
const exchange = (query: URLSearchParams, code: string, own: Record<string, string> = {}) =>
  tokenRequest({
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    client_id: query.get('client_id') ?? '',
    code_verifier: VERIFIER,
    ...own,
  });

describe('discovery', () => {
  it.each(['', '/mcp', '/api'])('says who lets programs in: %s', async (path) => {
    const at = await reach(`${origin}/.well-known/oauth-protected-resource${path}`);
    const said = await at.json();
    expect(at.headers.get('access-control-allow-origin')).toBe('*');
    expect(said).toMatchObject({
      resource: `${origin}${path || '/mcp'}`,
      authorization_servers: [`${origin}/api/auth`],
    });
  });

  it.each(['', '/api/auth'])('and how: %s', async (path) => {
    const said = await (await reach(`${origin}/.well-known/oauth-authorization-server${path}`)).json();
    expect(said).toMatchObject({
      issuer: `${origin}/api/auth`,
      registration_endpoint: `${origin}/api/auth/oauth2/register`,
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
    });
  });

  it.each([
    ['javascript:alert(1)//x'],
    ['http://assistant.example/back'],
    ['https://assistant.example/back#part'],
    ['data:text/html,x'],
  ])('registers no program that people would be sent back to %s', async (address) => {
    const answered = await registerProgram({ client_name: 'X', redirect_uris: [address] });
    expect([answered.status, (await answered.json()).error]).toEqual([400, 'invalid_redirect_uri']);
  });

  it.each([['http://127.0.0.1:4000/back'], ['http://localhost/back'], ['in.example.app:/back']])(
    'registers an app of one’s own device: %s',
    async (address) => {
      const answered = await registerProgram({ client_name: 'X', redirect_uris: [address] });
      expect(await answered.json()).toMatchObject({ redirect_uris: [address] });
    },
  );

  it('takes no keys or addresses to fetch', async () => {
    const answered = await registerProgram({
      client_name: 'X',
      redirect_uris: [BACK],
      jwks_uri: 'http://169.254.169.254/',
      logo_uri: 'http://169.254.169.254/',
    });
    const made = await answered.json();
    expect(made).not.toHaveProperty('jwks_uri');
    expect(made).not.toHaveProperty('logo_uri');
  });
});

describe('the person’s answer', () => {
  it('shows only what is registered, with its own way back', async () => {
    const query = await asking();
    expect(await as(seeker).apiPrograms.ask(wish(query))).toEqual({
      name: 'Ledger',
      host: 'assistant.example',
      scopes: ['seeking:write'],
    });
    for (const other of [{ client_id: 'none' }, { redirect_uri: 'https://evil.example/back' }])
      await expect(as(seeker).apiPrograms.ask({ ...wish(query), ...other })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(
      as(seeker).apiPrograms.ask({ ...wish(query), scope: 'payouts:write' }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    await expect(as(null).apiPrograms.ask(wish(query))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('lets nobody in by a no, by a yes that was not written down, or by that of somebody else', async () => {
    const query = await asking();
    const no = new URL((await answer(seeker, `${query}`, 'no')).url ?? '');
    expect([no.origin + no.pathname, no.searchParams.get('error'), no.searchParams.get('state')]).toEqual([
      BACK,
      'access_denied',
      'theirs',
    ]);
    expect((await answer(seeker, `${query}`, 'yes')).status).toBe(403);
    await as(stranger).apiPrograms.allow(wish(query));
    expect((await answer(seeker, `${query}`, 'yes')).status).toBe(403);
    query.set('scope', 'seeking:write leads:write');
    expect((await answer(stranger, `${query}`, 'yes')).status).toBe(403);
  });

  it('is told to nobody but the program’s own address', async () => {
    const query = await asking();
    await as(seeker).apiPrograms.allow(wish(query));
    query.set('redirect_uri', 'https://evil.example/back');
    const { status, url } = await answer(seeker, `${query}`, 'yes');
    expect([status, url]).toEqual([422, undefined]);
  });

  it('is one code, for that program alone, with its own proof, once', async () => {
    const query = await asking();
    const other = await asking();
    const code = async () => sayYes(seeker, new URL(`${origin}/connect?${query}`));
    expect((await exchange(query, await code(), { code_verifier: 'w'.repeat(50) })).ok).toBe(false);
    expect((await exchange(other, await code())).ok).toBe(false);
    expect((await exchange(query, await code(), { resource: 'https://evil.example' })).status).toBe(400);
    const one = await code();
    const given = await exchange(query, one, { resource: `${origin}/api` });
    const tokens = await given.json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'seeking:write offline_access' });
    expect(tokens.access_token).toMatch(/^kio_/);
    expect(await statusOf(tokens.access_token)).toBe(200);
    expect((await exchange(query, one)).ok).toBe(false);
    expect(await statusOf(tokens.access_token)).toBe(401);
  });

  it('opens no more than its scopes, and never the account', async () => {
    const query = await asking();
    const tokens = await (
      await exchange(query, await sayYes(seeker, new URL(`${origin}/connect?${query}`)))
    ).json();
    const get = async (path: string) =>
      (await reach(`${origin}/api${path}`, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
        .status;
    expect([await get('/my/visits'), await get('/my/programs'), await get('/my/api-tokens')]).toEqual([
      403, 403, 403,
    ]);
    const call = await reach(`${origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'request_visit' },
      }),
    });
    expect([call.status, call.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringContaining('error="insufficient_scope", scope="seeking:write leads:write"'),
    ]);
  });

  it('is written down and mailed', async () => {
    const query = await asking();
    const { id } = await as(stranger).apiPrograms.allow(wish(query));
    await as(stranger).apiPrograms.end({ id });
    const rows = await asOwner<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['api-programs.allow', 'api-programs.end']);
    const notices = await asOwner(
      'select event from notifications where user_id = $1 order by created_at desc limit 1',
      [stranger],
    );
    expect(notices).toEqual([{ event: 'account.program-connected' }]);
  });
});
