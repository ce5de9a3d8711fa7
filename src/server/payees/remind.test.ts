import { expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import { arrangePayouts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { remindPayees } from './remind.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services } = test;
const { affiliate, credit } = await arrangePayouts(test);
const admin = await addPerson('Ada Admin', ['admin']);

const run = () => remindPayees(services.database, services.jobs);
const weekLater = () =>
  asOwner(
    `update notifications set created_at = created_at - interval '7 days' where event = 'payee.missing'`,
  );
const timesOf = async (person: string) =>
  (await noticesOf(asOwner, person)).filter(([, event]) => event === 'payee.missing').length;

it('asks who is owed and cannot be paid, once a week and three times at most', async () => {
  const noAccount = await affiliate('KRY-NOACC', { account: false });
  const noPan = await affiliate('KRY-NOPAN', { pan: false });
  const paid = await affiliate('KRY-PAID1');
  const little = await affiliate('KRY-LITTL', { account: false });
  for (const code of ['KRY-NOACC', 'KRY-NOPAN', 'KRY-PAID1']) await credit(code, 90_000);
  await credit('KRY-LITTL', 100);
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  for (let week = 0; week < 4; week += 1) {
    await weekLater();
    await run();
  }
  expect([await timesOf(noAccount), await timesOf(noPan)]).toEqual([3, 3]);
  expect([await timesOf(paid), await timesOf(little)]).toEqual([0, 0]);
  await as(noAccount).payees.setAccount({
    account_number: '123456789',
    ifsc: 'HDFC0000001',
    holder_name: 'Person KRY-NOACC',
  });
  await asOwner(`delete from notifications where event = 'payee.missing'`);
  expect(await run()).toBe(1);
});

it('lets an administrator ask by hand, once a day, for what is missing', async () => {
  const person = await addPerson('Owed Once');
  const ask = { user_id: person, what: 'account' } as const;
  expect(await as(admin).payees.remind(ask)).toEqual({ reminded: true });
  expect(await timesOf(person)).toBe(1);
  await expect(as(admin).payees.remind(ask)).rejects.toMatchObject({
    data: { rule: 'payee.reminded-lately' },
  });
  await as(person).payees.setAccount({
    account_number: '123456780',
    ifsc: 'HDFC0000001',
    holder_name: 'Owed Once',
  });
  await expect(as(admin).payees.remind(ask)).rejects.toMatchObject({
    data: { rule: 'payee.nothing-missing' },
  });
  await expect(as(person).payees.remind(ask)).rejects.toMatchObject({ status: 403 });
});

it('lets whoever drafts payouts ask one person once a day as well', async () => {
  const maker = await addPerson('Maya Maker', ['finance_maker']);
  const ask = { user_id: await addPerson('Owed Again'), what: 'pan' } as const;
  await as(maker).payees.remind(ask);
  await expect(as(maker).payees.remind(ask)).rejects.toMatchObject({
    data: { rule: 'payee.reminded-lately' },
  });
});

it('lets whoever drafts payouts ask all at once for what is missing, each once a day', async () => {
  const [noPan, noAccount] = [
    await affiliate('KRY-ALLP1', { pan: false }),
    await affiliate('KRY-ALLA1', { account: false }),
  ];
  for (const code of ['KRY-ALLP1', 'KRY-ALLA1']) await credit(code, 90_000);
  const maker = await addPerson('Mohan Maker', ['finance_maker']);
  const all = { q: 'KRY-ALL', after: null };
  expect(await as(maker).payees.remindMatching(all)).toEqual({ done: 2, refused: [], next: null });
  const missing = await asOwner<{ what: string }>(
    `select payload ->> 'what' as what from notifications where event = 'payee.missing' and user_id = any($1) order by 1`,
    [[noPan, noAccount]],
  );
  expect(missing.map(({ what }) => what)).toEqual(['account', 'pan']);
  expect(await as(maker).payees.remindMatching(all)).toMatchObject({
    done: 0,
    refused: [{ rule: 'payee.reminded-lately', count: 2 }],
  });
  expect(await as(maker).payees.remindMatching({ ...all, q: 'no one has this name' })).toMatchObject({
    done: 0,
  });
  await expect(as(noPan).payees.remindMatching(all)).rejects.toMatchObject({ status: 403 });
  await expect(as(null).payees.remindMatching(all)).rejects.toMatchObject({ status: 401 });
});
