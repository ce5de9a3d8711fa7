// How search engines and shared links see a home: title, description, preview, canonical address, structured data.
import type { MetaDescriptor } from 'react-router';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { fileUrl } from '../../components/property/photo.tsx';

type Page = { origin: string; home: PropertyDetail | null; former: { title: string } | null } | undefined;

export function propertyMeta(page: Page): MetaDescriptor[] {
  if (!page?.home)
    return [{ title: `${page?.former?.title ?? 'Home'} · Kiraya` }, { name: 'robots', content: 'noindex' }];
  const { home, origin } = page;
  const address = `${origin}/property/${home.id}`;
  const title = `${home.title}: ${formatRupees(paise(home.rent))} a month`;
  const description = (
    home.description || `${home.title}, ${home.area_sqft} sq ft, ${home.locality}, ${home.city}.`
  ).slice(0, 160);
  const image = home.cover ? new URL(fileUrl(home.cover.url), origin).href : `${origin}/og.png`;
  return [
    { title: `${title} · Kiraya` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredData(home, address, image) },
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
    '@type': 'Apartment',
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
    '@type': 'Offer',
    price: toRupees(paise(home.rent)),
    priceCurrency: 'INR',
    availability:
      home.availability === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  },
});
