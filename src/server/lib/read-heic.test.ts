import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '../../../tests/support/photos.ts';
import { encodePhoto, encodeSingle } from './images.ts';
import { readHeic } from './read-heic.ts';
import { readPaper } from './uploads/document-files.ts';

/** A red door in a beige room, on its side by its mark, with a place and a colour profile: made by libheif and x265. */
const iphone = await readFile(new URL('../../../tests/fixtures/photos/iphone.heic', import.meta.url));
const broken = (code: string) => expect.objectContaining({ code, field: 'file' });

/** The same file whose header names another size. */
function sized(width: number, height: number): Buffer {
  const file = Buffer.from(iphone);
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}

/** The colour at a part of width and height, as the eye would have it. */
async function colourAt(jpeg: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('an iPhone’s photo', () => {
  it('becomes an upright JPEG with its colours and their profile', async () => {
    const jpeg = await readHeic(iphone, 'photo');
    const { format, width, height, icc, exif } = await sharp(jpeg).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 402, height: 602 });
    expect(icc?.length).toBeGreaterThan(400);
    // The door stands at three quarters of the width and half of the height of what lies on its side.
    const [red = 0, green = 0, blue = 0] = await colourAt(jpeg, 0.5, 0.75);
    expect(red).toBeGreaterThan(180);
    expect(Math.max(green, blue)).toBeLessThan(70);
  });

  it('is stored in every size as other photos are, and says nothing of where it was taken', async () => {
    const { width, height, files } = await encodePhoto(iphone);
    expect({ width, height }).toEqual({ width: 402, height: 602 });
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await encodeSingle(iphone)).toMatchObject({ width: 402, height: 602 });
  });

  // security abuse: Uploads are told by their content, and keep no name of the user
  it('is taken as a document, and stored as a JPEG', async () => {
    const { bytes, contentType } = await readPaper(iphone, undefined);
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 402, height: 602 });
  });

  it('is left alone where it is another kind of picture', async () => {
    const jpeg = await picture(300, 300);
    expect(await readHeic(jpeg, 'photo')).toBe(jpeg);
  });

  // security attacks: Bombs: packed bodies … pictures of a billion pixels
  it('is refused by its header alone where it has too many pixels, or too few', async () => {
    await expect(readHeic(sized(20_000, 20_000), 'photo')).rejects.toEqual(broken('photo.too-many-pixels'));
    await expect(readHeic(sized(239, 800), 'photo')).rejects.toEqual(broken('photo.too-small'));
  });

  it.each([
    ['stops halfway', iphone.subarray(0, iphone.length / 2)],
    ['lacks its last bytes', iphone.subarray(0, iphone.length - 300)],
    ['is a name alone', Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(300)}`, 'latin1')],
  ])('is refused kindly where it %s', async (_, file) => {
    await expect(readHeic(file, 'photo')).rejects.toEqual(broken('photo.unreadable'));
  });
});
