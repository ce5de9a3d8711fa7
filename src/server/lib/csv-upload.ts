/** What an uploaded CSV file is refused for, wherever one is taken: at the field `file`, in the same words. */
import Papa from 'papaparse';
import { type Refusal, refusal } from '../../domain/refusals.ts';
import { delimiterOf } from './csv-delimiter.ts';
import { decodeText } from './decode-text.ts';
import { wrongField } from './problems.ts';

const refuse = (why: Refusal) => wrongField('file', why);

const MEGABYTE = 1024 * 1024;

export function assertSize(bytes: Uint8Array, mostBytes: number): void {
  if (bytes.length > mostBytes)
    throw refuse(
      refusal('csv-file.too-large', 'The file is larger than {most} MB. Split it.', {
        most: Math.floor(mostBytes / MEGABYTE),
      }),
    );
}

export function csvText(bytes: Uint8Array, mostBytes: number): string {
  assertSize(bytes, mostBytes);
  const text = decodeText(bytes);
  if (text === null)
    throw refuse(
      refusal('csv-file.unreadable', 'This is not a CSV file; save the sheet as CSV and try again'),
    );
  return text;
}

/** Each row as its cells, with the header where there is one. */
export function csvCells(bytes: Uint8Array, mostBytes: number): string[][] {
  const text = csvText(bytes, mostBytes);
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
}

export function assertRows(rows: number, mostRows = Number.POSITIVE_INFINITY): void {
  if (rows === 0) throw refuse(refusal('csv-file.no-rows', 'The file has a header and no rows'));
  if (rows > mostRows)
    throw refuse(
      refusal('csv-file.too-many-rows', 'The file has more than {most} rows. Split it.', { most: mostRows }),
    );
}

export const missingColumns = (missing: readonly string[]) =>
  refuse(
    refusal('csv-file.column-missing', 'The file needs these columns: {columns}', {
      columns: missing.join(', '),
    }),
  );

export function assertColumns(missing: readonly string[]): void {
  if (missing.length > 0) throw missingColumns(missing);
}

export const noHeader = () => refuse(refusal('csv-file.no-header', 'The file has no header row'));
