/** A balancer that knows no HTTP but `/readyz`: it leads each connection to a process that is ready, leaves it there, and repeats nothing. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Balancer = {
  port: number;
  add(port: number): void;
  remove(port: number): void;
  /** The processes that connections are led to now. */
  ready(): number[];
  close(): Promise<void>;
};

const PROBE_MS = 500;
/** So many bad answers in a row take a process out, as balancers have it. */
const FALLS = 2;

export async function startBalancer(): Promise<Balancer> {
  const failures = new Map<number, number>();
  const open = new Set<Socket>();
  let turn = 0;
  let isClosed = false;
  const ready = () => [...failures].filter(([, bad]) => bad < FALLS).map(([port]) => port);
  const server = createServer((from) => {
    const ports = ready();
    turn += 1;
    const port = ports[turn % ports.length];
    if (port === undefined) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const probe = async (port: number) => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (failures.has(port)) failures.set(port, answer?.ok ? 0 : (failures.get(port) ?? 0) + 1);
  };
  const probing = (async () => {
    while (!isClosed) {
      await Promise.all([...failures.keys()].map(probe));
      await pause(PROBE_MS);
    }
  })();
  return {
    port: (server.address() as AddressInfo).port,
    // Taken in once it is ready.
    add: (port) => failures.set(port, FALLS),
    remove: (port) => failures.delete(port),
    ready,
    async close() {
      isClosed = true;
      await probing;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
