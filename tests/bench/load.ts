// Asks as fast as it is answered, over plain sockets, so that the asking costs next to nothing.
import { connect, type Socket } from 'node:net';

interface Asked {
  host: string;
  port: number;
  /** Asked in turn. */
  paths: string[];
  headers: Record<string, string>;
}

export interface Load {
  /** Of each answer, in milliseconds. */
  times: number[];
  seconds: number;
}

export const perSecond = ({ times, seconds }: Load): number => times.length / seconds;

/** Over that many connections at once, each of which asks again when it is answered. Throws where an answer is not 200. */
export async function load(asked: Asked, connections: number, ms: number): Promise<Load> {
  const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = asked.paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${asked.host}\r\n${lines.join('')}\r\n`),
  );
  const begin = performance.now();
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    const connection = new Connection(asked);
    while (performance.now() < begin + ms) {
      const sent = performance.now();
      await connection.ask(requests[next++ % requests.length] as Buffer);
      times.push(performance.now() - sent);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { times, seconds: (performance.now() - begin) / 1000 };
}

class Connection {
  readonly #socket: Socket;
  #missing = 0;
  #answered: () => void = () => undefined;
  #failed: (error: unknown) => void = () => undefined;

  constructor({ host, port }: Asked) {
    this.#socket = connect(port, host);
    this.#socket.on('error', (error) => this.#failed(error));
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  ask(request: Buffer): Promise<void> {
    return new Promise((answered, failed) => {
      this.#answered = answered;
      this.#failed = failed;
      this.#socket.write(request);
    });
  }

  #read(chunk: Buffer): void {
    try {
      this.#missing = (this.#missing > 0 ? this.#missing : lengthOf(chunk)) - chunk.length;
    } catch (error) {
      this.close();
      this.#failed(error);
      return;
    }
    if (this.#missing <= 0) this.#answered();
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Head and body of the answer that begins here. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, end).toString('latin1');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`Not measurable:\n${head}`);
  return end + 4 + Number(length);
}
