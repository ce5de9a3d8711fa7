/** Writes workbooks as spreadsheets do: what a person types is a number, a date or a text by what it looks like. */
import { zip } from '../../src/server/lib/zip.ts';

/** `format`: the style of it, below; `formula` beside what it came to; `inline` where no table of texts is used. */
export type Typed = { value: string | number | boolean; format?: Format; formula?: string; inline?: boolean };
export type MadeCell = Typed | string | number | boolean | null;

export type MadeSheet = {
  name: string;
  rows: readonly (readonly MadeCell[])[];
  merged?: readonly string[];
  isHidden?: boolean;
};

type Format = 'plain' | 'date' | 'share' | 'pin' | 'amount';
const formats: readonly Format[] = ['plain', 'date', 'share', 'pin', 'amount'];
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAY = 24 * 60 * 60 * 1000;

/** How a workbook counts a day: "2026-12-01" is 46357. */
export const sheetDay = (day: string): number => Date.parse(day) / DAY + 25_569;

/** What a spreadsheet makes of a text that is typed or pasted into it. */
export function typed(text: string): MadeCell {
  if (text === '') return null;
  if (/^[1-9]\d{0,2}(?:,\d{2,3})+$/.test(text))
    return { value: Number(text.replaceAll(',', '')), format: 'amount' };
  if (/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return Number(text);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return { value: sheetDay(iso), format: 'date' };
  return text;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function nameOf(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? nameOf(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="000000"/><numFmt numFmtId="166" formatCode="[$₹-4009] #,##,##0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 164, 9, 165, 166].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

function createStrings() {
  const places = new Map<string, number>();
  return {
    placeOf(text: string): number {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    },
    // Each text in two runs, as where half of it is bold.
    write: () =>
      `${HEAD}<sst xmlns="${MAIN}">${[...places.keys()].map((text) => `<si><r><t xml:space="preserve">${escaped(text.slice(0, 1))}</t></r><r><t xml:space="preserve">${escaped(text.slice(1))}</t></r></si>`).join('')}</sst>`,
  };
}

type Strings = ReturnType<typeof createStrings>;

function cellOf(made: MadeCell, name: string, strings: Strings): string {
  if (made === null) return '';
  const {
    value,
    format = 'plain',
    formula,
    inline,
  }: Typed = typeof made === 'object' ? made : { value: made };
  const style = `r="${name}" s="${formats.indexOf(format)}"`;
  const worked = formula === undefined ? '' : `<f>${escaped(formula)}</f>`;
  if (typeof value === 'number') return `<c ${style}>${worked}<v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c ${style} t="b">${worked}<v>${Number(value)}</v></c>`;
  if (formula !== undefined) return `<c ${style} t="str">${worked}<v>${escaped(value)}</v></c>`;
  if (inline) return `<c ${style} t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  return `<c ${style} t="s"><v>${strings.placeOf(value)}</v></c>`;
}

/** Rows without a cell are not written at all. */
const sheetXml = ({ rows, merged = [] }: MadeSheet, strings: Strings): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${nameOf(column)}${row + 1}`, strings)).join('')}</row>`,
    )
    .join(
      '',
    )}</sheetData>${merged.map((range) => `<mergeCells><mergeCell ref="${range}"/></mergeCells>`).join('')}</worksheet>`;

/** A workbook as the bytes of its file. */
export function workbook(sheets: readonly MadeSheet[]): Buffer {
  const strings = createStrings();
  const written = sheets.map((sheet) => sheetXml(sheet, strings));
  return packed({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        ({ name, isHidden }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['rId901', 'styles', 'styles.xml'],
      ['rId902', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(written.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    'xl/sharedStrings.xml': strings.write(),
  });
}

/** Any parts as a ZIP. */
export const packed = (parts: Readonly<Record<string, string>>): Buffer =>
  zip(
    Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    new Date(Date.UTC(2026, 10, 1)),
  );
