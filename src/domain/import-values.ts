/** Reads the cells of a listings file as people and portals in India write them; `null` means it cannot be read. */

import { addDays, type CalendarDate, dateInIndia, daysBetween, firstDayOf, lastDayOf } from './dates.ts';
import { withoutNukta } from './devanagari.ts';
import { latinDigits, plainTyped } from './digits.ts';
import { type ChoiceField, homeFields, type OptionOf } from './home-fields.ts';
import { importWordsOf } from './import-words.ts';
import type { Point } from './map.ts';
import { fromRupees, type Paise, parseRupees, toRupees } from './money.ts';
import { numberWords } from './number-words.ts';
import { bareNumber } from './phones.ts';
import {
  type Amenity,
  amenities,
  asRoomCount,
  MAX_AREA_SQFT,
  MAX_RENT_RUPEES,
  type RoomCount,
} from './properties.ts';
import { readTypedDate, readTypedMonth } from './typed-dates.ts';
import { readNumber, readRupees } from './typed-numbers.ts';

/** Lower case, and one space for every run of anything but letters, digits and "+": "Semi-Furnished" is "semi furnished". */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

/** A reader of fixed words. */
export function fromTable<T>(table: Readonly<Record<string, T>>): (text: string) => T | null {
  return (text) => {
    const words = plainWords(text);
    return Object.hasOwn(table, words) ? (table[words] ?? null) : null;
  };
}

/** Stored codes as words: "North-East" and "north_east" are `north_east`. */
const codeTable = <T extends string>(codes: readonly T[]): Record<string, T> =>
  Object.fromEntries(codes.map((code) => [plainWords(code.replaceAll('_', ' ')), code]));

export function textReader(longest: number): (text: string) => string | null {
  return (text) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    return clean === '' || clean.length > longest ? null : clean;
  };
}

/** A number as programs write it: "> 10" is at least 10, "3.0" is 3. */
const plainNumber = (text: string): string =>
  latinDigits(text)
    .trim()
    .replace(/^[<>≥≤~=]+ */, '')
    .replace(/^(\d+)\.0+$/, '$1');

/** "2 B.H.K." is "2 bhk", "दो कमरे" is "2 कमरे". */
const plainRooms = (text: string): string =>
  plainNumber(text)
    .replaceAll(/(?<!\p{L})(b)\. *(h)\. *(k)\b\.?|(?<!\p{L})(r)\. *(k)\b\.?/giu, '$1$2$3$4$5')
    .replace(/^[\p{L}\p{M}]+/u, (word) => {
      const count = numberWords.get(withoutNukta(word.normalize('NFKD')).normalize('NFC').toLowerCase());
      return count === undefined || count < 1 ? word : String(count);
    });

/** Half a room or one more, a study, is none to sleep in: "2.5", "2+1". */
const ONLY_ROOMS = /^(\d{1,2})(?:\.[05]| *\+ *[\d.]{1,3})? *(?:\+|plus)?$/i;
const NAMED_ROOMS =
  /(?<![\d.,+])(?<!\+ )(\d{1,2})(?:\.[05]| *\+ *[\d.]{1,3})? *(?:\+|plus)? *-? *(?:bhk|rk|bed ?rooms?|beds?|rooms?|bath ?rooms?|baths?|बीएचके|कमरे|कमरा|खोल्या|खोली|बेडरूम|बाथरूम)(?![a-z])/iu;
const ROOMS_BEHIND = /(?<![a-z])(?:bhk|rk)[ _-]*(\d{1,2})(?!\d)/i;

/** "2", "2.0", "2 BHK", "BHK2", "1 RK", "3 bedrooms", "5+", "2 BHK Apartment": what stands beside the count says nothing of it; 5 and more are 5. */
export function readRooms(text: string): RoomCount | null {
  const plain = plainRooms(text);
  const match = ONLY_ROOMS.exec(plain) ?? NAMED_ROOMS.exec(plain) ?? ROOMS_BEHIND.exec(plain);
  if (match === null && /^studio\b/i.test(plain)) return 1;
  const rooms = Number(match?.[1] ?? 0);
  return rooms === 0 ? null : asRoomCount(rooms);
}

