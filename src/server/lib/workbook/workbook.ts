/** Reads workbooks: Excel's (.xlsx, .xlsm), and what `markup.ts` reads. Each sheet as rows of texts, as they stand there. */
import { posix } from 'node:path';
import {
  cellPlace,
  type NumberFormat,
  numberFormat,
  numberText,
  withoutEscapes,
} from '../../../domain/workbook-cells.ts';
import { isMarkup, sheetsOfMarkup, sheetsOfText } from './markup.ts';
import { type Parts, partsOf } from './parts.ts';
import { Damaged, locked, ofOtherKind, tooLarge } from './refused.ts';
import type { Sheet } from './sheet.ts';
import { readXml, type Tag } from './xml.ts';

/** Lists have no more columns; what stands beyond them was put there by mistake. */
const MOST_COLUMNS = 300;
/** What of anything but cells and texts a workbook has at most; one with more was made to be searched for long. */
const MOST_NAMED = 65_536;
/** Each is looked at; a workbook of more is no list. */
const MOST_SHEETS = 100;
const LONGEST_NAME = 100;
/** XML says a text with ten times its signs. */
const UNPACKED = 10;

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte);
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isOldOffice = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Whether a file is a workbook of any kind, by its first bytes: people rename files. */
export const isWorkbook = (start: Uint8Array): boolean =>
  isZip(start) || isOldOffice(start) || isMarkup(start);

/**
 * The sheets that are shown, in their order; all of them where none is. `mostText` is how many signs a sheet may say.
 * @throws WorkbookRefused of another kind, with a password, damaged, or larger than agreed
 */
export async function sheetsOf(bytes: Buffer, mostText: number): Promise<Sheet[]> {
  if (isOldOffice(bytes)) throw isLocked(bytes) ? locked() : ofOtherKind('.xls');
  if (isMarkup(bytes)) return sheetsOfText(bytes, mostText);
  const parts = partsOf(bytes, mostText * UNPACKED);
  if (parts.has('content.xml') && parts.has('mimetype'))
    return sheetsOfMarkup(parts.read('content.xml'), mostText);
  const main = await mainPart(parts);
  const { sheets, from1904 } = await readMain(parts, main);
  if (sheets.length === 0) throw new Damaged();
  const related = await relations(parts, main);
  const [strings, formats] = [await readStrings(parts, related, mostText), await readFormats(parts, related)];
  const shown = sheets.some(({ isHidden }) => !isHidden)
    ? sheets.filter(({ isHidden }) => !isHidden)
    : sheets;
  return shown.slice(0, MOST_SHEETS).flatMap(({ name, id }) => {
    const part = related.find((one) => one.id === id && one.type === 'worksheet')?.part;
    if (part === undefined) return [];
    return { name, rows: (most) => readRows({ parts, part, strings, formats, from1904, mostText }, most) };
  });
}

/** A workbook with a password is kept in the old format, as one encrypted stream. */
const isLocked = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function mainPart(parts: Parts): Promise<string> {
  const main = (await relations(parts, '')).find(({ type }) => type === 'officeDocument')?.part;
  if (main?.toLowerCase().endsWith('.bin')) throw ofOtherKind('.xlsb');
  if (main === undefined || !parts.has(main)) throw new Damaged();
  return main;
}

type Relation = { id: string; type: string; part: string };

/** What a part names besides itself; '' is the whole file. */
async function relations(parts: Parts, of: string): Promise<Relation[]> {
  const found: Relation[] = [];
  const folder = posix.dirname(of);
  await readXml(parts.read(posix.join(folder, '_rels', `${posix.basename(of)}.rels`)), {
    open({ name, attributes: { Id: id = '', Type: type = '', Target: target = '' } }) {
      if (name !== 'Relationship') return;
      const part = posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\//, '');
      if (found.length > MOST_NAMED) throw new Damaged();
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part });
    },
  });
  return found;
}

async function readMain(parts: Parts, main: string) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await readXml(parts.read(main), {
    open({ name, attributes }) {
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904);
      if (name !== 'sheet') return;
      if (sheets.length > MOST_NAMED) throw new Damaged();
      sheets.push({
        name: (attributes.name ?? '').slice(0, LONGEST_NAME),
        id: attributes.id ?? '',
        isHidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
      });
    },
  });
  return { sheets, from1904 };
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

const partOf = (related: readonly Relation[], wanted: string): string =>
  related.find(({ type }) => type === wanted)?.part ?? '';

/** Takes together the texts of an element, which may be in several runs, without how they are spoken. */
function createText() {
  let text = '';
  let isRead = false;
  let spoken = 0;
  return {
    open(name: string) {
      if (name === 'rPh') spoken += 1;
      isRead = name === 't' && spoken === 0;
    },
    add(more: string) {
      if (isRead) text += more;
    },
    close(name: string) {
      if (name === 'rPh') spoken -= 1;
      isRead = false;
    },
    take(): string {
      const taken = withoutEscapes(text);
      text = '';
      return taken;
    },
  };
}

