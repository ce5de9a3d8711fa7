import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { workbook } from '../../tests/support/workbook.ts';
import { textOfFile } from './import-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'import-file-'));
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

it('opens the sheet of a workbook as often as it is needed, and says which', async () => {
  const rows = [
    ['City', 'Rent'],
    ['Pune', 9000],
  ];
  const sheets = [
    { name: 'Totals', rows: [['Homes', 1]] },
    { name: 'List', rows },
  ];
  const { open, sheet } = await textOfFile(await written('homes.xlsx', workbook(sheets)));
  expect(sheet).toEqual({ name: 'List', others: ['Totals'] });
  const csv = '"City","Rent"\r\n"Pune","9000"';
  expect([await text(await open()), await text(await open())]).toEqual([csv, csv]);
});

it.each([
  ['UTF-8', Buffer.from('City,Rent\nपुणे,9000')],
  ['UTF-16', Buffer.from('\ufeffCity,Rent\nपुणे,9000', 'utf16le')],
])('opens CSV in %s, also below the name of a workbook', async (_, content) => {
  const { open, sheet } = await textOfFile(await written('renamed.xlsx', content));
  expect(sheet).toBeNull();
  expect(await text(await open())).toBe('City,Rent\nपुणे,9000');
});

it('says how to save a workbook of another kind', async () => {
  const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]);
  await expect(textOfFile(await written('homes.csv', old))).rejects.toThrow(
    /homes\.csv: This is a workbook of the kind \.xls\. Save it as \.xlsx or CSV/,
  );
});

it('says that there is no such file, and that a picture is none', async () => {
  await expect(textOfFile(join(folder, 'nothing'))).rejects.toThrow('there is no file');
  const { open } = await textOfFile(await written('photo.png', Buffer.from([0x89, 0x50, 0, 0])));
  await expect(open()).rejects.toThrow('is no workbook and no CSV file');
});
