// How search engines and shared links see a place: its own title and counts, the way to it, and the homes on its page.
import type { MetaDescriptor } from 'react-router';
import type { SizeRents } from '../../../contract/places.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { breadcrumbs } from '../marketing/page-meta.ts';

type Place = {
  /** "Kothrud, Pune"; on the list of cities "India". */
  where: string;
  /** From the list of cities down to this page. */
  way: readonly { name: string; path: string }[];
  homes: number;
  rents: readonly SizeRents[];
  newest: readonly { id: string; title: string }[];
};

export function placeMeta(place: Place, origin: string): MetaDescriptor[] {
  const path = place.way.at(-1)?.path ?? '/rent';
  const title = `Homes to rent in ${place.where} · Kiraya`;
  const description = describe(place);
  const address = `${origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    // A place without a home is nothing to find.
    ...(place.homes === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': structuredData(place, origin, address, title) },
  ];
}

function describe({ where, homes, rents }: Place): string {
  const count = homes.toLocaleString('en-IN');
  const usual = [...rents].sort((a, b) => b.homes - a.homes)[0];
  const rent = usual
    ? ` Half of the ${usual.bedrooms} BHK homes ask ${formatRupees(paise(usual.median))} or less a month.`
    : '';
  return `${count} ${homes === 1 ? 'home' : 'homes'} to rent in ${where} today, each with the full cost to move in.${rent}`;
}

const structuredData = (place: Place, origin: string, address: string, title: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'CollectionPage',
      '@id': address,
      url: address,
      name: title,
      about: {
        '@type': 'Place',
        name: place.where,
        address: { '@type': 'PostalAddress', addressCountry: 'IN' },
      },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: place.homes,
        itemListElement: place.newest.map(({ id, title: name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${origin}/property/${id}`,
          name,
        })),
      },
    },
    breadcrumbs([
      { name: 'Kiraya', address: `${origin}/` },
      ...place.way.map(({ name, path }) => ({ name, address: `${origin}${path}` })),
    ]),
  ],
});
