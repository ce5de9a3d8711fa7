import { beforeEach, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner, addPerson } = await startServices({ runsJobs: false });
const [person, admin] = [await addPerson('Asha Rao'), await addPerson('Admin', ['admin'])];
const list = (input: Parameters<ReturnType<typeof as>['textMessages']['list']>[0] = {}) =>
  as(admin).textMessages.list(input);
const idsOf = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ id }) => id);

/** Stores one that was asked for so many minutes ago; its id. */
async function store(
  minutes: number,
  state: string,
  own: { user?: string; to?: string; error?: string } = {},
) {
  const { user = null, to = '+919876543210', error = null } = own;
  const [row] = await asOwner<{ id: string }>(
    `insert into text_messages
       (user_id, recipient, template, language, channel, units, state, error, provider, key_id, sealed, created_at)
     values ($1, $2, 'sign-in-code', 'hi', 'sms', 2, $3, $4, 'msg91', 'k', '\\xc0de', app.now() - $5 * interval '1 minute')
     returning id`,
    [user, to, state, error, minutes],
  );
  return row?.id ?? '';
}

beforeEach(() => asOwner('delete from text_messages'));

it('shows administrators what became of each, newest first, and nothing of what it said', async () => {
  const lost = await store(2, 'undeliverable', { error: 'Absent subscriber' });
  const arrived = await store(1, 'delivered', { user: person, to: '+919876500000' });
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([arrived, lost]);
  expect(items[0]?.person).toEqual({ user_id: person, full_name: 'Asha Rao' });
  expect(items[1]).toMatchObject({ person: null, error: 'Absent subscriber', units: 2, provider: 'msg91' });
  for (const saved of ['sealed', 'key_id', 'values']) expect(items[0]).not.toHaveProperty(saved);
});

it('is filtered by what did not arrive, and searched by person, number and template', async () => {
  const failed = await store(3, 'failed');
  const lost = await store(2, 'undeliverable', { to: '+919876511111' });
  const arrived = await store(1, 'delivered', { user: person, to: '+919876500000' });
  expect(await idsOf({ show: 'lost' })).toEqual([lost, failed]);
  expect(await idsOf({ show: 'delivered' })).toEqual([arrived]);
  expect(await idsOf({ q: '098765 11111' })).toEqual([lost]);
  expect(await idsOf({ q: 'asha sign-in' })).toEqual([arrived]);
  expect(await idsOf({ q: 'asha', show: 'lost' })).toEqual([]);
});

it('is read page by page', async () => {
  const stored = [await store(3, 'sent'), await store(2, 'sent'), await store(1, 'sent')].reverse();
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(stored);
  expect(second.next_cursor).toBeNull();
});

it('is for administrators alone', async () => {
  await expect(as(person).textMessages.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).textMessages.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
