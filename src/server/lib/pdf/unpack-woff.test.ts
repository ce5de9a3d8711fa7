import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const face = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff';
const woff = readFileSync(fileURLToPath(import.meta.resolve(face)));

it('gives the plain font of the size that the packed one names, its tables in place', () => {
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  for (let n = 0; n < count; n += 1) {
    const [offset, length] = [font.readUInt32BE(12 + n * 16 + 8), font.readUInt32BE(12 + n * 16 + 12)];
    expect(offset % 4).toBe(0);
    expect(offset + length).toBeLessThanOrEqual(font.length);
  }
});

it('refuses what is no packed font', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('This is not a WOFF file');
});
