/** Programs of others that ask a person for access (OAuth), met by the client of the Model Context Protocol's own makers. */
import { createHmac } from 'node:crypto';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
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
  const kept: { client?: any; tokens?: any; verifier?: string; sent?: URL } = {};
  const provider = {
    redirectUrl: BACK,
    clientMetadata: {
      client_name: 'Assistant of tests',
      redirect_uris: [BACK],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client: unknown) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens: unknown) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url: URL) => {
      kept.sent = url;
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
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
  return { kept, connect };
}

/** Sent to our page, and let in there. */
async function letIn(assistant: ReturnType<typeof newAssistant>, person: string) {
  const { transport, use } = await assistant.connect();
  await expect(use('shortlist_home', { id: home })).rejects.toThrow(UnauthorizedError);
  const asked = assistant.kept.sent as URL;
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
    expect(assistant.kept.sent).toBeUndefined();

    const { asked, use } = await letIn(assistant, seeker);
    expect(asked.pathname).toBe('/api/auth/oauth2/authorize');
    const page = await reach(asked);
    expect([page.status, page.headers.get('location')]).toEqual([302, `${origin}/connect${asked.search}`]);
    expect(await use('shortlist_home', { id: home })).toMatchObject({ shortlisted: home });
    expect((await as(seeker).shortlist.list({})).items).toHaveLength(1);
    expect((await as(stranger).shortlist.list({})).items).toEqual([]);
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
      refresh_token: assistant.kept.tokens.refresh_token,
      client_id: assistant.kept.client.client_id,
    });
    expect(again.status).toBe(400);
  });
});
