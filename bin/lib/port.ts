/** Says plainly when the address to listen on is taken or not ours, before anything else is started. */
import { createServer } from 'node:net';
import { StartupError } from '../../src/db/startup-error.ts';
import type { Config } from '../../src/server/lib/config.ts';

type Address = Pick<Config, 'host' | 'port'>;

export function checkPort(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error) => reject(portProblem(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

/** The same error in plain words when it is about the address, else unchanged. */
export function portProblem(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupError(
        `port ${port} is in use: end the program there or choose another port, PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartupError(`port ${port} needs more rights than we have: choose one above 1023 with PORT`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST ${host} is not an address of this machine`);
    default:
      return error;
  }
}
