/** Small pictures of screens that are kept, and how far another look may differ from them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const KEPT = new URL('../nightly/pictures/', import.meta.url);
/** Where the night leaves what looks different. */
const DIFFERENT = '.cache/pictures';
// biome-ignore lint/style/noProcessEnv: asked for by whoever renews the pictures; nothing of the product reads it.
const isRenewed = process.env.PICTURES === 'renew';

/** Width of what is kept: letters are then grey lines, so that another face or another day's figures are no difference. */
const WIDTH = 240;
/** Blurred so far, of 240. */
const BLUR = 2.5;
/** Of 255: a point that is further off is another one. */
const FAR = 40;

/**
 * Keeps the picture in the place of the former one when that is asked for. Else answers which share of its points is another than in the
 * kept one, from 0 to 1, and leaves both and their difference to be looked at where `most` is exceeded.
 */
export async function differenceFromKept(name: string, screenshot: Buffer, most: number): Promise<number> {
  const file = new URL(`${name}.webp`, KEPT);
  const now = await sharp(screenshot).resize({ width: WIDTH }).webp({ quality: 70 }).toBuffer();
  if (isRenewed) {
    await mkdir(KEPT, { recursive: true });
    await writeFile(file, now);
    return 0;
  }
  const kept = await readFile(file);
  const difference = await sharp(await blurred(kept))
    .composite([{ input: await blurred(now), blend: 'difference' }])
    .greyscale()
    .threshold(FAR)
    .png()
    .toBuffer();
  const share = (await sharp(difference).stats()).channels[0]?.mean ?? 255;
  if (share / 255 > most) {
    await mkdir(DIFFERENT, { recursive: true });
    const looks: [string, Buffer][] = [
      ['kept', kept],
      ['now', now],
      ['difference', difference],
    ];
    for (const [what, look] of looks) await sharp(look).png().toFile(`${DIFFERENT}/${name}-${what}.png`);
  }
  return share / 255;
}

const blurred = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().blur(BLUR).png().toBuffer();
