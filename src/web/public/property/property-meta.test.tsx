// What search engines and chats are told of a home.
import { expect, test } from 'vitest';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { propertyMeta } from './property-meta.ts';

const origin = 'https://kiraya.example';
const home = {
  id: 'home',
  title: '2 BHK near the park',
  shown_title: '2 BHK near the park',
  description: 'Quiet and bright.',
  property_type: 'apartment',
  rent: 2_500_000,
  bedrooms: 2,
  bathrooms: 1,
  area_sqft: 900,
  locality: 'Baner',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411045',
  availability: 'available',
  published_at: '2026-11-01T05:30:00.000Z',
  pets_allowed: true,
  place: { exactness: 'locality', lat: 18.56, lng: 73.78 },
  place_slugs: { city: 'pune', locality: 'baner' },
  photos: [{ url: '/files/public/photos/abc-800.webp' }],
  cover: { url: '/files/public/photos/abc.webp', alt: 'Living room' },
} as unknown as PropertyDetail & { shown_title: string };

const metaOf = (own: object = {}) => propertyMeta({ origin, home: { ...home, ...own }, former: null });
const said = (meta: ReturnType<typeof metaOf>, name: string) =>
  meta.flatMap((one) =>
    'content' in one && (('property' in one && one.property === name) || ('name' in one && one.name === name))
      ? [one.content]
      : [],
  );

test('a shared home says its rent and place, with a picture whose size is known', () => {
  const meta = metaOf();
  expect(said(meta, 'og:title')).toEqual(['2 BHK near the park: ₹25,000 a month']);
  expect(said(meta, 'og:description')).toEqual([
    '2 BHK near the park, 900 sq ft, Baner, Pune. Quiet and bright.',
  ]);
  expect(said(meta, 'og:image')).toEqual([`${origin}/files/shared/photos/abc.jpg`]);
  expect([said(meta, 'og:image:width'), said(meta, 'og:image:height')]).toEqual([['1200'], ['630']]);
  expect(said(meta, 'twitter:card')).toEqual(['summary_large_image']);
  // Without a photo of its own it has ours, of a known size too.
  expect(said(metaOf({ cover: null }), 'og:image')).toEqual([`${origin}/og.png`]);
});

test('search engines read rent by the month, rooms and the place, no finer than the page shows it', () => {
  const graph = JSON.stringify(metaOf());
  expect(graph).toContain('"price":25000');
  expect(graph).toContain('"unitCode":"MON"');
  expect(graph).toContain('"numberOfBedrooms":2');
  expect(graph).toContain('"addressLocality":"Pune","addressRegion":"Maharashtra"');
  expect(graph).toContain('BreadcrumbList');
  expect(graph).not.toContain('GeoCoordinates');
  expect(JSON.stringify(metaOf({ place: { exactness: 'home', lat: 18.5, lng: 73.7 } }))).toContain(
    'GeoCoordinates',
  );
});

test.each([
  ['apartment', 'Apartment'],
  ['villa', 'House'],
  ['independent_house', 'House'],
  ['pg', 'Accommodation'],
])('a %s is no other kind of home: %s', (property_type, kind) => {
  expect(JSON.stringify(metaOf({ property_type }))).toContain(`"about":{"@type":"${kind}"`);
});
