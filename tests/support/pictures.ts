/** Small pictures of screens that are kept, and how far another look may differ from them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const KEPT = new URL('../screens/pictures/', import.meta.url);
/** Where the night leaves what looks different. */
const DIFFERENT = '.cache/pictures';
// biome-ignore lint/style/noProcessEnv: asked for by whoever renews the pictures; nothing of the product reads it.
const isRenewed = process.env.PICTURES === 'renew';

/** Width of what is kept, of a desk and of a phone: letters are then grey lines, so that another face or another day's figures are no difference. */
const widthOf = (screen: number): number => (screen > 600 ? 240 : 120);
const BLUR = 2;
/** Of 255: a point that is further off is another one. */
const FAR = 40;

/**
 * Keeps the picture in the place of the former one when that is asked for. Else answers which share of its points is another than in the
 * kept one, from 0 to 1, and leaves both and their difference to be looked at where `most` is exceeded.
 */
export async function differenceFromKept(name: string, screenshot: Buffer, most: number): Promise<number> {
  const file = new URL(`${name}.webp`, KEPT);
  const { width } = await sharp(screenshot).metadata();
  const now = await sharp(screenshot)
    .resize({ width: widthOf(width) })
    .webp({ quality: 70 })
    .toBuffer();
  if (isRenewed) {
    await mkdir(KEPT, { recursive: true });
    await writeFile(file, now);
    return 0;
  }
  const kept = await readFile(file);
  const [before, after] = [await blurred(kept), await blurred(now)];
  const size = { width: before.info.width, height: before.info.height };
  if (after.info.width !== size.width || after.info.height !== size.height) return 1;
  // White where any of the three colours is far off.
  const points = Uint8Array.from({ length: size.width * size.height }, (_, point) =>
    COLOURS.some((colour) => isFar(before.data[3 * point + colour], after.data[3 * point + colour]))
      ? 255
      : 0,
  );
  const share = points.filter(Boolean).length / points.length;
  if (share > most) {
    await mkdir(DIFFERENT, { recursive: true });
    await sharp(kept).png().toFile(`${DIFFERENT}/${name}-kept.png`);
    await sharp(now).png().toFile(`${DIFFERENT}/${name}-now.png`);
    await sharp(points, { raw: { ...size, channels: 1 } })
      .png()
      .toFile(`${DIFFERENT}/${name}-difference.png`);
  }
  return share;
}

const COLOURS = [0, 1, 2];
const isFar = (one = 0, other = 0): boolean => Math.abs(one - other) > FAR;

const blurred = (picture: Buffer) =>
  sharp(picture).removeAlpha().toColourspace('srgb').blur(BLUR).raw().toBuffer({ resolveWithObject: true });
