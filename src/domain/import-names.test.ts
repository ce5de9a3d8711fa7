import { describe, expect, it } from 'vitest';
import { hyphenatedIn, newName, partsOf, withoutSide } from './import-names.ts';

const nameIn = (text: string) => newName(text, partsOf(text));

describe('a name that nobody knows', () => {
  it.each([
    ['Brindavan Colony', 'Brindavan Colony'],
    ['Sector 62', 'Sector 62'],
    ['New Airport Colony', 'New Airport Colony'],
    ['Sunrise Heights, Nirmal Gaon', 'Nirmal Gaon'],
    ['Nirmal Gaon, Link Road', 'Nirmal Gaon'],
  ])('in %s is %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    'Camp Road',
    'Bhavani Nagar Road No 5',
    'Tn Chatterjee Street',
    'Serenity Complex',
    'Parivar Safalya CHS',
    'KBR Laxmi Residency',
    'Near Coffee Board Layout',
    'Opp. Andhra Mahila Sabha',
    '2 BHK',
    '58 Block',
    'My own house',
    'Central Area',
    'Locality',
  ])('is not in %s', (text) => {
    expect(nameIn(text)).toBeNull();
  });
});

it.each([
  ['Kodichikkanahalli Main Road', 'Kodichikkanahalli'],
  ['KPHB Rd', 'KPHB'],
  ['Opp. Suchitra Circle', 'Suchitra'],
  ['Ramchandrapuram Mandal', 'Ramchandrapuram'],
  ['Near Koramangala bus stop', 'Koramangala'],
  ['Station Road', null],
  ['Main Road', null],
  ['Koramangala', null],
])('%s lies in %s', (text, name) => {
  expect(withoutSide(text)).toBe(name);
});

it('parts two places at a hyphen, but not a road between them', () => {
  expect(hyphenatedIn(['Jyothi Nagar-Ekkaduthangal'])).toEqual(['Jyothi Nagar', 'Ekkaduthangal']);
  expect(hyphenatedIn(['Pallavaram-Thoraipakkam Road', 'B-12', 'HSR-7'])).toEqual([]);
});
