// How search engines and shared links see the front page.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress, pictureMeta } from '../../lib/page-address.ts';

export function homeMeta(origin: string): MetaDescriptor[] {
  const title = say(msg`Kiraya: homes to rent across India`);
  return [
    { title },
    {
      name: 'description',
      content: say(
        msg`Find a home to rent in India with every cost upfront, list your own, or let us manage it for you.`,
      ),
    },
    ...addressMeta(origin, '/'),
    { property: 'og:title', content: title },
    ...pictureMeta(origin),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Kiraya',
        url: pageAddress(origin, '/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${pageAddress(origin, '/properties')}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    },
  ];
}
