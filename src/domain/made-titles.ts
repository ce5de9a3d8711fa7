/** Titles that the product makes for homes without one: stored in English, and shown in the page's language by what they were made of. */
import { asRoomCount, hasBhk, type PropertyType, propertyTypes, type RoomCount } from './properties.ts';

/** English names for generated titles, which are stored text; screens translate the codes themselves. */
const typeNames: Readonly<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  villa: 'Villa',
  independent_house: 'Independent House',
  studio: 'Studio',
  penthouse: 'Penthouse',
  builder_floor: 'Builder Floor',
  pg: 'PG',
};

export interface TitleParts {
  readonly propertyType: PropertyType;
  readonly bedrooms: RoomCount;
  readonly locality?: string | null | undefined;
  readonly city: string;
}

/** The title of a listing without its own: "2 BHK Apartment in Koramangala, Bengaluru"; studios and PGs have no BHK. */
export function generatedTitle({ propertyType, bedrooms, locality, city }: TitleParts): string {
  const rooms = bedrooms === 5 ? '5+' : String(bedrooms);
  const home = hasBhk(propertyType) ? `${rooms} BHK ${typeNames[propertyType]}` : typeNames[propertyType];
  return `${home} in ${locality ? `${locality}, ` : ''}${city}`;
}

const typesByName = new Map(propertyTypes.map((type) => [typeNames[type], type]));
const madeTitle = new RegExp(
  `^(?:(?<rooms>[1-4]|5\\+) BHK )?(?<type>${[...typesByName.keys()].join('|')}) in (?:(?<locality>.+), )?(?<city>[^,]+)$`,
);

/** What a title made by `generatedTitle` was made of; null of any other. */
export function partsOfMadeTitle(title: string): TitleParts | null {
  const { rooms, type = '', locality, city = '' } = madeTitle.exec(title)?.groups ?? {};
  const propertyType = typesByName.get(type);
  if (!propertyType || hasBhk(propertyType) !== (rooms !== undefined)) return null;
  return { propertyType, bedrooms: rooms ? asRoomCount(Number.parseInt(rooms, 10)) : 1, locality, city };
}

export interface HomeNameParts {
  readonly bed: { readonly room: string; readonly label: string } | null;
  /** Null where the owner gave the home a title. */
  readonly made: TitleParts | null;
  /** The owner's own; empty where the name is a place alone. */
  readonly title: string;
  /** As managed homes have it before their place: "3 BHK Baner, Pune". */
  readonly size: string | null;
  readonly locality: string | null;
  readonly city: string | null;
}

const bedFirst = /^Room (?<room>.+?), bed (?<label>.+?), (?<home>.+)$/;
/** Of the names by which the parts of one home go: the only one, or of several beds the name of the PG. */
export function nameOfAll(names: readonly string[]): string {
  const [first = '', ...others] = new Set(names);
  return others.length === 0 ? first : (bedFirst.exec(first)?.groups?.home ?? first);
}

const sizeFirst = /^(?<size>(?:[1-4]|5\+) BHK) (?<place>[^,]+, [^,]+)$/;
const placeLast = /^(?:(?<title>.+), )?(?<locality>[^,]+), (?<city>[^,]+)$/;

/** What the name of a rented home was made of: its bed in a PG, its title, and its place after a title that does not say it. */
export function partsOfHomeName(name: string): HomeNameParts {
  const { room, label, home = name } = bedFirst.exec(name)?.groups ?? {};
  const bed = room !== undefined && label !== undefined ? { room, label } : null;
  const made = partsOfMadeTitle(home);
  if (made) return { bed, made, title: '', size: null, locality: made.locality ?? null, city: made.city };
  const { size = null, place = home } = sizeFirst.exec(home)?.groups ?? {};
  const { title = '', locality, city } = placeLast.exec(place)?.groups ?? {};
  return locality === undefined || city === undefined
    ? { bed, made, title: home, size: null, locality: null, city: null }
    : { bed, made, title, size, locality, city };
}
