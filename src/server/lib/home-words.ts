/** Names of homes in letters, notices and PDFs: stored in English, as listed, and told in the language of whoever reads. */
import { hindiPlace } from '../../domain/hindi-place.ts';
import type { HindiName } from '../../domain/in-devanagari.ts';
import { type HomeNameParts, partsOfHomeName, type TitleParts } from '../../domain/made-titles.ts';
import { hasBhk, type PropertyType } from '../../domain/properties.ts';
import { i18n } from './i18n.ts';

/** By a city's name, or a locality's with its city: "Baner, Pune". */
type FindPlace = (place: string) => HindiName | undefined;

let findPlace: FindPlace = () => undefined;

/** The search knows the places and says so here, each time that it has read them. Until then homes are told as they are stored. */
export function learnPlaces(find: FindPlace): void {
  findPlace = find;
}

const typeWords: Readonly<Record<PropertyType, () => string>> = {
  apartment: () => i18n._('Apartment'),
  villa: () => i18n._('Villa'),
  independent_house: () => i18n._('Independent House'),
  studio: () => i18n._('Studio'),
  penthouse: () => i18n._('Penthouse'),
  builder_floor: () => i18n._('Builder Floor'),
  pg: () => i18n._('PG'),
};

/**
 * The name of a home in the language that is being told: "2 BHK Apartment in Baner, Pune" is "बानेर, पुणे में 2 BHK अपार्टमेंट" in
 * Hindi. What its owner wrote stays as it is, and so does all of it in English.
 */
export function homeInWords(name: string): string {
  if (i18n.locale !== 'hi') return name;
  const { bed, made, title, size, ...place } = partsOfHomeName(name);
  const where = [size, placeInWords(place)].filter(Boolean).join(' ');
  const home = made ? madeTitle(made, where) : [title, where].filter(Boolean).join(', ');
  return bed ? i18n._('Room {room}, bed {label}, {home}', { room: bed.room, label: bed.label, home }) : home;
}

function placeInWords({ locality, city }: Pick<HomeNameParts, 'locality' | 'city'>): string {
  const told = (place: string, latin: string) => {
    const found = findPlace(place);
    return found ? hindiPlace(latin, found) : latin;
  };
  return [locality && told(`${locality}, ${city}`, locality), city && told(city, city)]
    .filter(Boolean)
    .join(', ');
}

function madeTitle({ propertyType, bedrooms }: TitleParts, place: string): string {
  const type = typeWords[propertyType]();
  if (!hasBhk(propertyType)) return i18n._('{type} in {place}', { type, place });
  return i18n._('{rooms} BHK {type} in {place}', {
    rooms: bedrooms === 5 ? '5+' : String(bedrooms),
    type,
    place,
  });
}
