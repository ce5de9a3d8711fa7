/** The release before this one, as somebody runs it: its own files, packages and build, below .cache. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const present = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: present, maxBuffer: 1 << 26 })).stdout.trim();

/**
 * The folder of `commit`, by default the one before the newest migration came: built and ready to be run. `undefined` where the
 * history is not at hand.
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
  await run(process.execPath, ['bin/lib/build-all.ts'], { cwd: draft, maxBuffer: 1 << 26 });
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
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, maxBuffer: 1 << 26 });
}

type Environment = Readonly<Record<string, string>>;
export type Program = 'start' | 'worker' | 'migrate';
export type Outcome = { code: number | null; output: string };

/** One of the commands of that release; all it says is kept. */
export function begin(root: string, program: Program, environment: Environment) {
  const child = spawn(process.execPath, [join(root, `bin/lib/${program}.ts`)], {
    cwd: root,
    env: { PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended, said: () => output };
}

export type Started = { child: ChildProcess; ended: Promise<Outcome> };

/** Resolves once it says that it serves, or works. */
export async function started(root: string, program: Program, environment: Environment): Promise<Started> {
  const { child, ended, said } = begin(root, program, environment);
  await new Promise<void>((resolve, reject) => {
    const look = () => /Kiraya is (running|doing its jobs)/.test(said()) && resolve();
    for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
    void ended.then(({ code, output }) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
  return { child, ended };
}
