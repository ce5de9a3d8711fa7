/**
 * Puts the pages of a PDF into a new one: what is drawn on them comes along, what acts does not. Scripts, actions, embedded files, forms,
 * links and notes about the document stay behind.
 */
import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

/** What a page needs to be drawn; `Parent` leads to what it inherits. */
const ofPages = new Set('Type Parent MediaBox CropBox Rotate UserUnit Resources Contents Group'.split(' '));
/** What may lie deeper, within fonts, pictures and forms, and draws nothing. `Ref`, `OPI` and `Alternates` name other files and pictures. */
const unwanted = new Set(
  'A AA AF Alternates EF JS Metadata Names OPI OpenAction PieceInfo Properties Ref URI XFA'.split(' '),
);
/** Of a stream: content that lies in another file. */
const outside = new Set(['F', 'FFilter', 'FDecodeParms']);
/** In these anything may be named as anything. */
const namedByWriter = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'CharProcs',
]);

/** Annotation flags: hidden (bit 2) and not shown on screens (bit 6). */
const UNSEEN = 0b100010;

/** The empty password opens what only forbids printing and the like. Throws when the file cannot be read. */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  const pages = source.getPages();
  if (pages.length === 0) throw new Error('The PDF has no pages');
  for (const page of pages) {
    drawAnnotations(page);
    for (const key of page.node.keys()) if (!ofPages.has(nameOf(key))) page.node.delete(key);
  }
  for (const [, object] of source.context.enumerateIndirectObjects()) takeOut(object);
  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page);
  return clean.save();
}

const nameOf = (key: PDFName): string => key.decodeText();

function takeOut(object: PDFObject, isNamedByWriter = false): void {
  if (object instanceof PDFStream) {
    for (const key of object.dict.keys()) if (outside.has(nameOf(key))) object.dict.delete(key);
    takeOut(object.dict);
  } else if (object instanceof PDFArray) {
    for (const item of object.asArray()) takeOut(item);
  } else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      if (!isNamedByWriter && unwanted.has(nameOf(key))) object.delete(key);
      else takeOut(value, !isNamedByWriter && namedByWriter.has(nameOf(key)));
    }
  }
}

/** What a form was filled in with, and stamps, are part of the picture: they are drawn where they are seen (ISO 32000-1, 12.5.5). */
function drawAnnotations(page: PDFPage): void {
  const { context } = page.doc;
  const list = page.node.Annots()?.asArray() ?? [];
  for (const item of list) {
    const annotation = context.lookup(item);
    if (!(annotation instanceof PDFDict)) continue;
    const appearance = appearanceOf(annotation);
    const rectangle = numbersOf(annotation, 'Rect', 4);
    if (!appearance || !rectangle) continue;
    const ref = context.getObjectRef(appearance) ?? context.register(appearance);
    const placed = placeIn(rectangle, appearance.dict);
    if (!placed) continue;
    appearance.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
    appearance.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...placed),
      drawObject(page.node.newXObject('Seen', ref)),
      popGraphicsState(),
    );
  }
}

function appearanceOf(annotation: PDFDict): PDFStream | undefined {
  const subtype = annotation.lookup(PDFName.of('Subtype'))?.toString();
  const flags = Number(annotation.lookup(PDFName.of('F'))?.toString() ?? 0);
  if (subtype === '/Popup' || subtype === '/Link' || (flags & UNSEEN) !== 0) return undefined;
  const looks = annotation.lookup(PDFName.of('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined;
  const state = annotation.lookup(PDFName.of('AS'));
  const seen = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  return seen instanceof PDFStream ? seen : undefined;
}

type Matrix = [number, number, number, number, number, number];

/** The matrix that puts the box of an appearance onto the rectangle of its annotation. */
function placeIn(rectangle: number[], dict: PDFDict): Matrix | undefined {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersOf(dict, 'BBox', 4) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict, 'Matrix', 6) ?? [];
  const xs = [x1, x2].flatMap((x) => [y1, y2].map((y) => a * x + c * y + e));
  const ys = [x1, x2].flatMap((x) => [y1, y2].map((y) => b * x + d * y + f));
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (!(width > 0 && height > 0)) return undefined;
  const [l = 0, t = 0, r = 0, u = 0] = rectangle;
  const [scaleX, scaleY] = [Math.abs(r - l) / width, Math.abs(u - t) / height];
  return [scaleX, 0, 0, scaleY, Math.min(l, r) - left * scaleX, Math.min(t, u) - bottom * scaleY];
}

function numbersOf(dict: PDFDict, name: string, count: number): number[] | undefined {
  const list = dict.lookup(PDFName.of(name));
  if (!(list instanceof PDFArray) || list.size() !== count) return undefined;
  const numbers = Array.from({ length: count }, (_, at) => Number(list.lookup(at)?.toString()));
  return numbers.every(Number.isFinite) ? numbers : undefined;
}
