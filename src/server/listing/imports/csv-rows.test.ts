import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { csvRows, NoHeader } from './csv-rows.ts';

const rowsOf = (text: string) => Array.fromAsync(csvRows(Readable.from([Buffer.from(text)])));
const numbered = async (text: string) =>
  (await rowsOf(text)).map(({ number, cells }) => [number, ...Object.values(cells)]);

it('finds the header below the title of a list, and leaves it out where it stands again', async () => {
  const header = 'Place;Rooms;Rent';
  const list = [
    'SHREE PROPERTIES;;',
    'Call Mahesh;;',
    ';;',
    header,
    'Baner;2;20k',
    '',
    header,
    'Wakad;1;12k',
  ];
  expect(await numbered(list.join('\n'))).toEqual([
    [4, 'Place', 'Rooms', 'Rent'],
    [5, 'Baner', '2', '20k'],
    [8, 'Wakad', '1', '12k'],
  ]);
});

it('takes the first row of a plain file, whatever rows below it say', async () => {
  expect(await numbered('Place,Rent\nBaner,20k,x,x,x,x\nWakad,12k')).toEqual([
    [1, 'Place', 'Rent'],
    [2, 'Baner', '20k', 'x', 'x', 'x', 'x'],
    [3, 'Wakad', '12k'],
  ]);
});

it('keeps rows beyond the first that are looked at', async () => {
  const rows = Array.from({ length: 40 }, (_, number) => `Baner,${number}`);
  expect(await rowsOf(['Place,Rent', ...rows].join('\n'))).toHaveLength(41);
});

it.each(['', '\n\n', ',,\n,,'])('has no header: %j', async (text) => {
  await expect(rowsOf(text)).rejects.toThrow(NoHeader);
});

it('gives each row the heading that stands above it, where the first stands below the header', async () => {
  const list = ['Place,Rooms,Rent', 'LUCKNOW,,', 'Aliganj,2,20k', ',,', ',JAIPUR,', 'C Scheme,1,12k', '12,,'];
  expect(await numbered(list.join('\n'))).toEqual([
    [1, 'Place', 'Rooms', 'Rent', 'Section'],
    [3, 'Aliganj', '2', '20k', 'LUCKNOW'],
    [6, 'C Scheme', '1', '12k', 'JAIPUR'],
    [7, '12', '', '', 'JAIPUR'],
  ]);
});

it.each([
  ['a row that lacks cells further down', 'Place,Rooms,Rent\nBaner,2,20k\nCall Mahesh,,'],
  ['a list of two columns', 'Place,Rent\nBaner,\nWakad,12k'],
  ['a first row of a number alone', 'Rent,Place,Rooms\n12000,,\n9000,Wakad,1'],
])('takes no heading from %s', async (_, text) => {
  const [header] = await rowsOf(text);
  expect(Object.keys(header?.cells ?? {})).not.toContain('Section');
  expect(await rowsOf(text)).toHaveLength(3);
});
