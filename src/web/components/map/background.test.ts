// The archive of the map's background: small enough for a clone, and with what the map promises to show.
import { readFile } from 'node:fs/promises';
import { PMTiles, type Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';

const bytes = await readFile(new URL('background.pmtiles', import.meta.url));
const source: Source = {
  getKey: () => 'background',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
};
const archive = new PMTiles(source);

/** The names of a tile's layers and features are plain text in it. */
async function tileAt(zoom: number, lat: number, lng: number): Promise<string> {
  const angle = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** zoom);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom);
  const tile = await archive.getZxy(zoom, x, y);
  return tile ? Buffer.from(tile.data).toString('utf8') : '';
}

describe('the background of the map', () => {
  it('is of 15 MB at most, and its directory comes with the first request', async () => {
    expect(bytes.length).toBeLessThan(15 * 1024 * 1024);
    const { minZoom, maxZoom, rootDirectoryOffset, rootDirectoryLength } = await archive.getHeader();
    expect([minZoom, maxZoom]).toEqual([0, 12]);
    expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThanOrEqual(16_384);
  });

  it.each([
    ['Bengaluru', 12.9784, 77.6408, ['Indiranagar', 'इंदिरानगर', 'metro', 'stations']],
    ['Mumbai', 19.06, 72.83, ['water', 'localities', 'Bandra']],
    ['Delhi', 28.63, 77.22, ['metro', 'Rajiv Chowk']],
    ['Kochi', 9.97, 76.28, ['water', 'metro']],
  ])('has %s with water, metro and names', async (_, lat, lng, expected) => {
    const tile = await tileAt(12, lat, lng);
    expect(expected.filter((text) => !tile.includes(text))).toEqual([]);
  });

  it('has the country with coast, rivers and names in two scripts', async () => {
    const tile = await tileAt(4, 19, 77);
    const expected = ['sea', 'rivers', 'Maharashtra', 'महाराष्ट्र', 'Hyderabad', 'हैदराबाद'];
    expect(expected.filter((text) => !tile.includes(text))).toEqual([]);
  });

  it('has nothing at all where nothing is known', async () => {
    expect(await tileAt(12, 24.015, 75.015)).toBe('');
  });
});
