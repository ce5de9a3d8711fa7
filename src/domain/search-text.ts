/** Reads the free text of a search: places, rooms and rents become filters, what remains is looked for in the listings' words. */
import { inLatin, isDevanagari, withoutNukta } from './devanagari.ts';
import {
  nearestPlaces,
  type Place,
  type PlaceIndex,
  type PlaceMatch,
  placesSounding,
  wordsOf,
} from './place-lookup.ts';
import { type RentWanted, readRentWanted } from './search-rent.ts';

export type Understood = { of: 'rooms' | 'rent' | 'place'; words: string };

export interface ReadText {
  cityId: number | undefined;
  localities: Place[];
  bedrooms: number[];
  rent: RentWanted;
  /** As typed: what became filters. */
  understood: Understood[];
  /** Words left to look for, in the order typed, without those that mean nothing. */
  words: string[];
  /** A place was spelt differently from its name. */
  corrected: boolean;
}

const MAX_CHARACTERS = 200;
const MAX_WORDS = 12;
const MAX_PLACE_WORDS = 4;
/** Shorter texts are too like each other: only their exact spelling counts. */
const MIN_FUZZY = 4;
const MIN_TWO_EDITS = 4;

/** Words of listings that must not be bent into the name of a place. */
const ordinaryWords = new Set(
  `a an and apartment apartments area available bachelor bachelors backup balcony bath bathroom bed bedroom big bright
  building builder bus bungalow business cheap clean close club company corner covered cozy easy family fan flat flats
  floor for from fully furnished garden gated girls gym hall home homes hospital hostel house in independent internet
  kitchen lake large lift light lovely luxury main mall market metro modern modular near new newly nice north of office
  on only open owner park parking pet pets pg place play pool power private quiet ready rent rental road room rooms
  school sea security semi services shop single sky small society south spacious station studio sunny swimming temple
  tenant terrace the to top tower unfurnished vastu ventilated view villa walk water wardrobe wardrobes west with work
  east airport college university tech techpark working women men newly renovated penthouse`.split(/\s+/),
);