/** Texts that cells name by their number. */
async function readStrings(parts: Parts, related: readonly Relation[], most: number): Promise<string[]> {
  const strings: string[] = [];
  const text = createText();
  let size = 0;
  await readXml(parts.read(partOf(related, 'sharedStrings')), {
    open: ({ name }) => text.open(name),
    text: text.add,
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      const taken = text.take();
      size += taken.length + 1;
      if (size > most) throw tooLarge(most);
      strings.push(taken);
    },
  });
  return strings;
}

/** How numbers are shown, by the style that cells name. */
async function readFormats(parts: Parts, related: readonly Relation[]): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  await readXml(parts.read(partOf(related, 'styles')), {
    open({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) ids.push(id);
      if (ids.length + codes.size > MOST_NAMED) throw new Damaged();
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return ids.map((id) => numberFormat(id, codes.get(id)));
}

type Source = {
  parts: Parts;
  part: string;
  strings: readonly string[];
  formats: readonly NumberFormat[];
  from1904: boolean;
  mostText: number;
};

async function readRows(source: Source, most = Number.POSITIVE_INFINITY): Promise<string[][]> {
  const table = createTable(source.mostText);
  const text = createText();
  const cell = createCell(source);
  let value = '';
  let isValue = false;
  const merged: string[] = [];
  await readXml(
    source.parts.read(source.part),
    {
      open(tag) {
        text.open(tag.name);
        isValue = tag.name === 'v';
        if (tag.name === 'row') table.toRow(tag);
        if (tag.name === 'c') {
          table.toCell(tag);
          cell.begin(tag);
          value = '';
        }
        if (tag.name !== 'mergeCell') return;
        if (merged.length > MOST_NAMED) throw new Damaged();
        merged.push(tag.attributes.ref ?? '');
      },
      text(more) {
        text.add(more);
        if (isValue) value += more;
      },
      close(name) {
        text.close(name);
        isValue = false;
        if (name === 'c') table.put(cell.read(value, text.take()));
      },
    },
    () => table.rows.length > most,
  );
  fillDown(table, merged);
  return table.rows.slice(0, most);
}

function createCell({ strings, formats, from1904 }: Source) {
  let type = 'n';
  let format: NumberFormat = 'plain';
  return {
    begin({ attributes: { t = 'n', s } }: Tag) {
      type = t;
      format = formats[Number(s ?? 0)] ?? 'plain';
    },
    /** `inline` is the text that stands in the cell itself; of a formula the value is what it came to. */
    read(value: string, inline: string): string {
      if (value === '') return inline;
      switch (type) {
        case 's':
          return strings[Number(value)] ?? '';
        case 'str':
          return withoutEscapes(value);
        case 'b':
          return value === '1' ? 'TRUE' : 'FALSE';
        // "#N/A" and other mistakes say nothing of a home.
        case 'e':
          return '';
        case 'n':
          return numberText(value, format, from1904);
        default:
          return value;
      }
    },
  };
}

type Table = ReturnType<typeof createTable>;

/** Cells as they come, which name their place or follow the one before. */
function createTable(mostText: number) {
  const rows: string[][] = [];
  let row = -1;
  let column = -1;
  let size = 0;
  const take = (signs: number) => {
    size += signs;
    if (size > mostText) throw tooLarge(mostText);
  };
  const putAt = (place: { row: number; column: number }, text: string) => {
    if (text.trim() === '' || place.column >= MOST_COLUMNS || place.row < 0) return;
    const cells = rows[place.row] ?? [];
    take(text.length + Math.max(1, place.row - rows.length) + Math.max(0, place.column - cells.length));
    while (rows.length < place.row) rows.push([]);
    rows[place.row] = cells;
    while (cells.length < place.column) cells.push('');
    cells[place.column] = text;
  };
  return {
    rows,
    take,
    putAt,
    toRow({ attributes: { r } }: Tag) {
      row = r === undefined ? row + 1 : Number(r) - 1;
      column = -1;
      if (!Number.isInteger(row) || row > MOST_ROW) throw new Damaged();
    },
    toCell({ attributes: { r = '' } }: Tag) {
      column = cellPlace(r)?.column ?? column + 1;
    },
    put: (text: string) => putAt({ row, column }, text),
  };
}

/** No sheet has a row of a higher number, counted from 0. */
const MOST_ROW = 1_048_575;

/** A cell that was merged over several rows, as the name of a house over its flats, is said by each of them. */
function fillDown({ rows, take, putAt }: Table, merged: readonly string[]): void {
  for (const range of merged) {
    const [first, last] = range.split(':').map(cellPlace);
    if (!first || !last) continue;
    const text = rows[first.row]?.[first.column] ?? '';
    const end = Math.min(last.row, rows.length - 1);
    // Merged cells lie beside each other; those that lie over each other a thousand times are counted.
    take(Math.max(0, end - first.row));
    for (let row = first.row + 1; row <= end; row += 1)
      if (rows[row]?.length) putAt({ row, column: first.column }, text);
  }
}
