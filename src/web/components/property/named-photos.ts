// A picture that nobody has described is named by its place: a link and a screen reader need a name.
import { useLingui } from '@lingui/react/macro';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';

export function useNamedPhotos(photos: readonly PropertyPhoto[]): PropertyPhoto[] {
  const { t } = useLingui();
  return photos.map((photo, place) => ({
    ...photo,
    alt: photo.alt.trim() || t`Photo ${place + 1} of ${photos.length}`,
  }));
}