/** The same of bathrooms, where one more is one: "2+1" are three. */
export function readBathrooms(text: string): RoomCount | null {
  const [, rooms, more] = /^([1-9]) *\+ *(\d)\b/.exec(text.trim()) ?? [];
  return more === undefined ? readRooms(text) : asRoomCount(Number(rooms) + Number(more));
}

/** Whether a text names a kind of room with a number, and is no bare number. */
export const namesRooms = (text: string): boolean =>
  NAMED_ROOMS.test(plainRooms(text)) || ROOMS_BEHIND.test(plainRooms(text));

const SQUARE_METRE = 10.7639;
const squareFeetOf: readonly (readonly [units: RegExp, squareFeet: number])[] = [
  [/^(?:s(?:q|quare)?f(?:ee|oo)?t|sqf|ft2|feet|(?:वर्ग|चौरस|चौ|स्क्वेअर|स्क्वायर)(?:फु?ट|फूट|फीट|फिट))$/u, 1],
  [/^(?:s(?:q|quare)?m(?:t|tr|eter|etre)?s?|m2|(?:वर्ग|चौरस)(?:मी|मीटर))$/u, SQUARE_METRE],
  [/^(?:s(?:q|quare)?y(?:r?d|ard)s?|yards?|ga[jz]|(?:वर्ग)?(?:गज|यार्ड))$/u, 9],
];
const readSquareFeetPerUnit = (unit: string): number | null =>
  squareFeetOf.find(([units]) => units.test(unit))?.[1] ?? null;

/** "Super built-up area: 1,100 sq ft" says which of its sizes it is. */
const KIND_OF_AREA =
  /^(?:(?:super|built|up|builtup|carpet|plot|saleable|area|approx|about|कारपेट|एरिया|क्षेत्रफल)[ .:~–-]*)+(?=\d)/u;
/** "950-1000 sq ft": the smaller is there for certain. */
const UP_TO = /(?<=^\d[\d,.]*) *(?:-|–|to|से) *\d[\d,.]*/u;

