/** Finds an account the embedded PostgreSQL can run as: it refuses root, and needs a name for its user id. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

export type Output = { code: number; text: string };

export type Account = {
  /** Runs a program as this account, in a working directory everyone can read. */
  run(file: string, args: string[]): Promise<Output>;
  /** Who must own the files the server reads; undefined when that is whoever runs us. */
  owner: { uid: number; gid: number } | undefined;
};

type PasswdEntry = { name: string; uid: number; gid: number };

/**
 * As an ordinary user: that user. As root: the owner of the data folder, else postgres or nobody; and where that
 * account cannot reach the files (a checkout under a 0700 home), root's own files seen as nobody in a user namespace.
 * `dataDir` is undefined before the first start.
 */
export async function chooseAccount(
  dataDir: string | undefined,
  parentDir: string,
  program: string,
): Promise<Account> {
  if (!process.getuid) return { run: runner(), owner: undefined };
  const passwd = await readPasswd();
  const uid = process.getuid();
  if (uid !== 0) return ordinaryAccount(passwd, uid);
  const folder = dataDir === undefined ? undefined : await stat(dataDir);
  if (folder?.uid !== 0) {
    const account = switchedAccount(passwd, folder?.uid);
    if (await reaches(account, dataDir ?? parentDir, program)) return account;
  }
  const masked: Account = { run: runner(undefined, unshareAs(passwd)), owner: undefined };
  if ((!folder || folder.uid === 0) && (await reaches(masked, parentDir, program))) return masked;
  throw new StartupError(
    `PostgreSQL does not run as root, and no other account can read ${parentDir}: run as an ordinary user, move the project to a folder others can read, or set DATABASE_URL`,
  );
}

function ordinaryAccount(passwd: PasswdEntry[] | undefined, uid: number): Account {
  if (passwd && !passwd.some((entry) => entry.uid === uid)) {
    throw new StartupError(
      `user id ${uid} has no name in /etc/passwd, which the embedded PostgreSQL needs: set DATABASE_URL to a PostgreSQL 18 server`,
    );
  }
  return { run: runner(), owner: undefined };
}

function switchedAccount(passwd: PasswdEntry[] | undefined, ownerId: number | undefined): Account {
  const entry =
    ownerId === undefined
      ? (passwd?.find(({ name }) => name === 'postgres') ?? passwd?.find(({ name }) => name === 'nobody'))
      : passwd?.find((candidate) => candidate.uid === ownerId);
  if (!entry) {
    throw new StartupError(
      `PostgreSQL does not run as root and ${ownerId === undefined ? 'there is no user postgres or nobody' : `user id ${ownerId}, which owns the data folder, has no name`}: set DATABASE_URL to a PostgreSQL 18 server`,
    );
  }
  const owner = { uid: entry.uid, gid: entry.gid };
  return { run: runner(owner), owner };
}

function unshareAs(passwd: PasswdEntry[] | undefined): string[] {
  const shown = passwd?.find(({ name }) => name === 'nobody')?.uid ?? 65534;
  return ['unshare', '--user', `--map-user=${shown}`, `--map-group=${shown}`];
}

async function reaches(account: Account, folder: string, program: string): Promise<boolean> {
  const probe = await account.run('/bin/sh', ['-c', 'cd "$0" && exec "$1" --version', folder, program]);
  return probe.code === 0;
}

/** Nothing to check against where users are kept elsewhere (macOS, directories): undefined. */
async function readPasswd(): Promise<PasswdEntry[] | undefined> {
  if (process.platform !== 'linux') return undefined;
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function runner(as?: { uid: number; gid: number }, prefix: string[] = []): Account['run'] {
  // A clean environment: PGDATA, PGOPTIONS or a foreign locale of the caller must not change what the server does.
  const env =
    process.platform === 'win32'
      ? undefined
      : { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
  return (file, args) =>
    new Promise((resolve) => {
      const [program = file, ...rest] = [...prefix, file, ...args];
      const cwd = process.platform === 'win32' ? undefined : '/';
      execFile(program, rest, { ...as, env, cwd }, (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
        resolve({ code, text: `${stdout}${stderr}` || (error?.message ?? '') });
      });
    });
}
