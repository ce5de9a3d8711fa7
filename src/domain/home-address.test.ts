import { expect, it } from 'vitest';
import { homePath, homeSlug } from './home-address.ts';
import { homeIdOf } from './home-id.ts';

const ID = '01930000-0000-7000-8000-00000000abcd';

it.each([
  ['2 BHK Apartment in Baner, Pune', /^2-bhk-apartment-in-baner-pune-[0-9a-z]{25}$/],
  ['Café & Garden – Villa', /^cafe-garden-villa-[0-9a-z]{25}$/],
  ['दो कमरों का घर', /^[0-9a-z]{25}$/],
  ['', /^[0-9a-z]{25}$/],
  [`${'wide '.repeat(20)}home`, /^(wide-){12}[0-9a-z]{25}$/],
])('%s is in its address, and the id comes back', (title, slug) => {
  const made = homeSlug({ id: ID, title });
  expect(made).toMatch(slug);
  expect(homeIdOf(made)).toBe(ID);
});

it.each([ID, '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
  '%s is read as it is and as a slug',
  (id) => {
    expect(homeIdOf(id)).toBe(id);
    expect(homeIdOf(homeSlug({ id, title: 'A home' }))).toBe(id);
  },
);

it.each(['123', 'none', 'a-home-zzzzzzzzzzzzzzzzzzzzzzzzz', 'A-00000000000000000000000000'])(
  '%s means no home',
  (text) => {
    expect(homeIdOf(text)).toBe(text);
  },
);

it('has the words of the title, not those of an old address', () => {
  expect(homePath({ id: ID, title: 'New' })).toMatch(/^\/property\/new-/);
});
