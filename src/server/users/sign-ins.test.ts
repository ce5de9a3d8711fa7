import { beforeEach, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import type { SecurityEvent } from '../../domain/security-events.ts';

const { as, asOwner, addPerson } = await startServices({ runsJobs: false });
const [asha, ravi, admin] = [
  await addPerson('Asha Rao'),
  await addPerson('Ravi Iyer'),
  await addPerson('Admin', ['admin']),
];
type Input = Parameters<ReturnType<typeof as>['signIns']['list']>[0];
const list = (input: Input = {}) => as(admin).signIns.list(input);
const idsOf = async (input: Input) => (await list(input)).items.map(({ id }) => id);

/** Stores what happened so many minutes ago; its id. */
async function store(minutes: number, event: SecurityEvent, user: string | null, address = '10.1.2.3') {
  const [row] = await asOwner<{ id: string }>(
    `insert into auth.security_events (user_id, event, ip_address, user_agent, created_at)
     values ($1, $2, $3, 'Chrome/140.0 (Android)', app.now() - $4 * interval '1 minute') returning id`,
    [user, event, address, minutes],
  );
  return row?.id ?? '';
}

beforeEach(() => asOwner('delete from auth.security_events'));

it('shows administrators who signed in or tried, newest first, with network and browser', async () => {
  const tried = await store(2, 'sign-in-failed', null);
  const signedIn = await store(1, 'signed-in', asha);
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([signedIn, tried]);
  expect(items[0]).toMatchObject({
    person: { user_id: asha, full_name: 'Asha Rao' },
    event: 'signed-in',
    ip_address: '10.1.2.3',
    user_agent: 'Chrome/140.0 (Android)',
  });
  expect(items[1]?.person).toBeNull();
});

it('is filtered by what happened, and searched by person and by network address', async () => {
  const wrong = await store(4, 'pin-failed', asha, '10.9.9.9');
  const device = await store(3, 'new-device', ravi);
  const added = await store(2, 'passkey-added', asha);
  const left = await store(1, 'signed-out', ravi, '2001:db8::1');
  expect(await idsOf({ show: 'refused' })).toEqual([wrong]);
  expect(await idsOf({ show: 'new-device' })).toEqual([device]);
  expect(await idsOf({ show: 'changed' })).toEqual([added]);
  expect(await idsOf({ show: 'ended' })).toEqual([left]);
  expect(await idsOf({ q: 'asha' })).toEqual([added, wrong]);
  expect(await idsOf({ q: 'asha', show: 'changed' })).toEqual([added]);
  expect(await idsOf({ q: '10.9.9.9' })).toEqual([wrong]);
  expect(await idsOf({ q: '2001:db8::1' })).toEqual([left]);
  expect(await list({ q: 'nobody-of-this-name' })).toEqual({ items: [], total: 0, next_cursor: null });
});

it('is read page by page, each counting the whole', async () => {
  const stored = [
    await store(3, 'signed-in', asha),
    await store(2, 'signed-in', ravi),
    await store(1, 'signed-in', asha),
  ];
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(stored.reverse());
  expect([first.total, second.total, second.next_cursor]).toEqual([3, 3, null]);
});

it('is for administrators alone, past the API too', async () => {
  await store(1, 'signed-in', asha);
  await expect(as(asha).signIns.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).signIns.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
