// How search engines and shared links see a search: first pages are indexed, deeper ones only followed.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { say } from '../../lib/i18n.ts';
import { addressMeta } from '../../lib/page-address.ts';
import { titleOf } from '../../lib/screen-meta.ts';

type Page =
  | {
      origin: string;
      query: string;
      filters: { city?: string; locality?: string[] };
      result: { total: number };
    }
  | undefined;

export function propertiesMeta(page: Page): MetaDescriptor[] {
  if (!page) return [{ title: titleOf(msg`Homes to rent`) }];
  const { filters, origin, query } = page;
  const place = [filters.locality?.slice(0, 2).join(', '), filters.city].filter(Boolean).join(', ');
  const title = titleOf(place ? msg`Homes to rent in ${place}` : msg`Homes to rent`);
  const description = say(
    place
      ? msg`Rented homes in ${place} with the full cost to move in, photos and honest availability.`
      : msg`Rented homes with the full cost to move in, photos and honest availability.`,
  );
  const isDeep = new URLSearchParams(query).has('cursor');
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin, `/properties${query && !isDeep ? `?${query}` : ''}`),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/og.png` },
    ...(isDeep ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
