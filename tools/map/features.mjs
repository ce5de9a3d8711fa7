// What is drawn, as GeoJSON by layer: `country` as far as zoom 8 shows it, `city` for what is closer.
import { readFile } from 'node:fs/promises';
import polygonClipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import { cities } from '../../src/db/seed/places.ts';

const REGION = [60, 2, 104, 40];
const DEVANAGARI = /^[\u0900-\u097f\s.-]+$/;

const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');
const rowsOf = async (path) =>
  (await read(path)).split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
const geojson = async (name) => JSON.parse(await read(`open/${name}.geojson`)).features;
const gazetteer = (name) => rowsOf(`../../src/db/seed/places/open/${name}.tsv`);

const boxOf = ([west, south, east, north]) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];
const drawn = (type, coordinates, properties = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const point = (lng, lat, properties) => drawn('Point', [Number(lng), Number(lat)], properties);

/** The sea is drawn over the land, so that a country's rough outline may lie beneath both. */
async function sea() {
  const world = JSON.parse(await readFile(new URL(import.meta.resolve('world-atlas/land-10m.json')), 'utf8'));
  const { features } = feature(world, world.objects.land);
  const land = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  const near = land.filter(([ring]) =>
    ring.some(([lng, lat]) => lng > REGION[0] && lng < REGION[2] && lat > REGION[1] && lat < REGION[3]),
  );
  return [drawn('MultiPolygon', polygonClipping.difference(boxOf(REGION), ...near.map((one) => [one])))];
}

async function country() {
  const [waters, names] = await Promise.all([geojson('rivers-and-lakes'), rowsOf('open/names.tsv')]);
  return {
    sea: await sea(),
    lakes: waters.filter(({ properties }) => properties.kind === 'lake').map(plain),
    rivers: waters
      .filter(({ properties }) => properties.kind === 'river')
      .map(({ geometry, properties }) => ({ ...plain({ geometry }), properties: { rank: properties.rank } })),
    names: names.map(([kind, name, hi, lat, lng]) => point(lng, lat, { kind, name, hi })),
  };
}

const plain = ({ geometry }) => ({ type: 'Feature', properties: {}, geometry });

async function city() {
  const [water, lines, outlines] = await Promise.all(['water', 'metro-lines', 'city-outlines'].map(geojson));
  return {
    land: boxes(water).map((box) => drawn('Polygon', boxOf(box))),
    water: joined(water).map((polygon) => drawn('Polygon', polygon)),
    outlines: outlines.map(plain),
    metro: lines.map(({ geometry, properties: { color, approx } }) => ({
      ...plain({ geometry }),
      properties: { color, approx: approx ? 1 : 0 },
    })),
    stations: await stations(),
    localities: await localities(),
    landmarks: await landmarks(),
  };
}

/** Around each city whose water is known: there the rough coast of the country gives way. */
function boxes(water) {
  const found = new Map();
  for (const { geometry, properties } of water) {
    const box = found.get(properties.city) ?? [180, 90, -180, -90];
    for (const [lng, lat] of geometry.coordinates.flat()) {
      box[0] = Math.min(box[0], lng);
      box[1] = Math.min(box[1], lat);
      box[2] = Math.max(box[2], lng);
      box[3] = Math.max(box[3], lat);
    }
    found.set(properties.city, box);
  }
  return [...found.values()];
}

/** Square degrees: about eight hectares. Of smaller lakes the source knows little more than that they are there. */
const LEAST_LAKE = 7e-6;
/** A shape of fewer corners is one that the source cut down to a few strokes. */
const ROUGH_CORNERS = 14;

/** The pieces that the source cut its waters into, put together; a lake of a few strokes has no corners. */
function joined(water) {
  const pieces = Map.groupBy(water, ({ properties }) => properties.city).values();
  return [...pieces]
    .flatMap((of) => polygonClipping.union(...of.map(({ geometry }) => [geometry.coordinates])))
    .filter(([ring]) => areaOf(ring) >= LEAST_LAKE)
    .map(([ring, ...holes]) => (ring.length > ROUGH_CORNERS ? [ring, ...holes] : [rounded(ring)]));
}

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [lng, lat], at) => {
      const [nextLng, nextLat] = ring[(at + 1) % ring.length];
      return sum + lng * nextLat - nextLng * lat;
    }, 0) / 2,
  );

/** Each corner cut three times (Chaikin). */
function rounded(ring, times = 3) {
  if (times === 0) return ring;
  const open = ring.slice(0, -1);
  const cut = open.flatMap((from, at) => {
    const to = open[(at + 1) % open.length];
    const between = (share) => from.map((degrees, axis) => degrees + (to[axis] - degrees) * share);
    return [between(0.25), between(0.75)];
  });
  return rounded([...cut, cut[0]], times - 1);
}

async function stations() {
  const [metro, rail] = await Promise.all([gazetteer('stations'), gazetteer('railways')]);
  return [...metro, ...rail]
    .filter(([kind]) => kind === 'metro_station' || kind === 'railway_station')
    .map(([kind, , name, , lat, lng]) =>
      point(lng, lat, { kind: kind === 'metro_station' ? 'metro' : 'rail', name }),
    );
}

/** Those of the product first, since their points were looked at; then wards by their middles. */
async function localities() {
  const key = (of, name) => `${of} ${name}`.toLowerCase();
  const hindi = new Map(
    (await gazetteer('by-hand')).flatMap(([, of, name, , , , aliases = '']) => {
      const hi = aliases.split('|').find((alias) => DEVANAGARI.test(alias));
      return hi ? [[key(of, name), hi]] : [];
    }),
  );
  const rows = cities.flatMap((of) =>
    of.localities.map(({ name, lat, lng }) => [of.name, name, lat, lng, 1]),
  );
  const known = new Set(rows.map(([of, name]) => key(of, name)));
  for (const [, of, name, , lat, lng] of await gazetteer('wards')) {
    if (!known.has(key(of, name)) && !/\d/.test(name)) rows.push([of, name, lat, lng, 2]);
  }
  return rows.map(([of, name, lat, lng, rank]) => {
    const hi = hindi.get(key(of, name));
    return point(lng, lat, { name, rank, ...(hi ? { hi } : {}) });
  });
}

async function landmarks() {
  const kinds = new Set(['office_park', 'college', 'hospital']);
  const [own, airports] = await Promise.all([gazetteer('by-hand'), gazetteer('natural-earth')]);
  return [...own.filter(([kind]) => kinds.has(kind)), ...airports]
    .filter(([, , , , lat]) => lat)
    .map(([kind, , name, , lat, lng, aliases = '']) => {
      const hi = aliases.split('|').find((alias) => DEVANAGARI.test(alias));
      return point(lng, lat, { kind: kind === 'landmark' ? 'airport' : kind, name, ...(hi ? { hi } : {}) });
    });
}

export const layersOf = async () => ({ country: await country(), city: await city() });
