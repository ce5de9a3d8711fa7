/** What an AI assistant can do at /mcp: as anybody, and with a person's access token. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApi } from '../support/api.ts';
import { addHome, day } from '../support/leads.ts';

const { app, as, addPerson, asOwner } = await startApi();
const lister = await addPerson('Ravi Iyer', ['landlord']);
const seeker = await addPerson('Meera Nair');
const [home, second] = [
  await addHome(asOwner, lister, { description: 'Call me on 98765 43210 or ravi@example.in' }),
  await addHome(asOwner, lister),
];
const { token } = await as(seeker).apiTokens.create({
  name: 'Assistant',
  scopes: ['leads:write', 'seeking:write', 'leads:read'],
  days: '7',
});
const { token: narrow } = await as(seeker).apiTokens.create({
  name: 'Narrow',
  scopes: ['leads:read'],
  days: '7',
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const by = (bearer?: string) => (bearer ? { authorization: `Bearer ${bearer}` } : undefined);
const ask = async (method: string, params: object = {}, bearer?: string) =>
  (await post({ jsonrpc: '2.0', id: 1, method, params }, by(bearer))).json();
const call = async (name: string, input: object, bearer?: string) =>
  (await ask('tools/call', { name, arguments: input }, bearer)).result;
const open = ['search_homes', 'get_home', 'compare_homes', 'place_rents'];

describe('the protocol', () => {
  it('begins, pings, takes notices and says no to what it does not know', async () => {
    const begun = await ask('initialize', { protocolVersion: '2025-03-26', capabilities: {} });
    expect(begun.result).toMatchObject({ protocolVersion: '2025-03-26', capabilities: { tools: {} } });
    expect((await ask('initialize', { protocolVersion: '1999' })).result.protocolVersion).toBe('2025-06-18');
    expect((await ask('ping')).result).toEqual({});
    expect((await ask('resources/list')).error.code).toBe(-32601);
    expect((await ask('tools/call', { name: 'nothing' })).error.code).toBe(-32602);
    const notice = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notice.status, await notice.text()]).toEqual([202, '']);
  });

  it.each([
    ['{', 400, -32700],
    ['[]', 400, -32600],
    [`"${'x'.repeat(70_000)}"`, 413, undefined],
  ])('refuses what is no message: %.10s', async (body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    if (code) expect((await answer.json()).error.code).toBe(code);
  });

  it('refuses another version, a bad token and other methods', async () => {
    expect((await post({}, { 'mcp-protocol-version': '1999' })).status).toBe(400);
    const bad = await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, by('kir_none'));
    expect([bad.status, bad.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Bearer error="invalid_token", resource_metadata="http/),
    ]);
    const got = await app.request('/mcp');
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('lists tools with a schema each: of a narrow token those that it opens', async () => {
    const names = async (bearer?: string) =>
      (await ask('tools/list', {}, bearer)).result.tools.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual([...open, 'shortlist_home', 'request_visit']);
    expect(await names(narrow)).toEqual(open);
    expect(await names(token)).toEqual([...open, 'shortlist_home', 'request_visit']);
    for (const { inputSchema, description } of (await ask('tools/list', {}, token)).result.tools) {
      expect(inputSchema.type).toBe('object');
      expect(() => z.fromJSONSchema(inputSchema)).not.toThrow();
      expect(description).toMatch(/\.$/);
    }
  });
});

describe('anybody', () => {
  it('finds homes, briefly and in rupees', async () => {
    const { structuredContent: found, content } = await call('search_homes', { limit: 2 });
    expect(found.homes).toHaveLength(2);
    expect(found.homes[0]).toMatchObject({
      rent_rupees: expect.any(Number),
      link: expect.stringMatching(/\/property\/[\w-]+$/),
    });
    expect(JSON.parse(content[0].text)).toEqual(found);
    expect(content[0].text.length).toBeLessThan(1500);
  });

  it('reads and compares homes without contacts', async () => {
    const read = await call('get_home', { id: home });
    expect(read.structuredContent.id).toBe(home);
    const compared = await call('compare_homes', { ids: [home, second] });
    expect(compared.structuredContent.homes).toHaveLength(2);
    expect(JSON.stringify([read, compared])).not.toMatch(/98765|ravi@|Ravi/);
  });

  it('reads rents of a place, and hears of one that is not there', async () => {
    const { city } = (await call('get_home', { id: home })).structuredContent;
    expect((await call('place_rents', { city })).structuredContent).toMatchObject({ place: city });
    expect(await call('place_rents', { city: 'Nowhere' })).toMatchObject({ isError: true });
  });

  it('hears what is wrong with what they asked', async () => {
    const wrong = await call('get_home', { id: 'x' });
    expect(wrong).toMatchObject({ isError: true });
    expect(wrong.content[0].text).toMatch(/^id: /);
  });

  it.each(['shortlist_home', 'request_visit'])('is sent to sign in for %s', async (name) => {
    const input = { id: home, date: day(3), slot: '10:00' };
    const params = { name, arguments: input };
    const answer = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('scope="seeking:write leads:write"');
    expect((await as(seeker).shortlist.list({})).items).toEqual([]);
  });

  it.each([
    ['shortlist_home', narrow],
    ['request_visit', narrow],
  ])('cannot use %s without the scope', async (name, bearer) => {
    const answer = await call(name, { id: home, date: day(3), slot: '10:00' }, bearer);
    expect(answer.isError).toBe(true);
    expect(answer.content[0].text).toMatch(/access token with the scope (leads|seeking):write/);
    expect((await as(seeker).visits.listMine({})).items).toEqual([]);
    expect((await as(seeker).shortlist.list({})).items).toEqual([]);
  });
});

describe('with a person’s token', () => {
  it('shortlists a home', async () => {
    expect((await call('shortlist_home', { id: home }, token)).structuredContent).toMatchObject({
      shortlisted: home,
    });
    expect((await as(seeker).shortlist.list({})).items).toHaveLength(1);
  });

  it('asks for a visit only after it was confirmed, and once', async () => {
    const wish = { id: home, date: day(3), slot: '10:00' };
    const { confirmation } = (await call('request_visit', wish, token)).structuredContent;
    expect((await as(seeker).visits.listMine({})).items).toEqual([]);
    const other = await call('request_visit', { ...wish, slot: '11:00', confirmation }, token);
    expect(other).toMatchObject({ isError: true });
    const asked = await call('request_visit', { ...wish, confirmation }, token);
    expect(asked.structuredContent.status).toBe('requested');
    const again = await call('request_visit', { ...wish, confirmation }, token);
    expect(again.structuredContent.visit).toBe(asked.structuredContent.visit);
    expect((await as(seeker).visits.listMine({})).items).toHaveLength(1);
  });
});
