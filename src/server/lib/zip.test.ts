import { expect, it } from 'vitest';
import { unzip } from '../../../tests/support/unzip.ts';
import { zip } from './zip.ts';

it('packs what is unpacked again, with names in any script', () => {
  const files = [
    { name: 'README.txt', content: Buffer.from('Namaste\n') },
    { name: 'data/घर.csv', content: Buffer.from('"Rent"\n25000\n'.repeat(500)) },
    { name: 'empty.json', content: Buffer.alloc(0) },
  ];
  const packed = zip(files, new Date('2026-11-21T10:20:30Z'));
  const unpacked = unzip(packed);
  expect([...unpacked.keys()]).toEqual(files.map(({ name }) => name));
  for (const { name, content } of files) expect(unpacked.get(name)).toEqual(content);
  expect(packed.length).toBeLessThan(1000);
});
