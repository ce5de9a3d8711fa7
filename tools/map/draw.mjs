// Draws the background of the map from open data (open/SOURCES.md): npm run map. The archive is committed.
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import { archiveOf } from './archive.mjs';
import { layersOf } from './features.mjs';

const target = new URL('../../src/web/components/map/background.pmtiles', import.meta.url);
const BOUNDS = [66, 5, 99, 38.5];
/** The country is drawn up to here and stretched beyond it; cities begin at the next and are stretched beyond the last. */
const COUNTRY_ZOOM = 8;
const CITY_ZOOM = 12;

const column = (lng, zoom) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat, zoom) => {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** zoom);
};

/** Every tile of these zooms that holds something. */
function tilesOf(layers, minZoom, maxZoom) {
  const cut = Object.entries(layers).map(([name, features]) => {
    const options = { maxZoom, indexMaxZoom: minZoom, tolerance: 4, buffer: 32 };
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)];
  });
  const [west, south, east, north] = BOUNDS;
  const tiles = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    for (let x = column(west, zoom); x <= column(east, zoom); x++) {
      for (let y = row(north, zoom); y <= row(south, zoom); y++) {
        const found = cut.flatMap(([name, index]) => {
          const tile = index.getTile(zoom, x, y);
          return tile && tile.features.length > 0 ? [[name, tile]] : [];
        });
        if (found.length === 0) continue;
        const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2 }), { level: 9 });
        tiles.push({ id: zxyToTileId(zoom, x, y), bytes });
      }
    }
  }
  return tiles;
}

const { country, city } = await layersOf();
const tiles = [...tilesOf(country, 0, COUNTRY_ZOOM), ...tilesOf(city, COUNTRY_ZOOM + 1, CITY_ZOOM)];
const archive = archiveOf(tiles, {
  metadata: {
    name: 'Kiraya background',
    attribution: '© OpenStreetMap contributors, DataMeet, Natural Earth',
    vector_layers: [...Object.keys(country), ...Object.keys(city)].map((id) => ({ id, fields: {} })),
  },
  bounds: BOUNDS,
  minZoom: 0,
  maxZoom: CITY_ZOOM,
});
await writeFile(target, archive);
console.log(`${tiles.length} tiles, ${archive.length} bytes`);
