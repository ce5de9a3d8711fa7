// How search engines and shared links see a search: all homes are one page, those of a place are at the place's own address, and what is
// filtered or sorted is only followed.
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
      filters: { city?: string | undefined; locality?: string[] | undefined };
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
  const path = pathOf(new URLSearchParams(query), result);
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin, path ?? '/properties'),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...pictureMeta(origin),
    ...(path === null || result.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** The page that search engines keep for this search; null for what people put together themselves. */
function pathOf(query: URLSearchParams, { facets, understood }: NonNullable<Page>['result']): string | null {
  if (query.size === 0) return '/properties';
  const names = [...query.keys()].join();
  if (understood.unknownPlace || (names !== 'city' && names !== 'city,locality')) return null;
  const chosen = (name: 'city' | 'locality') => facets[name].find(({ isChosen }) => isChosen)?.value;
  const place = query.has('locality') ? [chosen('city'), chosen('locality')] : [chosen('city')];
  return place.every(Boolean) ? `/rent/${place.join('/')}` : null;
}
