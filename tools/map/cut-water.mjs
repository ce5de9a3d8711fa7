// Cuts the seas, lakes and wide rivers around the cities out of the world's, for open/water.geojson:
// npm pack @geo-maps/earth-waterbodies-10m@0.6.0, unpack it, and node tools/map/cut-water.mjs PATH/map.geo.json.
import { readFile, writeFile } from 'node:fs/promises';

/** Degrees each way from the middle of a city: 35 kilometres. */
const REACH = 0.33;
/** Smaller ones are specks on the closest zoom: square degrees, about two hectares. */
const LEAST = 1.7e-6;

const names = await readFile(new URL('open/names.tsv', import.meta.url), 'utf8');
const boxes = names
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([kind]) => kind === 'city' || kind === 'town')
  .map(([, city, , lat, lng]) => ({ city, lat: Number(lat), lng: Number(lng) }))
  .map(({ city, lat, lng }) => ({
    city,
    box: [lng - REACH, lat - REACH, lng + REACH, lat + REACH],
  }));

function boundsOf(ring) {
  const bounds = [180, 90, -180, -90];
  for (const [lng, lat] of ring) {
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}
const isApart = (a, b) => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3];
const isWithin = (a, b) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [lng, lat], at) => {
      const [nextLng, nextLat] = ring[(at + 1) % ring.length];
      return sum + lng * nextLat - nextLng * lat;
    }, 0) / 2,
  );
/** What of a ring lies within a box, side by side (Sutherland and Hodgman): the sea is one ring around the world. */
function cutTo([west, south, east, north], ring) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce(
    (rest, [axis, limit, sign]) => {
      const isIn = (point) => (point[axis] - limit) * sign >= 0;
      return rest.flatMap((point, at) => {
        const before = rest.at(at - 1);
        if (isIn(before) === isIn(point)) return isIn(point) ? [point] : [];
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const crossing = before.map((degrees, each) => degrees + (point[each] - degrees) * share);
        return isIn(point) ? [crossing, point] : [crossing];
      });
    },
    ring.slice(0, -1),
  );
}

const closed = (ring) => [...ring, ring[0]];
const rounded = (polygon) =>
  polygon.map((ring) => ring.map((point) => point.map((degrees) => Math.round(degrees * 1e5) / 1e5)));

const { geometries } = JSON.parse(await readFile(process.argv[2], 'utf8'));
const polygons = geometries.flatMap(({ type, coordinates }) =>
  type === 'Polygon' ? [coordinates] : coordinates,
);
const features = [];
for (const polygon of polygons) {
  const bounds = boundsOf(polygon[0]);
  for (const { city, box } of boxes) {
    if (isApart(bounds, box)) continue;
    const rings = isWithin(bounds, box)
      ? polygon
      : polygon.flatMap((ring) => {
          const cut = cutTo(box, ring);
          return cut.length > 2 ? [closed(cut)] : [];
        });
    if (rings.length === 0 || areaOf(rings[0]) < LEAST) continue;
    const geometry = { type: 'Polygon', coordinates: rounded(rings) };
    features.push(JSON.stringify({ type: 'Feature', properties: { city }, geometry }));
  }
}
const text = `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
await writeFile(new URL('open/water.geojson', import.meta.url), text);
console.log(`${features.length} waters, ${text.length} bytes`);
