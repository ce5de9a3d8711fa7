// How search engines and shared links see a home: title, description, preview, canonical address, structured data.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { fileUrl } from '../../components/property/photo.tsx';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress } from '../../lib/page-address.ts';
import { screenMeta } from '../../lib/screen-meta.ts';

type Page = { origin: string; home: PropertyDetail | null; former: { title: string } | null } | undefined;

export function propertyMeta(page: Page): MetaDescriptor[] {
  if (!page) return screenMeta(msg`Page not found`);
  if (!page.home)
    return [
      { title: `${page.former?.title ?? say(msg`Home`)} · Kiraya` },
      { name: 'robots', content: 'noindex' },
    ];
  const { home, origin } = page;
  const { title: name, area_sqft: area, locality, city } = home;
  const path = `/property/${home.id}`;
  const rent = formatRupees(paise(home.rent));
  const title = home.bed_count ? say(msg`${name}: from ${rent} a bed`) : say(msg`${name}: ${rent} a month`);
  const description = (home.description || say(msg`${name}, ${area} sq ft, ${locality}, ${city}.`)).slice(
    0,
    160,
  );
  const image = home.cover ? new URL(fileUrl(home.cover.url), origin).href : `${origin}/og.png`;
  return [
    { title: `${title} · Kiraya` },
    { name: 'description', content: description },
    ...addressMeta(origin, path),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredData(home, pageAddress(origin, path), image) },
  ];
}

const structuredData = (home: PropertyDetail, address: string, image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  url: address,
  name: home.title,
  description: home.description,
  image,
  datePosted: home.published_at,
  about: {
    '@type': home.property_type === 'pg' ? 'Accommodation' : 'Apartment',
    numberOfBedrooms: home.bedrooms,
    numberOfBathroomsTotal: home.bathrooms,
    floorSize: { '@type': 'QuantitativeValue', value: home.area_sqft, unitCode: 'FTK' },
    petsAllowed: home.pets_allowed,
    address: {
      '@type': 'PostalAddress',
      addressLocality: home.locality,
      addressRegion: home.city,
      postalCode: home.pincode ?? undefined,
      addressCountry: 'IN',
    },
  },
  offers: {
    ...(home.bed_count ? bedsOffered(home) : { '@type': 'Offer', price: toRupees(paise(home.rent)) }),
    priceCurrency: 'INR',
    availability:
      home.availability === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  },
});

/** A PG offers each free bed; a full one says what its beds cost. */
function bedsOffered({ rooms, free_beds }: PropertyDetail) {
  const free = rooms.filter((room) => room.free > 0);
  const rents = (free.length > 0 ? free : rooms).map(({ rent }) => toRupees(paise(rent)));
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...rents),
    highPrice: Math.max(...rents),
    offerCount: free_beds,
  };
}
