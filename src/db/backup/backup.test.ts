// A backup restored into an empty database, or in place of what is there, is the same to the byte; a damaged one changes nothing.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeTrail } from '../../../tests/support/audit-trail.ts';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { arrangePayouts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { chainAll } from '../../server/audit/audit-jobs.ts';
import { verifyAuditChain } from '../audit-chain.ts';
import { seedScale } from '../seed/scale.ts';
import { backUp, type Manifest, sumsOf } from './backup.ts';
import { restore } from './restore.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, ownerUrl, urls, services } = started;
const elsewhere = await cloneDatabase();
const scratch = await mkdtemp(join(tmpdir(), 'kiraya-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

const files = join(scratch, 'files');
const folder = join(scratch, 'backup');
let made: Manifest;

beforeAll(async () => {
  await seedScale({ ownerUrl, urls, properties: 60, progress: () => {} });
  const admin = await addPerson('Farida Contractor', ['admin']);
  const tenant = await addPerson('Joseph Kurian');
  await as(admin).roles.assign({ userId: tenant, role: 'tenant' });
  const { affiliate, credit } = await arrangePayouts(started);
  await affiliate('KRY-AAAAA', { pan: false, account: false });
  await credit('KRY-AAAAA', 50_000);
  await closeMonth('2026-09');
  await chainAll(services);
  await mkdir(join(files, 'public/photos'), { recursive: true });
  await writeFile(join(files, 'public/photos/one.webp'), 'a picture');
  await mkdir(join(files, 'drafts'));
  await writeFile(join(files, 'drafts/half'), 'half a pic');
  made = await backUp(ownerUrl, files, folder);
}, 60_000);

/** Its tables as a close makes them, with one entry. */
async function closeMonth(month: string): Promise<void> {
  const run = randomUUID();
  for (const step of ['create', 'index', 'attach'])
    await asOwner(`select app.${step}_month_table('ledger_entries', $1, $2)`, [month, run]);
  await asOwner(
    `insert into ledger_entries (book, kind, affiliate_id, month, posted_on, expense, payable)
     values ($1, 'regular', 'KRY-AAAAA', $2, '2026-10-10', 70000, -70000)`,
    [month, `${month}-01`],
  );
}

/** What another backup of that database says it adds up to. */
let backups = 0;
const sumsNow = async (url: string) => {
  backups += 1;
  const { tables, months, sequences, auditHead } = await backUp(url, null, join(scratch, `again-${backups}`));
  return { tables: withoutClock(tables), months, sequences, auditHead };
};

/** The queue notes there, once a minute, that it has looked. */
function withoutClock({ 'pgboss.version': _, ...tables }: Manifest['tables']): Manifest['tables'] {
  return tables;
}

describe('a backup', () => {
  // security access: The audit trail cannot be changed … also after a backup was restored
  it('restored into an empty database is the same, with its files and its trail', async () => {
    const target = join(scratch, 'restored');
    await restore({ ownerUrl: elsewhere.ownerUrl, filesFolder: target, folder, replace: false });
    expect(await sumsNow(elsewhere.ownerUrl)).toEqual({
      tables: withoutClock(made.tables),
      months: made.months,
      sequences: made.sequences,
      auditHead: made.auditHead,
    });
    expect(made.tables['public.properties']?.rows).toBe(60);
    expect(made.tables['public.ledger_entries']?.rows).toBe(2);
    expect(made.months).toEqual([{ parent: 'ledger_entries', month: '2026-09' }]);
    expect(made.auditHead).toMatch(/^1:[0-9a-f]{64}$/);
    expect(await sumsOf(target)).toEqual(made.files);
    // What is being written belongs to no row yet.
    expect(Object.keys(made.files ?? {})).toEqual(['public/photos/one.webp']);
    const proof = await elsewhere.database.asReader((client) =>
      verifyAuditChain(client, services.config.auditKeys),
    );
    expect(proof).toMatchObject({ ...wholeTrail, rows: 1 });
  });

  it('brings back what was wiped, and takes away what came later', async () => {
    await asOwner('update properties set title = $1', ['Ruined']);
    await asOwner('delete from listings');
    await addPerson('Late Comer');
    await closeMonth('2026-10');
    const attempt = { ownerUrl, filesFolder: null, folder };
    await expect(restore({ ...attempt, replace: false })).rejects.toThrow(/holds people already/);
    await restore({ ...attempt, replace: true });
    const { tables, months } = await sumsNow(ownerUrl);
    expect(tables).toEqual(withoutClock(made.tables));
    expect(months).toEqual(made.months);
    // A later close finds its place free.
    await closeMonth('2026-10');
    await restore({ ...attempt, replace: true });
  });

  it.each([
    ['a changed row', 'tables/public.properties.gz'],
    ['a changed file', 'files/public/photos/one.webp'],
  ])('with %s is refused, and nothing is changed', async (_, path) => {
    const at = join(folder, path);
    const stored = await readFile(at);
    const text = path.endsWith('.gz') ? gunzipSync(stored).toString('latin1') : stored.toString();
    const spoilt = Buffer.from(text.replace(/[ae]/, 'x'), 'latin1');
    await writeFile(at, path.endsWith('.gz') ? gzipSync(spoilt) : spoilt);
    const before = await sumsNow(ownerUrl);
    await expect(restore({ ownerUrl, filesFolder: null, folder, replace: true })).rejects.toThrow(
      /damaged|invalid/,
    );
    await writeFile(at, stored);
    expect(await sumsNow(ownerUrl)).toEqual(before);
  });

  it('of another version is refused, and a folder that is no backup too', async () => {
    const other = join(scratch, 'other');
    await expect(restore({ ownerUrl, filesFolder: null, folder: other, replace: true })).rejects.toThrow(
      /no whole backup/,
    );
    const path = join(folder, 'backup.json');
    const stored = await readFile(path, 'utf8');
    await writeFile(path, JSON.stringify({ ...made, schema: 'another' }));
    await expect(restore({ ownerUrl, filesFolder: null, folder, replace: true })).rejects.toThrow(
      /another version/,
    );
    await writeFile(path, stored);
    await expect(backUp(ownerUrl, null, folder)).rejects.toThrow(/not empty/);
  });
});
