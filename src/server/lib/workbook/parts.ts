/** The parts of a ZIP that a stranger made: found by its directory, unpacked piece by piece, and no more of it than agreed. */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Damaged, tooLarge } from './refused.ts';

/** Bytes of one part, piece by piece; nothing where the archive has no such part. */
export type Parts = { has(name: string): boolean; read(name: string): AsyncIterable<Uint8Array> };

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** A workbook with many pictures has hundreds. */
const MOST_PARTS = 10_000;

type Entry = { at: number; packed: number; method: number };

/** `most`: so many bytes are unpacked of all parts together, however often each is read, before the archive is refused. */
export function partsOf(archive: Buffer, most: number): Parts {
  const entries = readable(() => directory(archive));
  let left = most;
  const count = (piece: Uint8Array) => {
    left -= piece.length;
    if (left < 0) throw tooLarge(most);
    return piece;
  };
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return;
      const packed = readable(() => content(archive, entry));
      if (entry.method === STORED) {
        yield count(packed);
        return;
      }
      const unpacked = Readable.from([packed]).pipe(createInflateRaw({ chunkSize: 64 * 1024 }));
      try {
        for await (const piece of unpacked) yield count(piece);
      } catch (error) {
        throw isOfZlib(error) ? new Damaged() : error;
      } finally {
        unpacked.destroy();
      }
    },
  };
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** An archive that was cut short or made to mislead points beyond its end. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new Damaged() : error;
  }
}

function directory(archive: Buffer): Map<string, Entry> {
  const end = endOf(archive);
  const parts = archive.readUInt16LE(end + 10);
  if (parts > MOST_PARTS) throw new Damaged();
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let part = 0; part < parts; part += 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Damaged();
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY_BYTES, nameEnd);
    entries.set(name.toLowerCase(), {
      at: archive.readUInt32LE(at + 42),
      packed: archive.readUInt32LE(at + 20),
      method: archive.readUInt16LE(at + 10),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= first; at -= 1)
    if (archive.readUInt32LE(at) === END) return at;
  throw new Damaged();
}

function content(archive: Buffer, { at, packed, method }: Entry): Buffer {
  const isKnown = method === STORED || method === DEFLATED;
  if (!isKnown || archive.readUInt32LE(at) !== LOCAL) throw new Damaged();
  const start = at + LOCAL_BYTES + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  if (start + packed > archive.length) throw new Damaged();
  return archive.subarray(start, start + packed);
}
