/** Programs that tools/NAME/unpack.sh put into a folder of their own, run as if that were the whole system; it needs root. */
import { type ChildProcess, spawn } from 'node:child_process';

/** The account they run as. */
export const ACCOUNT = 999;

export function runInside(root: string, program: string, ...args: string[]): ChildProcess {
  const mounted = `mount -t proc proc "$0/proc"; exec chroot --userspec=${ACCOUNT}:${ACCOUNT} "$0" "$@"`;
  return spawn('unshare', ['--mount', 'sh', '-c', mounted, root, program, ...args], {
    stdio: 'ignore',
    env: { PATH: '/usr/sbin:/usr/bin', LC_ALL: 'C.UTF-8', PYTHONDONTWRITEBYTECODE: '1' },
  });
}
