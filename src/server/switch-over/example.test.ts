import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { switchOverKinds } from '../../domain/switch-over.ts';

const { as, addPerson } = await startServices({ runsJobs: false });

it('the worked example is taken in its order and comes to what its page says', async () => {
  const admin = await addPerson('Anil Admin', ['admin']);
  for (const kind of switchOverKinds) {
    const bytes = readFileSync(new URL(`../../../docs/switch-over/${kind}.csv`, import.meta.url));
    const file = new File([bytes], `${kind}.csv`, { type: 'text/csv' });
    expect(await as(admin).switchOver.upload({ kind, file, step: 'write' })).toMatchObject({
      problems: [],
      written: true,
    });
  }
  const { totals, checks } = await as(admin).switchOver.state();
  expect(totals).toMatchObject({
    people: 4,
    affiliates: 3,
    roots: 1,
    brokers: 1,
    homes: 1,
    months: 3,
    months_paid: 2,
    payable: 15_900_50,
    leases: 1,
    lease_rent: 28_000_00,
    owed: 28_000_00,
    held_by_us: 56_000_00,
  });
  expect(checks).toMatchObject({
    leases_differ: 0,
    deposits_differ: 0,
    opening_balance: 71_900_50,
    trial_balance: 0,
  });
  expect(await as(admin).switchOver.askGoLive({})).toMatchObject({ stage: 'asked' });
});
