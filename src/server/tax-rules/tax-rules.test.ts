import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner, addPerson } = await startServices({ runsJobs: false });
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');
const rule = {
  valid_from: '2099-04-01',
  section: '393(1) Sl. 1(ii)',
  rate_bp: 500,
  without_pan_bp: 2000,
  threshold: 1_500_000,
};
const reason = 'Finance Act 2099';

it('shows everyone signed in the rules of the law', async () => {
  const { items } = await as(asha).taxRules.list();
  expect(items.map(({ valid_from, section }) => [valid_from, section])).toEqual([
    ['2026-04-01', '393(1) Sl. 1(ii)'],
    ['2025-04-01', '194H'],
  ]);
  await expect(as(null).taxRules.list()).rejects.toMatchObject({ status: 401 });
});

it('takes a rule for a day to come, once, and writes down why', async () => {
  const { items } = await as(admin).taxRules.add({ ...rule, reason });
  expect(items[0]).toEqual(rule);
  await expect(as(admin).taxRules.add({ ...rule, reason })).rejects.toMatchObject({
    data: { errors: [{ field: 'valid_from', message: 'A rule begins on that day already' }] },
  });
  expect(await asOwner(`select actor_id, reason from audit_log where action = 'taxRules.add'`)).toEqual([
    { actor_id: admin, reason },
  ]);
});

it.each([
  ['valid_from', { valid_from: '2026-04-02' }],
  ['valid_from', { valid_from: '2099-02-30' }],
  ['rate_bp', { rate_bp: -1 }],
  ['without_pan_bp', { without_pan_bp: 499 }],
  ['section', { section: ' ' }],
  ['threshold', { threshold: -1 }],
])('refuses a wrong %s: %o', async (field, own) => {
  await expect(as(admin).taxRules.add({ ...rule, ...own, reason })).rejects.toMatchObject({
    data: { errors: [{ field }] },
  });
});

it('takes none of others', async () => {
  await expect(as(asha).taxRules.add({ ...rule, reason })).rejects.toMatchObject({ status: 403 });
});
