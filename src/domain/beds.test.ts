import { describe, expect, it } from 'vitest';
import { bedRentOf, bySharing, checkHold, freeAgain, readRoomNames, sharingOf } from './beds.ts';
import { RuleBroken } from './errors.ts';

describe('names of rooms', () => {
  it.each([
    ['Rooms 101–103', ['101', '102', '103']],
    ['101-102, 201', ['101', '102', '201']],
    ['room G1 - G3', ['G1', 'G2', 'G3']],
    ['G1-3', ['G1', 'G2', 'G3']],
    ['098 to 101', ['098', '099', '100', '101']],
    ['कमरे 1 से 3', ['1', '2', '3']],
    ['Terrace  room\n101, 101', ['Terrace room', '101']],
    ['A1-B4', ['A1-B4']],
  ])('%j are %j', (text, names) => {
    expect(readRoomNames(text)).toEqual(names);
  });

  it.each([
    [' , ', 'bed.room-names-missing'],
    ['106-101', 'bed.room-range-reversed'],
    ['1-99999', 'bed.too-many-rooms'],
    ['x'.repeat(41), 'bed.room-name-long'],
  ])('%j are refused by %s', (text, rule) => {
    expect(() => readRoomNames(text)).toThrow(expect.objectContaining({ code: rule, field: 'names' }));
  });
});

it('lists what is offered by sharing, at the lowest rent of a free bed', () => {
  const room = (sharing: number, rent: number, free: number) => ({ sharing, rent, beds: sharing, free });
  expect(bySharing([room(3, 700, 0), room(2, 900, 0), room(2, 1000, 1), room(1, 1500, 1)])).toEqual([
    { sharing: 1, rent: 1500, beds: 1, free: 1 },
    { sharing: 2, rent: 1000, beds: 4, free: 1 },
    { sharing: 3, rent: 700, beds: 3, free: 0 },
  ]);
});

it('calls rent late once anything is past its day, and due while anything is open', () => {
  expect(bedRentOf({ late: 1, open: 5 })).toBe('late');
  expect(bedRentOf({ late: 0, open: 5 })).toBe('due');
  expect(bedRentOf({ late: 0, open: 0 })).toBe('paid');
});

it('frees a bed on the day after the last one', () => {
  expect(freeAgain('2026-11-30')).toBe('2026-12-01');
  expect(freeAgain(null)).toBeNull();
});

it('holds a free bed and not one that is let', () => {
  expect(() => checkHold('free')).not.toThrow();
  expect(() => checkHold('let')).toThrow(RuleBroken);
  expect([1, 4].map(sharingOf)).toEqual(['single', 'four']);
});
