import { expect, it } from 'vitest';
import { assertColumns, assertRows, csvCells } from './csv-upload.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (reason: string, own: object = {}) =>
  expect.objectContaining({ data: { errors: [expect.objectContaining({ field: 'file', reason, ...own })] } });

it('reads the cells of a file, the mark of its byte order left out', () => {
  expect(csvCells(bytes('\ufeffCode,UTR\n"A, 1",2'), 100)).toEqual([
    ['Code', 'UTR'],
    ['A, 1', '2'],
  ]);
});

it.each([
  ['too large', () => csvCells(new Uint8Array(2 * 1024 * 1024 + 1), 2 * 1024 * 1024), 'csv-file.too-large'],
  ['no text', () => csvCells(new Uint8Array([0x89, 0, 0, 1]), 100), 'csv-file.unreadable'],
  ['without rows', () => assertRows(0, 5), 'csv-file.no-rows'],
  ['of too many rows', () => assertRows(6, 5), 'csv-file.too-many-rows'],
  ['without its columns', () => assertColumns(['Code', 'UTR']), 'csv-file.column-missing'],
])('refuses a file that is %s at the file', (_, read, reason) => {
  expect(read).toThrow(refused(reason));
});

it('takes as many rows as are allowed', () => {
  expect(() => assertRows(5, 5)).not.toThrow();
});
