/** Tables that go over pages: what the columns are called is drawn on each, and read once. */
import { drawRule, drawText, LINE, left, room, widthOf, widthOfText, wrapped } from './lines.ts';
import { drawAside, type Pdf, type Tag, tagIn } from './tags.ts';
import type { Weight } from './text-runs.ts';

export interface Column<Row> {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  readonly isNumber?: boolean;
  readonly value: (row: Row) => string;
}

type Rows<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sums?: readonly string[] | undefined;
};

const SIZE = 8.5;
const PADDING = 4;

export function drawTable<Row>(pdf: Pdf, parent: Tag, { columns, rows, sums }: Rows<Row>): void {
  const table = tagIn(pdf, parent, 'Table');
  const titles = columns.map(({ title }) => title);
  const row = (kind: 'TH' | 'TD') => {
    const line = tagIn(pdf, table, 'TR');
    return columns.map(() => tagIn(pdf, line, kind, kind === 'TH' ? { scope: 'Column' } : {}));
  };
  const draw = (cells: readonly string[], weight: Weight, tags: readonly Tag[]) => {
    const texts = textsOf(pdf, columns, cells, weight);
    const height = heightOf(texts);
    // Sums stand below their numbers, which have the titles already.
    if (room(pdf, height) && weight !== 'bold') {
      const again = textsOf(pdf, columns, titles, 'bold');
      drawAside(pdf, 'Pagination', () => drawCells(pdf, columns, again, 'bold'));
      endRow(pdf, heightOf(again));
    }
    drawCells(pdf, columns, texts, weight, tags);
    endRow(pdf, height);
  };
  draw(titles, 'bold', row('TH'));
  for (const one of rows) {
    draw(
      columns.map(({ value }) => value(one)),
      'normal',
      row('TD'),
    );
  }
  if (sums) draw(sums, 'bold', row('TD'));
}

type Columns = readonly Pick<Column<never>, 'width' | 'isNumber'>[];
type CellTexts = readonly (readonly string[])[];

function widthsOf(pdf: Pdf, columns: Columns): number[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  return columns.map(({ width }) => (widthOf(pdf) * width) / whole);
}

/** Each cell in lines that fit its column. */
function textsOf(pdf: Pdf, columns: Columns, cells: readonly string[], weight: Weight): CellTexts {
  const widths = widthsOf(pdf, columns);
  return cells.map((cell, i) => wrapped(pdf, cell, SIZE, weight, (widths[i] ?? 0) - 2 * PADDING));
}

const heightOf = (texts: CellTexts) =>
  Math.max(...texts.map((lines) => lines.length)) * SIZE * LINE + PADDING;

function drawCells(pdf: Pdf, columns: Columns, texts: CellTexts, weight: Weight, tags: readonly Tag[] = []) {
  const top = pdf.y;
  let x = left(pdf);
  for (const [i, width] of widthsOf(pdf, columns).entries()) {
    for (const [n, text] of (texts[i] ?? []).entries()) {
      const y = top + n * SIZE * LINE;
      const shift = columns[i]?.isNumber
        ? width - PADDING - widthOfText(pdf, text.trimEnd(), SIZE, weight)
        : PADDING;
      const tag = tags[i];
      drawText(pdf, text, { x: x + shift, y, size: SIZE, weight, ...(tag ? { tag } : {}) });
    }
    x += width;
  }
  pdf.y = top;
}

function endRow(pdf: Pdf, height: number): void {
  pdf.y += height;
  const y = pdf.y - 2;
  drawAside(pdf, 'Layout', () => drawRule(pdf, { x: left(pdf), y, width: widthOf(pdf) }));
}
