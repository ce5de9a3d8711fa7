// Asks about the home while it is written; no answer means no hint, and nobody waits for one.
import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { askedOf, type Hints, hintsOf } from './hints.ts';
import type { FormValues } from './listing-values.ts';

const REST_MS = 600;

export function useHints(values: FormValues): Hints {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const [rested] = useDebouncedValue(JSON.stringify(askedOf(values)), REST_MS);
  const asked: ReturnType<typeof askedOf> = JSON.parse(rested);
  const { data } = useQuery(
    queries.properties.doubts.queryOptions({
      input: asked ?? skipToken,
      retry: false,
      placeholderData: keepPreviousData,
    }),
  );
  const places = (data?.items ?? []).flatMap(({ kind, facts }) =>
    kind === 'locality' ? [facts.of, facts.city].map((place) => ({ city: `${place}` })) : [],
  );
  const names = usePlaceNames(places);
  return asked && data ? hintsOf(data.items, i18n, names.city) : {};
}
