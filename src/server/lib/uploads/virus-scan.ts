/** Asks ClamAV's daemon about a file, over its socket (the command INSTREAM of clamd(8)). */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { RuleBroken } from '../../../domain/errors.ts';
import type { ScannerAddress } from '../scanner-address.ts';

/** A file of ten megabytes takes the daemon a second or two. */
const LONGEST_MS = 30_000;
const PIECE = 64 * 1024;

/** Throws `document.infected`, and `document.not-scanned` when the scanner gives no clear answer: nothing is let through unseen. */
export async function refuseInfected(
  bytes: Uint8Array,
  scanner: ScannerAddress | undefined,
  longestMs = LONGEST_MS,
): Promise<void> {
  if (!scanner) return;
  const answer = await ask(scanner, bytes, longestMs).catch(() => '');
  if (/^stream: .+ FOUND\0?$/.test(answer)) throw new RuleBroken('document.infected', 'file');
  if (!/^stream: OK\0?$/.test(answer)) throw new RuleBroken('document.not-scanned', 'file');
}

/** What the daemon says of the file, such as `stream: OK` or `stream: Eicar-Test-Signature FOUND`. */
async function ask(scanner: ScannerAddress, bytes: Uint8Array, longestMs: number): Promise<string> {
  const socket = connect(scanner);
  const tooLong = setTimeout(() => socket.destroy(new Error('The scanner does not answer')), longestMs);
  try {
    const answer = text(socket);
    socket.write('zINSTREAM\0');
    for (let from = 0; from < bytes.length; from += PIECE) {
      const piece = bytes.subarray(from, from + PIECE);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
    return (await answer).trim();
  } finally {
    clearTimeout(tooLong);
    socket.destroy();
  }
}

function lengthOf(count: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(count);
  return four;
}