/** "1,100 sqft", "1100", "120 sq m", "100 sq. yd.", "१२० गज", "Carpet area 900-950 sq ft": whole square feet from 1 to 100,000. */
export function readArea(text: string): number | null {
  const match = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?([\p{L}\p{M}]+2?)?$/u.exec(
    // "1,100 sq.ft. (102 sq.m.)" says it twice.
    plainTyped(plainNumber(text.replace(/\(.*$/s, '')))
      .replace(KIND_OF_AREA, '')
      .replace(UP_TO, '')
      .replace(/[\s.-](?!\d)/g, ''),
  );
  if (match === null) return null;
  const [, whole = '', fraction = '', unit = 'sqft'] = match;
  const squareFeet = Math.round(
    Number(whole.replaceAll(',', '') + fraction) * (readSquareFeetPerUnit(unit) ?? Number.NaN),
  );
  return squareFeet >= 1 && squareFeet <= MAX_AREA_SQFT ? squareFeet : null;
}

/** What people say behind a rent: "25k nego", "18,000 (all inclusive)", "30000 + maintenance". */
const BEHIND_RENT =
  /\s*(?:\(.*|(?:neg|nego|negotiable|fixed|final|only|onwards?|all incl\p{L}*|incl\p{L}*|excl\p{L}*|plus|with)(?!\p{L}).*|\+\s*\p{L}.*)$/isu;

/** A monthly rent in whole rupees, up to a crore: "25000", "1.2 Lac", "₹ 35k", "25k nego". */
export function readRent(text: string): Paise | null {
  const rent = parseRupees(text) ?? parseRupees(text.replace(BEHIND_RENT, ''));
  const isRent = rent !== null && rent > 0 && rent % 100 === 0 && rent <= fromRupees(MAX_RENT_RUPEES);
  return isRent ? rent : null;
}

/** What people write into a cell to say nothing. */
const NOT_SAID =
  /^(?:-+|n\/?a|nan|null|not available|not specified|unknown|immediate(?:ly)?|ready(?: to move)?|rtm|now|available now|any ?time|negotiable|as per owner|don['’]?t know|तुरंत|तत्काल|अभी|\[\]|\{\})$/iu;

/** What a cell says; nothing is ''. */
export function saidIn(cell: string): string {
  const text = cell.trim();
  return NOT_SAID.test(text) ? '' : text;
}

const isNothing = (text: string): boolean =>
  /^(?:no|none|nil|zero|नहीं|नाही|शून्य)(?: (?:deposit|charges?|brokerage))?$/.test(plainWords(text));

/** An amount that may be nothing: "No Deposit" is zero. */
export const readAmount = (text: string): Paise | null =>
  isNothing(text) ? fromRupees(0) : parseRupees(text);

const MONTHS = String.raw`months?['’]?s?|mont?hs?|mnths?|mths?|mos?|mahin[ae]|mahine|mah|maah|महीने|महीना|महिने|महिना|माह`;
const OF_RENT = String.raw`(?: *(?:of|का|ki|ka|की)? *(?:the )?(?:monthly )?(?:rent|rental|kiraya|किराया))?`;
const COUNT_OF_MONTHS = new RegExp(
  String.raw`^(?:(\d{1,2}(?:\.\d)?)|([\p{L}\p{M}]+)) *-?(?:(?:${MONTHS})${OF_RENT}|[x×*] *(?:(?:monthly )?(?:rent|किराया))?)$`,
  'iu',
);
/** "2 months advance" */
const BEHIND_MONTHS = /(?:[.\s]+(?:advance|adv|deposit|dep|security|refundable|एडवांस))?[.\s]*$/u;
/** Nobody asks for a deposit of so few rupees, and nobody for more months. */
const MOST_MONTHS = 24;

/** Months of rent: "2 months", "2 mo", "2x rent", "दो महीने"; a bare number up to 24 is no amount. */
export function readMonths(text: string): number | null {
  const plain = withoutNukta(plainNumber(text.replace(/\(.*$/s, '')).normalize('NFD'))
    .normalize('NFC')
    .toLowerCase()
    .replace(BEHIND_MONTHS, '');
  const parts = plain.split('+');
  if (parts.length > 1) return monthsTogether(parts);
  const [, digits, word = ''] = COUNT_OF_MONTHS.exec(plain) ?? /^(\d{1,2}(?:\.5)?)$/.exec(plain) ?? [];
  const months = digits === undefined ? (word === 'a' ? 1 : (numberWords.get(word) ?? 0)) : Number(digits);
  return months > 0 && months <= MOST_MONTHS ? months : null;
}

/** "1+1 months", "1 month + 1 month": for the owner and for whoever brought the tenant. */
function monthsTogether(parts: readonly string[]): number | null {
  const months = parts.map(readMonths);
  const isSaid = /\p{L}/u.test(parts.at(-1) ?? '') && months.every((count) => count !== null);
  const sum = months.reduce<number>((all, count) => all + (count ?? 0), 0);
  return isSaid && sum <= MOST_MONTHS ? sum : null;
}

/** A deposit, as an amount or in months of the rent. */
export function readDeposit(text: string, rent: Paise | null): Paise | null {
  const months = readMonths(text);
  if (months === null) return readAmount(text);
  return rent === null ? null : fromRupees(Math.round(toRupees(rent) * months));
}

/** The same of a field in rupees; a bare number stays an amount. */
export function readDepositIn(text: string, rent: number | string): number | null {
  if (readNumber(text) !== null || readMonths(text) === null) return readRupees(text);
  const deposit = readDeposit(text, typeof rent === 'number' ? fromRupees(rent) : null);
  return deposit === null ? null : toRupees(deposit);
}

/** How many floors a house has: "12", "12.0", "> 10". */
export function readTotalFloors(text: string): number | null {
  const plain = plainNumber(text);
  return /^\d{1,3}\+?$/.test(plain) && Number.parseInt(plain, 10) <= MOST_FLOORS
    ? Number.parseInt(plain, 10)
    : null;
}

const MOST_FLOORS = 200;

/** A latitude or longitude in degrees, or both in one cell: "12.9, 77.6", '{"LATITUDE":"12.9","LONGITUDE":"77.6"}'. */
export function readDegrees(text: string): number[] | null {
  const numbers = /^-?\d{1,3}$/.test(text.trim()) ? [text] : (text.match(/-?\b\d{1,3}\.\d+/g) ?? []);
  const degrees = numbers.map(Number).filter((one) => Math.abs(one) > 0 && Math.abs(one) <= 180);
  return degrees.length > 0 ? degrees : null;
}

/** India lies between these, so that a latitude and a longitude that changed places are told apart. */
const isLatitude = (degrees: number) => degrees >= 6 && degrees <= 38;
const isLongitude = (degrees: number) => degrees >= 68 && degrees <= 98;

/** The point that degrees mean, in whichever order they stand; outside of India the first is the latitude. */
export function pointOfDegrees(degrees: readonly number[]): Point | null {
  const [lat, lng] = [degrees.find(isLatitude), degrees.find(isLongitude)];
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const [first, second] = degrees;
  return first !== undefined && second !== undefined ? { lat: first, lng: second } : null;
}

/** Whether a cell holds a latitude and a longitude of India. */
export function isPoint(cell: string): boolean {
  const degrees = readDegrees(cell) ?? [];
  return degrees.some(isLatitude) && degrees.some(isLongitude);
}

/** Days of rent: "15", "15 days", "1 month" (30). */
export function readBrokerageDays(text: string): number | null {
  if (isNothing(text)) return 0;
  const match = /^(\d{1,3}) *(days?|months?)?(?: *rent)?$/i.exec(plainNumber(text));
  if (match === null) return null;
  const days = Number(match[1]) * (match[2]?.toLowerCase().startsWith('month') ? 30 : 1);
  return days <= 365 ? days : null;
}

export interface FloorPosition {
  /** 0 is the ground floor; basements are below it. */
  readonly floor: number;
  readonly totalFloors: number | null;
}

const readNamedFloor = fromTable<number>({
  ground: 0,
  'ground floor': 0,
  g: 0,
  gf: 0,
  grd: 0,
  gnd: 0,
  'grd floor': 0,
  तळमजला: 0,
  stilt: 0,
  भूतल: 0,
  ग्राउंड: 0,
  'ग्राउंड फ्लोर': 0,
  basement: -1,
  'upper basement': -1,
  'lower basement': -2,
});

/** Floors that Hindi and Marathi count by a word of their own. */
const HINDI_FLOORS = ['पहल', 'दूसर', 'तीसर', 'चौथ', 'पांचव', 'छठ', 'सातव', 'आठव', 'नौव', 'दसव'];
const MARATHI_FLOORS = ['पहिल', 'दुसर', 'तिसर', 'चौथ', 'पाचव'];
/** "तीसरी मंज़िल" is 3. */
function floorInWords(words: string): number | null {
  const [, root = ''] =
    /^(.+?)(?:ीं?|ा|े|ें|ां)(?: (?:मंजिल|तल|माला|मजला|फ्लोर))?$/u.exec(words.replaceAll('ँ', 'ं')) ?? [];
  const place = Math.max(HINDI_FLOORS.indexOf(root), MARATHI_FLOORS.indexOf(root));
  return place === -1 ? null : place + 1;
}

/** "Ground out of 2", "3 out of 5", "3/5", "Lower Basement out of 3", "तीसरी मंज़िल", "4". */
export function readFloor(text: string): FloorPosition | null {
  if (text.trim().startsWith('-')) return null;
  const plain = plainWords(plainTyped(plainNumber(text)));
  const match = /^(.+?)(?: (?:out of|of) (\d{1,3})| (\d{1,3}))?$/.exec(plain);
  const [, name = '', outOf, after] = match ?? [];
  const counted = /^(\d{1,3})(?:st|nd|rd|th)?\+?(?: floor)?$/.exec(name);
  const floor = counted ? Number(counted[1]) : (readNamedFloor(name) ?? floorInWords(name));
  const total = outOf ?? after;
  return floor === null ? null : { floor, totalFloors: total === undefined ? null : Number(total) };
}

/** A reader of a field's options, by their codes and by the other words of files. */
export function choiceReader<Name extends ChoiceField>(name: Name): (text: string) => OptionOf<Name> | null {
  const { options } = homeFields[name];
  const table: Record<string, string> = { ...codeTable(options), ...importWordsOf(name).words };
  const readWhole = fromTable(table);
  // Longest first, so that "semi furnished" is not "furnished".
  const names = Object.keys(table)
    .filter((name) => name.length > LONGEST_CODE)
    .sort((one, other) => other.length - one.length);
  return (text) => (readWhole(text) ?? namedIn(text, names, table)) as OptionOf<Name> | null;
}

/** "if", "ap", "ne" mean something only where they stand alone. */
const LONGEST_CODE = 2;
const LONGEST_PHRASE = 200;

/** The one value that a longer text names: "Residential Apartment", "1 BHK Villa"; null where it names several. */
function namedIn(
  text: string,
  names: readonly string[],
  table: Readonly<Record<string, string>>,
): string | null {
  let rest = ` ${plainWords(text.slice(0, LONGEST_PHRASE))} `;
  const found = new Set<string | undefined>();
  for (const name of names) {
    if (!rest.includes(` ${name} `)) continue;
    found.add(table[name]);
    rest = rest.replaceAll(` ${name} `, '  ');
  }
  const [value] = found;
  // Whoever takes families and bachelors takes anyone.
  if (found.has('family') && found.has('bachelors')) return 'anyone';
  return found.size === 1 ? (value ?? null) : null;
}

export const readYesNo = fromTable<boolean>({
  yes: true,
  y: true,
  true: true,
  '1': true,
  allowed: true,
  no: false,
  n: false,
  false: false,
  '0': false,
  'not allowed': false,
});

const readAmenity = fromTable<Amenity>({
  ...codeTable(amenities),
  lifts: 'lift',
  elevator: 'lift',
  'power back up': 'power_backup',
  generator: 'power_backup',
  'power backup generator': 'power_backup',
  pb: 'power_backup',
  'security guard': 'security',
  'security personnel': 'security',
  '24x7 security': 'security',
  'cctv camera': 'cctv',
  'intercom facility': 'intercom',
  gymnasium: 'gym',
  'fitness centre': 'gym',
  pool: 'swimming_pool',
  club: 'clubhouse',
  'club house': 'clubhouse',
  garden: 'park',
  cpa: 'play_area',
  'kids area': 'play_area',
  'children s play area': 'play_area',
  'children play area': 'play_area',
  'childrens play area': 'play_area',
  vp: 'visitor_parking',
  gp: 'gas_pipeline',
  gas: 'gas_pipeline',
  'piped gas': 'gas_pipeline',
  internet: 'wifi',
  'wi fi': 'wifi',
  'internet wifi connectivity': 'wifi',
  ac: 'air_conditioning',
  'air conditioner': 'air_conditioning',
  'air conditioned': 'air_conditioning',
  fridge: 'refrigerator',
  'ro water system': 'water_purifier',
  'water purifier ro': 'water_purifier',
  wardrobe: 'wardrobes',
  balconies: 'balcony',
  servant: 'servant_room',
  'servant quarter': 'servant_room',
  hk: 'housekeeping',
  'house keeping': 'housekeeping',
  'rain water harvesting': 'rainwater_harvesting',
  rwh: 'rainwater_harvesting',
});

/** The names of a list: separated by commas, semicolons or bars, or as programs write lists and tables of yes and no. */
function listedNames(text: string): string[] {
  const isTable = /^\s*\{/.test(text);
  return text
    .replace(/^[\s[{(]+|[\s\]})]+$/g, '')
    .split(/[,;|]/)
    .filter((name) => !(isTable && /:\s*['"]?(?:false|no|0|null|none)['"]?\s*$/i.test(name)))
    .map((name) => plainWords(isTable ? name.replace(/:[^:]*$/, '') : name))
    .filter((name) => name !== '');
}

/** What the product knows of a list of amenities; null where it knows none of them. */
export function readAmenities(text: string): Amenity[] | null {
  const names = listedNames(text);
  const codes = names.map(readAmenity).filter((code) => code !== null);
  return codes.length > 0 || names.length === 0 ? [...new Set(codes)] : null;
}

/** The names among them that the product does not know. */
export const unknownAmenities = (text: string): string[] =>
  listedNames(text).filter((name) => readAmenity(name) === null);

const dayOfMoment = (milliseconds: number): CalendarDate => dateInIndia(new Date(milliseconds).toISOString());
/** The day that spreadsheets count from. */
const SHEET_DAY_0 = '1899-12-30';
/** Of these years only: other numbers of five digits are amounts. */
const [FIRST_SHEET_DAY, LAST_SHEET_DAY] = [42_000, 55_000];

/** "1796083200000" as programs count moments, "46357" as spreadsheets count days. */
function countedDay(text: string): CalendarDate | null {
  const count = Number(text);
  if (/^1\d{12}$/.test(text)) return dayOfMoment(count);
  if (/^1\d{9}$/.test(text)) return dayOfMoment(count * 1000);
  const isSheetDay = /^\d{5}$/.test(text) && count >= FIRST_SHEET_DAY && count <= LAST_SHEET_DAY;
  return isSheetDay ? addDays(SHEET_DAY_0, count) : null;
}

/** A date as people type it (typed-dates.ts), with its year; of a moment its day, of a month its first day. */
export function readDate(text: string): CalendarDate | null {
  const said = text
    .trim()
    .replace(/(?<=^\d{4}-\d{2}-\d{2})[T ].*/, '')
    .replace(/^(?:from|after|since|w\.?e\.?f\.?|by) +/i, '')
    .replace(/['’](?=\d{2}$)/, '');
  const month = readTypedMonth(said);
  return countedDay(said) ?? readTypedDate(said) ?? (month === null ? null : firstDayOf(month));
}

/** When a home is free, also without a year: "1st Jan", "Jan", "Dec end", "mid January". Of two such days the one that is nearer to `today`. */
export function readFreeFrom(text: string, today: CalendarDate): CalendarDate | null {
  const dated = readDate(text);
  if (dated !== null) return dated;
  const words = plainWords(text)
    .split(' ')
    .filter((word) => !['of', 'from', 'by', 'after'].includes(word));
  const part = words.find((word) => word === 'end' || word === 'mid');
  const said = words.filter((word) => word !== part).join(' ');
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const typed = `${said} ${year}`;
    if (part === undefined) return readTypedDate(typed) ?? dayIn(typed) ?? [];
    return dayIn(typed, part) ?? [];
  });
  const away = (day: CalendarDate) => Math.abs(daysBetween(day, today));
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

function dayIn(typedMonth: string, part?: string): CalendarDate | null {
  const month = readTypedMonth(typedMonth);
  if (month === null) return null;
  if (part === undefined) return firstDayOf(month);
  return part === 'mid' ? addDays(firstDayOf(month), 14) : lastDayOf(month);
}

export function readPincode(text: string): string | null {
  const digits = bareNumber(plainNumber(text));
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
