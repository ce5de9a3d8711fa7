/** The facets of a search that found nothing to count: one empty list for each filter. */
import type { PropertyFacets } from '../../../src/contract/property-search.ts';
import { dimensionNames } from '../../../src/domain/catalogue.ts';

export const noFacets = Object.fromEntries(
  ['city', 'locality', ...dimensionNames].map((name) => [name, []]),
) as unknown as PropertyFacets;
