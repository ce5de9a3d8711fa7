// Installs what a folder's package-lock.json says, when it is not there yet or the lock file has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const isWindows = process.platform === 'win32';

/**
 * `folder` ends with a slash; throws what went wrong. `isForDevelopment` asks for the packages of tests and checks too, a quarter of all;
 * where they are, they stay.
 */
export function installPackages(folder, { isForDevelopment = true } = {}) {
  const stamp = `${folder}node_modules/.installed-lock`;
  const lock = lockOf(folder);
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const everything = `${lock} everything\n`;
  if (installed === everything || (!isForDevelopment && installed === `${lock}\n`)) return;
  const withThese = isForDevelopment || installed.endsWith(' everything\n') || hasByHand(folder);
  console.error('Installing packages (the first time and when they change, a minute or two) …');
  // Not `npm ci`: registries may lack other platforms' optional packages, so the lock file cannot list them all.
  const which = withThese ? '--include=dev' : '--omit=dev';
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', which, '--loglevel=error'];
  const { status, error } = spawnSync('npm', flags, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  });
  if (error) throw new Error(`npm cannot be run: ${error.message}`);
  // Node of the registry needs what a small Debian or Ubuntu does not bring; npm takes everything away again, so it is not there to be asked.
  if (status !== 0)
    throw new Error(
      'npm install failed, see above; if it says libatomic.so.1, then apt-get install libatomic1',
    );
  writeFileSync(stamp, withThese ? everything : `${lock}\n`);
}

/** Whoever types `npm install` means all packages, and leaves no stamp: Biome is one that nothing else brings. */
const hasByHand = (folder) => existsSync(`${folder}node_modules/@biomejs`);

function lockOf(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}`;
}
