// How the background is drawn: land and water, metro lines and stations, and names in the reader's script where we have them.
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { backgroundSources } from './background.ts';
import { landRings } from './outline.ts';

/** Colours as map.module.css has them for the theme. */
export type MapColours = Record<
  'land' | 'built' | 'abroad' | 'water' | 'line' | 'words' | 'quiet' | 'halo',
  string
>;

type Wishes = { colours: MapColours; isHindi: boolean; fonts: string[] };

export function backgroundStyle(wishes: Wishes): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...backgroundSources(),
      india: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'MultiPolygon', coordinates: landRings.map((ring) => [ring]) },
        },
      },
    },
    layers: [...surfaces(wishes.colours), ...lines(wishes.colours), ...names(wishes)],
  };
}

/** Whose absence leaves a part of the map empty: names and lines, and water. */
export const TELLING = /^(water|lakes|rivers|metro|outlines|.*-names)$/;

function surfaces({ land, built, abroad, water, line }: MapColours): LayerSpecification[] {
  const fill = (id: string, from: 'country' | 'city', colour: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: from,
    'source-layer': id,
    paint: { 'fill-color': colour },
  });
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': abroad } },
    { id: 'india', type: 'fill', source: 'india', paint: { 'fill-color': land, 'fill-antialias': false } },
    // Water over land: where a country's rough outline reaches into the sea, the sea is above it.
    fill('sea', 'country', water),
    fill('lakes', 'country', water),
    {
      id: 'rivers',
      type: 'line',
      source: 'country',
      'source-layer': 'rivers',
      maxzoom: 10,
      paint: { 'line-color': water, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 2] },
    },
    fill('land', 'city', land),
    { ...fill('outlines', 'city', built), id: 'built' } as LayerSpecification,
    fill('water', 'city', water),
    {
      id: 'outlines',
      type: 'line',
      source: 'city',
      'source-layer': 'outlines',
      paint: { 'line-color': line, 'line-width': 1.5, 'line-dasharray': [4, 2] },
    },
  ];
}

const metroWidth: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 1.2, 13, 3.5, 16, 6];

function lines({ halo, line, words, quiet }: MapColours): LayerSpecification[] {
  const metro = { type: 'line', source: 'city', 'source-layer': 'metro' } as const;
  return [
    {
      ...metro,
      id: 'metro-edge',
      paint: {
        'line-color': line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 9, 2.2, 13, 5, 16, 8],
      },
    },
    {
      ...metro,
      id: 'metro',
      filter: ['==', ['get', 'approx'], 0],
      paint: { 'line-color': ['get', 'color'], 'line-width': metroWidth },
    },
    // Drawn straight from station to station, since nobody gave its way.
    {
      ...metro,
      id: 'metro-roughly',
      filter: ['==', ['get', 'approx'], 1],
      paint: { 'line-color': ['get', 'color'], 'line-width': metroWidth, 'line-dasharray': [2, 1] },
    },
    {
      id: 'stations',
      type: 'circle',
      source: 'city',
      'source-layer': 'stations',
      filter: ['any', ['==', ['get', 'kind'], 'metro'], ['>=', ['zoom'], 13]],
      minzoom: 11,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 1.8, 15, 5],
        'circle-color': halo,
        'circle-stroke-color': ['match', ['get', 'kind'], 'metro', words, quiet],
        'circle-stroke-width': 1.5,
      },
    },
  ];
}

function names({ colours, isHindi, fonts }: Wishes): LayerSpecification[] {
  const name: ExpressionSpecification = isHindi
    ? ['coalesce', ['get', 'hi'], ['get', 'name']]
    : ['get', 'name'];
  type Named = { from: 'country' | 'city'; of: string; size: number; colour: string; below?: boolean };
  const layer = (
    id: string,
    { from, of, size, colour, below = false }: Named,
    more: { minzoom?: number; maxzoom?: number; filter?: ExpressionSpecification },
  ): LayerSpecification => ({
    id: `${id}-names`,
    type: 'symbol',
    source: from,
    'source-layer': of,
    ...more,
    layout: {
      'text-field': name,
      'text-font': fonts,
      'text-size': size,
      'text-max-width': 7,
      'text-padding': 4,
      ...(below ? { 'text-anchor': 'top', 'text-offset': [0, 0.5] } : {}),
    },
    paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  });
  const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
  const rank = (value: number): ExpressionSpecification => ['==', ['get', 'rank'], value];
  const { words, quiet } = colours;
  const country = { from: 'country', of: 'names' } as const;
  const locality = { from: 'city', of: 'localities' } as const;
  const station = { from: 'city', of: 'stations', size: 12, colour: quiet, below: true } as const;
  return [
    layer('minor', { ...locality, size: 12, colour: quiet }, { minzoom: 12.5, filter: rank(2) }),
    layer('rail', station, { minzoom: 13, filter: kind('rail') }),
    layer('landmark', { ...station, of: 'landmarks' }, { minzoom: 12 }),
    layer('metro', station, { minzoom: 12, filter: kind('metro') }),
    layer('locality', { ...locality, size: 13.5, colour: words }, { minzoom: 10.5, filter: rank(1) }),
    layer('sea', { ...country, size: 13, colour: quiet }, { maxzoom: 7, filter: kind('sea') }),
    layer(
      'state',
      { ...country, size: 11.5, colour: quiet },
      { minzoom: 3.6, maxzoom: 7, filter: kind('state') },
    ),
    layer('town', { ...country, size: 13, colour: words }, { minzoom: 8, maxzoom: 11, filter: kind('town') }),
    layer('city', { ...country, size: 14, colour: words }, { minzoom: 4, maxzoom: 11, filter: kind('city') }),
  ];
}
