/** A4 documents of words and tables: headings, facts, tables that go over pages, page numbers; names in Latin and Devanagari. */
import { noOperator, type Operator, operatorLine } from '../../../domain/gst.ts';
import { type Language, languages, languageTags } from '../../../domain/languages.ts';
import { inLanguage } from '../i18n.ts';
import { forgetManyWords, registerFaces } from './faces.ts';
import {
  drawRule,
  drawText,
  GREY,
  LINE,
  left,
  MARGIN,
  room,
  widthOf,
  widthOfText,
  wrapped,
} from './lines.ts';
import { type Column, drawTable } from './table.ts';
import { documentTag, drawAside, drawIn, type Pdf, type Tag, tagIn } from './tags.ts';
import type { Weight } from './text-runs.ts';

export type { Column };

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
  /** The same in English and Hindi side by side, each in its half of the width; what is bold is the heading of what follows. */
  beside(one: string, other: string, weight?: Weight): void;
  /** Places to sign on paper, two in a row: a line with what is written below it. */
  signatures(names: readonly string[]): void;
  /** JPEG or PNG, small and in rows; each named by what is written below it. */
  pictures(pictures: readonly Picture[]): void;
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], sums?: readonly string[]): void;
}

/** What readers show as its title, what stands below each page, and the language that `write` is told in. */
type PdfInfo = {
  title: string;
  footer: string;
  language?: Language;
  /** Who runs the product, below the footer. */
  operator?: Operator;
  /** What is written across every page of a document that does not count, such as "Draft". */
  mark?: string;
};

/** The finished file. */
export async function renderPdf(
  { title, footer, language = 'en', operator = noOperator, mark = '' }: PdfInfo,
  write: (report: Report) => void,
): Promise<Buffer> {
  const pdfkit = await import('pdfkit'); // when the first is asked for: with its faces it takes a while to load
  const pdf = new pdfkit.default({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: languageTags[language],
    displayTitle: true,
    info: { Title: title, Author: 'Kiraya', CreationDate: new Date() },
  });
  registerFaces(pdf);
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  drawBrand(pdf);
  inLanguage(language, () => write(reportOn(pdf, documentTag(pdf, language))));
  if (mark) markPages(pdf, mark);
  numberPages(pdf, footer, operatorLine(operator));
  pdf.end();
  await ended;
  forgetManyWords();
  return Buffer.concat(pieces);
}

/** As `public/favicon.svg` has it. */
const BRAND = [
  ['M9 0H23a9 9 0 0 1 9 9V23a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z', '#0f6b66'],
  ['M6.5 15.2 16 7l9.5 8.2V24a1.6 1.6 0 0 1-1.6 1.6H8.1A1.6 1.6 0 0 1 6.5 24z', '#ffffff'],
  ['M12.5 25.6v-6.1a3.5 3.5 0 0 1 7 0v6.1z', '#e8a317'],
] as const;
const BRAND_SIZE = 22;

/** In the margin above the title of the first page. */
function drawBrand(pdf: Pdf): void {
  drawAside(pdf, 'Layout', () => {
    pdf.save();
    pdf.translate(left(pdf), MARGIN - BRAND_SIZE - 6).scale(BRAND_SIZE / 32);
    for (const [path, colour] of BRAND) pdf.path(path).fill(colour);
    pdf.restore();
  });
}

function reportOn(pdf: Pdf, root: Tag): Report {
  const line = (text: string, { size, weight, colour = 'black' }: LineStyle, tag: Tag) => {
    for (const words of wrapped(pdf, text, size, weight, widthOf(pdf))) {
      room(pdf, size * LINE);
      drawText(pdf, words, { x: left(pdf), y: pdf.y, size, weight, colour, tag });
      pdf.y += size * LINE;
    }
  };
  const tag = (kind: 'H1' | 'H2' | 'P') => tagIn(pdf, root, kind);
  const beside = besideOn(pdf, root);
  return {
    title: (text) => {
      beside.end();
      line(text, { size: 18, weight: 'bold' }, tag('H1'));
      pdf.y += 4;
    },
    heading: (text) => {
      beside.end();
      room(pdf, 60);
      pdf.y += 10;
      line(text, { size: 12, weight: 'bold' }, tag('H2'));
      pdf.y += 2;
    },
    note: (text) => {
      beside.end();
      line(text, { size: 9, weight: 'normal', colour: GREY }, tag('P'));
    },
    text: (text) => {
      beside.end();
      for (const part of text.split('\n')) line(part, { size: 10, weight: 'normal' }, tag('P'));
      pdf.y += 4;
    },
    facts: (facts) => {
      beside.end();
      const table = tagIn(pdf, root, 'Table');
      for (const [name, value] of facts) drawFact(pdf, tagIn(pdf, table, 'TR'), name, value);
      pdf.y += 4;
    },
    beside: beside.draw,
    signatures: (names) => {
      beside.end();
      drawSignatures(pdf, tagIn(pdf, root, 'L'), names);
    },
    pictures: (pictures) => {
      beside.end();
      drawPictures(pdf, root, pictures);
    },
    table: (columns, rows, sums) => {
      beside.end();
      drawTable(pdf, root, { columns, rows, sums });
    },
  };
}

type LineStyle = { size: number; weight: Weight; colour?: string };

const FACT_INDENT = 150;

