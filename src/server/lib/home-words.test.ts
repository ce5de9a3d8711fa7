import { beforeEach, describe, expect, it } from 'vitest';
import { homeInWords, learnPlaces } from './home-words.ts';
import { inLanguage } from './i18n.ts';

const places = new Map([
  ['Pune', { name: 'पुणे', isMade: false }],
  ['Baner, Pune', { name: 'बानेर', isMade: false }],
  ['Wakad, Pune', { name: 'वाकड', isMade: true }],
]);
beforeEach(() => learnPlaces((place) => places.get(place)));

const inHindi = (name: string) => inLanguage('hi', () => homeInWords(name));

describe('the name of a home', () => {
  it.each([
    ['2 BHK Apartment in Baner, Pune', 'बानेर, पुणे में 2 BHK अपार्टमेंट'],
    ['5+ BHK Villa in Pune', 'पुणे में 5+ BHK विला'],
    ['Studio in Wakad, Pune', 'वाकड (Wakad), पुणे में स्टूडियो'],
    ['Room 101, bed A, PG in Baner, Pune', 'कमरा 101, बेड A, बानेर, पुणे में PG'],
    ['3 BHK Baner, Pune', '3 BHK बानेर, पुणे'],
    ['Rose Villa, Baner, Pune', 'Rose Villa, बानेर, पुणे'],
  ])('%j is told in Hindi', (name, told) => {
    expect(inHindi(name)).toBe(told);
  });

  it.each(['Lake View', 'Corner 3 BHK, near the park', 'Flat 4, Anytown, Elsewhere', ''])(
    '%j, of which nothing is known, stays as it was written',
    (name) => {
      expect(inHindi(name)).toBe(name);
    },
  );

  it('stays as it was written in English', () => {
    expect(homeInWords('2 BHK Apartment in Baner, Pune')).toBe('2 BHK Apartment in Baner, Pune');
  });
});
