// Reads a CSV file as a stream, row by row, so that its size does not matter.
import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { ImportCells } from '../../../domain/imports.ts';

export type CsvRow = {
  /** As a spreadsheet counts: the header is row 1. */
  number: number;
  cells: ImportCells;
  /** The row has more or fewer cells than the header. */
  isMalformed: boolean;
};

export class NoHeader extends Error {
  override readonly name = 'NoHeader';

  constructor() {
    super('The file has no header row');
  }
}

/** The header row, then each row. Rows without any text are counted and left out. */
export async function* csvRows(source: Readable): AsyncGenerator<CsvRow, void, undefined> {
  const parser = source.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { header: false, skipEmptyLines: false }));
  source.once('error', (error) => parser.destroy(error));
  let headers: string[] | undefined;
  let number = 0;
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      number += 1;
      if (headers === undefined) {
        headers = readHeaders(values);
        yield { number, cells: Object.fromEntries(headers.map((name) => [name, name])), isMalformed: false };
      } else if (values.some((value) => value.trim() !== '')) {
        yield { number, cells: cellsOf(headers, values), isMalformed: values.length !== headers.length };
      }
    }
  } finally {
    source.destroy();
  }
  if (headers === undefined) throw new NoHeader();
}

function readHeaders(values: readonly string[]): string[] {
  const names = values.map((value) =>
    clean(value)
      .replace(/^\ufeff/, '')
      .trim(),
  );
  if (names.every((name) => name === '')) throw new NoHeader();
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    if (name === '') return `Column ${place + 1}`;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Cells beyond the header are kept under numbers, so that a rejected row can be shown whole. */
function cellsOf(headers: readonly string[], values: readonly string[]): ImportCells {
  return Object.fromEntries(
    values.map((value, place) => [headers[place] ?? `Column ${place + 1}`, withoutGuard(clean(value))]),
  );
}

/** The files that we give out put an apostrophe before what a spreadsheet would take for a formula: such a row comes back mended. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** PostgreSQL cannot keep a null character, and no listing needs one. */
const clean = (text: string) => text.replaceAll('\0', '');
