import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStations, type Station } from './stations.ts';

const home = { lat: 12.97, lng: 77.64 };
/** So many metres north of the home. */
const station = (name: string, metres: number, kind: Station['kind'] = 'metro_station'): Station => ({
  kind,
  name,
  lat: home.lat + metres / 111_200,
  lng: home.lng,
});

describe('the nearest station', () => {
  it.each([
    [0, 500, 5],
    [300, 500, 5],
    [500, 500, 10],
    [900, 1000, 15],
    [1300, 1500, 20],
    [2350, 2500, 30],
    [2500, 2500, null],
    [4900, 5000, null],
  ])('%i metres away is said as about %i metres and %s minutes', (metres, said, walkMinutes) => {
    const [found] = nearestStations([station('A', metres)], home, 'home');
    expect(found).toEqual({ kind: 'metro_station', name: 'A', metres: said, walkMinutes });
  });

  it('is one of each kind, the metro first', () => {
    const all = [
      station('Rail', 600, 'railway_station'),
      station('Far', 2000),
      station('Near', 700),
      station('Other rail', 3000, 'railway_station'),
    ];
    expect(nearestStations(all, home, 'home').map(({ name }) => name)).toEqual(['Near', 'Rail']);
  });

  it('is no walk from the middle of a locality, and nothing from that of a city', () => {
    expect(nearestStations([station('A', 400)], home, 'locality')).toEqual([
      { kind: 'metro_station', name: 'A', metres: 500, walkMinutes: null },
    ]);
    expect(nearestStations([station('A', 400)], home, 'city')).toEqual([]);
  });

  it('is left out where it is out of reach', () => {
    expect(nearestStations([station('A', 5100)], home, 'home')).toEqual([]);
    expect(nearestStations([station('A', 7900, 'railway_station')], home, 'home')).toHaveLength(1);
    expect(nearestStations([station('A', 8100, 'railway_station')], home, 'home')).toEqual([]);
  });

  it('never says a walk shorter than the straight line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (metres) => {
        const [found] = nearestStations([station('A', metres)], home, 'home');
        return found?.walkMinutes == null || found.walkMinutes * 80 >= metres - 1;
      }),
    );
  });
});
