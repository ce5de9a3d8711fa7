// A title that the product made, in words of the page's language.
import { useLingui } from '@lingui/react/macro';
import type { TitleParts } from '../../../domain/made-titles.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { propertyTypeLabels } from './card-labels.ts';

export function useMadeTitle(): (parts: TitleParts, place: string) => string {
  const { t, i18n } = useLingui();
  return ({ propertyType, bedrooms }, place) => {
    const type = i18n._(propertyTypeLabels[propertyType]);
    if (!hasBhk(propertyType)) return t`${type} in ${place}`;
    const rooms = bedrooms === 5 ? '5+' : bedrooms;
    return t`${rooms} BHK ${type} in ${place}`;
  };
}
