import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { wholeTrail } from '../../../tests/support/audit-trail.ts';
import { startServices } from '../../../tests/support/services.ts';
import { createStorage } from '../lib/storage.ts';
import { headOf, proveAudit, publishHead } from './audit-heads.ts';
import { chainAll } from './audit-jobs.ts';

const { services, as, addPerson, asOwner } = await startServices({ runsJobs: false });
const folder = await mkdtemp(join(tmpdir(), 'kiraya-heads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
/** In place of the object storage. */
const storage = await createStorage({ storage: { kind: 'disk', folder }, authSecret: 'x'.repeat(32) });
const s3 = {
  kind: 's3',
  bucket: 'b',
  region: 'r',
  endpoint: undefined,
  keys: undefined,
} as const;
const tools = { ...services, storage, config: { ...services.config, storage: s3 } };
const stored = async () => (await readdir(join(folder, 'private/audit-heads'))).sort();

async function act(times: number) {
  const [admin, asha] = [await addPerson('Ada Admin', ['admin']), await addPerson('Asha Rao')];
  for (let n = 0; n < times; n += 1)
    await as(admin).roles[n % 2 ? 'remove' : 'assign']({ userId: asha, role: 'tenant' });
  await chainAll(services);
}

it('reads a head from a log line, a backup or a file name', () => {
  const hash = 'ab'.repeat(32);
  expect(headOf(`12:${hash}`)).toEqual({ position: 12, hash });
  expect(headOf(`000000000012-${hash}.json`)).toEqual({ position: 12, hash });
  expect([headOf(`12:${hash}0`), headOf('12'), headOf('')]).toEqual([null, null, null]);
});

it('keeps heads in the object storage only: a disk is no further away than the database', async () => {
  await act(1);
  await publishHead({ ...tools, config: services.config }, services.log);
  await expect(stored()).rejects.toThrow('ENOENT');
});

it('stores each head once, and says it each time', async () => {
  await act(2);
  const said = vi.spyOn(services.log, 'info');
  await publishHead(tools, services.log);
  await publishHead(tools, services.log);
  const [name = ''] = await stored();
  const head = headOf(name);
  expect(await stored()).toHaveLength(1);
  expect(said.mock.calls).toEqual(Array(2).fill([{ head: `3:${head?.hash}` }, 'audit head']));
  expect(await proveAudit(tools)).toMatchObject({ ...wholeTrail, rows: 3 });
});

it('finds rows that were cut off and rows that were hashed anew, by the heads that are kept', async () => {
  await act(3);
  await publishHead(tools, services.log);
  await asOwner('set session_replication_role = replica');
  await asOwner('delete from audit_log where id > 4');
  await asOwner('delete from audit_chain where position > 4');
  await asOwner('set session_replication_role = origin');
  expect(await proveAudit(tools)).toMatchObject({ ...wholeTrail, rows: 4, missing: 2 });
  await act(3);
  expect(await proveAudit(tools)).toMatchObject({ missing: 0, firstBroken: expect.any(Number) });
});
