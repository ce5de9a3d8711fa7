// Places of homes against a plain map, while homes come and go, move to other cities and take each other's slots.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CityHomes } from './city-homes.ts';
import { idOf } from './home-ids.ts';
import { HomePlaces } from './home-places.ts';

const CITIES = 2;
const rest = {
  version: 1,
  localityId: 1,
  rent: 1,
  area: 1,
  day: 0,
  best: 0,
  newest: 0,
  rating: 0,
  latCell: 0,
  lngCell: 0,
  tags: [],
};
const textOf = (home: number) => `0000000${home & 3}-0000-4000-8000-${home.toString(16).padStart(12, '0')}`;

it('finds every home where it came last, and none that has gone', () => {
  const change = fc.record({ home: fc.nat(1500), city: fc.nat(CITIES - 1), leaves: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { minLength: 2000, maxLength: 6000 }), (changes) => {
      const cities = Array.from({ length: CITIES }, (_, i) => new CityHomes(i));
      const places = new HomePlaces(cities);
      const placeOf = new Map<number, { city: CityHomes; slot: number }>();
      for (const { home, city: index, leaves } of changes) {
        const known = placeOf.get(home);
        known?.city.remove(known.slot);
        placeOf.delete(home);
        if (known && leaves) continue;
        const city = cities[index] as CityHomes;
        const slot = city.add({ ...rest, id: textOf(home), cityId: index });
        placeOf.set(home, { city, slot });
        places.add(index, slot);
      }
      for (let home = 0; home <= 1500; home += 1) {
        expect(places.find(idOf(textOf(home)))).toEqual(placeOf.get(home));
      }
    }),
    { numRuns: 8 },
  );
});
