// Misspellings as people make them, to measure and test how often the right locality is understood.

import { randomOf, scaleCities } from '../../src/db/seed/scale-listings.ts';
import type { Place } from '../../src/domain/place-lookup.ts';
import type { KnownPlaces } from '../../src/domain/search/place-names.ts';
import { readQuery } from '../../src/domain/search/read-query.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** One letter left out, doubled, swapped with the next, replaced or put in. */
export function misspell(name: string, edits: number, random: () => number): string {
  let text = name.toLowerCase();
  for (let i = 0; i < edits; i += 1) {
    const at = Math.floor(random() * text.length);
    const other = letters[Math.floor(random() * letters.length)] ?? 'a';
    const [before, letter, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
    const kinds = [
      before + after,
      before + letter + letter + after,
      before + (after[0] ?? '') + letter + after.slice(1),
      before + other + after,
      before + other + letter + after,
    ];
    text = kinds[Math.floor(random() * kinds.length)] ?? text;
  }
  return text;
}

export function scalePlaces(): Place[] {
  const places: Place[] = [];
  for (const [cityIndex, city] of scaleCities.entries()) {
    const cityId = cityIndex + 1;
    places.push({
      kind: 'city',
      id: cityId,
      cityId,
      name: city.name,
      slug: city.slug,
      aliases: city.aliases,
    });
    for (const { name, slug, pincode } of city.localities) {
      places.push({ kind: 'locality', id: places.length + 1000, cityId, name, slug, aliases: [], pincode });
    }
  }
  return places;
}

export interface TypoResult {
  tried: number;
  right: number;
  p50: number;
  p99: number;
  wrong: string[];
}

/** Each locality misspelt a few times; right when the locality (or one of its name) comes out alone. */
export function measureTypos(edits: number, index: KnownPlaces, places: Place[], repeats = 3): TypoResult {
  const random = randomOf(edits);
  const result: TypoResult = { tried: 0, right: 0, p50: 0, p99: 0, wrong: [] };
  const times: number[] = [];
  for (const place of places.filter(({ kind }) => kind === 'locality')) {
    for (let i = 0; i < repeats; i += 1) {
      const typed = misspell(place.name, edits, random);
      const begin = performance.now();
      const read = readQuery(typed, index, { today: '2026-11-25' });
      times.push(performance.now() - begin);
      result.tried += 1;
      if (read.localities[0]?.name === place.name) result.right += 1;
      else
        result.wrong.push(`${typed} (${place.name}) → ${read.localities[0]?.name ?? read.words.join(' ')}`);
    }
  }
  times.sort((a, b) => a - b);
  result.p50 = times[Math.floor(times.length / 2)] ?? 0;
  result.p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return result;
}
