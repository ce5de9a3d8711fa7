import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from '../../../tests/support/unzip.ts';
import { zip } from './zip.ts';

const files = [
  { name: 'README.txt', content: Buffer.from('Namaste\n') },
  { name: 'data/घर.csv', content: Buffer.from('"Rent"\n25000\n'.repeat(500)) },
  { name: 'empty.json', content: Buffer.alloc(0) },
];
const packed = zip(files, new Date('2026-11-21T10:20:30Z'));

it('packs what is unpacked again, with names in any script', () => {
  const unpacked = unzip(packed);
  expect([...unpacked.keys()]).toEqual(files.map(({ name }) => name));
  for (const { name, content } of files) expect(unpacked.get(name)).toEqual(content);
  expect(packed.length).toBeLessThan(1000);
});

it('says of each file its checksum, that its name is UTF-8, and when it was made, in UTC', () => {
  let at = packed.readUInt32LE(packed.length - 6); // where the directory begins
  for (const { name, content } of files) {
    const hasUtf8Name = (packed.readUInt16LE(at + 8) & 0x800) !== 0;
    expect(hasUtf8Name || /^[ -~]*$/.test(name)).toBe(true);
    expect(packed.readUInt16LE(at + 12)).toBe((10 << 11) | (20 << 5) | 15);
    expect(packed.readUInt16LE(at + 14)).toBe(((2026 - 1980) << 9) | (11 << 5) | 21);
    expect(packed.readUInt32LE(at + 16)).toBe(crc32(content));
    at += 46 + packed.readUInt16LE(at + 28) + packed.readUInt16LE(at + 30) + packed.readUInt16LE(at + 32);
  }
});
