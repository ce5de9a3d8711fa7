/** Words as outlines, laid out as in documents: a picture then needs no fonts of the machine it is made on. */

import { inFace, registerFaces } from './faces.ts';
import type { Pdf } from './tags.ts';
import { runsOf, type Weight } from './text-runs.ts';

/** What pdfkit keeps of an open face; its types do not say so. */
interface Face {
  unitsPerEm: number;
  layout(text: string): {
    glyphs: readonly { path: { toSVG(): string } }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

export interface Outline {
  /** SVG paths whose first letter stands at 0, on the line 0. */
  readonly paths: string;
  readonly width: number;
}

/** Answers how a text is drawn at that size. */
export async function openOutlines(): Promise<(text: string, weight: Weight, size: number) => Outline> {
  const pdfkit = await import('pdfkit');
  const pdf: Pdf = new pdfkit.default({ autoFirstPage: false });
  registerFaces(pdf);
  return (text, weight, size) => {
    let width = 0;
    const paths = runsOf(text, weight).flatMap((run) => {
      const { _font } = inFace(pdf, run.face, size) as unknown as { _font: { font: Face } };
      const scale = size / _font.font.unitsPerEm;
      const { glyphs, positions } = _font.font.layout(run.text);
      return glyphs.map(({ path }, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const [x, y] = [width + xOffset * scale, -yOffset * scale];
        width += xAdvance * scale;
        return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      });
    });
    return { paths: paths.join(''), width };
  };
}
