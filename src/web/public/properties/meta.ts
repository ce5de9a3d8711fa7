// How search engines and shared links see a search: first pages are indexed, deeper ones only followed.
import type { MetaDescriptor } from 'react-router';

type Page =
  | {
      origin: string;
      query: string;
      filters: { city?: string; locality?: string[] };
      result: { total: number };
    }
  | undefined;

export function propertiesMeta(page: Page): MetaDescriptor[] {
  if (!page) return [{ title: 'Homes to rent · Kiraya' }];
  const { filters, origin, query } = page;
  const place = [filters.locality?.slice(0, 2).join(', '), filters.city].filter(Boolean).join(', ');
  const title = place ? `Homes to rent in ${place} · Kiraya` : 'Homes to rent · Kiraya';
  const description = `Rented homes ${place ? `in ${place} ` : ''}with the full cost to move in, photos and honest availability.`;
  const isDeep = new URLSearchParams(query).has('cursor');
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/properties${query && !isDeep ? `?${query}` : ''}` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/og.png` },
    ...(isDeep ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
