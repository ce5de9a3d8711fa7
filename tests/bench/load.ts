// Asks one address as fast as it answers, over plain sockets, so that the asking costs next to nothing.
import { connect } from 'node:net';

type Asked = { host: string; port: number; path: string; headers: Record<string, string> };

/** Requests answered a second, over that many connections at once. */
export async function requestsPerSecond(asked: Asked, connections: number, ms: number): Promise<number> {
  const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${asked.path} HTTP/1.1\r\nHost: ${asked.host}\r\n${lines.join('')}\r\n`);
  const begin = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askFor(request, asked, begin + ms)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begin) / 1000);
}

function askFor(request: Buffer, { host, port }: Asked, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    let answered = 0;
    let missing = 0;
    socket.on('data', (chunk: Buffer) => {
      try {
        missing = missing > 0 ? missing - chunk.length : lengthOf(chunk) - chunk.length;
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
    socket.on('error', reject);
  });
}

/** Head and body of the answer that begins here. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, end).toString('latin1');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`Not measurable:\n${head}`);
  return end + 4 + Number(length);
}
