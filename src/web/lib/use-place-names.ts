// Names of places as the page's language writes them, for screens that ask for their content themselves.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isInDevanagari, language } from '../../domain/languages.ts';
import { useApi } from './api-provider.tsx';
import { namesFrom, type Place, type PlaceNames, questionOf } from './place-names.ts';

/** In Latin letters, as answers have them, until the names are here and on English pages. */
export function usePlaceNames(places: readonly Place[]): PlaceNames {
  const { queries } = useApi();
  const asked = isInDevanagari(language) ? questionOf(places) : [];
  const { data } = useQuery({
    ...queries.places.hindiNames.queryOptions({
      input: { places: asked },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return namesFrom(data ?? []);
}
