// Reads a CSV file as a stream, row by row, so that its size does not matter.
import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { ImportCells } from '../../../domain/imports.ts';
import { beginningOf, delimiterOf } from '../../lib/csv-delimiter.ts';

export type CsvRow = {
  /** As a spreadsheet counts: the header is row 1. */
  number: number;
  cells: ImportCells;
  /** The row has more or fewer cells than the header. */
  isMalformed: boolean;
  /** Of the header: what stands in the rows above it, such as the title of a list. */
  above?: readonly string[];
};

export class NoHeader extends Error {
  override readonly name = 'NoHeader';

  constructor() {
    super('The file has no header row');
  }
}

/** Above the header of a list there may be its title and whom to call. */
const MOST_ABOVE = 15;

const saidCells = (values: readonly string[]): number => values.filter((value) => value.trim() !== '').length;

/** The place of the header among the first rows: the first that says half as much as most of them. */
function headerPlace(first: readonly string[][]): number {
  const counts = first.map(saidCells);
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  const place = counts.findIndex((count) => count > 0 && count * 2 >= usual);
  if (place === -1) throw new NoHeader();
  return place;
}

/** Of the headings between rows: "LUCKNOW" above the homes that are there. */
export const HEADING = 'Section';

/** A row that says one thing alone, and that in words. */
const headingOf = (values: readonly string[]): string | undefined => {
  const [said = '', ...others] = values.filter((value) => value.trim() !== '');
  return others.length === 0 && /\p{L}{2}/u.test(said) ? clean(said).trim() : undefined;
};
/** With fewer columns many a row says one thing alone. */
const LEAST_COLUMNS = 3;

/**
 * The header row, then each row. Rows above the header, rows without any text and the header where it stands again are counted and
 * left out. Where a heading stands right below the header, each heading is a cell of the rows below it, in a column of its own.
 */
export async function* csvRows(source: Readable): AsyncGenerator<CsvRow, void, undefined> {
  const delimiter = delimiterOf(await beginningOf(source));
  const parser = source.pipe(
    Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, header: false, skipEmptyLines: false }),
  );
  source.once('error', (error) => parser.destroy(error));
  const first: string[][] = [];
  let rows: RowsOf | undefined;
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      if (rows) yield* rows(values);
      else if (first.push(values) === MOST_ABOVE) rows = yield* begin(first);
    }
  } finally {
    source.destroy();
  }
  if (!rows) yield* begin(first);
}

type RowsOf = (values: string[]) => Iterable<CsvRow>;

/** Gives what counts of the first rows, and returns what takes the others. */
function* begin(first: readonly string[][]): Generator<CsvRow, RowsOf> {
  const above = headerPlace(first);
  const [header = [], next = []] = first.slice(above).filter((values) => saidCells(values) > 0);
  const hasHeadings = saidCells(header) >= LEAST_COLUMNS && headingOf(next) !== undefined;
  const titles = first
    .slice(0, above)
    .map((values) => values.filter((value) => value.trim() !== '').join(', '));
  const rows = listOf(titles, hasHeadings);
  for (const one of first) yield* rows(one);
  return rows;
}

/** Takes the rows of a file one by one and gives those that count, the header first. */
function listOf(above: readonly string[], hasHeadings: boolean): RowsOf {
  let headers: string[] | undefined;
  let number = 0;
  let heading = '';
  return function* rowsOf(values) {
    number += 1;
    if (number <= above.length || saidCells(values) === 0) return;
    if (headers === undefined) {
      headers = readHeaders(values);
      const names = hasHeadings ? [...headers, HEADING] : headers;
      const cells = Object.fromEntries(names.map((name) => [name, name]));
      yield { number, cells, isMalformed: false, above };
      return;
    }
    const said = hasHeadings ? headingOf(values) : undefined;
    if (said !== undefined) {
      heading = said;
      return;
    }
    const cells = cellsOf(headers, values);
    const isHeader = headers.every((name) => cells[name]?.trim() === name || /^Column \d+$/.test(name));
    if (isHeader) return;
    const isMalformed = values.length !== headers.length;
    yield { number, cells: hasHeadings ? { ...cells, [HEADING]: heading } : cells, isMalformed };
  };
}

function readHeaders(values: readonly string[]): string[] {
  const names = values.map((value) => clean(value).trim());
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
