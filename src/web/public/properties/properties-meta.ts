// How search engines and shared links see a search: first pages of known places are indexed, all others only followed.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pictureMeta } from '../../lib/page-address.ts';
import { titleOf } from '../../lib/screen-meta.ts';
import { placeOf } from './place-of.ts';

type Page =
  | {
      origin: string;
      query: string;
      filters: { city?: string | undefined; locality?: string[] | undefined; q?: string | undefined };
      result: Pick<PropertySearchResult, 'total' | 'understood' | 'facets'>;
    }
  | undefined;

export function propertiesMeta(page: Page): MetaDescriptor[] {
  if (!page) return [{ title: titleOf(msg`Homes to rent`) }];
  const { filters, origin, query, result } = page;
  const place = placeOf(filters, result);
  const title = titleOf(place ? msg`Homes to rent in ${place}` : msg`Homes to rent`);
  const description = say(
    place
      ? msg`Rented homes in ${place} with the full cost to move in, photos and honest availability.`
      : msg`Rented homes with the full cost to move in, photos and honest availability.`,
  );
  const isDeep = new URLSearchParams(query).has('cursor');
  // The page shows what was asked for, beside the way to take it off again.
  const isAnybodysWords =
    result.understood.unknownPlace || result.understood.near !== null || filters.q !== undefined;
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin, `/properties${query && !isDeep ? `?${query}` : ''}`),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...pictureMeta(origin),
    ...(isDeep || isAnybodysWords || result.total === 0
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : []),
  ];
}
