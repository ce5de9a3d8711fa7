import { describe, expect, it } from 'vitest';
import { apart, fitted, isLit, placer } from './projection.ts';

const box = { south: 10, north: 20, west: 70, east: 80 };
const group = (lat: number, lng: number, homes = 1) => ({
  name: 'A',
  lat,
  lng,
  homes,
  home: null,
  radius_m: null,
});

describe('a place in a frame', () => {
  it('stands at the corners of its box and in the middle', () => {
    const place = placer(box);
    expect(place({ lat: 20, lng: 70 })).toEqual([0, 0]);
    expect(place({ lat: 10, lng: 80 })).toEqual([1, 1]);
    expect(place({ lat: 15, lng: 75 })[0]).toBe(0.5);
  });

  it('is not stretched: the box is widened to the shape of the frame', () => {
    const wide = fitted(box, 2);
    expect([wide.south, wide.north].map((lat) => Math.round(lat * 1e6) / 1e6)).toEqual([10, 20]);
    expect(wide.east - wide.west).toBeGreaterThan(20);
    expect((wide.east + wide.west) / 2).toBe(75);
  });
});

describe('groups', () => {
  const frame = { width: 400, height: 400 };

  it('that would cover each other become one, and no home is lost', () => {
    const shown = apart([group(15, 75, 2), group(15.1, 75.1, 5), group(19, 71, 3)], box, frame);
    expect(shown.map(({ homes, others }) => [homes, others])).toEqual([
      [7, 1],
      [3, 0],
    ]);
  });

  it('are lit by their home, and by the locality or city of one', () => {
    const [both, far] = apart(
      [{ ...group(15, 75, 5), name: 'Aundh' }, { ...group(15.1, 75.1, 2), name: 'Baner' }, group(19, 71)],
      box,
      frame,
    );
    const home = { id: '1', locality: 'Baner', city: 'Pune' };
    if (!both || !far) throw new Error('Two groups were expected');
    expect(isLit(both, home)).toBe(true);
    expect(isLit(far, home)).toBe(false);
    expect(isLit({ ...far, home: { id: '1', title: 'A', rent: 1 } }, home)).toBe(true);
    expect(isLit({ ...far, names: ['Pune'] }, home)).toBe(true);
    expect(isLit(both, undefined)).toBe(false);
  });

  it('that stand apart stay as they are', () => {
    expect(apart([group(11, 71), group(19, 79)], box, frame)).toHaveLength(2);
    expect(apart([], box, frame)).toEqual([]);
  });
});
