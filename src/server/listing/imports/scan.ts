// Looks through a CSV file before anything is imported: its header, its first rows, how many there are.
import { Readable } from 'node:stream';
import type { ImportCells } from '../../../domain/imports.ts';
import { csvRows } from './csv-rows.ts';

/** The first rows tell what a column holds. */
export type Scan = { headers: string[]; rows: ImportCells[]; totalRows: number };

const FIRST_ROWS = 200;

export async function scanCsv(source: Readable): Promise<Scan> {
  const scan: Scan = { headers: [], rows: [], totalRows: -1 };
  for await (const { cells } of csvRows(source)) {
    scan.totalRows += 1;
    if (scan.totalRows === 0) scan.headers = Object.keys(cells);
    else if (scan.rows.length < FIRST_ROWS) scan.rows.push(cells);
  }
  return scan;
}

export const streamOf = (text: string): Readable => Readable.from([Buffer.from(text)]);