/** A name or value that is longer than its line goes on below itself. */
function drawFact(pdf: Pdf, row: Tag, name: string, value: string): void {
  const names = wrapped(pdf, name, 10, 'normal', FACT_INDENT - 8);
  const values = wrapped(pdf, value, 10, 'normal', widthOf(pdf) - FACT_INDENT);
  const [nameTag, valueTag] = [tagIn(pdf, row, 'TH', { scope: 'Row' }), tagIn(pdf, row, 'TD')];
  for (let n = 0; n < Math.max(names.length, values.length); n += 1) {
    room(pdf, 10 * LINE);
    const style = { y: pdf.y, size: 10, weight: 'normal' } as const;
    drawText(pdf, names[n] ?? '', { ...style, x: left(pdf), colour: GREY, tag: nameTag });
    drawText(pdf, values[n] ?? '', { ...style, x: left(pdf) + FACT_INDENT, tag: valueTag });
    pdf.y += 10 * LINE;
  }
}

const BESIDE_SIZE = 9.5;
const GUTTER = 16;

/** A part in each language, so that a clause is read to its end in one of them before it is read in the other. */
type Sides = { readonly one: Tag; readonly other: Tag };

function besideOn(pdf: Pdf, root: Tag): { draw: Report['beside']; end: () => void } {
  let sides: Sides | undefined;
  return {
    draw: (one, other, weight = 'normal') => {
      if (weight === 'bold') sides = undefined;
      sides ??= {
        one: tagIn(pdf, root, 'Sect', { language: languages[0] }),
        other: tagIn(pdf, root, 'Sect', { language: languages[1] }),
      };
      const kind = weight === 'bold' ? 'H2' : 'P';
      drawBeside(pdf, one, other, weight, {
        one: tagIn(pdf, sides.one, kind),
        other: tagIn(pdf, sides.other, kind),
      });
    },
    end: () => {
      sides = undefined;
    },
  };
}

function drawBeside(pdf: Pdf, one: string, other: string, weight: Weight, tags: Sides): void {
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
    drawText(pdf, lines[n] ?? '', { ...style, x: left(pdf), tag: tags.one });
    drawText(pdf, others[n] ?? '', { ...style, x: left(pdf) + width + GUTTER, tag: tags.other });
    pdf.y += BESIDE_SIZE * LINE;
  }
  pdf.y += weight === 'bold' ? 2 : 6;
}

const SIGNATURE_HEIGHT = 62;

function drawSignatures(pdf: Pdf, list: Tag, names: readonly string[]): void {
  const width = (widthOf(pdf) - GUTTER) / 2;
  for (let n = 0; n < names.length; n += 2) {
    room(pdf, SIGNATURE_HEIGHT);
    const top = pdf.y;
    for (const [column, name] of names.slice(n, n + 2).entries()) {
      const x = left(pdf) + column * (width + GUTTER);
      drawAside(pdf, 'Layout', () => drawRule(pdf, { x, y: top + 34, width }));
      const tag = tagIn(pdf, tagIn(pdf, list, 'LI'), 'LBody');
      for (const [row, words] of wrapped(pdf, name, 8.5, 'normal', width).entries()) {
        const y = top + 37 + row * 8.5 * LINE;
        drawText(pdf, words, { x, y, size: 8.5, weight: 'normal', colour: GREY, tag });
      }
    }
    pdf.y = top + SIGNATURE_HEIGHT;
  }
}

const PICTURES_A_ROW = 5;
const PICTURE_HEIGHT = 74;
const PICTURE_GAP = 4;

function drawPictures(pdf: Pdf, root: Tag, pictures: readonly Picture[]): void {
  const width = widthOf(pdf) / PICTURES_A_ROW;
  for (let n = 0; n < pictures.length; n += PICTURES_A_ROW) {
    room(pdf, PICTURE_HEIGHT + 20);
    const top = pdf.y;
    for (const [column, { image, name }] of pictures.slice(n, n + PICTURES_A_ROW).entries()) {
      const x = left(pdf) + column * width;
      const tag = tagIn(pdf, root, 'Figure', { alt: name });
      drawIn(pdf, tag, () => pdf.image(image, x, top, { fit: [width - PICTURE_GAP, PICTURE_HEIGHT] }));
      const [words = ''] = wrapped(pdf, name, 7.5, 'normal', width - PICTURE_GAP);
      drawText(pdf, words, {
        x,
        y: top + PICTURE_HEIGHT + 2,
        size: 7.5,
        weight: 'normal',
        colour: GREY,
        tag,
      });
    }
    pdf.y = top + PICTURE_HEIGHT + 20;
  }
}

const MARK_SIZE = 64;
const MARK_OPACITY = 0.12;

/** Across the middle of each page, so pale that the text under it is read; readers of the text alone have it from what is written. */
function markPages(pdf: Pdf, mark: string): void {
  const size = Math.min(
    MARK_SIZE,
    (MARK_SIZE * 0.9 * widthOf(pdf)) / widthOfText(pdf, mark, MARK_SIZE, 'bold'),
  );
  const width = widthOfText(pdf, mark, size, 'bold');
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const [x, y] = [pdf.page.width / 2, pdf.page.height / 2];
    drawAside(pdf, 'Layout', () => {
      pdf.save();
      pdf.rotate(-35, { origin: [x, y] }).fillOpacity(MARK_OPACITY);
      drawText(pdf, mark, { x: x - width / 2, y: y - size / 2, size, weight: 'bold', colour: GREY });
      pdf.restore();
    });
  }
}

function numberPages(pdf: Pdf, footer: string, operator: string): void {
  const [line = ''] = wrapped(pdf, operator, 7, 'normal', widthOf(pdf));
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
    drawAside(pdf, 'Pagination', () => drawText(pdf, `${footer} · ${page - start + 1} / ${count}`, style));
    if (line) {
      const below = { ...style, y: style.y + 12, size: 7 };
      drawAside(pdf, 'Pagination', () => drawText(pdf, line, below));
    }
  }
}
