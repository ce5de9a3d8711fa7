// An iPhone's photo becomes a JPEG where the browser reads it, and stays refused where it does not.
import { afterEach, expect, it, vi } from 'vitest';
import { readHeic, sendablePhoto } from './shrink-photo.ts';

const heic = new File(['hevc'], 'IMG_0042.HEIC', { type: 'image/heic' });
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is a JPEG of the same name, its longer side cut to 1600 pixels', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4032, height: 3024, close: () => {} }));
  const sizes: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    sizes.push([this.width, this.height]);
    done(new Blob(['jpeg'], { type: type ?? '' }));
  });
  const jpeg = await readHeic(heic);
  expect([jpeg?.name, jpeg?.type]).toEqual(['IMG_0042.jpg', 'image/jpeg']);
  expect(sizes).toEqual([[1600, 1200]]);
});

it('is nothing where the browser cannot read it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Unsupported')));
  expect(await readHeic(heic)).toBeNull();
});

it('makes a photo above the limit smaller before it is sent, and leaves the others as they are', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  const small = new File([new Uint8Array(10 * 1024 * 1024)], 'kitchen.jpg');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'hall.jpg');
  expect(await sendablePhoto(small)).toBe(small);
  const sent = await sendablePhoto(large);
  expect([sent.name, sent.size]).toEqual(['hall.jpg', 4]);
});
