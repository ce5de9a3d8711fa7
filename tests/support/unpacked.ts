/** Programs of Debian for tests, which tools/NAME/unpack.sh fetches once and installs nowhere. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What unpack.sh ends with where there is nothing to fetch it with. */
const CANNOT_FETCH = 69;

/** The folder it lies in; `undefined` on a system that has no such packages. */
export function unpacked(
  name: 'clamav' | 'failover' | 'pgbouncer' | 'postfix' | 'prometheus',
): string | undefined {
  const folder = resolve(`.cache/${name}`);
  const { status } = spawnSync('sh', [`tools/${name}/unpack.sh`, folder], { stdio: 'inherit' });
  if (status === CANNOT_FETCH) return undefined;
  if (status !== 0) throw new Error(`tools/${name}/unpack.sh ended with ${status}`);
  return folder;
}
