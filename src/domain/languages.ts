// The languages of the site, and where the pages of each have their addresses: English ones as they are, others below a prefix.

/** Everything is in these: pages, emails, texts and documents. The first is what whoever says nothing reads. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The languages of pages: those of everything, and others in which only public pages are (docs/decisions/0112-third-language.md). */
export const pageLanguages = [...languages, 'mr'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Each in its own words and script, for whoever reads no other. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
};

/** All but English, whose sentences the code has: each has a catalogue in src/web/locales and a copy of the built pages. */
export const translations = pageLanguages.filter((one) => one !== 'en');

declare global {
  interface ImportMeta {
    url: string;
  }
}

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);
export const isPageLanguage = (text: unknown): text is PageLanguage =>
  pageLanguages.some((one) => one === text);

/**
 * The language of this copy of the code. Of what pages are built from there is one copy for each language, beside each other
 * (bin/lib/translate-build.ts), and where it stands says which it is: so it never changes while code runs, in a browser or on
 * the server, where both answer at the same time. Stored text is made by the code itself, in English; letters and papers are
 * written in the language of their reader (src/server/lib/i18n.ts).
 */
export const language: PageLanguage = languageOfCopy(import.meta.url);

function languageOfCopy(url: string): PageLanguage {
  const name = /\/(?:assets\/([a-z]+)-[\w-]+|server-([a-z]+))\//.exec(url);
  const named = name?.[1] ?? name?.[2];
  return isPageLanguage(named) ? named : 'en';
}

/** What a page asks the server to write in: its own language, or English where letters and documents are not in that. */
export const writtenLanguage: Language = isLanguage(language) ? language : 'en';

/** For `lang` and `hreflang`. */
export const languageTags = mapped((one) => `${one}-IN`);

/** For the formats of dates: figures are Latin in every language, as amounts are. */
export const formatTags = mapped((one) => `${one}-IN-u-nu-latn`);

/** What stands before the path of a page; React Router calls it the basename. */
export const pathPrefixes = mapped((one) => (one === 'en' ? '' : `/${one}`));

function mapped(of: (one: PageLanguage) => string): Readonly<Record<PageLanguage, string>> {
  return Object.fromEntries(pageLanguages.map((one) => [one, of(one)])) as Record<PageLanguage, string>;
}

/** Names of places are then shown in Devanagari, and the page needs its face. */
export const isInDevanagari = (one: string): boolean =>
  isPageLanguage(one) && /\p{Script=Devanagari}/u.test(languageNames[one]);

/** Where a device keeps the language somebody chose on it. */
export const LANGUAGE_COOKIE = 'language';

/** In it a page tells sign-in which language it speaks: letters are written in it until the account has one. */
export const PAGE_LANGUAGE_HEADER = 'X-Page-Language';

/** `/hi.data` is what a browser asks when it goes on to `/hi`. */
const PREFIX = new RegExp(String.raw`^/(${translations.join('|')})(?=[/?#]|$|\.data(?:[/?#]|$))`);

/** The language of the page at `path`, which may carry a query. */
export function languageOf(path: string): PageLanguage {
  const prefix = PREFIX.exec(path)?.[1];
  return isPageLanguage(prefix) ? prefix : 'en';
}

/** The path that the page has in English: `/hi/rent` is `/rent`, `/hi` is `/`. */
export const inEnglish = (path: string): string => path.replace(PREFIX, '').replace(/^(?!\/)/, '/');

/** The address in `language` of the page that in English stands at `path`: `/` is `/hi`, `/rent?x=1` is `/hi/rent?x=1`. */
export function pathIn(language: PageLanguage, path: string): string {
  const prefix = pathPrefixes[language];
  return prefix === '' ? path : `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Public pages but for those of the law, of one person, and help that only English and Hindi have: the parts that `npm run check` holds to be in every catalogue. */
const IN_EVERY_LANGUAGE =
  /^\/((properties|compare|about|tenants|corporates|brokers|services|guaranteed-lease|tenant-verification|furnished-leasing|legal-support|property-(owners|management)|contact|enquiry|(portal-)?auth|help(\/(apply|ask-for-a-visit|contacts|find-a-home|sign-in))?)|(property|rent|complaint|unsubscribe)(\/.*)?)?$/;

/** Whether the page that in English stands at `path` is in that language too; others are read in English or Hindi. */
export const isPageIn = (one: PageLanguage, path: string): boolean =>
  isLanguage(one) || IN_EVERY_LANGUAGE.test(path.replace(/[?#].*$/, ''));
