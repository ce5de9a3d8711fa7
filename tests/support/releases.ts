/** The release before this one, as somebody runs it: its own files and packages, below .cache. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
export const present = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: present, maxBuffer: 1 << 26 })).stdout.trim();

/**
 * The folder of `commit`, by default the one before the newest migration came, ready to be run. `undefined` where the history is not
 * at hand.
 */
export async function previousRelease(commit?: string): Promise<string | undefined> {
  const wanted = commit ?? (await beforeNewestMigration());
  if (!wanted) return undefined;
  const folder = join(present, '.cache/releases', wanted.slice(0, 12));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await git('archive', '--output', join(draft, 'release.tar'), wanted);
  await run('tar', ['xf', 'release.tar'], { cwd: draft });
  await rm(join(draft, 'release.tar'));
  await addPackages(draft);
  await rename(draft, folder);
  return folder;
}

/** A shallow clone has no commit before. */
async function beforeNewestMigration(): Promise<string | undefined> {
  const added = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'src/db/migrations/*.sql'];
  return git(...added)
    .then((newest) => git('rev-parse', '--verify', '--quiet', `${newest}^`))
    .catch(() => undefined);
}

/** Ours where they are the same. */
async function addPackages(folder: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [present, folder].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  if (ours === theirs) await symlink(join(present, 'node_modules'), join(folder, 'node_modules'));
  else
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      maxBuffer: 1 << 26,
    });
}

type Environment = Readonly<Record<string, string>>;
export type Outcome = { code: number | null; output: string };
export type Running = { child: ChildProcess; ended: Promise<Outcome>; said(): string };

const programs = {
  server: join(present, 'tests/support/release-process.ts'),
  worker: 'bin/lib/program/worker.ts',
  migrate: 'bin/lib/migrate.ts',
};

/** A program of that release; what it says is kept. It ends with whoever began it. */
export function begin(root: string, program: keyof typeof programs, environment: Environment): Running {
  const child = spawn(process.execPath, [programs[program]], {
    cwd: root,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended, said: () => output };
}

/** Resolves once it works. */
export async function startWorker(root: string, environment: Environment): Promise<Running> {
  const running = begin(root, 'worker', environment);
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', () => running.said().includes('doing its jobs') && resolve());
    void running.ended.then(({ code, output }) =>
      reject(new Error(`The worker ended with ${code}:\n${output}`)),
    );
  });
  return running;
}

/** Resolves once it serves. */
export async function startServer(root: string, environment: Environment): Promise<Running> {
  const running = begin(root, 'server', environment);
  await new Promise<void>((resolve, reject) => {
    running.child.once('message', () => resolve());
    void running.ended.then(({ code, output }) =>
      reject(new Error(`The server ended with ${code}:\n${output}`)),
    );
  });
  return running;
}

/** Of whoever runs it: what the demo's logins derive from. */
export const RELEASE_SECRET = 'a secret of the release and of the one after it';

/** The demo as that release makes it, with the embedded server's data in `postgres`. Its dates are near its making, so it is kept for half a day. */
export async function demoOf(root: string): Promise<string> {
  const folder = root === present ? join(present, '.cache/demo') : `${root}-demo`;
  const made = await stat(folder).catch(() => undefined);
  if (made && Date.now() - made.mtimeMs < 12 * 60 * 60_000) return folder;
  const draft = `${folder}.new`;
  for (const old of [folder, draft]) await rm(old, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o755 });
  const server = await startServer(root, {
    AUTH_SECRET: RELEASE_SECRET,
    DATA_DIR: draft,
    PORT: `${await freePort()}`,
    RUN_JOBS: 'false',
  });
  server.child.kill('SIGTERM');
  await server.ended;
  await rename(draft, folder);
  return folder;
}
