import { describe, expect, it } from 'vitest';
import {
  chooseLocality,
  type KnownLocality,
  knownLocalities,
  type SaidPlace,
  spelledOut,
} from './import-localities.ts';

const place = (id: number, name: string, own: Partial<KnownLocality> = {}): KnownLocality => ({
  kind: 'locality',
  id,
  cityId: 1,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  aliases: [],
  point: null,
  ...own,
});

const known = knownLocalities([
  place(1, 'Koramangala', { point: { lat: 12.935, lng: 77.624 }, pincode: '560034', homes: 90 }),
  place(2, 'Rajajinagar', { point: { lat: 12.991, lng: 77.554 } }),
  place(3, 'HSR Layout', { aliases: ['HSR'], point: { lat: 12.912, lng: 77.644 }, pincode: '560102' }),
  place(4, 'Malad West'),
  place(5, 'Shakti Nagar'),
  place(6, 'Porur'),
  place(7, 'JP Nagar'),
]);
const choose = (text: string, own: Partial<SaidPlace> = {}) =>
  chooseLocality(known, { text, pincode: null, point: null, ...own });

describe('a locality of an imported home', () => {
  it.each([
    ['its name', 'koramangala', 1, null],
    ['another name', 'HSR', 3, null],
    ['its letters', 'Rajaji Nagar', 2, null],
    ['a slip', 'Koramangla', 1, null],
    ['a part of an address', '12, 3rd Cross, Koramangala, India', 1, '12, 3rd Cross, India'],
    ['a name within the text', 'JP Nagar 7th Phase', 7, 'JP Nagar 7th Phase'],
    ['its road', 'Koramangla Main Road', 1, 'Koramangla Main Road'],
    ['a slip within the text', 'Sri Sai Arcade koramangla', 1, 'Sri Sai Arcade koramangla'],
    ['a place behind a hyphen', 'Vivek Nagar-Koramangla', 1, 'Vivek Nagar-Koramangla'],
    ['a part that is no road', 'Rajajinagar, Porur Road', 2, 'Porur Road'],
  ])('is found by %s', (_, text, id, rest) => {
    expect(choose(text)).toEqual({ id, rest, named: null });
  });

  it.each([
    ['Malad W', 4],
    ['Malad (W)', 4],
    ['malad w.', 4],
    ['Malad (West)', 4],
    ['HSR Lyt', 3],
    ['JP Ngr', 7],
    ['JP Nagr', 7],
    ['Shop 2, Malad (W), Mumbai', 4],
  ])('%s is the known one in short', (text, id) => {
    expect(choose(text)).toMatchObject({ id, named: null });
  });

  it('waits under one name, however it is shortened', () => {
    for (const text of ['Sec 62', 'Sec-62', 'sec62', 'Sector 62', 'SECTOR-62'])
      expect(choose(text)).toMatchObject({ id: null, named: 'Sector 62' });
    expect(choose('Malad (E)')).toMatchObject({ id: null, named: 'Malad East' });
  });

  it.each([
    ['Block E', 'Block E'],
    ['Sarita Vihar, Pocket E', 'Sarita Vihar, Pocket E'],
    ['DLF Ph 3', 'DLF Phase 3'],
    ['Andheri (E), Mumbai', 'Andheri East, Mumbai'],
    ['Koramangala', 'Koramangala'],
  ])('%s is spelled out as %s', (text, whole) => {
    expect(spelledOut(text)).toBe(whole);
  });

  it.each(['Malad East', 'Shanti Nagar', 'Padur', 'Sector 62'])('%s is no other one misspelt', (name) => {
    expect(choose(name)).toEqual({ id: null, named: name, rest: name });
  });

  it.each([
    ['its sound in Hindi letters', 'राजाजीनगर', 2],
    ['its sound', 'Rajjajinagara', 2],
  ])('is found by %s', (_, text, id) => {
    expect(choose(text)).toMatchObject({ id, named: null });
  });

  it('is the nearest one, then that of the PIN, where nobody knows the name', () => {
    const unknown = { rest: 'Brindavan Colony', named: 'Brindavan Colony' };
    expect(choose('Brindavan Colony', { pincode: '560102' })).toEqual({ id: 3, ...unknown });
    const point = { lat: 12.94, lng: 77.62 };
    expect(choose('Brindavan Colony', { point })).toEqual({ id: 1, ...unknown });
    expect(choose('Brindavan Colony', { point, pincode: '560102' })).toEqual({ id: 1, ...unknown });
    const far = { lat: 13.2, lng: 77.7 };
    expect(choose('Brindavan Colony', { point: far })).toMatchObject({ id: null });
    // An address is none of its own however far the next one is.
    expect(choose('Plot 7, Airport Road', { point: far })).toMatchObject({ id: 2 });
  });

  it('is one of the city before one of the gazetteer, unless that is much nearer', () => {
    const here = knownLocalities([
      place(1, 'Koramangala', { point: { lat: 12.935, lng: 77.624 } }),
      place(-8, 'Ejipura', { point: { lat: 12.94, lng: 77.63 } }),
      place(-9, 'Adugodi', { point: { lat: 12.97, lng: 77.66 } }),
    ]);
    const at = (lat: number, lng: number) =>
      chooseLocality(here, { text: 'Nowhere', pincode: null, point: { lat, lng } }).id;
    expect([at(12.94, 77.63), at(12.971, 77.66)]).toEqual([1, -9]);
  });

  describe('beside a landmark', () => {
    const landmarks = [
      place(-20, 'Noida Sector 137', { aliases: ['Sector 137'], point: { lat: 12.936, lng: 77.625 } }),
      place(-21, '560095', { point: { lat: 12.937, lng: 77.626 } }),
      place(-23, 'Lotus Temple', { point: { lat: 12.936, lng: 77.625 } }),
      place(-22, 'Whitefield Kadugodi', { point: { lat: 13.5, lng: 78.1 } }),
    ];
    const around = knownLocalities(known.all, landmarks);

    it.each([
      ['Sector 137', null, { id: 1, named: 'Sector 137' }],
      ['Tower 3, Noida Sector 137 metro station', null, { id: 1 }],
      ['Nirmal Gaon', '560095', { id: 1, named: 'Nirmal Gaon' }],
      ['Lotus Temple', null, { id: 1, named: null, rest: 'Lotus Temple' }],
      ['560095', '560095', { id: 1, named: null, rest: null }],
      ['Whitefield Kadugodi', null, { id: null }],
      ['Nirmal Gaon', '560001', { id: null }],
    ])('is the nearest one: %s, PIN %s', (text, pincode, chosen) => {
      expect(chooseLocality(around, { text, pincode, point: null })).toMatchObject(chosen);
    });
  });

  it.each([
    ['HSR 2nd Sector', 3],
    ['HSR-7', 3],
    ['HSR Phase II', 3],
    ['Lake Residency, HSR 2nd Sector', 3],
    ['Vorur', null],
  ])('is that of which a text names a part by number: %s', (text, id) => {
    expect(choose(text)).toMatchObject({ id });
  });

  it('is the one with homes of two spellings of a place', () => {
    const [here, near, far] = [28.5, 28.51, 28.6].map((lat) => ({ lat, lng: 77.18 }));
    const delhi = knownLocalities([
      place(1, 'Chhattarpur', { point: here ?? null }),
      place(-2, 'Chattarpur', { point: near ?? null }),
      place(3, 'Rajinder Nagar', { point: here ?? null }),
      place(-4, 'Rajender Nagar', { point: far ?? null }),
      place(5, 'Dahisar West', { point: here ?? null }),
      place(-6, 'Dahisar East', { point: near ?? null }),
    ]);
    const of = (text: string) => chooseLocality(delhi, { text, pincode: null, point: null }).id;
    expect(['Chattarpur', 'Rajender Nagar', 'Dahisar East'].map(of)).toEqual([1, -4, -6]);
  });

  it('is heard with V for W', () => {
    const pune = knownLocalities([place(1, 'Wakad'), place(2, 'Vadgaon')]);
    const of = (text: string) => chooseLocality(pune, { text, pincode: null, point: null }).id;
    expect(['Vakad', 'Wadgaon', 'Takad'].map(of)).toEqual([1, 2, null]);
  });

  it('is no name that lies elsewhere than the home', () => {
    expect(choose('Koramangala', { point: { lat: 13.2, lng: 77.7 } })).toMatchObject({ id: null });
  });

  it('is the last plain part of an address where nothing is known', () => {
    expect(choose('Flat 12, Nirmal Gaon, Lake Road, 411045')).toEqual({
      id: null,
      named: 'Nirmal Gaon',
      rest: 'Flat 12, Nirmal Gaon, Lake Road, 411045',
    });
  });
});
