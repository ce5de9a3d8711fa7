// Writes a PMTiles archive (github.com/protomaps/PMTiles, version 3): tiles in the order of their Hilbert curve, one directory.
import { gzipSync } from 'node:zlib';

const HEADER = 127;
/** A reader's first request: header and directory must be in it. */
const FIRST_BYTES = 16_384;
const GZIP = 2;
const MVT = 1;

function varint(out, value) {
  let rest = value;
  while (rest >= 128) {
    out.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
}

/** `tiles`: by number, each compressed. Throws where they are too many for one directory. */
export function archiveOf(tiles, { metadata, bounds, minZoom, maxZoom }) {
  const { entries, data, contents } = packed(tiles);
  const directory = gzipSync(directoryOf(entries), { level: 9 });
  const json = gzipSync(JSON.stringify(metadata), { level: 9 });
  if (HEADER + directory.length > FIRST_BYTES) throw new Error('Too many tiles for one directory');
  const jsonAt = HEADER + directory.length;
  const dataAt = jsonAt + json.length;
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0);
  header[7] = 3;
  const numbers = [HEADER, directory.length, jsonAt, json.length, dataAt, 0, dataAt, data.length];
  const counts = [tiles.length, entries.length, contents];
  for (const [index, value] of [...numbers, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header[96] = 1; // clustered
  header[97] = GZIP;
  header[98] = GZIP;
  header[99] = MVT;
  header[100] = minZoom;
  header[101] = maxZoom;
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  header[118] = minZoom;
  header.writeInt32LE(Math.round(((bounds[0] + bounds[2]) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((bounds[1] + bounds[3]) / 2) * 1e7), 123);
  return Buffer.concat([header, directory, json, data]);
}

/** Equal tiles are kept once; those that follow each other are one entry. */
function packed(tiles) {
  const kept = new Map();
  const entries = [];
  const parts = [];
  let size = 0;
  for (const { id, bytes } of tiles.toSorted((a, b) => a.id - b.id)) {
    const key = bytes.toString('base64');
    let at = kept.get(key);
    if (at === undefined) {
      at = size;
      kept.set(key, at);
      parts.push(bytes);
      size += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.at === at && last.id + last.run === id) last.run += 1;
    else entries.push({ id, at, length: bytes.length, run: 1 });
  }
  return { entries, data: Buffer.concat(parts), contents: kept.size };
}

function directoryOf(entries) {
  const out = [];
  varint(out, entries.length);
  for (const [index, { id }] of entries.entries()) varint(out, id - (entries[index - 1]?.id ?? 0));
  for (const { run } of entries) varint(out, run);
  for (const { length } of entries) varint(out, length);
  for (const [index, { at }] of entries.entries()) {
    const before = entries[index - 1];
    varint(out, before && before.at + before.length === at ? 0 : at + 1);
  }
  return Buffer.from(out);
}
