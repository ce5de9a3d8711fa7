/** A4 documents of words and tables: headings, facts, tables that go over pages, page numbers; names in Latin and Devanagari. */
import type PDFDocument from 'pdfkit';
import { type Language, languageTags } from '../../../domain/languages.ts';
import { inLanguage } from '../i18n.ts';
import { fonts, runsOf, type Weight } from './text-runs.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 42;
const LINE = 1.35;
/** From the top of a line to its baseline. */
const ASCENT = 1.05;
const GREY = '#5b5b5b';
const RULE = '#c9c4ba';

export interface Column<Row> {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  readonly isNumber?: boolean;
  readonly value: (row: Row) => string;
}

export interface Picture {
  readonly image: Buffer;
  readonly name: string;
}

export interface Report {
  title(text: string): void;
  heading(text: string): void;
  note(text: string): void;
  /** A paragraph of running text; lines of their own stay so. */
  text(text: string): void;
  facts(facts: readonly (readonly [name: string, value: string])[]): void;
  /** The same in two languages side by side, each in its half of the width. */
  beside(one: string, other: string, weight?: Weight): void;
  /** Places to sign on paper, two in a row: a line with what is written below it. */
  signatures(names: readonly string[]): void;
  /** JPEG or PNG, small and in rows; each named by what is written below it. */
  pictures(pictures: readonly Picture[]): void;
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], sums?: readonly string[]): void;
}

/** What readers show as its title, what stands below each page, and the language that `write` is told in. */
type PdfInfo = { title: string; footer: string; language?: Language };

