// Installs what a folder's package-lock.json says, when it is not there yet or the lock file has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const isWindows = process.platform === 'win32';

/** `folder` ends with a slash; throws what went wrong. */
export function installPackages(folder) {
  const stamp = `${folder}node_modules/.installed-lock`;
  const wanted = lockOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing packages (the first time and when they change, a minute or two) …');
  // Not `npm ci`: registries may lack other platforms' optional packages, so the lock file cannot list them all.
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
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
  writeFileSync(stamp, wanted);
}

function lockOf(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}
