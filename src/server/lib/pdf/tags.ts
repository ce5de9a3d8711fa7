/**
 * What a document says of itself to screen readers: a tree of headings, paragraphs, tables and lists, which holds what is drawn in the
 * order in which it is read (tagged PDF, ISO 32000-1, 14.8). Whatever is in no element of it is an artifact, and read to nobody.
 */
import type PDFDocument from 'pdfkit';
import { type Language, languageTags } from '../../../domain/languages.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
/** A place in the tree that may hold text or other elements. */
export type Tag = ReturnType<Pdf['struct']>;

type TagKind = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure';
/** `scope`: what a header cell is the header of. `alt`: what a picture shows. */
type TagFacts = { language?: Language; scope?: 'Row' | 'Column'; alt?: string };

/** The root of the tree; everything else is below it. */
export function documentTag(pdf: Pdf, language: Language): Tag {
  const root = pdf.struct('Document', { lang: languageTags[language] });
  pdf.addStructure(root);
  return root;
}

/** A new element, read after what its parent holds already. */
export function tagIn(pdf: Pdf, parent: Tag, kind: TagKind, { language, ...facts }: TagFacts = {}): Tag {
  const tag = pdf.struct(kind, { ...facts, ...(language ? { lang: languageTags[language] } : {}) });
  parent.add(tag);
  return tag;
}

/** What `draw` draws is the next part of that element; it stays on one page. */
export function drawIn(pdf: Pdf, tag: Tag, draw: () => void): void {
  const content = pdf.markStructureContent('Span');
  draw();
  pdf.endMarkedContent();
  tag.add(content);
}

/** Rules, page numbers, and headers that are repeated: seen, and not read out. */
export function drawAside(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
