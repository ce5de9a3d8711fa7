// The languages of the site, and where the pages of each have their addresses: English ones as they are, others below a prefix.

/** The first is what whoever says nothing reads. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

declare global {
  interface ImportMeta {
    url: string;
  }
}

/**
 * The language of this copy of the code. Of what pages are built from there is one copy for each language, beside each other
 * (bin/lib/translate-build.ts), and where it stands says which it is: so it never changes while code runs, in a browser or on
 * the server, where both answer at the same time. Stored text is made by the code itself, in English; letters and papers are
 * written in the language of their reader (src/server/lib/i18n.ts).
 */
export const language: Language = /\/(assets\/hi-[\w-]+|server-hi)\//.test(import.meta.url) ? 'hi' : 'en';

/** For `lang`, `hreflang` and the formats of dates and numbers. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Each in its own words, for whoever reads no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** Where a device keeps the language somebody chose on it. */
export const LANGUAGE_COOKIE = 'language';

/** In it a page tells sign-in which language it speaks: letters are written in it until the account has one. */
export const PAGE_LANGUAGE_HEADER = 'X-Page-Language';

/** What stands before the path of a page; React Router calls it the basename. */
export const pathPrefixes: Readonly<Record<Language, string>> = { en: '', hi: '/hi' };

/** The language of the page at `path`, which may carry a query; `/hi.data` is what a browser asks when it goes on to `/hi`. */
export const languageOf = (path: string): Language => (/^\/hi(?:\.data)?(?![^/?#])/.test(path) ? 'hi' : 'en');

/** The address in `language` of the page that in English stands at `path`: `/` is `/hi`, `/rent?x=1` is `/hi/rent?x=1`. */
export function pathIn(language: Language, path: string): string {
  const prefix = pathPrefixes[language];
  return prefix === '' ? path : `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);
