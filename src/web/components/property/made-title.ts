// A title that the product made, in words of the page's language.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isInDevanagari, language } from '../../../domain/languages.ts';
import { partsOfMadeTitle, type TitleParts } from '../../../domain/made-titles.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { say } from '../../lib/i18n.ts';
import type { PlaceNames } from '../../lib/place-names.ts';
import { propertyTypeLabels } from './card-labels.ts';

export function useMadeTitle(): (parts: TitleParts, place: string) => string {
  const { i18n } = useLingui();
  return (parts, place) => inWords((sentence) => i18n._(sentence), parts, place);
}

/** The same for loaders; undefined where the title stays as it is: of an English page, and of its lister's own words. */
export function shownTitle(title: string, names: PlaceNames): string | undefined {
  const made = isInDevanagari(language) ? partsOfMadeTitle(title) : null;
  if (!made) return undefined;
  const { city, locality } = made;
  const place = [locality && names.locality(locality, city), names.city(city)].filter(Boolean).join(', ');
  return inWords(say, made, place);
}

function inWords(
  spoken: (sentence: MessageDescriptor) => string,
  { propertyType, bedrooms }: TitleParts,
  place: string,
): string {
  const type = spoken(propertyTypeLabels[propertyType]);
  if (!hasBhk(propertyType)) return spoken(msg`${type} in ${place}`);
  const rooms = bedrooms === 5 ? '5+' : bedrooms;
  return spoken(msg`${rooms} BHK ${type} in ${place}`);
}
