// Places of homes against a plain map, while slots change hands and homes move.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitStore } from './bit-store.ts';
import { Chunk, sortColumns } from './chunk.ts';
import { HomePlaces } from './home-places.ts';

const CHUNKS = 2;
const SLOTS = 3000;

const idOf = (home: number) => Uint32Array.from([home >> 4, 7, home & 3, Math.imul(home, 0x85ebca6b)]);

function asSent(home: number): DataView {
  const view = new DataView(new ArrayBuffer(sortColumns.length * 8 + 16));
  for (const [i, word] of idOf(home).entries()) view.setUint32(sortColumns.length * 8 + i * 4, word);
  return view;
}

it('finds every home where it came last, and none that has gone from its slot', () => {
  const change = fc.record({ home: fc.nat(4000), chunk: fc.nat(CHUNKS - 1), slot: fc.nat(SLOTS - 1) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 2000, maxLength: 6000 }), (changes) => {
      const store = new BitStore();
      const chunks = Array.from({ length: CHUNKS }, (_, number) => new Chunk(1, number, store));
      const places = new HomePlaces(chunks);
      const placeOf = new Map<number, string>();
      const homeAt = new Map<string, number>();
      for (const [i, { home, chunk, slot }] of changes.entries()) {
        const place = `${chunk} ${slot}`;
        const former = homeAt.get(place);
        if (former !== undefined && placeOf.get(former) === place) placeOf.delete(former);
        homeAt.set(place, home);
        placeOf.set(home, place);
        expect(chunks[chunk]?.setHome(slot, i + 1, asSent(home), 0)).toBe(true);
        places.add(chunk, slot);
      }
      for (const [home, place] of placeOf) {
        const found = places.find(idOf(home));
        expect(`${found?.chunk.number} ${found?.slot}`).toBe(place);
      }
      expect(places.find(idOf(9999))).toBeUndefined();
    }),
    { numRuns: 8 },
  );
});

it('keeps a home where it has moved to when older news of it comes late', () => {
  const chunk = new Chunk(1, 0, new BitStore());
  const places = new HomePlaces([chunk]);
  for (const [slot, version] of [
    [5, 20],
    [3, 10],
  ] as const) {
    chunk.setHome(slot, version, asSent(1), 0);
    places.add(0, slot);
  }
  expect(places.find(idOf(1))?.slot).toBe(5);
});
