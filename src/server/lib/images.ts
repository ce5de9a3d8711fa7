// Turns an uploaded picture into ours: checked by content, turned upright, stripped, and re-encoded in several sizes.

import { encode as blurhashOf } from 'blurhash';
import PQueue from 'p-queue';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { RuleBroken } from '../../domain/errors.ts';
import { checkImageFile, checkImageSize, IMAGE_MAX_PIXELS, type ImagePurpose } from '../../domain/files.ts';
import { LOOK_HEIGHT, LOOK_WIDTH, lookOf } from '../../domain/photo-looks.ts';
import { tooBusy } from './problems.ts';
import { readHeic } from './read-heic.ts';

const WIDTHS: Readonly<Record<ImagePurpose, readonly number[]>> = {
  photo: [400, 800, 1200, 1600],
  avatar: [96, 192, 384],
};
const DEFAULT_WIDTH: Readonly<Record<ImagePurpose, number>> = { photo: 800, avatar: 192 };
const BLUR_SIDE = 32;

// Encoding is the heaviest work of the server: two at once keep a core free for answering.
const encoding = new PQueue({ concurrency: 2 });
/** Beyond this many pictures in the queue the next one is told to come back. */
const MAX_WAITING = 40;
sharp.cache(false);
sharp.concurrency(1);

export type EncodedFile = { format: 'avif' | 'webp'; width: number; bytes: Buffer };
export type EncodedPhoto = {
  width: number;
  height: number;
  blurhash: string;
  /** See src/domain/photo-looks.ts. */
  look: number[] | null;
  /** The width shown by default. */
  defaultWidth: number;
  files: EncodedFile[];
};

/**
 * Reads JPEG, PNG, WebP, AVIF or HEIC, told by content and never by name, within the limits of `domain/files.ts`; the size is
 * judged by the header, before anything is decoded. An unfinished or broken file is `photo.unreadable`. Place and camera
 * are dropped.
 */
export async function encodePhoto(
  content: Uint8Array,
  purpose: ImagePurpose = 'photo',
): Promise<EncodedPhoto> {
  return inTurn(content, purpose, (picture) => encode(picture, purpose));
}

async function inTurn<T>(
  content: Uint8Array,
  purpose: ImagePurpose,
  work: (picture: Uint8Array) => Promise<T>,
): Promise<T> {
  checkImageFile({ start: content.subarray(0, 16), size: content.length });
  if (encoding.size >= MAX_WAITING) {
    throw tooBusy();
  }
  const picture = await readHeic(content, purpose);
  return encoding.add(() => work(picture));
}

const SINGLE_WIDTH = 1200;

/** One WebP for pictures that a few people look at once, such as what is broken: a fraction of the work of a listing's photo. */
export function encodeSingle(content: Uint8Array): Promise<{ bytes: Buffer; width: number; height: number }> {
  return inTurn(content, 'photo', async (picture) => {
    const { width, height } = uprightSize(
      await readable(() => sharp(picture, { limitInputPixels: false }).metadata()),
    );
    checkImageSize(width, height, 'photo');
    const pixels = await decode(picture, Math.min(SINGLE_WIDTH, width));
    const bytes = await pipeline(pixels).webp({ quality: 76, effort: 3 }).toBuffer();
    return { bytes, width: pixels.width, height: pixels.height };
  });
}

/** The size that previews of links show whole (Open Graph); the page says it beside the address. */
const SHARED = { width: 1200, height: 630 };

/** A picture of ours as a JPEG for previews: programs that draw them do not all read WebP. */
export function sharedJpeg(content: Uint8Array): Promise<Buffer> {
  if (encoding.size >= MAX_WAITING) throw tooBusy();
  return encoding.add(() =>
    sharp(content)
      .resize({ ...SHARED, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer(),
  );
}

/** What was drawn as SVG by us, without words in fonts, as a picture to send. */
export function drawnPng(svg: string): Promise<Buffer> {
  if (encoding.size >= MAX_WAITING) throw tooBusy();
  return encoding.add(() => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

const SMALL = { width: 320, height: 240 };

/** A small JPEG of a picture of ours, for a PDF. */
export const smallJpeg = (content: Uint8Array): Promise<Buffer> =>
  encoding.add(() =>
    sharp(content)
      .resize({ ...SMALL, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer(),
  );

async function encode(content: Uint8Array, purpose: ImagePurpose): Promise<EncodedPhoto> {
  const metadata = await readable(() => sharp(content, { limitInputPixels: false }).metadata());
  const { width, height } = uprightSize(metadata);
  checkImageSize(width, height, purpose);
  const widths = WIDTHS[purpose];
  const largest = Math.min(Math.max(...widths), width);
  const upright = await decode(content, largest);
  const sizes = [...widths.filter((size) => size < largest), largest];
  const files = await encodeSizes(upright, sizes);
  const defaultWidth = sizes.find((size) => size >= DEFAULT_WIDTH[purpose]) ?? largest;
  return {
    width,
    height,
    blurhash: await blur(upright),
    look: await lookOfPixels(upright),
    defaultWidth,
    files,
  };
}

/** Size as a viewer sees it, turned upright. */
function uprightSize({ width, height, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

type Pixels = { data: Buffer; width: number; height: number };

/** Decodes once, at the largest size that is needed. A white ground stands behind what was transparent. */
async function decode(content: Uint8Array, width: number): Promise<Pixels> {
  const { data, info } = await readable(() =>
    sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new RuleBroken('photo.unreadable', 'file');
  }
}

const pipeline = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function encodeSizes(pixels: Pixels, sizes: readonly number[]): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of sizes) {
    const sized = pipeline(pixels).resize({ width });
    // Efforts measured on twelve-megapixel photos: more costs seconds and saves under a tenth of the bytes.
    files.push({
      format: 'webp',
      width,
      bytes: await sized.clone().webp({ quality: 76, effort: 3 }).toBuffer(),
    });
    files.push({
      format: 'avif',
      width,
      bytes: await sized.clone().avif({ quality: 52, effort: 1 }).toBuffer(),
    });
  }
  return files;
}

async function blur(pixels: Pixels): Promise<string> {
  const { data, info } = await pipeline(pixels)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return blurhashOf(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/** The look of a picture of ours; null where there is too little to see, or it cannot be read. */
export const lookOfPhoto = (content: Uint8Array): Promise<number[] | null> =>
  encoding.add(async () => {
    try {
      return await lookOfPixels(await decode(content, 400));
    } catch {
      return null;
    }
  });

async function lookOfPixels(pixels: Pixels): Promise<number[] | null> {
  const size = { width: LOOK_WIDTH, height: LOOK_HEIGHT };
  return lookOf(
    await pipeline(pixels)
      .resize({ ...size, fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer(),
  );
}
