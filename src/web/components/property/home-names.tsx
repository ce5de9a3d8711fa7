// Names of rented homes in words of the page's language: leases, rent and repairs have one in a line, as it was written down.
import { useLingui } from '@lingui/react/macro';
import type { HomeNameParts } from '../../../domain/made-titles.ts';
import { useHindiWords } from '../../lib/use-hindi-words.ts';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { useMadeTitle } from './made-title.ts';

/** A bed of a PG comes first, and the PG by its short name: "Room 102, bed A · Jayanagar PG". */
const madeBed = /^(?<bed>Room .+?, bed .+?), PG in (?<locality>[^,]+), [^,]+$/;
const ownBed = /^(?<bed>Room .+?, bed .+?), (?<title>[^,]+).*$/;

/** One of these as the page shows it; its owner's own words, and all on English pages, stay as they were written. */
export function useHomeNames(names: readonly string[]): (name: string) => string {
  const { t } = useLingui();
  const hindi = useHindiWords();
  const madeTitle = useMadeTitle();
  const parts = new Map(hindi ? names.map((name) => [name, hindi.partsOfHomeName(name)]) : []);
  const places = usePlaceNames(
    [...parts.values()].flatMap(({ city, locality }) => (city === null ? [] : [{ city, locality }])),
  );
  const placeOf = ({ city, locality }: HomeNameParts) =>
    [locality && places.locality(locality, city ?? ''), city && places.city(city)].filter(Boolean).join(', ');
  return (name) => {
    const found = parts.get(name);
    if (!found) return name.replace(madeBed, '$<bed> · $<locality> PG').replace(ownBed, '$<bed> · $<title>');
    const { bed, made, title, size } = found;
    const place = [size, placeOf(found)].filter(Boolean).join(' ');
    const home = made ? madeTitle(made, place) : [title, place].filter(Boolean).join(', ');
    if (!bed) return home;
    const locality = found.locality && places.locality(found.locality, found.city ?? '');
    const pg = made ? (locality ? t`${locality} PG` : home) : title || home;
    return t`Room ${bed.room}, bed ${bed.label} · ${pg}`;
  };
}

export const useHomeName = (name: string): string => useHomeNames([name])(name);

export const HomeName = ({ name }: { name: string }) => useHomeName(name);
