import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { signInMailJob } from '../account/account-mail.ts';

const { services, asOwner } = await startServices();
const STORED = 40;

const done = async () => {
  const [row] = await asOwner<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = $1 and state = 'completed'`,
    [signInMailJob.name],
  );
  return row?.n;
};

it('are done one after the other without a pause, however many one transaction stored', async () => {
  await services.database.asWorker(async (tx) => {
    for (let n = 0; n < STORED; n += 1) {
      const code = { kind: 'code', code: '314159', id: randomUUID(), minutes: 5 } as const;
      await services.jobs.enqueue(signInMailJob, { ...code, email: `person${n}@example.com` }, tx);
    }
  });
  // Looked for every two seconds alone, they would take eighty.
  await vi.waitFor(async () => expect(await done()).toBe(STORED), { timeout: 40_000, interval: 100 });
});
