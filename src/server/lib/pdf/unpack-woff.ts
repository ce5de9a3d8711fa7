/**
 * Unpacks a WOFF file into the plain font it was packed from (WOFF 1.0, https://www.w3.org/TR/WOFF/). The PDF library reads packed ones
 * too, but inflates them in JavaScript anew for every document, which took four fifths of its time.
 */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const SIGNATURE = 0x774f4646; // 'wOFF'

/** Throws for what is no WOFF file. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('This is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => tableAt(woff, WOFF_HEADER + n * WOFF_ENTRY));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const log = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(16 * (count - 2 ** log), 10);
  const pieces: Buffer[] = [head];
  let offset = head.length;
  for (const [n, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + n * SFNT_ENTRY;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    pieces.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(pieces);
}

function tableAt(woff: Buffer, at: number): { tag: number; checksum: number; data: Buffer } {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.readUInt32BE(at + 8);
  const whole = woff.readUInt32BE(at + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.readUInt32BE(at),
    checksum: woff.readUInt32BE(at + 16),
    // One that would not get smaller lies there as it is.
    data: packed < whole ? inflateSync(bytes) : bytes,
  };
}
