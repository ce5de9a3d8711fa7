// Titles that the product made, for loaders: what takes them apart stays out of the browser.
import { isInDevanagari, language } from '../../../domain/languages.ts';
import { partsOfMadeTitle } from '../../../domain/made-titles.ts';
import { say } from '../../lib/i18n.ts';
import type { PlaceNames } from '../../lib/place-names.ts';
import { madeTitle } from './made-title.ts';

/** In the page's language; undefined where it stays as it is: of an English page, and in its lister's own words. */
export function shownTitle(title: string, names: PlaceNames): string | undefined {
  const made = isInDevanagari(language) ? partsOfMadeTitle(title) : null;
  if (!made) return undefined;
  const { city, locality } = made;
  const place = [locality && names.locality(locality, city), names.city(city)].filter(Boolean).join(', ');
  return madeTitle(say, made, place);
}
