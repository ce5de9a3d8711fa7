import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const long = 'a'.repeat(5000);

test.each([
  ['UTF-8', bytes('Rent,₹', 'utf8'), 'Rent,₹'],
  ['UTF-8 with its mark', bytes('\ufeffRent,₹', 'utf8'), 'Rent,₹'],
  ['UTF-16 with its mark', bytes('\ufeffRent,₹', 'utf16le'), 'Rent,₹'],
  ['Windows-1252', bytes('Caf\u00e9', 'latin1'), 'Café'],
  ['null characters far in', bytes(`${long}\0b\0`, 'utf8'), `${long}b`],
  ['bytes that are no text', new Uint8Array([1, 0, 2]), null],
])('%s', (_, content, text) => {
  expect(decodeText(content)).toBe(text);
});
