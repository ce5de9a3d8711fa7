import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLatin, soundOf } from './devanagari.ts';
import { hindiNameOf, inDevanagari } from './in-devanagari.ts';

describe('inDevanagari', () => {
  it.each([
    ['Baner', 'बानेर'],
    ['Koramangala', 'कोरमंगला'],
    ['Indiranagar', 'इंदिरनगर'],
    ['Hinjawadi', 'हिंजवाड़ी'],
    ['Andheri East', 'अंधेरी ईस्ट'],
    ['HSR Layout', 'एचएसआर लेआउट'],
    ['Sector 45', 'सेक्टर 45'],
    ['MG Road', 'एमजी रोड'],
    ['Hyderabad', 'हैडेराबाद'],
    ['Ghaziabad', 'घज़ियाबाद'],
    ['Edappally', 'इडप्पल्ली'],
    ['Velachery', 'वेलचेरी'],
    ['Bandra West', 'बांद्रा वेस्ट'],
    ['Varthur', 'वर्थुर'],
    ['Jayanagar 4th Block', 'जयनगर 4th ब्लॉक'],
    ['बाणेर', 'बाणेर'],
  ])('%s is %s', (latin, hindi) => {
    expect(inDevanagari(latin)).toBe(hindi);
  });

  it('sounds as the name does, so that a search finds the one by the other', () => {
    const names =
      'Koramangala Kothrud Marathahalli Andheri Hinjawadi Kondapur Dadar Saket Rohini Thane Tambaram Behala';
    for (const name of names.split(' '))
      expect(soundOf(inLatin(inDevanagari(name))), name).toBe(soundOf(name.toLowerCase()));
  });

  it('leaves no Latin letter but those of figures, and nothing else away', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    fc.assert(fc.property(word, (name) => /^\p{Script=Devanagari}+$/u.test(inDevanagari(name))));
    fc.assert(fc.property(fc.stringMatching(/^[\d (),.-]*$/), (text) => inDevanagari(text) === text));
  });
});

describe('hindiNameOf', () => {
  it('is how a city is mostly written, whatever else people write', () => {
    expect(hindiNameOf({ name: 'Mumbai', aliases: ['बंबई'] })).toEqual({ name: 'मुंबई', isMade: false });
  });
  it('prefers what people write, and marks what is made', () => {
    expect(hindiNameOf({ name: 'Baner', aliases: ['Baner Road', 'बाणेर'] })).toEqual({
      name: 'बाणेर',
      isMade: false,
    });
    expect(hindiNameOf({ name: 'Baner', aliases: [] })).toEqual({ name: 'बानेर', isMade: true });
  });

  it.each([
    ['Delhi', 'दिल्ली'],
    ['Hyderabad', 'हैदराबाद'],
    ['Other areas', 'अन्य इलाके'],
  ])('writes %s as newspapers do, not by rule', (name, hindi) => {
    expect(hindiNameOf({ name, aliases: ['Another name'] })).toEqual({ name: hindi, isMade: false });
  });

  it('writes each city as the map does', () => {
    const file = readFileSync(new URL('../../tools/map/open/names.tsv', import.meta.url), 'utf8');
    const cities = file.split('\n').flatMap((line) => {
      const [kind, name = '', hindi] = line.split('\t');
      return kind === 'city' ? [[name, hindi]] : [];
    });
    expect(cities.length).toBeGreaterThan(30);
    expect(cities.map(([name = '']) => [name, hindiNameOf({ name, aliases: [] }).name])).toEqual(cities);
  });
});
