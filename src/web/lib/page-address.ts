// Where a page is, for search engines and previews: its own address and that of the same page in the other languages.
import type { MetaDescriptor } from 'react-router';
import {
  isPageIn,
  language,
  languageTags,
  type PageLanguage,
  pageLanguages,
  pathIn,
} from '../../domain/languages.ts';

/** `path` is the English one, with the query that belongs to it. */
export const pageAddress = (origin: string, path: string): string => `${origin}${pathIn(language, path)}`;

export function addressMeta(origin: string, path: string): MetaDescriptor[] {
  const address = pageAddress(origin, path);
  const itsLanguages = pageLanguages.filter((one) => isPageIn(one, path));
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    ...itsLanguages.map((one) => alternate(languageTags[one], `${origin}${pathIn(one, path)}`)),
    alternate('x-default', `${origin}${path}`),
    { property: 'og:url', content: address },
    { property: 'og:locale', content: localeOf(language) },
    ...itsLanguages
      .filter((one) => one !== language)
      .map((one) => ({ property: 'og:locale:alternate', content: localeOf(one) })),
  ];
}

/** `en_IN`, as the protocol of previews writes it. */
const localeOf = (one: PageLanguage) => languageTags[one].replace('-', '_');

/** The picture of a shared link, with its size (src/server/lib/images.ts): Kiraya's own where a page has none. */
export const pictureMeta = (origin: string, path = '/og.png', type = 'image/png'): MetaDescriptor[] => [
  { property: 'og:image', content: origin + path },
  { property: 'og:image:type', content: type },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];
