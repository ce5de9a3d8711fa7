/** Letters by mail servers as they are: one that takes its time, a process that dies with a letter, and Debian's Postfix, whose reports come back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../src/server/app/http.ts';
import { listen } from '../../src/server/app/listen.ts';
import { createMailer } from '../../src/server/mail/mailer.ts';
import { notify } from '../../src/server/notifications/notify.ts';
import { freePort } from '../support/free-port.ts';
import { startMailServer } from '../support/mail-server.ts';
import { noPages } from '../support/no-pages.ts';
import { startPostfix } from '../support/postfix.ts';
import { startServices, testOrigin } from '../support/services.ts';
import { unpacked } from '../support/unpacked.ts';

const bounceSecret = 'a secret of more than thirty-two characters';
const from = 'Kiraya <post@kiraya.example>';
const smtp = await startMailServer();
const mail = { smtpUrl: smtp.url, from, bounceSecret };
const stage = await startServices({ runsJobs: false, mail });
const { services, addPerson, asOwner, ownerUrl } = stage;
const { database, jobs } = services;

let workers: ChildProcess[] = [];
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});

beforeEach(async () => {
  for (const table of ['mails', 'undeliverable_addresses', 'notifications'])
    await asOwner(`delete from ${table}`);
  smtp.taken.length = 0;
  smtp.thinksMs = 0;
  smtp.most = { letters: 0, connections: 0 };
});

async function startWorker(): Promise<ChildProcess> {
  const { authSecret, publicUrl } = services.config;
  const settings = { mail, authSecret, publicUrl, demo: false, adminsNeedSecondFactor: false };
  const program = fileURLToPath(new URL('../support/killable-process.ts', import.meta.url));
  const worker = spawn(process.execPath, [program, JSON.stringify({ databaseUrl: ownerUrl, settings })], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  workers.push(worker);
  worker.send('begin');
  await once(worker, 'message');
  return worker;
}

async function stopWorkers(): Promise<void> {
  for (const worker of workers.filter(({ signalCode }) => signalCode === null)) {
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
  }
  workers = [];
}

const welcome = (person: string) =>
  database.asWorker((db) => notify({ db, jobs, actorId: null }, person, { event: 'account.welcome' }));

it('a worker has many letters before a server that takes 300 ms for each', async () => {
  const LETTERS = 600;
  smtp.thinksMs = 300;
  const person = await addPerson('Asha Rao');
  await startWorker();
  for (let n = 0; n < LETTERS; n += 1) await welcome(person);
  const taken = () => smtp.taken.length;
  await vi.waitFor(() => expect(taken()).toBeGreaterThan(30), { timeout: 60_000, interval: 20 });
  const [since, first] = [performance.now(), taken()];
  await vi.waitFor(() => expect(taken()).toBe(LETTERS), { timeout: 120_000, interval: 20 });
  const perSecond = Math.round(((LETTERS - first) * 1000) / (performance.now() - since));
  console.info(`${perSecond} letters a second, by ${smtp.most.connections} connections`);
  // One letter after the other would be three a second. A machine with more to do makes fewer than its fifty.
  expect(smtp.most.letters).toBeGreaterThanOrEqual(20);
  expect(smtp.most.connections).toBeLessThanOrEqual(30);
  expect(new Set(smtp.taken.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0])).size).toBe(LETTERS);
  await stopWorkers();
});

it('what a killed worker held is sent by another within two minutes, under the same name', async () => {
  smtp.thinksMs = 600_000;
  const person = await addPerson('Meena Das');
  const worker = await startWorker();
  await welcome(person);
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 60_000, interval: 50 });
  worker.kill('SIGKILL');
  const killed = performance.now();
  smtp.thinksMs = 0;
  await startWorker();
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(2), { timeout: 180_000, interval: 200 });
  const seconds = Math.round((performance.now() - killed) / 1000);
  console.info(`${seconds} s after the worker was killed`);
  expect(seconds).toBeLessThanOrEqual(120);
  const names = smtp.taken.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)?.[0]);
  expect(new Set(names).size).toBe(1);
  await vi.waitFor(
    async () => expect(await asOwner('select status from mails')).toEqual([{ status: 'sent' }]),
    { timeout: 10_000 },
  );
  await stopWorkers();
});

const debianPostfix = unpacked('postfix');

it('Postfix takes letters, and its report of one that comes back marks the address', async ({ skip }) => {
  if (!debianPostfix) return skip('it needs the packages of Debian (tools/postfix)');
  smtp.answers.set('RCPT TO:<NOBODY@', '550 5.1.1 There is no such mailbox');
  const port = await freePort();
  const app = await listen(createApp(services, noPages(), 'tests/fixtures').fetch, {
    ...services.config,
    host: '127.0.0.1',
    port,
  });
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  const script = join(folder, 'report.sh');
  // As docs/operations.md says it.
  writeFileSync(
    script,
    `exec curl --fail --silent --show-error --header 'Host: ${new URL(testOrigin).host}' --header 'Authorization: Bearer ${bounceSecret}' \\
  --header 'Content-Type: message/rfc822' --data-binary @- http://127.0.0.1:${port}/api/mail/bounces\n`,
  );
  chmodSync(folder, 0o755);
  const postfix = await startPostfix({
    unpacked: debianPostfix,
    nextHop: `[127.0.0.1]:${new URL(smtp.url).port}`,
    domain: 'kiraya.example',
    command: ['/bin/sh', script],
  });
  const mailer = createMailer({ database, smtpUrl: postfix.url, from });
  try {
    const letter = (recipient: string) => ({
      id: crypto.randomUUID(),
      userId: null,
      recipient,
      kind: 'visit.requested',
      text: {
        subject: 'A visit',
        language: 'en' as const,
        paragraphs: ['Somebody comes.'],
        why: 'You asked.',
      },
      secret: false,
    });
    await mailer.deliver(letter('somebody@example.com'));
    await mailer.deliver(letter('nobody@example.com'));
    expect(await asOwner('select distinct status from mails')).toEqual([{ status: 'sent' }]);
    await vi.waitFor(() => expect(smtp.taken.map(({ to }) => to)).toEqual(['somebody@example.com']), {
      timeout: 30_000,
      interval: 100,
    });
    await vi.waitFor(
      async () =>
        expect(await asOwner('select status, recipient, error from mails order by recipient')).toEqual([
          {
            status: 'bounced',
            recipient: 'nobody@example.com',
            error: expect.stringMatching(/^5\.1\.1 .*no such mailbox/),
          },
          { status: 'sent', recipient: 'somebody@example.com', error: null },
        ]),
      { timeout: 60_000, interval: 200 },
    );
    expect(await asOwner('select address from undeliverable_addresses')).toEqual([
      { address: 'nobody@example.com' },
    ]);
  } finally {
    mailer.close();
    await postfix.close();
    await app.close();
    smtp.answers.clear();
    rmSync(folder, { recursive: true });
  }
});
