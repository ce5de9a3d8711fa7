/** The faces as they were opened, and how each lays out words, once for all documents of a process: the two cost more than all the rest. */
import type { Pdf } from './tags.ts';
import { type FaceName, fonts } from './text-runs.ts';

type Layouts = Record<string, object>;

/** What is remembered of a face between documents, at most. */
const MOST_WORDS = 5000;
const layouts = new Map<FaceName, Layouts>();
/** pdfkit takes a face that is open already as it takes a file; its types know only the file. */
const opened = new Map<FaceName, Buffer>();

/** Under the names that runs use. */
export function registerFaces(pdf: Pdf): void {
  for (const [name, file] of fonts()) pdf.registerFont(name, opened.get(name) ?? file);
}

/** What follows is measured and drawn in that face. */
export function inFace(pdf: Pdf, face: FaceName, size: number): Pdf {
  let words = layouts.get(face);
  if (!words) {
    words = Object.create(null) as Layouts;
    layouts.set(face, words);
  }
  pdf.font(face).fontSize(size);
  const { _font } = pdf as unknown as { _font: { font: Buffer; layoutCache: Layouts } };
  opened.set(face, _font.font);
  // pdfkit remembers words as well, for one document: it is given what the others have found out.
  _font.layoutCache = words;
  return pdf;
}

/** Names and addresses of one document are rarely those of another. */
export function forgetManyWords(): void {
  for (const [face, words] of layouts) {
    if (Object.keys(words).length > MOST_WORDS) layouts.delete(face);
  }
}
