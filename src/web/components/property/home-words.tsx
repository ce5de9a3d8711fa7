// Title and place of a home in words of the page's language, for lists and cards of the portals.
import { useHindiWords } from '../../lib/use-hindi-words.ts';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { useMadeTitle } from './made-title.ts';

type Standing = { city: string | null; locality: string | null };

/** "Baner, Pune"; of a draft what is known, which may be nothing. */
export function usePlace({ city, locality }: Standing): string {
  const names = usePlaceNames(city === null ? [] : [{ city, locality }]);
  return [locality && names.locality(locality, city ?? ''), city && names.city(city)]
    .filter(Boolean)
    .join(', ');
}

/** The same of a place that an answer has in one line, which may be an address somebody wrote. */
export function usePlaceLine(line: string): string {
  const [, locality = null, city = line] = /^(.+), ([^,]+)$/.exec(line) ?? [];
  return usePlace({ city, locality });
}

/** One that the product made; any other stays as its owner wrote it. */
export function useHomeTitle(title: string): string {
  const madeTitle = useMadeTitle();
  const made = useHindiWords()?.partsOfMadeTitle(title);
  const place = usePlace({ city: made?.city ?? null, locality: made?.locality ?? null });
  return made ? madeTitle(made, place) : title;
}

export const HomeTitle = ({ title }: { title: string }) => useHomeTitle(title);
export const PlaceLine = ({ line }: { line: string }) => usePlaceLine(line);
export const HomePlace = ({ home }: { home: Standing }) => usePlace(home);
