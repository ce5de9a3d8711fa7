// Looks through a CSV file before anything is imported: its header, its first rows, how many there are.
import { Readable } from 'node:stream';
import type { CountedTexts } from '../../../domain/import-choices.ts';
import type { ImportCells } from '../../../domain/imports.ts';
import { csvRows } from './csv-rows.ts';

/** The first rows tell what a column holds. */
export type Scan = {
  headers: string[];
  /** The rows above the header. */
  above: readonly string[];
  rows: ImportCells[];
  /** Of the same rows, as the file counts them. */
  numbers: number[];
  totalRows: number;
  /** Of the columns that hold few different texts. */
  texts: CountedTexts;
};

const FIRST_ROWS = 200;

export async function scanCsv(source: Readable): Promise<Scan> {
  const scan: Scan = { headers: [], above: [], rows: [], numbers: [], totalRows: -1, texts: {} };
  const counts = createTextCounts();
  for await (const { cells, number, above = [] } of csvRows(source)) {
    scan.totalRows += 1;
    if (scan.totalRows === 0) Object.assign(scan, { headers: Object.keys(cells), above });
    else counts.add(cells);
    if (scan.totalRows === 0 || scan.rows.length === FIRST_ROWS) continue;
    scan.rows.push(cells);
    scan.numbers.push(number);
  }
  return { ...scan, texts: counts.read() };
}

const MOST_TEXTS = 40;
const LONGEST_TEXT = 60;

/** Counts what stands in each column, until there is too much of it to ask anybody about. */
function createTextCounts() {
  const byColumn = new Map<string, Map<string, number> | null>();
  const addTo = (header: string, cell: string) => {
    const counts = byColumn.get(header) ?? new Map<string, number>();
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
    byColumn.set(header, counts.size > MOST_TEXTS || cell.length > LONGEST_TEXT ? null : counts);
  };
  return {
    add(cells: ImportCells): void {
      for (const [header, cell] of Object.entries(cells)) {
        const text = cell.trim();
        if (text !== '' && byColumn.get(header) !== null) addTo(header, text);
      }
    },
    read: (): CountedTexts =>
      Object.fromEntries(
        [...byColumn].flatMap(([header, counts]) =>
          counts ? [[header, [...counts].map(([text, cells]) => ({ text, cells }))]] : [],
        ),
      ),
  };
}

export const streamOf = (text: string): Readable => Readable.from([Buffer.from(text)]);
