/** Packs files into a ZIP: names in UTF-8, deflated, as every system opens it. */
import { crc32, deflateRawSync } from 'node:zlib';

export type Packed = { name: string; content: Uint8Array };

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** `at` is what the files are dated; the format knows no zone, so it is written as it stands in UTC. */
export function zip(files: readonly Packed[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name, 'utf8');
    const body = deflateRawSync(content);
    const facts = factsOf(content, body, path, at);
    const local = Buffer.concat([number4(0x04034b50), facts, path, body]);
    directory.push(Buffer.concat([number4(0x02014b50), number2(VERSION), facts, ending(offset), path]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = number2(files.length);
  const end = Buffer.concat([
    number4(0x06054b50),
    number4(0),
    count,
    count,
    number4(index.length),
    number4(offset),
    number2(0),
  ]);
  return Buffer.concat([...parts, index, end]);
}

/** What stands alike before a file and in the directory at the end. */
function factsOf(content: Uint8Array, body: Buffer, path: Buffer, at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    ...[VERSION, UTF8_NAMES, DEFLATED, time, date].map(number2),
    ...[crc32(content), body.length, content.length].map(number4),
    ...[path.length, 0].map(number2),
  ]);
}

/** No comment, first disk, ordinary attributes, and where the file begins. */
const ending = (offset: number) =>
  Buffer.concat([number2(0), number2(0), number2(0), number4(0), number4(offset)]);

function number2(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function number4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
