// What counts its rooms in BHK is the same everywhere: made titles, cards of results, rows of one's own lists and My Properties.
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { generatedTitle } from '../../../domain/made-titles.ts';
import { hasBhk, propertyTypes } from '../../../domain/properties.ts';
import { PropertyCard } from '../../components/property/card.tsx';
import { HomeRow } from '../../components/property/home-row.tsx';
import { HomeCard } from './home-card.tsx';

vi.mock('./use-home-changes.ts', () => ({ useHomeChanges: () => ({}) }));
vi.mock('../../lib/api-provider.tsx', () => ({}));
vi.mock('../../lib/use-place-names.ts', async () => {
  const { namesFrom } = await import('../../lib/place-names.ts');
  return { usePlaceNames: () => namesFrom([]) };
});
afterEach(cleanup);

const said = (text: string | null) => text?.includes('BHK');

test.each(propertyTypes)('%s', (property_type) => {
  const expected = hasBhk(property_type);
  const home = { ...exampleHome, property_type, bedrooms: 1, rent: 2_450_000, deposit: null };
  expect(said(generatedTitle({ propertyType: property_type, bedrooms: 1, city: 'Pune' }))).toBe(expected);
  const lists = renderPage(
    <>
      <PropertyCard home={{ ...home, maintenance_charge: null, photo_count: 0 } as never} />
      <HomeRow home={home as never} />
      <HomeCard home={home} place="Baner, Pune" />
    </>,
  ).container;
  const articles = [...lists.querySelectorAll('article')].map(({ textContent }) => said(textContent));
  expect(articles).toEqual([expected, expected, expected]);
});
