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
