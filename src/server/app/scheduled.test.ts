import { beforeEach, expect, it } from 'vitest';
import { addPlaces } from '../../../tests/support/homes.ts';
import { scheduledWork } from '../../../tests/support/scheduled-work.ts';
import { startServices } from '../../../tests/support/services.ts';

const test = await startServices({
  runsJobs: false,
  webhooksLocal: true,
  payments: { kind: 'sandbox' },
  signing: 'sandbox',
});
const { asOwner, services } = test;
await addPlaces(asOwner);
const work = await scheduledWork(test);
const scheduled = services.handlers.filter(({ schedule }) => schedule !== undefined);

beforeEach(() => asOwner('delete from auth.rate_limits'));

it.each(scheduled)('the clock’s $name does what it is there for', async ({ name, handle }) => {
  const arrange = work[name];
  if (!arrange) throw new Error(`Say in tests/support/scheduled-work.ts what ${name} works on and does`);
  const { look, done } = await arrange();
  expect(await look()).not.toEqual(done);
  await handle({}, services.jobs);
  expect(await look()).toEqual(done);
});

it('nothing is arranged for a job that does not come by the clock', () => {
  expect(Object.keys(work).sort()).toEqual(scheduled.map(({ name }) => name).sort());
});
