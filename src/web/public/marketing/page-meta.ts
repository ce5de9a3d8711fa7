// How search engines and shared links see a page for an audience: title, description, preview, canonical address, structured data.
import type { MetaDescriptor } from 'react-router';

export type PageFacts = {
  path: string;
  title: string;
  description: string;
  /** What kind of page it is, in the words of schema.org; a service names what it offers. */
  type?: 'WebPage' | 'AboutPage' | 'ContactPage';
  service?: string;
};

/** `origin` is unknown only where the page could not be made. */
export function pageMeta(facts: PageFacts, origin: string | undefined): MetaDescriptor[] {
  const title = `${facts.title} · Kiraya`;
  const address = `${origin ?? ''}${facts.path}`;
  return [
    { title },
    { name: 'description', content: facts.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: facts.description },
    { property: 'og:image', content: `${origin ?? ''}/og.png` },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': structuredData(facts, origin ?? '', address) },
  ];
}

const structuredData = (facts: PageFacts, origin: string, address: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': facts.type ?? 'WebPage',
      '@id': address,
      url: address,
      name: facts.title,
      description: facts.description,
      isPartOf: { '@type': 'WebSite', name: 'Kiraya', url: `${origin}/` },
    },
    ...(facts.service
      ? [
          {
            '@type': 'Service',
            name: facts.title,
            serviceType: facts.service,
            description: facts.description,
            areaServed: { '@type': 'Country', name: 'India' },
            provider: { '@type': 'Organization', name: 'Kiraya', url: `${origin}/` },
          },
        ]
      : []),
    breadcrumbs([
      { name: 'Kiraya', address: `${origin}/` },
      { name: facts.title, address },
    ]),
  ],
});

/** The way to a page, from the front page down. */
export const breadcrumbs = (way: readonly { name: string; address: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, address }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: address,
  })),
});
