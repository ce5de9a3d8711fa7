// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { renderPage } from '../../ui/rendering.tsx';
import { FilterForm } from './filter-form.tsx';

afterEach(cleanup);

const facets: PropertyFacets = {
  city: [],
  locality: [],
  bedrooms: [],
  bathrooms: [],
  property_type: [],
  furnishing: [{ value: 'fully_furnished', count: 3 }],
  preferred_tenant: [],
  listed_as: [],
  verified: [{ value: true, count: 5 }],
  pets: [],
  amenities: [],
};

test('a ticked box stays ticked while its homes are fetched, and the next choice keeps the first', () => {
  const { router } = renderPage(
    <FilterForm filters={{ sort: 'best', limit: 24 }} facets={facets} facetsAreExact />,
    '/properties',
  );
  const furnished = screen.getByRole<HTMLInputElement>('checkbox', { name: /Fully Furnished/ });
  furnished.click();
  expect(furnished.checked).toBe(true);
  expect(router.state.location.search).toBe('?furnishing=fully_furnished');
  screen.getByRole('checkbox', { name: /Verified only/ }).click();
  expect(router.state.location.search).toBe('?furnishing=fully_furnished&verified=true');
});
