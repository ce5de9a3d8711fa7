// How search engines and shared links see a home: title, description, preview, canonical address, structured data.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { Accommodation, AggregateOffer, Apartment, House, Offer, Thing } from 'schema-dts';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { fileUrl } from '../../components/property/photo.tsx';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress, pictureMeta } from '../../lib/page-address.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { structuredData } from '../../lib/structured-data.ts';
import { breadcrumbs } from '../marketing/page-meta.ts';

/** `shown_title`: in the page's language, where we made it. */
type Home = PropertyDetail & { shown_title: string };
type Page = { origin: string; home: Home | null; former: { title: string } | null } | undefined;

export function propertyMeta(page: Page): MetaDescriptor[] {
  if (!page) return screenMeta(msg`Page not found`);
  if (!page.home)
    return [
      { title: `${page.former?.title ?? say(msg`Home`)} · Kiraya` },
      { name: 'robots', content: 'noindex' },
    ];
  const { home, origin } = page;
  const { shown_title: name, area_sqft: area, locality, city } = home;
  const path = homePath(home);
  const rent = formatRupees(paise(home.rent));
  const title = home.bed_count ? say(msg`${name}: from ${rent} a bed`) : say(msg`${name}: ${rent} a month`);
  const place = say(msg`${name}, ${area} sq ft, ${locality}, ${city}.`);
  const description = wholeWords(`${place} ${home.description}`, LONGEST_DESCRIPTION);
  return [
    { title: shortTitle(home, title) },
    { name: 'description', content: description },
    ...addressMeta(origin, path),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...coverMeta(origin, home.cover),
    structuredData(thingsOf(home, origin)),
  ];
}

/** What results of search engines show whole. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** Of what a result has room for: the whole sentence, the rent alone, or as much of the name as fits before the rent. */
function shortTitle({ shown_title: name, rent: amount, bed_count }: Home, title: string): string {
  const rent = formatRupees(paise(amount));
  const [longest, ...shorter] = [`${title} · Kiraya`, title, `${name}: ${rent}`];
  const fits = [longest, ...shorter].find((one) => one.length <= LONGEST_TITLE);
  const from = bed_count ? say(msg`from ${rent} a bed`) : rent;
  return fits ?? `${wholeWords(name, LONGEST_TITLE - from.length - 2)}: ${from}`;
}

/** As many whole words as there is room for, with a mark where some are missing. */
function wholeWords(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/[\s,.;:–-]*\s\S*$/, '')}…`;
}

/** The types of schema.org; rooms of a PG have none of their own. */
type HomeType = 'Apartment' | 'House' | 'Accommodation';
const homeTypes: Record<PropertyDetail['property_type'], HomeType> = {
  apartment: 'Apartment',
  builder_floor: 'Apartment',
  independent_house: 'House',
  penthouse: 'Apartment',
  pg: 'Accommodation',
  studio: 'Apartment',
  villa: 'House',
};

const thingsOf = (home: Home, origin: string): Thing[] => {
  const address = pageAddress(origin, homePath(home));
  const place = `/rent/${home.place_slugs.city}`;
  return [
    {
      '@type': 'RealEstateListing',
      url: address,
      name: home.shown_title,
      description: home.description,
      image: home.photos.map(({ url }) => new URL(fileUrl(url), origin).href),
      datePosted: home.published_at,
      about: aboutHome(home),
      offers: offerOf(home),
    },
    breadcrumbs([
      { name: 'Kiraya', address: pageAddress(origin, '/') },
      { name: home.city, address: pageAddress(origin, place) },
      { name: home.locality, address: pageAddress(origin, `${place}/${home.place_slugs.locality}`) },
      { name: home.title, address },
    ]),
  ];
};

/** Its place is no finer than the page shows it. */
const aboutHome = (home: PropertyDetail): Apartment | House | Accommodation => ({
  '@type': homeTypes[home.property_type],
  numberOfBedrooms: home.bedrooms,
  numberOfBathroomsTotal: home.bathrooms,
  floorSize: { '@type': 'QuantitativeValue', value: home.area_sqft, unitCode: 'FTK' },
  petsAllowed: home.pets_allowed,
  address: {
    '@type': 'PostalAddress',
    streetAddress: home.locality,
    addressLocality: home.city,
    addressRegion: home.state ?? undefined,
    postalCode: home.pincode ?? undefined,
    addressCountry: 'IN',
  },
  ...(home.place?.exactness === 'home'
    ? { geo: { '@type': 'GeoCoordinates', latitude: home.place.lat, longitude: home.place.lng } }
    : {}),
});

const offerOf = (home: PropertyDetail): Offer | AggregateOffer => {
  const price = toRupees(paise(home.rent));
  const terms = {
    priceCurrency: 'INR',
    availability:
      home.availability === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  } as const;
  if (home.bed_count) return { ...bedsOffered(home), ...terms };
  return {
    '@type': 'Offer',
    price,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitCode: 'MON' },
    ...terms,
  };
};

/** A PG offers each free bed; a full one says what its beds cost. */
function bedsOffered({ rooms, free_beds }: PropertyDetail) {
  const free = rooms.filter((room) => room.free > 0);
  const rents = (free.length > 0 ? free : rooms).map(({ rent }) => toRupees(paise(rent)));
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...rents),
    highPrice: Math.max(...rents),
    offerCount: free_beds ?? 0,
  } as const;
}

/** A home's cover as a JPEG, which more programs show than a WebP. */
function coverMeta(origin: string, cover: { url: string; alt: string } | null): MetaDescriptor[] {
  const stored = cover && /^(?:\/files\/public\/)?([a-z]+\/[\w-]+)\.webp$/.exec(cover.url)?.[1];
  if (!stored) return pictureMeta(origin);
  return [
    ...pictureMeta(origin, `/files/shared/${stored}.jpg`, 'image/jpeg'),
    ...(cover.alt ? [{ property: 'og:image:alt', content: cover.alt }] : []),
  ];
}
