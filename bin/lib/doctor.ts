/** Looks at configuration, database, audit trail and files, one line each, and ends with 1 when something is wrong. */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../src/db/actor.ts';
import { Client } from '../../src/db/client.ts';
import { steady } from '../../src/db/open-pool.ts';
import { standsBehind } from '../../src/db/replica.ts';
import { connections, logins } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { auditFaults } from '../../src/server/app/admin-commands.ts';
import { proveAudit } from '../../src/server/audit/audit-heads.ts';
import { type Config, loadConfig } from '../../src/server/lib/config.ts';
import { createStorage } from '../../src/server/lib/storage.ts';
import { bySmtp } from '../../src/server/mail/smtp.ts';
import { openDatabase } from './open-database.ts';

type Check = { name: string; run: () => Promise<string> | string };

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
process.exitCode = (await examine()) ? 0 : 1;
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();

async function examine(): Promise<boolean> {
  const config = await report('configuration', () => loadConfig());
  if (!config) return false;
  const isWell = [await reportAll(beforeDatabase(config))];
  const opened = await report('database', () => openDatabase(config));
  if (!opened) return false;
  isWell.push(await reportAll(ofDatabase(config, opened.url)));
  await opened.close();
  return isWell.every(Boolean);
}

function beforeDatabase(config: Config): Check[] {
  return [
    { name: 'Node', run: () => process.version },
    { name: 'pages', run: () => found('build/server/index.js', 'run npm start once, it builds them') },
    { name: 'data folder', run: () => writable(config) },
    { name: 'files', run: () => filesWork(config) },
    { name: 'mail', run: () => mailServerTakes(config) },
    { name: 'payments', run: () => config.payments.kind },
    { name: 'mode', run: () => (config.production ? 'production' : config.demo ? 'demo' : 'development') },
  ];
}

function ofDatabase(config: Config, url: string): Check[] {
  return [
    { name: 'logins of the database', run: () => canLogIn(config, url) },
    ...(config.poolerUrl
      ? [{ name: 'pooler', run: () => poolerLetsIn(config, config.poolerUrl ?? '') }]
      : []),
    ...config.readUrls.map((replica) => ({
      name: `replica ${new URL(replica).host}`,
      run: () => follows(config, url, replica),
    })),
    {
      name: 'audit trail',
      run: () => trailIsWhole(config, url),
    },
    {
      name: 'jobs that failed today',
      run: () =>
        ask(
          url,
          `select count(*)::text as text from pgboss.job
      where state = 'failed' and completed_on > now() - interval '1 day'`,
        ),
    },
  ];
}

function found(path: string, otherwise: string): string {
  if (!existsSync(path)) throw new StartupError(`${path} is missing: ${otherwise}`);
  return 'there';
}

function writable({ dataDir }: Config): string {
  if (!existsSync(dataDir)) return `${dataDir} is made at the first start`;
  accessSync(dataDir, constants.W_OK);
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.round((bavail * bsize) / 2 ** 30);
  if (free < 1) throw new StartupError(`${dataDir} has less than 1 GB left`);
  return `${dataDir}, ${free} GB left`;
}

async function filesWork(config: Config): Promise<string> {
  const { storageWorks } = await (await createStorage(config)).check();
  if (!storageWorks) throw new StartupError('no file can be kept: see STORAGE in .env.example');
  return config.storage.kind;
}

async function mailServerTakes({ mail: { smtpUrl, from } }: Config): Promise<string> {
  if (!smtpUrl) return 'kept for the mailbox page, nothing is sent';
  const { verify, close } = bySmtp(smtpUrl, from);
  await verify()
    .catch((error: Error) => {
      throw new StartupError(`the mail server of SMTP_URL takes no letters: ${error.message}`);
    })
    .finally(close);
  return `by SMTP, ${new URL(smtpUrl).host} answers`;
}

async function canLogIn(config: Config, ownerUrl: string): Promise<string> {
  const urls = connections(ownerUrl, config.authSecret);
  for (const login of logins) await ask(urls[login], `select 'in' as text`);
  return `${logins.length} of ${logins.length}`;
}

/** Those that go through it. */
async function poolerLetsIn(config: Config, poolerUrl: string): Promise<string> {
  const { app, visitor, auth } = connections(poolerUrl, config.authSecret);
  for (const url of [app, visitor, auth]) await ask(url, `select 'in' as text`);
  return '3 of 3 logins';
}

/** How far behind the primary that replica is; StartupError when it is none of this primary's. */
async function follows(config: Config, ownerUrl: string, replicaUrl: string): Promise<string> {
  const [primary, replica] = [ownerUrl, replicaUrl].map((url) => connections(url, config.authSecret).visitor);
  const { bytes, isConfirmed } = await standsBehind(primary ?? '', replica ?? '');
  const warning = isConfirmed ? '' : '; synchronous_commit is off: a change may show later than it should';
  return `follows, ${bytes} bytes behind${warning}`;
}

async function trailIsWhole(config: Config, ownerUrl: string): Promise<string> {
  const database = createDatabase(connections(ownerUrl, config.authSecret), { jobs: 1 });
  try {
    const proof = await proveAudit({ database, storage: await createStorage(config), config });
    const faults = auditFaults(proof);
    if (faults.length > 0) throw new StartupError(faults.join('; '));
    return `${proof.rows} rows, whole; ${proof.waiting} more not in the chain yet`;
  } finally {
    await database.close();
  }
}

async function ask(url: string, text: string): Promise<string> {
  const client = new Client({ ...steady, connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ text: string }>(text);
    return rows[0]?.text ?? '';
  } finally {
    await client.end();
  }
}

async function reportAll(checks: readonly Check[]): Promise<boolean> {
  let isWell = true;
  for (const { name, run } of checks) isWell = (await report(name, run, true)) !== undefined && isWell;
  return isWell;
}

async function report<T>(name: string, run: () => Promise<T> | T, says = false): Promise<T | undefined> {
  try {
    const outcome = await run();
    console.log(`ok    ${name}${says ? `: ${outcome}` : ''}`);
    return outcome;
  } catch (error) {
    console.log(`WRONG ${name}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
