import { expect, test } from 'vitest';
import { decodeText, encodingOf, inUtf8 } from './decode-text.ts';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const long = 'a'.repeat(5000);

const contents: [string, Uint8Array, string | null][] = [
  ['UTF-8', bytes('Rent,₹', 'utf8'), 'Rent,₹'],
  ['UTF-8 with its mark', bytes('\ufeffRent,₹', 'utf8'), 'Rent,₹'],
  ['UTF-16 with its mark', bytes('\ufeffRent,₹', 'utf16le'), 'Rent,₹'],
  ['Windows-1252', bytes('Caf\u00e9', 'latin1'), 'Café'],
  ['null characters far in', bytes(`${long}\0b\0`, 'utf8'), `${long}b`],
  ['bytes that are no text', new Uint8Array([1, 0, 2]), null],
];

test.each(contents)('%s', (_, content, text) => {
  expect(decodeText(content)).toBe(text);
});

/** In pieces that part letters. */
async function* pieces(content: Uint8Array) {
  for (let at = 0; at < content.length; at += 9) yield content.subarray(at, at + 9);
}

test.each(contents.filter(([name]) => !name.startsWith('null')))(
  '%s, piece by piece',
  async (_, content, text) => {
    const encoding = await encodingOf(pieces(content));
    const read =
      encoding && Buffer.concat(await Array.fromAsync(inUtf8(pieces(content), encoding))).toString();
    expect(read).toBe(text);
  },
);
