/** Reads sheets that are written as one text: HTML tables and XML spreadsheets that programs save as .xls, and the content of an .ods. */
import { decodeText } from '../decode-text.ts';
import { Damaged, tooLarge } from './refused.ts';
import type { Sheet } from './sheet.ts';
import { readMarkup, type Tag } from './xml.ts';

const sheetTags = new Set(['table', 'worksheet']);
const rowTags = new Set(['tr', 'row', 'table-row']);
const cellTags = new Set(['td', 'th', 'cell', 'table-cell', 'covered-table-cell']);
/** Texts on both sides of these are two. */
const breaks = new Set(['br', 'p', 'div', 'li']);

/** Lists have no more columns. */
const MOST_COLUMNS = 300;
const MOST_ROWS = 1_048_576;
const MOST_SHEETS = 100;

/** Enough to see how a file begins. */
export const START_BYTES = 512;

/** Whether a file begins as HTML or XML does. */
export const isMarkup = (start: Uint8Array): boolean =>
  /^\s*<(?:!doctype\s+html|html|head|meta|style|body|table|\?xml)\b/i.test(
    decodeText(start.subarray(0, START_BYTES)) ?? '',
  );

/** The sheets of a file that is one text. */
export async function sheetsOfText(bytes: Uint8Array, mostText: number): Promise<Sheet[]> {
  const text = decodeText(bytes);
  if (text === null) throw new Damaged();
  return sheetsOfMarkup(inOnePiece(text), mostText);
}

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Each table that has rows, in the order in which they begin; one within another is a sheet of its own. */
export async function sheetsOfMarkup(pieces: AsyncIterable<Uint8Array>, mostText: number): Promise<Sheet[]> {
  const sheets: { name: string; rows: string[][] }[] = [];
  const open: ReturnType<typeof createRows>[] = [];
  let size = 0;
  const take = (signs: number) => {
    size += signs;
    if (size > mostText) throw tooLarge(mostText);
  };
  await readMarkup(pieces, {
    open(tag) {
      // The table within a worksheet of an XML spreadsheet is that worksheet.
      if (tag.name === 'table' && open.length === 1 && open[0]?.isEmpty() && open[0].isWorksheet) return;
      if (sheetTags.has(tag.name)) {
        const rows = createRows(take, tag.name === 'worksheet');
        open.push(rows);
        if (sheets.length === MOST_SHEETS) throw new Damaged();
        sheets.push({ name: tag.attributes.name ?? `${sheets.length + 1}`, rows: rows.rows });
      }
      const table = open.at(-1);
      if (rowTags.has(tag.name)) table?.beginRow(tag);
      if (cellTags.has(tag.name)) table?.beginCell(tag);
      if (breaks.has(tag.name)) table?.add(' ');
    },
    text: (more) => open.at(-1)?.add(more),
    close(name) {
      const table = open.at(-1);
      if (cellTags.has(name)) table?.endCell();
      if (rowTags.has(name)) table?.endRow();
      if (name === (table?.isWorksheet ? 'worksheet' : 'table')) open.pop();
    },
  });
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name, rows: async (most) => rows.slice(0, most) }));
}

/** How often, or over how many cells, a cell or row stands: the first of the attributes that is there. */
function countIn({ attributes }: Tag, names: readonly string[], most: number): number {
  const said = names.map((name) => Number(attributes[name])).find((count) => count > 0) ?? 1;
  return Math.min(most, Math.floor(said));
}

function createRows(take: (signs: number) => void, isWorksheet: boolean) {
  const rows: string[][] = [];
  /** Cells that go on in the rows below, by their column. */
  const below = new Map<number, { text: string; left: number }>();
  let row: string[] | undefined;
  let cell: { text: string; isFromAbove: boolean; over: number; repeated: number; down: number } | undefined;
  let repeatedRows = 1;
  /** Empty rows count once there is one with texts behind them. */
  let blank = 0;
  /** A row that only goes on with what is merged into it is empty. */
  let saysOwn = false;
  const skip = (count: number) => {
    blank += count;
    for (const [column, from] of below) {
      from.left -= count;
      if (from.left <= 0) below.delete(column);
    }
  };

  const put = (text: string) => {
    if (row && row.length < MOST_COLUMNS) row.push(text);
  };
  /** What goes on in the next cell; '' for nothing. */
  const fromAbove = (): string => {
    const from = row && below.get(row.length);
    if (!row || !from) return '';
    from.left -= 1;
    if (from.left === 0) below.delete(row.length);
    return from.text;
  };
  const putFromAbove = () => {
    for (let text = fromAbove(); text !== ''; text = fromAbove()) put(text);
  };
  return {
    rows,
    isWorksheet,
    isEmpty: () => rows.length === 0 && row === undefined,
    add(more: string) {
      if (cell) cell.text += more;
    },
    beginRow(tag: Tag) {
      this.endRow();
      saysOwn = false;
      row = [];
      repeatedRows = countIn(tag, ['number-rows-repeated'], MOST_ROWS);
      const index = Number(tag.attributes.index);
      if (index > rows.length + blank + 1 && index <= MOST_ROWS) skip(index - 1 - rows.length - blank);
    },
    beginCell(tag: Tag) {
      this.endCell();
      // An .ods says where a merged cell goes on; HTML leaves it out.
      const isCovered = tag.name === 'covered-table-cell';
      if (!isCovered) putFromAbove();
      const index = Number(tag.attributes.index);
      while (row && row.length + 1 < Math.min(index, MOST_COLUMNS)) row.push('');
      const across = Number(tag.attributes.mergeacross) || 0;
      const down = Number(tag.attributes.mergedown) || 0;
      cell = {
        text: isCovered ? fromAbove() : '',
        isFromAbove: isCovered,
        repeated: countIn(tag, ['number-columns-repeated'], MOST_COLUMNS),
        over: across > 0 ? across + 1 : countIn(tag, ['colspan'], MOST_COLUMNS),
        down: down > 0 ? down + 1 : countIn(tag, ['rowspan', 'number-rows-spanned'], MOST_ROWS),
      };
    },
    endCell() {
      if (!cell || !row) return;
      const { over, repeated, down, isFromAbove } = cell;
      const text = cell.text.replaceAll(/\s+/g, ' ').trim();
      saysOwn ||= text !== '' && !isFromAbove;
      cell = undefined;
      // What is merged over rows is said by each of them.
      if (down > 1 && text !== '') below.set(row.length, { text, left: down - 1 });
      for (let times = 0; times < repeated; times += 1) put(text);
      for (let times = 1; times < over; times += 1) put('');
    },
    endRow() {
      this.endCell();
      if (!row) return;
      putFromAbove();
      while (row.length > 0 && row.at(-1) === '') row.pop();
      if (!saysOwn) blank += repeatedRows;
      else {
        take((blank + 1) * repeatedRows + row.reduce((sum, text) => sum + text.length + 1, 0) * repeatedRows);
        for (; blank > 0; blank -= 1) rows.push([]);
        for (let times = 0; times < repeatedRows; times += 1) rows.push([...row]);
      }
      row = undefined;
    },
  };
}
