import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { signInMailJob } from '../account/account-mail.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const asha = await addPerson('Asha Rao');

const code = {
  kind: 'code',
  code: '314159',
  id: randomUUID(),
  email: 'ravi@example.com',
  minutes: 5,
} as const;
const asAsha = (statement: string) =>
  services.database.asActor({ userId: asha }, (tx) => tx.execute(sql.raw(statement)));

it('is added to by people in their own transactions', async () => {
  await services.database.asActor({ userId: asha }, (tx) => services.jobs.enqueue(signInMailJob, code, tx));
  expect(await asOwner(`select data ->> 'code' as code from pgboss.job where name = 'mail-sign-in'`)).toEqual(
    [{ code: '314159' }],
  );
});

it.each([
  'select data from pgboss.job',
  'select * from pgboss.job_common',
  'select output from pgboss.job_common',
  `select id from pgboss.job where data ->> 'code' = '314159'`,
  `insert into pgboss.job_common (id, name) values (gen_random_uuid(), 'mail-sign-in') returning data`,
  `update pgboss.job_common set data = '{}'`,
  'delete from pgboss.job_common',
  'truncate pgboss.job_common',
  'select * from pgboss.schedule',
  `insert into pgboss.queue (name, policy) values ('mine', 'standard')`,
])('lets no person run: %s', async (statement) => {
  await expect(asAsha(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});
