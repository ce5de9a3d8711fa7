/**
 * Makes a JPEG of an iPhone's photo, whose compression (HEVC) our image library's free build cannot read. It is decoded in a process of
 * its own, one at a time: without an environment, with two packages to read and no network, in a minute and half a gigabyte at most.
 */
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { RuleBroken } from '../../domain/errors.ts';
import { checkImageSize, type ImagePurpose, imageTypeOf } from '../../domain/files.ts';
import { tooBusy } from './problems.ts';
import { runBounded } from './process/bounded-process.ts';

/** Forty megapixels took 350 MB and 18 seconds on two busy cores; what a phone takes, twelve, a third of both. */
const bounds = { mostMs: 60_000, mostMb: 512, mostBytes: 40 * 1024 * 1024 };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const child = at('./read-heic-child.ts');
const readable = [child, at('../../../package.json'), at('../../../node_modules')];
const args = [
  '--permission',
  '--allow-addons', // the image library, which gets plain pixels only
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=64',
  child,
];

const reading = new PQueue({ concurrency: 1 });
/** Beyond this many in the queue the next one is told to come back. */
const MAX_WAITING = 20;

/**
 * What is not HEIC comes back as it was. The size is judged by the header, before anything is decoded. Throws the rules of
 * `checkImageSize` and `photo.unreadable` at the field `file`.
 */
export async function readHeic(content: Uint8Array, purpose: ImagePurpose): Promise<Uint8Array> {
  if (imageTypeOf(content) !== 'image/heic') return content;
  const { width, height, compression, icc } = await headerOf(content);
  checkImageSize(width, height, purpose);
  // The container may hold AVIF under another name.
  if (compression === 'av1') return content;
  if (reading.size >= MAX_WAITING) throw tooBusy();
  const { output, code } = await reading.add(() => runBounded(args, content, bounds));
  if (code !== 0 || output.length === 0) throw new RuleBroken('photo.unreadable', 'file');
  return withProfile(output, icc);
}

async function headerOf(content: Uint8Array) {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch {
    throw new RuleBroken('photo.unreadable', 'file');
  }
}

const MARK = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
/** A segment of a JPEG, whose length takes two bytes, itself included. */
const SEGMENT_MAX = 65_535 - 2;

/** Colours of a phone are of a wider space than a screen's (Display P3): its profile comes along, whose reader makes sRGB of it. */
function withProfile(jpeg: Uint8Array, profile: Buffer | undefined): Uint8Array {
  if (!profile || profile.length + MARK.length > SEGMENT_MAX) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + MARK.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, MARK, profile, jpeg.subarray(2)]);
}