/** Words that English search looks for in vain, as PostgreSQL has them. */
const emptyWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being
  have has had having do does did doing a an the and but if or because as until while of at by for with about against
  between into through during before after above below to from up down in out on off over under again further then once
  here there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now`.split(/\s+/),
);

/** Words that are true of every home here, and stand in few of their descriptions. */
const wordsOfAnyHome = new Set(
  `accommodation flat flats home homes lease looking near nearby need place please properties property rent rental rentals
  renting want wanted`.split(/\s+/),
);

/** The same of Hindi: words that say nothing, and words that are true of every home. */
const emptyHindiWords = new Set(
  `और का की के को कम कृपया खोज ज्यादा तक नजदीक पर पास में मैं मुझे या लिए वाला वाली वाले से है हैं किराए किराया किराये घर घरों चाहिए प्रॉपर्टी फ्लैट
  फ्लैट्स मकान`.split(/\s+/),
);

const roomWords = new Set(['bhk', 'rk', 'bed', 'beds', 'bedroom', 'bedrooms', 'br']);

/**
 * "2bhk flat koramangla under 40k balcony" is two bedrooms in Koramangala for 40,000 at most, with the word balcony. `cityId` is the city already chosen: then
 * only its localities are recognised. Text beyond 200 characters or 12 words is left unread. Hindi letters are read too, "मुंबई में 2 बीएचके".
 */
export function readText(text: string, index: PlaceIndex, cityId?: number): ReadText {
  const read: ReadText = {
    cityId: undefined,
    localities: [],
    bedrooms: [],
    rent: {},
    understood: [],
    words: [],
    corrected: false,
  };
  const asTyped = wordsOf(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  const typed = asTyped.map(inLatin);
  let at = 0;
  while (at < typed.length) {
    const understand = (of: Understood['of'], count: number) => {
      if (count > 0) read.understood.push({ of, words: asTyped.slice(at, at + count).join(' ') });
      return count;
    };
    at +=
      understand('rooms', readRooms(typed, at, read)) ||
      understand('rent', readRent(typed, at, read)) ||
      understand('place', readPlace({ typed, asTyped }, at, index, cityId, read)) ||
      keepWord(asTyped, at, read);
  }
  return agreeOnCity(read);
}

function readRooms(typed: string[], at: number, read: ReadText): number {
  const joined = /^(\d{1,2})(bhk|rk|br)$/.exec(typed[at] ?? '');
  const apart = /^\d{1,2}$/.test(typed[at] ?? '') && roomWords.has(typed[at + 1] ?? '');
  if (!joined && !apart) return 0;
  const rooms = Number(joined?.[1] ?? typed[at]);
  read.bedrooms.push(Math.min(5, Math.max(1, rooms)));
  return joined ? 1 : 2;
}

function readRent(typed: string[], at: number, read: ReadText): number {
  const found = readRentWanted(typed, at);
  Object.assign(read.rent, found?.rent);
  return found?.count ?? 0;
}

/** The longest run of words that names a place; a misspelt one only when not all its words are ordinary ones. */
function readPlace(
  { typed, asTyped }: { typed: string[]; asTyped: string[] },
  at: number,
  index: PlaceIndex,
  cityId: number | undefined,
  read: ReadText,
): number {
  const chosenCity = cityId ?? read.cityId;
  const isWanted = (place: Place) =>
    chosenCity === undefined ||
    place.cityId === chosenCity ||
    (cityId === undefined && place.kind === 'city');
  const most = Math.min(MAX_PLACE_WORDS, typed.length - at);
  for (const allowed of [0, 1, 2]) {
    for (let count = most; count > 0; count -= 1) {
      const words = typed.slice(at, at + count);
      const length = words.join('').length;
      if (allowed > 0 && (length < MIN_FUZZY || !mayBeMisspelt(words))) continue;
      if (allowed === 2 && length < MIN_TWO_EDITS) continue;
      const match = asTyped.slice(at, at + count).some(isDevanagari)
        ? placeInHindi(index, asTyped.slice(at, at + count), isWanted)
        : nearestPlaces(index, words.join(' '), isWanted, allowed);
      if (!match) continue;
      takePlaces(match.places, read);
      read.corrected ||= match.edits > 0;
      return count;
    }
  }
  return 0;
}

/** Hindi letters say the sound of a name, seldom its spelling. */
const placeInHindi = (
  index: PlaceIndex,
  words: string[],
  isWanted: (place: Place) => boolean,
): PlaceMatch | undefined =>
  [words[0], words.at(-1)].some(saysNothing)
    ? undefined
    : placesSounding(index, words.map(inLatin).join(' '), isWanted);

/** "in pune" is Pune with a word before it, not Pune misspelt. */
const mayBeMisspelt = (words: string[]): boolean =>
  ![words[0], words.at(-1)].some(saysNothing) &&
  words.some((word) => !ordinaryWords.has(word) && /\p{L}{2}/u.test(word));

const saysNothing = (word = ''): boolean =>
  emptyWords.has(word) || wordsOfAnyHome.has(word) || emptyHindiWords.has(withoutNukta(word));

function takePlaces(places: Place[], read: ReadText): void {
  const city = places.find((place) => place.kind === 'city');
  if (city && read.cityId === undefined) read.cityId = city.id;
  else read.localities.push(...places.filter((place) => place.kind === 'locality'));
}

function keepWord(typed: string[], at: number, read: ReadText): number {
  const word = typed[at] ?? '';
  if (!saysNothing(word)) read.words.push(word);
  return 1;
}

/** "Civil Lines, Jaipur": of the localities of that name, the one in the city named after it. */
function agreeOnCity(read: ReadText): ReadText {
  const inCity = read.localities.filter((place) => place.cityId === read.cityId);
  if (read.cityId === undefined || inCity.length === 0) return read;
  return { ...read, localities: inCity };
}
