/** Which pictures and papers may be uploaded, for listings, avatars and registrations; the browser asks the same questions before it sends anything. */
import { RuleBroken, type RuleCode } from './errors.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
export type ImageType = (typeof imageTypes)[number];

/** A system that has no name for an iPhone's photos (Windows) tells them by their ending alone. */
const heicEndings = ['.heic', '.heif'];
/** What file choosers offer. */
export const imageAccept: readonly string[] = [...imageTypes, ...heicEndings];

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** A listing holds at most so many photos. */
export const PHOTOS_MAX = 20;
/** Characters. */
export const CAPTION_MAX = 200;

export type ImagePurpose = 'photo' | 'avatar';

/** The least length of the shorter side, in pixels, with which a picture still looks like something. */
const LEAST_SIDE: Readonly<Record<ImagePurpose, number>> = { photo: 240, avatar: 64 };

const SIGNATURES: readonly { type: ImageType; offset: number; bytes: string }[] = [
  { type: 'image/jpeg', offset: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/png', offset: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', offset: 8, bytes: 'WEBP' },
  { type: 'image/avif', offset: 4, bytes: 'ftypavif' },
  { type: 'image/avif', offset: 4, bytes: 'ftypavis' },
  ...['hei', 'hev', 'mif1', 'msf1'].map((brand) => ({
    type: 'image/heic' as const,
    offset: 4,
    bytes: `ftyp${brand}`,
  })),
];

/** The type of a picture told from its first 16 bytes, whatever its name says; `null` for anything not accepted. */
export function imageTypeOf(start: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...start.subarray(0, 16));
  return SIGNATURES.find(({ offset, bytes }) => text.startsWith(bytes, offset))?.type ?? null;
}

export interface ImageFile {
  readonly start: Uint8Array;
  /** Bytes. */
  readonly size: number;
}

/**
 * Why a file is not accepted, or `null`: JPEG, PNG, WebP, AVIF or an iPhone's HEIC by content, not empty, at most 10 MB
 * (identity page, "Against abuse").
 */
export function imageFileProblem({ start, size }: ImageFile): RuleCode | null {
  if (size === 0) return 'photo.empty';
  if (size > IMAGE_MAX_BYTES) return 'photo.too-large';
  return imageTypeOf(start) === null ? 'photo.type-not-accepted' : null;
}

/** Why a picture of that size is not accepted, or `null`: at most 40 megapixels, and not too small for its purpose. */
export function imageSizeProblem(width: number, height: number, purpose: ImagePurpose): RuleCode | null {
  if (width * height > IMAGE_MAX_PIXELS) return 'photo.too-many-pixels';
  return Math.min(width, height) < LEAST_SIDE[purpose] ? 'photo.too-small' : null;
}

/** Throws the problem of a file as a broken rule of the field `file`, and returns its type. */
export function checkImageFile(file: ImageFile): ImageType {
  const problem = imageFileProblem(file);
  const type = imageTypeOf(file.start);
  if (problem !== null || type === null) throw new RuleBroken(problem ?? 'photo.type-not-accepted', 'file');
  return type;
}

/** Throws the problem of a picture's size as a broken rule of the field `file`. */
export function checkImageSize(width: number, height: number, purpose: ImagePurpose): void {
  const problem = imageSizeProblem(width, height, purpose);
  if (problem !== null) throw new RuleBroken(problem, 'file');
}

/** How many photos a listing still takes: at most 20 in all. */
export function photosLeft(held: number): number {
  return Math.max(0, PHOTOS_MAX - held);
}

/** Throws `photo.too-many` when a listing that holds so many photos takes no more. */
export function checkPhotoCount(held: number): void {
  if (photosLeft(held) === 0) throw new RuleBroken('photo.too-many', 'file');
}

/** Papers: scans and photos of them, or PDF. */
export const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const;
export type DocumentType = (typeof documentTypes)[number];
/** What file choosers offer. */
export const documentAccept: readonly string[] = [...documentTypes, ...heicEndings];

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;

/** The type of a paper told from its first 16 bytes, whatever its name says; `null` for anything not accepted. */
export function documentTypeOf(start: Uint8Array): DocumentType | null {
  if (String.fromCharCode(...start.subarray(0, 5)) === '%PDF-') return 'application/pdf';
  const type = imageTypeOf(start);
  return type === 'image/avif' ? null : type;
}

/** Throws why a paper is not accepted, at the field `file`, and returns its type: PDF, JPEG, PNG, WebP or HEIC of at most 10 MB. */
export function checkDocumentFile({ start, size }: ImageFile): DocumentType {
  if (size === 0) throw new RuleBroken('document.empty', 'file');
  if (size > DOCUMENT_MAX_BYTES) throw new RuleBroken('document.too-large', 'file');
  const type = documentTypeOf(start);
  if (type === null) throw new RuleBroken('document.type-not-accepted', 'file');
  return type;
}
