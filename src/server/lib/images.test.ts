import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture, pngHeader, sidewaysWithLocation, svgWithScript } from '../../../tests/support/photos.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { encodePhoto } from './images.ts';

const broken = (code: string) => expect.objectContaining({ code, field: 'file' });

describe('encodePhoto', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const photo = await encodePhoto(await picture(500, 300, format));
    expect(photo).toMatchObject({ width: 500, height: 300, defaultWidth: 500 });
  });

  it('makes every size in both formats and enlarges nothing', async () => {
    const { files, defaultWidth, blurhash } = await encodePhoto(await picture(1000, 750));
    expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'webp 400',
      'avif 400',
      'webp 800',
      'avif 800',
      'webp 1000',
      'avif 1000',
    ]);
    for (const { bytes, width } of files) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
    }
    expect(defaultWidth).toBe(800);
    expect(blurhash).toMatch(/^.{28}$/);
  });

  // security abuse: Photos are drawn anew, without where they were taken
  it('turns the picture upright and drops where and with what it was taken', async () => {
    const photo = await encodePhoto(await sidewaysWithLocation());
    expect(photo).toMatchObject({ width: 400, height: 600 });
    for (const { bytes } of photo.files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    }
  });

  // security abuse: Uploads are told by their content, and keep no name of the user … bounded in pixels
  // security attacks: Bombs: packed bodies … pictures of a billion pixels
  it('refuses 20,000 × 20,000 pixels by the header alone', async () => {
    await expect(encodePhoto(pngHeader(20_000, 20_000))).rejects.toEqual(broken('photo.too-many-pixels'));
  });

  it('refuses a file that stops halfway', async () => {
    const whole = await picture(800, 600);
    await expect(encodePhoto(whole.subarray(0, whole.length / 2))).rejects.toEqual(
      broken('photo.unreadable'),
    );
    const png = await picture(800, 600, 'png');
    await expect(encodePhoto(png.subarray(0, png.length / 2))).rejects.toEqual(broken('photo.unreadable'));
  });

  it.each<[string, Buffer, string?]>([
    ['an SVG with a script', svgWithScript],
    // security attacks: Scripts in text that others read … as a picture or paper
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a'.padEnd(400, '\0'))],
    [
      'a HEIC photo without content',
      Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(300)}`, 'latin1'),
      'photo.unreadable',
    ],
    ['a program', Buffer.from('MZ'.padEnd(400, '\0'))],
  ])('refuses %s by its content', async (_, content, rule = 'photo.type-not-accepted') => {
    await expect(encodePhoto(content)).rejects.toEqual(broken(rule));
  });

  it('refuses nothing at all, too much, and what is too small to show', async () => {
    await expect(encodePhoto(Buffer.alloc(0))).rejects.toEqual(broken('photo.empty'));
    await expect(encodePhoto(Buffer.alloc(IMAGE_MAX_BYTES + 1, 0xff))).rejects.toEqual(
      broken('photo.too-large'),
    );
    await expect(encodePhoto(await picture(239, 800))).rejects.toEqual(broken('photo.too-small'));
  });
});
