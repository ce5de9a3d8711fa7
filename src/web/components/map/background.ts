// The background of our own map: a file of tiles beside the scripts, of which the browser fetches the parts that it draws.
import { addProtocol, type SourceSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import archive from './background.pmtiles?url';

addProtocol('pmtiles', new Protocol().tile);

/** As the licences of the data ask (tools/map/open/SOURCES.md). */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a> · DataMeet · Natural Earth';

/** The country is stretched from zoom 8 on; cities are drawn from 9 and stretched from 12 (tools/map/draw.mjs). */
export function backgroundSources(): Record<'country' | 'city', SourceSpecification> {
  const tiles = [`pmtiles://${new URL(archive, location.href).href}/{z}/{x}/{y}`];
  return {
    country: { type: 'vector', tiles, maxzoom: 8, attribution: ATTRIBUTION },
    city: { type: 'vector', tiles, minzoom: 9, maxzoom: 12 },
  };
}
