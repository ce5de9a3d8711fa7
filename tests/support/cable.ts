/** A way to a port of this machine that can be cut, as a network is: nothing is closed, and whatever is sent is swallowed. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Cable = {
  /** Whoever goes by it asks here. */
  port: number;
  /** Connections that are there and those that are made from now on stay silent. */
  cut(): void;
  /** New connections lead on; those of before are closed, since what they sent is gone. */
  mend(): void;
  close(): Promise<void>;
};

export async function startCable(to: number): Promise<Cable> {
  const open = new Set<Socket>();
  const silenced = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket, other?: Socket) => {
    open.add(socket);
    socket.on('error', () => other?.destroy());
    socket.on('close', () => {
      open.delete(socket);
      silenced.delete(socket);
      // One that was cut off does not hear of it.
      if (other && !silenced.has(other)) other.destroy();
    });
  };
  const silence = (socket: Socket) => {
    silenced.add(socket);
    socket.unpipe();
    socket.resume();
  };
  const server = createServer({ allowHalfOpen: true }, (from) => {
    if (isCut) {
      hold(from);
      return silence(from);
    }
    const onward = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    hold(from, onward);
    hold(onward, from);
    from.pipe(onward).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of open) silence(socket);
    },
    mend() {
      isCut = false;
      for (const socket of silenced) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
