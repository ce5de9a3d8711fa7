// The index in memory alone: the processor time of filling it, of a question and of a change, among a million made-up homes.
import { parseArgs } from 'node:util';
import {
  dimensions,
  LIVE_KEY,
  localityKey,
  POINTS,
  titleWordKey,
  WORD_BASE,
} from '../../src/domain/catalogue.ts';
import {
  createHomeIndex,
  type HomeIndex,
  type IndexQuestion,
} from '../../src/server/search/embedded/home-index.ts';
import type { IndexedHome } from '../../src/server/search/embedded/indexed-home.ts';
import type { IndexedWish } from '../../src/server/search/wishes.ts';
import { everyHome } from '../support/every-home.ts';
import { percentilesOf } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';
import { randomFor } from './search-mix.ts';

const BUDGET_MS = 10;
const BATCH = 5000;
/** As the seeds have them; the largest city has a quarter of all homes. */
const CITIES = 20;
const LOCALITIES = 40;

type Asked = Partial<IndexQuestion['conditions']> & { wishes?: readonly IndexedWish[] };

const rooms = { field: 'bedrooms', values: [2], every: false } as const;
const furnished = { field: 'furnishing', values: ['fully_furnished'], every: false } as const;
const flats = { field: 'property_type', values: ['apartment', 'villa'], every: false } as const;
const lifts = { field: 'amenities', values: ['lift', 'gym'], every: true } as const;
const rent = { least: 15_000, most: 30_000 };
const inCity = { cityIds: [1] };
export const questions: Record<string, Asked> = {
  'city alone': inCity,
  'city, rent, rooms': { ...inCity, rent, choices: [rooms] },
  'city, localities, furnishing, amenities': {
    ...inCity,
    localityIds: [1000, 1001, 1002],
    choices: [furnished, lifts],
  },
  'city, box, area, date': {
    ...inCity,
    box: { lat: { least: 2000, most: 2100 }, lng: { least: 3000, most: 3100 } },
    area: { least: 700 },
    availableBy: '2026-12-01',
  },
  'all India alone': {},
  'all India, rent, rooms': { rent, choices: [rooms] },
  'all India, furnishing, type': { choices: [furnished, flats] },
  'all India, area, date, a word': { area: { least: 700 }, availableBy: '2026-12-01', tags: [WORD_BASE] },
};

const wished = [3, 20, 45].map((word) => [
  { points: POINTS.title, tag: titleWordKey(WORD_BASE + word) },
  { points: POINTS.text, tag: WORD_BASE + word },
]);
const ranked: Record<string, Asked> = {
  'city, rent, rooms, three words wished for': { ...inCity, rent, choices: [rooms], wishes: wished },
  'all India, three words wished for': { wishes: wished },
};

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '200' } },
  });
  const size = Number(values.size);
  const index = createHomeIndex();
  const homes = homesFrom(randomFor('homes'));
  const rows: Cell[][] = [];
  const before = process.memoryUsage().arrayBuffers;
  let filling = 0;
  for (let done = 0; done < size; done += BATCH) {
    const batch = Array.from({ length: BATCH }, homes);
    filling += await spent(() => index.put(batch));
  }
  const arranging = await spent(() => index.arrange());
  for (const [name, asked] of Object.entries({ ...questions, ...ranked })) {
    rows.push(await rowOf(name, Number(values.rounds), () => ask(index, asked)));
  }
  const changed = Array.from({ length: 1000 }, homes);
  rows.push(await rowOf('a home put', 1000, (i) => index.put([changed[i] as IndexedHome])));
  const megabytes = (process.memoryUsage().arrayBuffers - before) / 1e6;
  publish({
    name: `index-${size}`,
    command: 'npm run bench -- index',
    columns: ['question: counts and first 28', 'p50', 'p95', 'p99', `budget ≤ ${BUDGET_MS} ms`],
    rows,
    figures: {},
    notes: [
      `Filled in ${milliseconds(filling)} ms, arranged in ${milliseconds(arranging)} ms, ${megabytes.toFixed(0)} MB of arrays.`,
    ],
  });
}

function ask(index: HomeIndex, { wishes = [], ...asked }: Asked): void {
  index.find({
    conditions: { ...everyHome, ...asked },
    facets: true,
    page: { sort: 'best', limit: 28, cursor: undefined, wishes },
  });
}

async function rowOf(name: string, rounds: number, act: (round: number) => void): Promise<Cell[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await spent(() => act(round)));
  const { p50, p95, p99 } = percentilesOf(times);
  return [name, ...[p50, p95, p99].map(milliseconds), p95 <= BUDGET_MS ? 'kept' : 'missed'];
}

/** Milliseconds of processor time, the collector's included: nobody waits for anything here. */
async function spent(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function homesFrom(random: () => number): () => IndexedHome {
  const one = (first: number, values: readonly unknown[]) => first + Math.floor(random() * values.length);
  let made = 0;
  return () => {
    made += 1;
    const cityId = 1 + Math.floor(CITIES * random() ** 2.16);
    const locality = cityId * 1000 + Math.floor(random() ** 2 * LOCALITIES);
    const bedrooms = 1 + Math.floor(random() * 4);
    const hex = () =>
      Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    const id = `${hex()}-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
    const { furnishing, property_type, listed_as, preferred_tenant, amenities, bathrooms } = dimensions;
    return {
      id,
      version: made,
      cityId,
      localityId: locality,
      rent: Math.round(bedrooms * 8000 * (0.5 + random() * 2)) * 100,
      area: Math.round(bedrooms * 400 * (0.5 + random())),
      day: random() < 0.5 ? 0 : 2400 + Math.floor(random() * 200),
      best: Math.floor(random() * 20_000),
      newest: 1_700_000_000_000_000 + Math.floor(random() * 1e13),
      rating: Math.floor(random() * 500),
      latCell: 2000 + Math.floor(random() * 200) + cityId * 10,
      lngCell: 3000 + Math.floor(random() * 200) + cityId * 10,
      tags: [
        LIVE_KEY,
        100 + bedrooms,
        one(bathrooms.first, bathrooms.values),
        one(furnishing.first, furnishing.values),
        one(property_type.first, property_type.values),
        one(listed_as.first, listed_as.values),
        one(preferred_tenant.first, preferred_tenant.values),
        ...(random() < 0.4 ? [701] : []),
        ...(random() < 0.3 ? [801] : []),
        ...amenities.values.flatMap((_, i) => (random() < 0.35 ? [amenities.first + i] : [])),
        localityKey(locality),
        ...Array.from({ length: 8 }, () => WORD_BASE + Math.floor(random() ** 2 * 60)).flatMap((word) =>
          random() < 0.2 ? [word, titleWordKey(word)] : [word],
        ),
      ],
    };
  };
}
