import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { prepareQueues, prepareSchedules } from './job-queues.ts';

const { database } = await cloneDatabase();
const statements: string[] = [];
const boss = new PgBoss({
  db: {
    executeSql: (text, values) => {
      statements.push(text);
      return database.pools.jobs.query(text, values);
    },
  },
  schema: 'pgboss',
  createSchema: false,
  supervise: false,
  schedule: false,
});
const handler = (own: { queue?: { retryLimit: number }; schedule?: string } = {}) => ({
  name: 'rents.remind',
  queue: { retryLimit: 2 },
  schedule: '0 9 * * *',
  ...own,
});

const prepare = async (handlers: ReturnType<typeof handler>[]) => {
  statements.length = 0;
  await prepareQueues(boss, handlers);
  await prepareSchedules(boss, handlers);
  const [queue] = await boss.getQueues(['rents.remind']);
  const [time] = await boss.getSchedules('rents.remind');
  return { retryLimit: queue?.retryLimit, policy: queue?.policy, cron: time?.cron };
};

it('makes what is missing', async () => {
  expect(await prepare([handler({ queue: { retryLimit: 2 } })])).toEqual({
    retryLimit: 2,
    policy: 'standard',
    cron: '0 9 * * *',
  });
});

it('only looks at the next start', async () => {
  await prepare([handler()]);
  expect(statements.slice(0, 2).every((text) => /^\s*select/i.test(text))).toBe(true);
  // Two looks by the start, two by the test.
  expect(statements).toHaveLength(4);
});

it('changes what a release wants otherwise', async () => {
  expect(await prepare([handler({ queue: { retryLimit: 5 }, schedule: '30 9 * * *' })])).toEqual({
    retryLimit: 5,
    policy: 'standard',
    cron: '30 9 * * *',
  });
});
