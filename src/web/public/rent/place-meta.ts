// How search engines and shared links see a place: its own title and counts, the way to it, and the homes on its page.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { SizeRents } from '../../../contract/places.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { LEAST_HOMES_OF_SLICE } from '../../../domain/place-slices.ts';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress, pictureMeta } from '../../lib/page-address.ts';
import { titleOf } from '../../lib/screen-meta.ts';
import { structuredData } from '../../lib/structured-data.ts';
import { breadcrumbs } from '../marketing/page-meta.ts';

type Place = {
  /** "Kothrud, Pune"; on the list of cities "India". */
  where: string;
  /** From the list of cities down to this page. */
  way: readonly { name: string; path: string }[];
  homes: number;
  rents: readonly SizeRents[];
  newest: readonly { id: string; title: string }[];
  /** A city's or a locality's own page has its new homes as RSS. */
  hasFeed?: boolean;
  /** Instead of "Homes to rent in …". */
  title?: MessageDescriptor;
};

export function placeMeta(place: Place, origin: string): MetaDescriptor[] {
  const path = place.way.at(-1)?.path ?? '/rent';
  const title = titleOf(place.title ?? msg`Homes to rent in ${place.where}`);
  const description = describe(place);
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin, path),
    ...(place.hasFeed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: `${path}/feed.xml` }]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...pictureMeta(origin),
    // A place without a home is nothing to find.
    ...(place.homes === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    structuredData(thingsOf(place, origin, pageAddress(origin, path), title)),
  ];
}

function describe({ where, homes, rents }: Place): string {
  const count = formatCount(homes);
  const usual = [...rents]
    .filter((size) => size.homes >= LEAST_HOMES_OF_SLICE)
    .sort((a, b) => b.homes - a.homes)[0];
  const { bedrooms, median } = usual ?? { bedrooms: 0, median: 0 };
  const rent = formatRupees(paise(median));
  const usualRent = usual
    ? ` ${say(msg`Half of the ${bedrooms} BHK homes rent for ${rent} a month or less.`)}`
    : '';
  const today = msg`${plural(homes, { one: '1 home', other: `${count} homes` })} to rent in ${where} today, each with the full cost to move in.`;
  return `${say(today)}${usualRent}`;
}

const thingsOf = (place: Place, origin: string, address: string, title: string): Thing[] => [
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
      ...newestOf(place, origin),
    },
  },
  breadcrumbs([
    { name: 'Kiraya', address: pageAddress(origin, '/') },
    ...place.way.map(({ name, path }) => ({ name, address: pageAddress(origin, path) })),
  ]),
];

/** The list of cities names no home. */
const newestOf = ({ newest }: Place, origin: string) =>
  newest.length === 0
    ? {}
    : {
        itemListElement: newest.map(({ id, title: name }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          url: pageAddress(origin, homePath({ id, title: name })),
          name,
        })),
      };
