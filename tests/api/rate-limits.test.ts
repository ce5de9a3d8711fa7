/** Two processes behind a balancer count together: a limit holds whichever of them is asked. */
import { afterAll, expect, it } from 'vitest';
import { createServices } from '../../src/server/app/services.ts';
import { startServices } from '../support/services.ts';

const first = await startServices({ runsJobs: false });
const second = await createServices(first.services.config, first.ownerUrl);
afterAll(() => second.close());

// security abuse: Tries are counted over all processes
it('wrong passwords are counted over both, and both then ask to wait', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' });
  const request = (address: string, { auth }: typeof second) =>
    auth.handle(
      new Request(`${first.services.config.publicUrl}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
      { address, requestId: 'test' },
    );
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    statuses.push((await request(`192.0.2.${n}`, n % 2 ? first.services : second)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  for (const process of [first.services, second]) {
    const refused = await request('192.0.2.99', process);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
