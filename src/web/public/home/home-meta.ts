// How search engines and shared links see the front page.
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { say } from '../../lib/i18n.ts';
import { addressMeta, pageAddress, pictureMeta } from '../../lib/page-address.ts';
import { structuredData } from '../../lib/structured-data.ts';

export function homeMeta(origin: string): MetaDescriptor[] {
  const title = say(msg`Kiraya: homes to rent across India`);
  const description = say(
    msg`Find a home to rent in India with every cost upfront, list your own, or let us manage it for you.`,
  );
  return [
    { title },
    { name: 'description', content: description },
    ...addressMeta(origin, '/'),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...pictureMeta(origin),
    structuredData([
      {
        '@type': 'WebSite',
        name: 'Kiraya',
        url: pageAddress(origin, '/'),
      },
      { '@type': 'Organization', name: 'Kiraya', url: `${origin}/`, logo: `${origin}/icon-512.png` },
    ]),
  ];
}
