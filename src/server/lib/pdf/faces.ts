/** How each face lays out words, once for all documents of a process: shaping costs more than all the rest, and agreements say the same. */
import type { Pdf } from './tags.ts';
import type { FaceName } from './text-runs.ts';

type Layouts = Record<string, object>;

/** What is remembered of a face between documents, at most. */
const MOST_WORDS = 5000;
const layouts = new Map<FaceName, Layouts>();

/** What follows is measured and drawn in that face. */
export function inFace(pdf: Pdf, face: FaceName, size: number): Pdf {
  let words = layouts.get(face);
  if (!words) {
    words = Object.create(null) as Layouts;
    layouts.set(face, words);
  }
  pdf.font(face).fontSize(size);
  // pdfkit remembers them as well, for one document: it is given what the others have found out.
  (pdf as unknown as { _font: { layoutCache: Layouts } })._font.layoutCache = words;
  return pdf;
}

/** Names and addresses of one document are rarely those of another. */
export function forgetManyWords(): void {
  for (const [face, words] of layouts) {
    if (Object.keys(words).length > MOST_WORDS) layouts.delete(face);
  }
}
