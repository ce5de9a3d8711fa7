/** Webhooks that a program sets up for its person: only of what it may read, only its own, and no longer than its access. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../src/domain/api-tokens.ts';
import { startApi } from '../support/api.ts';

const { app, as, addPerson, asOwner } = await startApi({ runsJobs: false });
const owner = await addPerson('Omar Owner', ['landlord']);
const both: Scope[] = ['webhooks:read', 'webhooks:write', 'leads:read'];
const address = 'https://hooks.invalid.example/in';

beforeEach(() => asOwner('delete from auth.rate_limits'));

const make = (scopes: Scope[], name = 'CRM') => as(owner).apiTokens.create({ name, scopes, days: '30' });
const call = async (token: string, method: string, path: string, body?: object) => {
  const answer = await app.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...(await answer.json()) };
};
const setUp = (token: string, events: string[] = ['lead.visit'], url = address) =>
  call(token, 'POST', '/my/webhooks', { url, events });

describe('a program', () => {
  it('sets a webhook up, lists, changes, tries and removes it, and makes it a new secret', async () => {
    const { token } = await make(both);
    const made = await setUp(token);
    expect(made).toMatchObject({ status: 201, state: 'on', set_up_by: 'CRM' });
    expect(made.secret).toMatch(/^whsec_/);
    const place = `/my/webhooks/${made.id}`;
    expect((await call(token, 'GET', '/my/webhooks')).items).toMatchObject([{ id: made.id, url: address }]);
    expect(await call(token, 'POST', `${place}/test`, {})).toMatchObject({ status: 200, ok: true });
    const { items, next_cursor } = await call(token, 'GET', `${place}/deliveries?limit=1`);
    expect([items, next_cursor]).toMatchObject([[{ kind: 'webhook.test', state: 'waiting' }], null]);
    const again = `/my/webhook-deliveries/${items[0].id}/redeliver`;
    expect(await call(token, 'POST', again, {})).toMatchObject({ status: 200, ok: true });
    const renewed = await call(token, 'POST', `${place}/secret`, {});
    expect(renewed.secret).not.toBe(made.secret);
    expect(await call(token, 'PATCH', place, { is_on: false })).toMatchObject({ state: 'paused' });
    expect(await call(token, 'DELETE', place)).toMatchObject({ status: 200 });
    expect((await as(owner).webhooks.list()).items).toEqual([]);
  });

  it('tells its person by a notice and the trail', async () => {
    const { token } = await make(both, 'Ledger');
    const { id } = await setUp(token);
    const notices = await asOwner<{ data: object }>(
      `select to_jsonb(n) as data from notifications n where user_id = $1 and event = 'account.webhook-made'`,
      [owner],
    );
    expect(JSON.stringify(notices)).toContain('Ledger');
    expect(
      await asOwner(`select action, after->>'set_up_by' as by from audit_log where subject_id = $1`, [id]),
    ).toEqual([{ action: 'webhooks.create', by: 'Ledger' }]);
    await as(owner).webhooks.remove({ id });
  });

  it('hears of nothing that it may not read', async () => {
    const { token } = await make(both);
    const missing = { status: 403, code: 'SCOPE_REQUIRED', data: { scope: 'rent:read' } };
    expect(await setUp(token, ['lead.visit', 'rent.confirmed'])).toMatchObject(missing);
    const { id } = await setUp(token);
    expect(await call(token, 'PATCH', `/my/webhooks/${id}`, { events: ['journal.posted'] })).toMatchObject(
      missing,
    );
    await as(owner).webhooks.remove({ id });
  });

  it('names an https address that the internet reaches', async () => {
    const { token } = await make(both);
    for (const url of ['http://example.in/hook', 'https://10.0.0.1/', 'https://localhost/']) {
      expect(await setUp(token, ['lead.visit'], url)).toMatchObject({
        status: 422,
        errors: [{ field: 'url' }],
      });
    }
  });

  it('neither sees nor turns what its person or another program set up', async () => {
    const byHand = await as(owner).webhooks.create({ url: address, events: ['lead.visit'] });
    const other = await setUp((await make(both, 'Other')).token);
    const { token } = await make(both);
    expect((await call(token, 'GET', '/my/webhooks')).items).toEqual([]);
    for (const { id } of [byHand, other]) {
      const place = `/my/webhooks/${id}`;
      for (const [method, path] of [
        ['PATCH', place],
        ['DELETE', place],
        ['POST', `${place}/test`],
        ['POST', `${place}/secret`],
        ['GET', `${place}/deliveries`],
      ] as const)
        expect([path, (await call(token, method, path, method === 'GET' ? undefined : {})).status]).toEqual([
          path,
          404,
        ]);
    }
    expect((await as(owner).webhooks.list()).items.map(({ set_up_by }) => set_up_by)).toEqual([
      'Other',
      null,
    ]);
    for (const { id } of [byHand, other]) await as(owner).webhooks.remove({ id });
  });
});

describe('what a program set up', () => {
  const tell = () =>
    asOwner(`select app.tell_webhooks($1, 'lead.visit', '019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52', '{}')`, [
      owner,
    ]);
  const waiting = () => asOwner('select from webhook_deliveries where user_id = $1', [owner]);

  it('goes with its token', async () => {
    const made = await make(both);
    await setUp(made.token);
    await tell();
    expect(await waiting()).toHaveLength(1);
    await as(owner).apiTokens.revoke({ id: made.id });
    expect((await as(owner).webhooks.list()).items).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('hears nothing once its token has expired', async () => {
    const made = await make(both);
    await setUp(made.token);
    await asOwner(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [made.id]);
    await tell();
    expect(await waiting()).toEqual([]);
  });
});
