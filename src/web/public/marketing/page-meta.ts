// How search engines and shared links see a page for an audience: title, description, preview, canonical address, structured data.
import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import type { BreadcrumbList, Service, Thing } from 'schema-dts';
import { language, languageTags } from '../../../domain/languages.ts';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress, pictureMeta } from '../../lib/page-address.ts';
import { structuredData } from '../../lib/structured-data.ts';

export type PageFacts = {
  path: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** What kind of page it is, in the words of schema.org; a service names what it offers. */
  type?: 'WebPage' | 'AboutPage' | 'ContactPage';
  service?: MessageDescriptor;
};

/** `origin` is unknown only where the page could not be made. */
export const pageMeta = (
  { path, title, description, type, service }: PageFacts,
  origin: string | undefined,
): MetaDescriptor[] =>
  saidMeta(
    { path, title: say(title), description: say(description), type, service: service && say(service) },
    origin,
  );

type SaidFacts = Pick<PageFacts, 'path' | 'type'> & { title: string; description: string; service?: string };

/** The same of a page whose words are no sentences of the catalogue. */
export function saidMeta(facts: SaidFacts, origin: string | undefined): MetaDescriptor[] {
  const title = `${facts.title} · Kiraya`;
  const { description } = facts;
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin ?? '', facts.path),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...pictureMeta(origin ?? ''),
    structuredData(thingsOf(facts, origin ?? '')),
  ];
}

function thingsOf(facts: SaidFacts, origin: string): Thing[] {
  const { title: name, description } = facts;
  const address = pageAddress(origin, facts.path);
  const home = pageAddress(origin, '/');
  const service: Service[] = facts.service
    ? [
        {
          '@type': 'Service',
          name,
          serviceType: facts.service,
          description,
          areaServed: { '@type': 'Country', name: 'India' },
          provider: { '@type': 'Organization', name: 'Kiraya', url: `${origin}/` },
        },
      ]
    : [];
  return [
    {
      '@type': facts.type ?? 'WebPage',
      '@id': address,
      url: address,
      name,
      description,
      inLanguage: languageTags[language],
      isPartOf: { '@type': 'WebSite', name: 'Kiraya', url: home },
    },
    ...service,
    breadcrumbs([
      { name: 'Kiraya', address: home },
      { name, address },
    ]),
  ];
}

/** The way to a page, from the front page down. */
export const breadcrumbs = (way: readonly { name: string; address: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, address }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: address,
  })),
});
