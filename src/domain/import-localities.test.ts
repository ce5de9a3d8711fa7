import { describe, expect, it } from 'vitest';
import { chooseLocality, type KnownLocality, knownLocalities, type SaidPlace } from './import-localities.ts';

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
  ])('is found by %s', (_, text, id, rest) => {
    expect(choose(text)).toEqual({ id, rest });
  });

  it.each(['Malad East', 'Shanti Nagar', 'Padur', 'Sector 62'])('%s is no other one misspelt', (name) => {
    expect(choose(name)).toEqual({ id: null, name, rest: null });
  });

  it('is that of the PIN, then the nearest one', () => {
    expect(choose('Brindavan Colony', { pincode: '560102' })).toEqual({ id: 3, rest: 'Brindavan Colony' });
    expect(choose('Brindavan Colony', { point: { lat: 12.94, lng: 77.62 } })).toEqual({
      id: 1,
      rest: 'Brindavan Colony',
    });
    const far = { lat: 13.2, lng: 77.7 };
    expect(choose('Brindavan Colony', { point: far })).toMatchObject({ id: null });
    // An address is none of its own however far the next one is.
    expect(choose('Plot 7, Airport Road', { point: far })).toMatchObject({ id: 2 });
  });

  it('is no name that lies elsewhere than the home', () => {
    expect(choose('Koramangala', { point: { lat: 13.2, lng: 77.7 } })).toMatchObject({ id: null });
  });

  it('is the last plain part of an address where nothing is known', () => {
    expect(choose('Flat 12, Nirmal Gaon, Lake Road, 411045')).toEqual({
      id: null,
      name: 'Nirmal Gaon',
      rest: 'Flat 12, Nirmal Gaon, Lake Road, 411045',
    });
  });
});
