// Names of places as the page's language writes them, for screens that ask for their content themselves.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api-provider.tsx';
import { asWritten } from './names-as-written.ts';
import type { Place, PlaceNames } from './place-names.ts';
import { useHindiWords } from './use-hindi-words.ts';

/** In Latin letters, as answers have them, until the names are here and on English pages. */
export function usePlaceNames(places: readonly Place[]): PlaceNames {
  const { queries } = useApi();
  const hindi = useHindiWords();
  const asked = hindi?.questionOf(places) ?? [];
  const { data } = useQuery({
    ...queries.places.hindiNames.queryOptions({
      input: { places: asked },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return hindi?.namesFrom(data ?? []) ?? asWritten;
}
