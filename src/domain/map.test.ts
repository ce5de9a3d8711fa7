import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  boxCells,
  boxText,
  CELLS_PER_DEGREE,
  cellsInGroup,
  levelOf,
  mergedGroups,
  parseBox,
  pointOfCells,
} from './map.ts';

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '20,70,10,80',
  '10,80,20,70',
  '10,70,10,80',
  '-91,70,20,80',
  '10,70,20,181',
  '1e1,70,20,80',
])('%j is no part of the map', (text) => {
  expect(parseBox(text)).toBeUndefined();
});

it('writes a box to the thousandth of a degree and reads it back', () => {
  const box = { south: 12.90005, west: 77.5, north: 13.10049, east: 77.79999 };
  expect(boxText(box)).toBe('12.9,77.5,13.1,77.8');
  expect(parseBox(boxText(box))).toEqual({ south: 12.9, west: 77.5, north: 13.1, east: 77.8 });
});

it('holds exactly the cells whose middle lies in it', () => {
  const degree = fc.integer({ min: 8000, max: 36_000 }).map((n) => n / 1000);
  fc.assert(
    fc.property(
      degree,
      fc.integer({ min: 5, max: 3000 }),
      fc.integer({ min: 1, max: 9000 }),
      (south, size, cell) => {
        const north = Math.round(south * 1000 + size) / 1000;
        const { lat } = boxCells(boxText({ south, north, west: 70, east: 71 }));
        const middle = pointOfCells(cell, 1).lat;
        // On the very edge the two sides of a rounding may differ.
        fc.pre(Math.abs(middle - south) > 1e-9 && Math.abs(middle - north) > 1e-9);
        expect(cell >= lat.least && cell <= lat.most).toBe(middle > south && middle < north);
      },
    ),
  );
});

it('says nothing finer than the grid', () => {
  const { lat, lng } = pointOfCells(2082, 3179);
  expect(
    [lat * CELLS_PER_DEGREE, lng * CELLS_PER_DEGREE].map((n) => Math.abs(n - Math.round(n)) < 1e-9),
  ).toEqual([true, true]);
});

describe('what stands for homes', () => {
  test.each([
    [30, 'city'],
    [1, 'locality'],
    [0.05, 'cell'],
  ])('in a box %s degrees wide is the %s', (width, level) => {
    expect(levelOf({ south: 12, north: 13, west: 77, east: 77 + width })).toBe(level);
  });

  it('is never finer than a cell', () => {
    expect(cellsInGroup({ lat: { least: 5, most: 5 }, lng: { least: 9, most: 10 } })).toBe(1);
    expect(cellsInGroup({ lat: { least: 1, most: 80 }, lng: { least: 1, most: 10 } })).toBe(10);
  });
});

it('merges groups that are too many until they fit, with every home in one of them', () => {
  const group = fc.record({
    name: fc.constantFrom('Baner', 'Aundh', 'Kothrud'),
    lat: fc.double({ min: 6, max: 37, noNaN: true }),
    lng: fc.double({ min: 67, max: 98, noNaN: true }),
    homes: fc.integer({ min: 1, max: 9000 }),
  });
  fc.assert(
    fc.property(fc.array(group, { maxLength: 60 }), fc.integer({ min: 4, max: 30 }), (groups, most) => {
      const merged = mergedGroups(groups, most);
      const sum = (of: typeof merged) => of.reduce((all, { homes }) => all + homes, 0);
      expect(sum(merged)).toBe(sum(groups));
      expect(merged.length).toBeLessThanOrEqual(most);
      if (groups.length <= most) expect(merged).toEqual(groups);
      for (const { lat, lng } of merged) {
        expect([lat >= 6 && lat <= 37, lng >= 67 && lng <= 98]).toEqual([true, true]);
      }
    }),
  );
});