/** The finished file. */
export async function renderPdf(
  { title, footer, language = 'en' }: PdfInfo,
  write: (report: Report) => void,
): Promise<Buffer> {
  const pdfkit = await import('pdfkit'); // when the first is asked for: with its faces it takes a while to load
  const pdf = new pdfkit.default({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: languageTags[language],
    displayTitle: true,
    info: { Title: title, Author: 'Kiraya', CreationDate: new Date() },
  });
  for (const [name, font] of fonts()) pdf.registerFont(name, font);
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  inLanguage(language, () => write(reportOn(pdf)));
  numberPages(pdf, footer);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

const left = (pdf: Pdf) => pdf.page.margins.left;
const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN - 20;

function reportOn(pdf: Pdf): Report {
  const line = (text: string, size: number, weight: Weight, colour = 'black') => {
    const words = wrapped(pdf, text, size, weight, widthOf(pdf));
    for (const words_ of words) {
      room(pdf, size * LINE);
      drawText(pdf, words_, { x: left(pdf), y: pdf.y, size, weight, colour });
      pdf.y += size * LINE;
    }
  };
  return {
    title: (text) => {
      line(text, 18, 'bold');
      pdf.y += 4;
    },
    heading: (text) => {
      room(pdf, 60);
      pdf.y += 10;
      line(text, 12, 'bold');
      pdf.y += 2;
    },
    note: (text) => line(text, 9, 'normal', GREY),
    text: (text) => {
      for (const part of text.split('\n')) line(part, 10, 'normal');
      pdf.y += 4;
    },
    facts: (facts) => {
      for (const [name, value] of facts) drawFact(pdf, name, value);
    },
    beside: (one, other, weight = 'normal') => drawBeside(pdf, one, other, weight),
    signatures: (names) => drawSignatures(pdf, names),
    pictures: (pictures) => drawPictures(pdf, pictures),
    table: (columns, rows, sums) => drawTable(pdf, columns, rows, sums),
  };
}

const FACT_INDENT = 150;

/** A name or value that is longer than its line goes on below itself. */
function drawFact(pdf: Pdf, name: string, value: string): void {
  const names = wrapped(pdf, name, 10, 'normal', FACT_INDENT - 8);
  const values = wrapped(pdf, value, 10, 'normal', widthOf(pdf) - FACT_INDENT);
  for (let n = 0; n < Math.max(names.length, values.length); n += 1) {
    room(pdf, 10 * LINE);
    const style = { y: pdf.y, size: 10, weight: 'normal' } as const;
    drawText(pdf, names[n] ?? '', { ...style, x: left(pdf), colour: GREY });
    drawText(pdf, values[n] ?? '', { ...style, x: left(pdf) + FACT_INDENT });
    pdf.y += 10 * LINE;
  }
}

const BESIDE_SIZE = 9.5;
const GUTTER = 16;

function drawBeside(pdf: Pdf, one: string, other: string, weight: Weight): void {
  const width = (widthOf(pdf) - GUTTER) / 2;
  const linesOf = (text: string) =>
    text.split('\n').flatMap((part) => wrapped(pdf, part, BESIDE_SIZE, weight, width));
  const [lines, others] = [linesOf(one), linesOf(other)];
  if (weight === 'bold') pdf.y += 5;
  // A heading stays with the first lines of what it is about.
  room(pdf, (weight === 'bold' ? 4 : 1) * BESIDE_SIZE * LINE);
  for (let n = 0; n < Math.max(lines.length, others.length); n += 1) {
    room(pdf, BESIDE_SIZE * LINE);
    const style = { y: pdf.y, size: BESIDE_SIZE, weight };
    drawText(pdf, lines[n] ?? '', { ...style, x: left(pdf) });
    drawText(pdf, others[n] ?? '', { ...style, x: left(pdf) + width + GUTTER });
    pdf.y += BESIDE_SIZE * LINE;
  }
  pdf.y += weight === 'bold' ? 2 : 6;
}

const SIGNATURE_HEIGHT = 62;

function drawSignatures(pdf: Pdf, names: readonly string[]): void {
  const width = (widthOf(pdf) - GUTTER) / 2;
  for (let n = 0; n < names.length; n += 2) {
    room(pdf, SIGNATURE_HEIGHT);
    const top = pdf.y;
    for (const [column, name] of names.slice(n, n + 2).entries()) {
      const x = left(pdf) + column * (width + GUTTER);
      pdf
        .moveTo(x, top + 34)
        .lineTo(x + width, top + 34)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
      for (const [row, words] of wrapped(pdf, name, 8.5, 'normal', width).entries()) {
        drawText(pdf, words, {
          x,
          y: top + 37 + row * 8.5 * LINE,
          size: 8.5,
          weight: 'normal',
          colour: GREY,
        });
      }
    }
    pdf.y = top + SIGNATURE_HEIGHT;
  }
}

const PICTURES_A_ROW = 5;
const PICTURE_HEIGHT = 74;

function drawPictures(pdf: Pdf, pictures: readonly Picture[]): void {
  const width = widthOf(pdf) / PICTURES_A_ROW;
  for (let n = 0; n < pictures.length; n += PICTURES_A_ROW) {
    room(pdf, PICTURE_HEIGHT + 20);
    const top = pdf.y;
    for (const [column, { image, name }] of pictures.slice(n, n + PICTURES_A_ROW).entries()) {
      const x = left(pdf) + column * width;
      pdf.image(image, x, top, { fit: [width - PADDING, PICTURE_HEIGHT] });
      const [words = ''] = wrapped(pdf, name, 7.5, 'normal', width - PADDING);
      drawText(pdf, words, { x, y: top + PICTURE_HEIGHT + 2, size: 7.5, weight: 'normal', colour: GREY });
    }
    pdf.y = top + PICTURE_HEIGHT + 20;
  }
}

/** A new page when that height does not fit on this one. */
function room(pdf: Pdf, height: number): void {
  if (pdf.y + height <= bottomOf(pdf)) return;
  pdf.addPage();
  pdf.y = MARGIN;
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  colour?: string;
}

/** Each script in its own face, side by side; readers get the text as it was written, whatever order its signs are drawn in. */
function drawText(pdf: Pdf, text: string, { x, y, size, weight, colour = 'black' }: TextStyle): void {
  let at = x;
  pdf.fillColor(colour);
  for (const run of runsOf(text, weight)) {
    pdf.font(run.face).fontSize(size);
    const isIndic = run.face.startsWith('devanagari');
    if (isIndic) pdf.markContent('Span', { actual: run.text });
    // By the baseline, or the faces would stand at different heights.
    pdf.text(run.text, at, y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
    if (isIndic) pdf.endMarkedContent();
    at += pdf.widthOfString(run.text);
  }
  pdf.y = y;
}

function widthOfText(pdf: Pdf, text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce(
    (sum, { face, text: part }) => sum + pdf.font(face).fontSize(size).widthOfString(part),
    0,
  );
}

/**
 * Words into lines of at most that width; a longer word stands alone. Each word is measured once, for shaping Devanagari costs more than
 * all the rest of a page.
 */
function wrapped(pdf: Pdf, text: string, size: number, weight: Weight, width: number): string[] {
  const space = widthOfText(pdf, ' ', size, weight);
  const lines: string[] = [];
  let line: string[] = [];
  let filled = 0;
  for (const word of text.split(' ')) {
    const own = widthOfText(pdf, word, size, weight);
    if (line.length === 0 || filled + space + own <= width) {
      filled += line.length === 0 ? own : space + own;
      line.push(word);
    } else {
      lines.push(line.join(' '));
      line = [word];
      filled = own;
    }
  }
  return [...lines, line.join(' ')];
}

const TABLE_SIZE = 8.5;
const PADDING = 4;

function drawTable<Row>(
  pdf: Pdf,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums?: readonly string[],
): void {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (widthOf(pdf) * width) / whole);
  const draw = (cells: readonly string[], weight: Weight) => {
    const texts = cells.map((cell, i) =>
      wrapped(pdf, cell, TABLE_SIZE, weight, (widths[i] as number) - 2 * PADDING),
    );
    const height = Math.max(...texts.map((lines) => lines.length)) * TABLE_SIZE * LINE + PADDING;
    if (pdf.y + height > bottomOf(pdf)) {
      pdf.addPage();
      pdf.y = MARGIN;
      if (weight !== 'bold')
        draw(
          columns.map(({ title }) => title),
          'bold',
        );
    }
    const top = pdf.y;
    let x = left(pdf);
    for (const [i, lines] of texts.entries()) {
      const width = widths[i] as number;
      for (const [n, text] of lines.entries()) {
        const y = top + n * TABLE_SIZE * LINE;
        const shift = columns[i]?.isNumber
          ? width - PADDING - widthOfText(pdf, text, TABLE_SIZE, weight)
          : PADDING;
        drawText(pdf, text, { x: x + shift, y, size: TABLE_SIZE, weight });
      }
      x += width;
    }
    pdf.y = top + height;
    pdf
      .moveTo(left(pdf), pdf.y - 2)
      .lineTo(left(pdf) + widthOf(pdf), pdf.y - 2)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
  };
  draw(
    columns.map(({ title }) => title),
    'bold',
  );
  for (const row of rows)
    draw(
      columns.map(({ value }) => value(row)),
      'normal',
    );
  if (sums) draw(sums, 'bold');
}

function numberPages(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const style = {
      x: MARGIN,
      y: pdf.page.height - MARGIN,
      size: 8,
      weight: 'normal' as const,
      colour: GREY,
    };
    // Text below the margin would begin a page of its own.
    pdf.page.margins.bottom = 0;
    drawText(pdf, `${footer} · ${page - start + 1} / ${count}`, style);
  }
}
