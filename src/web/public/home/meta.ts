// How search engines and shared links see the front page.
import type { MetaDescriptor } from 'react-router';

export const homeMeta = (origin: string): MetaDescriptor[] => [
  { title: 'Kiraya: homes to rent across India' },
  {
    name: 'description',
    content:
      'Find a home to rent in India with every cost told first, list your own, or hand it over for managed rental.',
  },
  { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  { property: 'og:title', content: 'Kiraya: homes to rent across India' },
  { property: 'og:image', content: `${origin}/og.png` },
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Kiraya',
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/properties?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  },
];
