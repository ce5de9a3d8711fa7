import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { beginningOf, delimiterOf } from './csv-delimiter.ts';

it.each([
  ['commas', 'a,b,c\n1,2,3\n', ','],
  [
    'semicolons with commas in the cells',
    'Homes, December\n\nid;place;rent\n1;Powai, Mumbai;1,00,000\n2;Baner;20,000\n',
    ';',
  ],
  ['commas with lists in the cells', 'id,rent,extras\n1,20000,gym;pool;lift\n2,21000,gym;pool;lift\n', ','],
  ['tabs', 'id\tplace\n1\tPowai, Mumbai\n2\tBaner, Pune\n', '\t'],
  ['bars', 'id|place\n1|Powai, Mumbai\n2|Baner\n', '|'],
  ['quoted cells over several lines', 'id,about\n1,"a;b\nc;d"\n2,"e;f"\n', ','],
  ['one column', 'place\nPowai\n', ','],
  ['nothing', '', ','],
])('%s', (_, beginning, delimiter) => {
  expect(delimiterOf(beginning)).toBe(delimiter);
});

it('gives the beginning of a stream and leaves it whole', async () => {
  const source = Readable.from(['one,', 'two']);
  expect(await beginningOf(source)).toBe('one,');
  expect(await text(source)).toBe('one,two');
  expect(await beginningOf(Readable.from([]))).toBe('');
  const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });
  await expect(beginningOf(broken)).rejects.toThrow('gone');
});
