import { expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner, addPerson } = await startServices({ runsJobs: true });
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');

it('proves the books in the background when an administrator asks, and shows what was found', async () => {
  expect(await as(admin).ledger.lastProof()).toEqual({ proof: null });
  // Twice at once is one proof.
  await Promise.all([as(admin).ledger.prove(), as(admin).ledger.prove()]);
  const proof = await vi.waitFor(
    async () => {
      const last = await as(admin).ledger.lastProof();
      if (!last.proof) throw new Error('Not proved yet');
      return last.proof;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(proof).toMatchObject({ entries: 0, differences: [] });
  expect(await asOwner(`select actor_id from audit_log where action = 'ledger.prove'`)).toEqual([
    { actor_id: admin },
    { actor_id: admin },
  ]);
});

it('shows a difference by name, number and example', async () => {
  const differences = [{ check: 'entries-unbalanced', count: 2, example: 'day 17' }];
  await asOwner(
    `insert into ledger_proofs (started_by, entries, differences, created_at) values ('night', 40, $1, now() + interval '1 hour')`,
    [JSON.stringify(differences)],
  );
  expect((await as(admin).ledger.lastProof()).proof).toMatchObject({ entries: 40, differences });
});

it('is for administrators', async () => {
  await expect(as(asha).ledger.lastProof()).rejects.toMatchObject({ status: 403 });
  await expect(as(asha).ledger.prove()).rejects.toMatchObject({ status: 403 });
  await expect(as(null).ledger.prove()).rejects.toMatchObject({ status: 401 });
});
