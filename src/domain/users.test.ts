import { describe, expect, it } from 'vitest';
import { searchedWords, shownName } from './users.ts';

describe('a search for people', () => {
  it.each([
    ['  Asha   PUNE asha ', ['asha', 'pune']],
    ['asha.rao@example.com', ['asha.rao@example.com']],
    ['98765 43210', ['9876543210']],
    ['+91 (98765) 432-10', ['9876543210']],
    ['098765 43210', ['9876543210']],
    ['', []],
    ['---', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['Sector 21', ['sector', '21']],
  ])('%j looks for %j', (text, words) => {
    expect(searchedWords(text)).toEqual(words);
  });
});

it('a person without a name is called by the address, or by the number as it is read', () => {
  expect(shownName('Asha Rao', 'asha@example.com', '+919876543210')).toBe('Asha Rao');
  expect(shownName(null, 'asha@example.com', '+919876543210')).toBe('asha@example.com');
  expect(shownName(null, null, '+919876543210')).toBe('+91 98765 43210');
  expect(shownName(null, null)).toBe('Member');
});
