import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import type { ScannerAddress } from '../scanner-address.ts';
import { refuseInfected } from './virus-scan.ts';

/** Stands in for clamd: reads a command and its pieces to the end, and answers what `say` makes of the file. */
async function scanner(say: (file: Buffer, socket: Socket) => string | null): Promise<ScannerAddress> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (some: Buffer) => {
      received = Buffer.concat([received, some]);
      const file = fileIn(received);
      const answer = file && say(file, socket);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: '127.0.0.1', port: (server.address() as { port: number }).port };
}

/** The pieces of a whole INSTREAM, put together; null until the empty one has come. */
function fileIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  expect(received.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const refused = (code: string) => ({ code, field: 'file' });
const large = new Uint8Array(200_000).map((_, at) => at % 251);

it('lets a file through that the scanner calls clean, and sends all of it', async () => {
  const seen: Buffer[] = [];
  const clamd = await scanner((file) => {
    seen.push(file);
    return 'stream: OK';
  });
  await refuseInfected(large, clamd);
  expect(seen).toEqual([Buffer.from(large)]);
});

// security abuse: Uploaded documents are rebuilt, and scanned where a scanner is configured … an infected one is refused
// security review: Documents kept their scripts, and nothing looked for viruses (M6) … where a scanner is set up
it('refuses a file in which the scanner found something', async () => {
  const clamd = await scanner(() => 'stream: Win.Test.EICAR_HDB-1 FOUND');
  await expect(refuseInfected(large, clamd)).rejects.toMatchObject(refused('document.infected'));
});

// security abuse: Uploaded documents are rebuilt, and scanned where a scanner is configured … none passes while the scanner is away
it.each<[string, (file: Buffer, socket: Socket) => string | null]>([
  ['says that it failed', () => 'INSTREAM size limit exceeded. ERROR'],
  ['says something else', () => 'stream: OK, perhaps'],
  [
    'hangs up',
    (_, socket) => {
      socket.destroy();
      return null;
    },
  ],
  ['says nothing', () => null],
])('refuses a file for now when the scanner %s', async (_, say) => {
  const clamd = await scanner(say);
  await expect(refuseInfected(large, clamd, 300)).rejects.toMatchObject(refused('document.not-scanned'));
});

it('refuses a file for now when no scanner is there', async () => {
  const nobody = { path: '/nowhere/clamd.ctl' };
  await expect(refuseInfected(large, nobody)).rejects.toMatchObject(refused('document.not-scanned'));
});

it('takes a path or host and port for an address, and nothing else', () => {
  const of = (given: string) => readConfig({ AUTH_SECRET: 'x'.repeat(32), CLAMAV_SOCKET: given }).scanner;
  expect(of('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(of('clamd.internal:3310')).toEqual({ host: 'clamd.internal', port: 3310 });
  expect(of('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(() => of('clamd')).toThrow(/CLAMAV_SOCKET must be/);
});
