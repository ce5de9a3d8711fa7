/** A4 documents of words and tables: headings, facts, tables that go over pages, page numbers; names in Latin and Devanagari. */
import type PDFDocument from 'pdfkit';
import { type Language, languageTags } from '../../../domain/languages.ts';
import { inLanguage } from '../i18n.ts';
import { fontFiles, runsOf, type Weight } from './text-runs.ts';

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

export interface Report {
  title(text: string): void;
  heading(text: string): void;
  note(text: string): void;
  /** A paragraph of running text; lines of their own stay so. */
  text(text: string): void;
  facts(facts: readonly (readonly [name: string, value: string])[]): void;
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
  for (const [name, file] of fontFiles()) pdf.registerFont(name, file);
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
      for (const [name, value] of facts) {
        room(pdf, 10 * LINE);
        drawText(pdf, name, { x: left(pdf), y: pdf.y, size: 10, weight: 'normal', colour: GREY });
        drawText(pdf, value, { x: left(pdf) + 150, y: pdf.y, size: 10, weight: 'normal' });
        pdf.y += 10 * LINE;
      }
    },
    table: (columns, rows, sums) => drawTable(pdf, columns, rows, sums),
  };
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

/** Words into lines of at most that width; a longer word stands alone. */
function wrapped(pdf: Pdf, text: string, size: number, weight: Weight, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOfText(pdf, longer, size, weight) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
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
