/** Who works for Kiraya, signing a colleague out, and that maker and checker are two people. */
import { beforeAll, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const reason = 'As the office needs';
let admin: string;
let maker: string;

beforeAll(async () => {
  admin = await addPerson('Asha Admin', ['admin']);
  maker = await addPerson('Mohan Maker', ['finance_maker']);
});

it('lists staff with their roles and devices, found by name and role, and nobody else', async () => {
  await addPerson('Lal Landlord', ['landlord']);
  const { items, total } = await as(admin).staff.list({});
  expect(total).toBe(2);
  expect(items.map(({ person, roles }) => [person.full_name, roles.map(({ role }) => role)])).toEqual([
    ['Mohan Maker', ['finance_maker']],
    ['Asha Admin', ['admin']],
  ]);
  expect(items.map(({ sessions, is_own }) => [sessions, is_own])).toEqual([
    [1, false],
    [1, true],
  ]);
  // Nobody is named who is not known: given on the server, or by an account that is gone.
  expect(items.flatMap(({ roles }) => roles.map((held) => held.given_by))).toEqual([null, null]);
  expect((await as(admin).staff.list({ q: 'mohan' })).total).toBe(1);
  expect((await as(admin).staff.list({ role: 'viewer' })).total).toBe(0);
  await expect(as(maker).staff.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).staff.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('gives nobody both halves, and a role of staff only for a reason', async () => {
  await expect(
    as(admin).roles.assign({ userId: maker, role: 'finance_checker', reason }),
  ).rejects.toMatchObject({ data: { rule: 'role.maker-and-checker' } });
  await expect(as(admin).roles.assign({ userId: maker, role: 'viewer' })).rejects.toMatchObject({
    data: { rule: 'role.reason-missing' },
  });
});

it('keeps drafting from the checker and approving from the maker', async () => {
  const checker = await addPerson('Charu Checker', ['finance_checker']);
  const refused = { code: 'FORBIDDEN' };
  await expect(as(checker).payouts.createBatch()).rejects.toMatchObject(refused);
  await expect(as(maker).payouts.approve({ id: checker })).rejects.toMatchObject(refused);
  await expect(as(maker).months.close({ month: '2026-01' })).rejects.toMatchObject(refused);
});

it('signs a colleague out on every device, and says so with the reason', async () => {
  const colleague = await addPerson('Vina Viewer', ['viewer']);
  const landlord = await addPerson('Lata Landlord', ['landlord']);
  expect(await as(admin).staff.endSessions({ user_id: colleague, reason })).toEqual({ ended: 1 });
  await expect(as(colleague).account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const notices = await asOwner(
    `select payload ->> 'note' as note from notifications where event = 'admin.signed-out'`,
  );
  expect(notices).toEqual([{ note: reason }]);
  await expect(as(admin).staff.endSessions({ user_id: admin, reason })).rejects.toMatchObject({
    data: { rule: 'staff.own-sessions' },
  });
  await expect(as(admin).staff.endSessions({ user_id: landlord, reason })).rejects.toMatchObject({
    data: { rule: 'staff.not-of-staff' },
  });
  await expect(as(maker).staff.endSessions({ user_id: admin, reason })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
