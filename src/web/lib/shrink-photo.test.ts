// @vitest-environment happy-dom
// An iPhone's photo becomes a JPEG where the browser reads it, and stays refused where it does not.
import { afterEach, expect, it, vi } from 'vitest';
import { readHeic } from './shrink-photo.ts';

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
