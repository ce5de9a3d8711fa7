/** What was sealed with a key that is no more: whoever asks reads whom to turn to, and the operator which key is missing. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { startApi } from '../support/api.ts';
import { freshPan } from '../support/brokers.ts';
import { runningLease, writeDues } from '../support/leases.ts';
import { today } from '../support/managed-rentals.ts';

const started = await startApi({ runsJobs: false });
const { ask, as, asOwner, addPerson, services } = started;
const log = vi.spyOn(services.log, 'error');
afterEach(() => log.mockClear());

const lacksKey =
  'This cannot be opened: the server lacks the key it was sealed with. Ask whoever runs the server to put the key back.';
const loggedOnce = (keyId: unknown) => {
  expect(log.mock.calls).toMatchObject([
    [{ keyId, requestId: expect.any(String), err: { name: 'SealBroken' } }, 'a sealed value did not open'],
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/[A-Z]{5}\d{4}[A-Z]/);
};
const post = (path: string, body: object, person: string, key?: string) =>
  ask(
    path,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    },
    person,
  );

// security access: PAN and account numbers lie encrypted and are masked … without its key there is an answer, and a line in the log
it.each([
  ['whose key is missing', `set key_id = 'gone'`, 'gone', lacksKey],
  [
    'that was damaged',
    'set sealed = set_byte(sealed, 15, 255 - get_byte(sealed, 15))',
    expect.stringMatching(/^trial-/),
    'This cannot be opened: it was damaged or moved on the server. Ask whoever runs the server to look into it.',
  ],
])('a PAN %s is refused to the administrator who wants to see it', async (_, change, keyId, message) => {
  const [admin, asha] = [await addPerson('Vikram Admin', ['admin']), await addPerson('Asha Rao')];
  await as(asha).payees.setPan({ pan: freshPan() });
  await asOwner(`update tax_identities ${change} where user_id = $1`, [asha]);
  const body = { what: 'pan', reason: 'The tax office asks' };
  const answer = await post(`/api/admin/payees/${asha}/reveal`, body, admin);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'SEAL_BROKEN', message, requestId: expect.any(String) });
  loggedOnce(keyId);
});

it('a receipt whose PAN does not open is refused, not made without it', async () => {
  const start_date = today();
  const { landlord, tenant, lease } = await runningLease(started, {
    start_date,
    end_date: lastDayAfter(start_date),
    rent: 3_000_000,
  });
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id });
  const paid = { amount: 3_000_000, mode: 'cash', reference: null, paid_on: start_date } as const;
  const { id } = await as(landlord).rents.record({ id: items[0]?.id ?? '', ...paid });
  await as(landlord).payees.setPan({ pan: freshPan() });
  await asOwner(`update tax_identities set key_id = 'gone' where user_id = $1`, [landlord]);
  const answer = await ask(`/api/rent-payments/${id}/receipt?language=en`, {}, tenant);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'SEAL_BROKEN', message: lacksKey });
  loggedOnce('gone');
});

it('a repeated request whose answer does not open hears that it was done, and makes nothing anew', async () => {
  const [person, key] = [await addPerson('Lata Iyer'), randomUUID()];
  const create = () =>
    post('/api/my/api-tokens', { name: 'Sheets', scopes: ['profile:read'], days: '7' }, person, key);
  expect((await create()).status).toBe(201);
  await asOwner(
    `update idempotency_keys set response = jsonb_set(response, '{keyId}', '"gone"') where key = $1`,
    [key],
  );
  const answer = await create();
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'CONFLICT',
    message: 'This request was done; what it showed once cannot be shown again',
  });
  loggedOnce('gone');
  expect((await as(person).apiTokens.list()).items).toHaveLength(1);
});
