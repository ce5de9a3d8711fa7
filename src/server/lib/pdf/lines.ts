/** Lines of text on a page: where there is room for them, how wide they are, and which face draws which of their letters. */
import { inFace } from './faces.ts';
import { drawIn, type Pdf, type Tag } from './tags.ts';
import { runsOf, type Weight } from './text-runs.ts';

export const MARGIN = 42;
export const LINE = 1.35;
export const GREY = '#5b5b5b';
const RULE = '#c9c4ba';
/** From the top of a line to its baseline. */
const ASCENT = 1.05;

export const left = (pdf: Pdf) => pdf.page.margins.left;
export const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN - 20;

/** A new page when that height does not fit on this one; whether it began one. */
export function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false;
  pdf.addPage();
  pdf.y = MARGIN;
  return true;
}

export interface TextStyle {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  colour?: string;
  /** The element that is read; of an artifact there is none. */
  tag?: Tag;
}

export function drawText(pdf: Pdf, text: string, { tag, ...style }: TextStyle): void {
  if (text === '') return;
  if (tag) drawIn(pdf, tag, () => drawRuns(pdf, text, style));
  else drawRuns(pdf, text, style);
}

/**
 * Each script in its own face, side by side; readers get the text as it was written, whatever order its signs are drawn in, and hear
 * Devanagari in the voice that can read it.
 */
function drawRuns(pdf: Pdf, text: string, { x, y, size, weight, colour = 'black' }: TextStyle): void {
  let at = x;
  pdf.fillColor(colour);
  for (const run of runsOf(text, weight)) {
    inFace(pdf, run.face, size);
    const isIndic = run.face.startsWith('devanagari');
    if (isIndic) pdf.markContent('Span', { actual: run.text, lang: 'hi-IN' });
    // By the baseline, or the faces would stand at different heights.
    pdf.text(run.text, at, y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
    if (isIndic) pdf.endMarkedContent();
    at += pdf.widthOfString(run.text);
  }
  pdf.y = y;
}

export function drawRule(pdf: Pdf, { x, y, width }: { x: number; y: number; width: number }): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
}

export function widthOfText(pdf: Pdf, text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce(
    (sum, { face, text: part }) => sum + inFace(pdf, face, size).widthOfString(part),
    0,
  );
}

/**
 * Words into lines of at most that width; a longer word stands alone. Each word is measured once, for shaping Devanagari costs more than
 * all the rest of a page.
 */
export function wrapped(pdf: Pdf, text: string, size: number, weight: Weight, width: number): string[] {
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
      // The space at its end keeps its last word apart from the next one, where a reader joins the lines.
      lines.push(`${line.join(' ')} `);
      line = [word];
      filled = own;
    }
  }
  return [...lines, line.join(' ')];
}
