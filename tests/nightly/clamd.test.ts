/** Debian's own ClamAV daemon looks through what is uploaded; tools/clamav fetches it once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onePagePdf } from '../../src/db/seed/demo/broker-rows.ts';
import { readPaper } from '../../src/server/lib/uploads/document-files.ts';
import { unpacked } from '../support/unpacked.ts';

const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
const scanner = { path: join(folder, 'clamd.ctl') };
/** In two parts, so that no scanner takes this file for one. */
const harmless = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;
const clamav = unpacked('clamav');
let daemon: ChildProcess;

beforeEach((test) => {
  test.skip(!clamav, 'it needs the packages of Debian (tools/clamav)');
});

beforeAll(async () => {
  if (!clamav) return;
  // One signature of our own is enough to know the daemon, and needs no download of all the others.
  const signature = Buffer.from(harmless).toString('hex');
  writeFileSync(join(folder, 'own.ndb'), `Eicar-Test:0:*:${signature}\n`);
  const settings = { LocalSocket: scanner.path, DatabaseDirectory: folder, Foreground: 'yes' };
  writeFileSync(
    join(folder, 'clamd.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  const libraries = readdirSync(join(clamav, 'usr/lib')).map((name) => join(clamav, 'usr/lib', name));
  daemon = spawn(join(clamav, 'usr/sbin/clamd'), ['--config-file', join(folder, 'clamd.conf')], {
    env: { LD_LIBRARY_PATH: libraries.join(':') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(() => expect(readdirSync(folder)).toContain('clamd.ctl'), {
    timeout: 60_000,
    interval: 100,
  });
}, 180_000);

afterAll(() => {
  daemon?.kill();
  rmSync(folder, { recursive: true });
});

it('lets a clean document through', async () => {
  await expect(readPaper(onePagePdf('A clean one'), scanner)).resolves.toMatchObject({
    contentType: 'application/pdf',
  });
});

it('refuses one that holds what the daemon knows', async () => {
  const bytes = Buffer.concat([onePagePdf('Not so clean'), Buffer.from(`\n% ${harmless}\n%%EOF\n`)]);
  await expect(readPaper(bytes, scanner)).rejects.toMatchObject({ code: 'document.infected', field: 'file' });
});

it('refuses every document once the daemon has gone', async () => {
  const gone = new Promise((done) => daemon.once('close', done));
  daemon.kill();
  await gone;
  await expect(readPaper(onePagePdf('A clean one'), scanner)).rejects.toMatchObject({
    code: 'document.not-scanned',
  });
});
