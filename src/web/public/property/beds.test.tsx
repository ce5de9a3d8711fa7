// A PG on its page and for search engines: what each way of sharing costs, and how many beds are free.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { OfferedRoom } from '../../../contract/beds.ts';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { Beds } from './beds.tsx';
import { propertyMeta } from './property-meta.ts';

afterEach(cleanup);

const room = (own: Partial<OfferedRoom>): OfferedRoom => ({
  id: '1',
  name: '101',
  sharing: 2,
  attached_bathroom: false,
  air_conditioned: false,
  rent: 900_000,
  deposit: null,
  beds: 2,
  free: 0,
  ...own,
});
const pg = (own: object = {}) =>
  ({
    id: 'home',
    title: 'PG near the park',
    property_type: 'pg',
    rent: 800_000,
    availability: 'available',
    photos: [],
    place_slugs: { city: 'pune', locality: 'baner' },
    bed_count: 6,
    free_beds: 3,
    house_rules: 'No smoking indoors.',
    rooms: [
      room({ free: 1, attached_bathroom: true }),
      room({ sharing: 3, rent: 800_000, beds: 3, free: 2 }),
      room({ sharing: 1, rent: 1_500_000, beds: 1 }),
    ],
    ...own,
  }) as unknown as PropertyDetail;

test('a PG lists its beds by sharing, with what is free and the rules of the house', () => {
  renderPage(<Beds home={pg()} />);
  const [, single, double, triple] = within(screen.getByRole('table')).getAllByRole('row');
  expect(single?.textContent).toBe('Single roomIts only bed is takenfrom ₹15,000');
  expect(double?.textContent).toBe('Double sharingAttached bathroom · 1 of 2 beds freefrom ₹9,000');
  expect(triple?.textContent).toBe('Triple sharing2 of 3 beds freefrom ₹8,000');
  expect(screen.getByText('No smoking indoors.')).toBeTruthy();
});

test('rules in another language than the page are marked, so that a screen reader reads them in its voice', () => {
  renderPage(<Beds home={pg({ house_rules: 'अंदर धूम्रपान मना है।' })} />);
  expect(screen.getByText('अंदर धूम्रपान मना है।').lang).toBe('hi');
  cleanup();
  renderPage(<Beds home={pg()} />);
  expect(screen.getByText('No smoking indoors.').hasAttribute('lang')).toBe(false);
});

test('a home without rooms lists none', () => {
  renderPage(<Beds home={pg({ rooms: [], house_rules: null })} />);
  expect(screen.queryByRole('table')).toBeNull();
});

const origin = 'https://kiraya.example';
const offersOf = (home: PropertyDetail) => {
  const [data] = propertyMeta({ origin, home: { ...home, shown_title: home.title }, former: null }).flatMap(
    (one) => ('script:ld+json' in one ? [one['script:ld+json'] as { '@graph': { offers?: object }[] }] : []),
  );
  return data?.['@graph'][0]?.offers;
};

test('search engines read the range of free beds, and of any other home its rent', () => {
  expect(offersOf(pg())).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 8000,
    highPrice: 9000,
    offerCount: 3,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  });
  expect(offersOf(pg({ bed_count: null, free_beds: null, rooms: [], availability: 'rented' }))).toEqual({
    '@type': 'Offer',
    price: 8000,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 8000,
      priceCurrency: 'INR',
      unitCode: 'MON',
    },
    priceCurrency: 'INR',
    availability: 'https://schema.org/OutOfStock',
  });
});
