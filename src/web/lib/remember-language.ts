// Remembers on this device the language that somebody chose.
import { LANGUAGE_COOKIE, type PageLanguage } from '../../domain/languages.ts';

/** For a year and all pages: screens that are no search engine's open in it (src/server/app/pages.ts). */
export function rememberLanguage(chosen: PageLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way, and nothing is read back
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=31536000; samesite=lax`;
}
