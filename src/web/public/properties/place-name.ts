// A place that homes are near, with what it is where its name alone does not say so.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlaceKind } from '../../../domain/places.ts';

export function placeName({ kind, name }: { kind: PlaceKind; name: string }, i18n: I18n): string {
  if (kind === 'metro_station') return i18n._(msg`${name} metro station`);
  if (kind === 'railway_station') return i18n._(msg`${name} railway station`);
  return kind === 'pin_area' ? i18n._(msg`PIN code ${name}`) : name;
}
