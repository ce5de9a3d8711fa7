// Circles for homes of which nobody knows the place: as large as the place is unsure, so that a guess looks like one.
import type {
  FillLayerSpecification,
  GeoJSONSource,
  Map as GlMap,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { Guess } from './view.ts';

const SOURCE = 'guesses';
const METRES_PER_DEGREE = 111_200;
const CORNERS = 48;

function ringOf({ lat, lng, metres }: Guess): [number, number][] {
  const up = metres / METRES_PER_DEGREE;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [lng + Math.cos(angle) * across, lat + Math.sin(angle) * up];
  });
}

/** Above the background and its names, below the buttons. Does nothing until the style is there. */
export function drawGuesses(map: GlMap, guesses: readonly Guess[], colour: string): void {
  const data: Parameters<GeoJSONSource['setData']>[0] = {
    type: 'FeatureCollection',
    features: guesses.map((guess) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ringOf(guess)] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) return void source.setData(data);
  map.addSource(SOURCE, { type: 'geojson', data });
  const fill: FillLayerSpecification = {
    id: 'guess-area',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': colour, 'fill-opacity': 0.16 },
  };
  const edge: LineLayerSpecification = {
    id: 'guess-edge',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [3, 2] },
  };
  map.addLayer(fill);
  map.addLayer(edge);
}
