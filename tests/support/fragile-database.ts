/** A way to the database that can be cut and mended, as when a server restarts or a cable is pulled. */
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { Client } from 'pg';

export type FragileDatabase = {
  /** The owner's URL, by way of what can be cut. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From the next connection on it leads to that server, as a stable address does after a failover. */
  leadTo(ownerUrl: string): void;
  /**
   * The machine behind every present connection vanishes without a word: nothing is closed, whatever is sent is swallowed.
   * New connections reach a server that lives, as after a failover behind a stable address. With `of` only those that began with that
   * text, such as the name of an application.
   */
  swallow(of?: string): void;
  /** Breaks the next connection that sends this text, once PostgreSQL has committed and before anybody hears of it. */
  breakAtCommitAfter(text: string): void;
};

export async function fragile(ownerUrl: string): Promise<FragileDatabase> {
  let target = placeOf(ownerUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let ownPort = 0;
  let awaited: string | undefined;
  const swallowing = new Set<(of: string) => void>();
  const pass = (from: Socket) => {
    const to = open(target);
    let isAwaited = false;
    let isLost = false;
    let began = '';
    from.once('data', (sent: Buffer) => {
      began = sent.toString('latin1');
    });
    from.on('data', (sent: Buffer) => {
      if (awaited !== undefined && sent.includes(awaited)) {
        isAwaited = true;
        awaited = undefined;
      }
      if (isAwaited && sent.includes('commit\0')) isLost = true;
    });
    const answers = new Transform({
      transform: (answer, _, done) => (isLost ? void from.destroy() : done(null, answer)),
    });
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    from.pipe(to);
    to.pipe(answers).pipe(from);
    const swallow = (of: string) => {
      if (!began.includes(of)) return;
      from.unpipe(to).resume();
      answers.unpipe(from).resume();
    };
    swallowing.add(swallow);
    from.on('close', () => swallowing.delete(swallow));
  };
  const mend = () =>
    new Promise<void>((resolve, reject) => {
      // Half open: whoever says goodbye to a server that has vanished gets no answer to that either.
      const next = createServer({ allowHalfOpen: true }, pass).once('error', reject);
      next.listen(ownPort, '127.0.0.1', () => {
        ownPort = (next.address() as AddressInfo).port;
        server = next;
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await mend();
  const url = new URL(ownerUrl);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.host = `127.0.0.1:${ownPort}`;
  const breakAtCommitAfter = (text: string) => {
    awaited = text;
  };
  const swallow = (of = '') => {
    for (const one of swallowing) one(of);
  };
  const leadTo = (other: string) => {
    target = placeOf(other);
  };
  return { url: url.href, cut, mend, leadTo, swallow, breakAtCommitAfter };
}

function placeOf(ownerUrl: string) {
  const { host, port } = new Client(ownerUrl);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
