// Sentences of Hindi in either script, put together from what people say of rooms, rents and places; each part has its meaning beside it.
import { expect, it } from 'vitest';
import { scalePlaces } from '../../../tests/bench/typos.ts';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';

const index = knownPlaces(scalePlaces());

const rooms: [string, number[]][] = [
  ['2bhk', [2]],
  ['2 bhk ka makan', [2]],
  ['2 kamre ka ghar', [2]],
  ['do kamre wala flat', [2]],
  ['ek kamra', [1]],
  ['1 kamra', [1]],
  ['kam se kam 2 bhk', [2, 3, 4, 5]],
  ['२ बीएचके', [2]],
  ['२ कमरे का मकान', [2]],
  ['एक कमरा', [1]],
  ['३ बीएचके फ्लैट', [3]],
];
const rents: [string, { least?: number; most?: number }][] = [
  ['15000 tak', { most: 15_000 }],
  ['15 hazaar tak', { most: 15_000 }],
  ['15 hazar ke andar', { most: 15_000 }],
  ['15k ke andar', { most: 15_000 }],
  ['zyada se zyada 20000', { most: 20_000 }],
  ['jyada se jyada 20 hazaar', { most: 20_000 }],
  ['kam se kam 10000', { least: 10_000 }],
  ['kam se kam 10 hazaar', { least: 10_000 }],
  ['20 hazaar se kam', { most: 20_000 }],
  ['20 hazaar se zyada', { least: 20_000 }],
  ['1 lakh tak', { most: 100_000 }],
  ['१५ हजार तक', { most: 15_000 }],
  ['१५००० के अंदर', { most: 15_000 }],
  ['कम से कम १० हज़ार', { least: 10_000 }],
  ['ज़्यादा से ज़्यादा २० हज़ार', { most: 20_000 }],
  ['ज्यादा से ज्यादा 20000', { most: 20_000 }],
  ['एक लाख तक', { most: 100_000 }],
  ['डेढ़ लाख तक', { most: 150_000 }],
];
const places: [string, string][] = [
  ['koramangala me', 'Koramangala'],
  ['koramangala ke paas', 'Koramangala'],
  ['koramangala ke pass', 'Koramangala'],
  ['कोरमंगला में', 'Koramangala'],
  ['कोरमंगला के पास', 'Koramangala'],
];

const sentences = rooms.flatMap(([room, bedrooms]) =>
  rents.flatMap(([bound, rent]) =>
    places.flatMap(([where, place]) => [
      { q: `${where} ${room} ${bound} chahiye`, bedrooms, rent, place },
      { q: `mujhe ${room} chahiye ${where} ${bound}`, bedrooms, rent, place },
    ]),
  ),
);

it(`reads ${sentences.length} of them`, () => {
  const wrong = sentences.flatMap(({ q, ...meant }) => {
    const { bedrooms, rent, localities, words } = readQuery(q, index, { today: '2026-11-26' });
    const read = { bedrooms, rent, place: localities.map(({ name }) => name).join() };
    const isRight = JSON.stringify(read) === JSON.stringify(meant) && words.length === 0;
    return isRight ? [] : [`${q} => ${JSON.stringify({ ...read, words })}`];
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['8000 tak ka kamra', 8000, []],
  ['kothrud 10000 room', 10_000, []],
  ['3 kamre 12000 tak', 12_000, [3]],
])('takes no amount for a number of rooms: %s', (q, most, bedrooms) => {
  const { rent, bedrooms: rooms } = readQuery(q, index, { today: '2026-11-26' });
  expect([rent, rooms]).toEqual([{ most }, bedrooms]);
});
