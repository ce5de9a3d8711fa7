// A title that the product made, in words of the page's language.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TitleParts } from '../../../domain/made-titles.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { propertyTypeLabels } from './card-labels.ts';

export function useMadeTitle(): (parts: TitleParts, place: string) => string {
  const { i18n } = useLingui();
  return (parts, place) => madeTitle((sentence) => i18n._(sentence), parts, place);
}

/** `place`: as the page's language writes it. */
export function madeTitle(
  say: (sentence: MessageDescriptor) => string,
  { propertyType, bedrooms }: TitleParts,
  place: string,
): string {
  const type = say(propertyTypeLabels[propertyType]);
  if (!hasBhk(propertyType)) return say(msg`${type} in ${place}`);
  const rooms = bedrooms === 5 ? '5+' : bedrooms;
  return say(msg`${rooms} BHK ${type} in ${place}`);
}
