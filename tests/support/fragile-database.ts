/** A way to the database that can be cut and mended, as when a server restarts or a cable is pulled. */
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';
import { Client } from 'pg';

export type FragileDatabase = {
  /** The owner's URL, by way of what can be cut. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export async function fragile(ownerUrl: string): Promise<FragileDatabase> {
  const { host, port } = new Client(ownerUrl);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let ownPort = 0;
  const pass = (from: Socket) => {
    const to = open(target);
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
      socket.pipe(other);
    }
  };
  const mend = () =>
    new Promise<void>((resolve, reject) => {
      const next = createServer(pass).once('error', reject);
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
  return { url: url.href, cut, mend };
}
