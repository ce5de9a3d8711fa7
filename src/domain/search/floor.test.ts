// Floors as people type them: by number without an ending, from one upwards, and by where they lie in a house.
import { describe, expect, test } from 'vitest';
import { knownPlaces } from './place-names.ts';
import { readQuery } from './read-query.ts';

const nowhere = knownPlaces([]);
const read = (text: string) => {
  const { floors, words, unread, rent, bedrooms } = readQuery(text, nowhere, { today: '2026-11-25' });
  return { floors, words: [...words, ...unread], rent, bedrooms };
};

describe('what a text says of floors', () => {
  test.each<[string, number[]]>([
    ['5th floor or higher', [5]],
    ['2nd floor or higher', [2, 3, 4, 5]],
    ['3rd floor and up', [3, 4, 5]],
    ['3rd floor above', [3, 4, 5]],
    ['3 floor upar', [3, 4, 5]],
    ['3 floor ke upar', [3, 4, 5]],
    ['3 मंज़िल से ऊपर', [3, 4, 5]],
    ['above 3 floor', [3, 4, 5]],
    ['3 floor', [3]],
    ['२ मंज़िल', [2]],
    ['2 or 3 floor', [2, 3]],
    ['12 floor', [5]],
    ['नीचे वाली मंज़िल', [0]],
    ['नीचे की मंज़िल', [0]],
    ['neeche wali manzil', [0]],
    ['niche ka floor', [0]],
    ['ऊपर वाली मंज़िल', [1, 2, 3, 4, 5]],
    ['upar ki manzil', [1, 2, 3, 4, 5]],
    ['upper floor', [1, 2, 3, 4, 5]],
  ])('%s', (text, floors) => expect(read(text)).toMatchObject({ floors, words: [] }));

  test.each(['3 floor house', '20000 floor', 'sabse upar wali manzil', 'top floor'])(
    '%s names none',
    (text) => expect(read(text).floors).toEqual([]),
  );

  test('the side of an amount behind a floor is the amount’s', () => {
    expect(read('2nd floor above 20000')).toMatchObject({ floors: [2], rent: { least: 20_000 } });
    expect(read('1st floor under 20k')).toMatchObject({ floors: [1], rent: { most: 20_000 } });
    expect(read('3 bhk 1 floor minimum ₹15,000')).toMatchObject({
      bedrooms: [3],
      floors: [1],
      rent: { least: 15_000 },
    });
  });
});
