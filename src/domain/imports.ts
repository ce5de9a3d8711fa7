/** What a row of a listings file becomes: a listing, or the reasons why not. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { type CamelCase, camelCase, fieldOf, type HomeValue, isAsked } from './home-fields.ts';
import { meantBy } from './import-choices.ts';
import { type ImportField, type ImportMapping, requiredImportFields } from './import-mapping.ts';
import { photoColumns, readPhotoCells } from './import-photos.ts';
import { readCity, readLocality } from './import-places.ts';
import {
  choiceReader,
  type FloorPosition,
  plainWords,
  pointOfDegrees,
  readAmenities,
  readAmount,
  readArea,
  readBathrooms,
  readBrokerageDays,
  readDate,
  readDegrees,
  readDeposit,
  readFloor,
  readFreeFrom,
  readPincode,
  readRent,
  readRooms,
  readTotalFloors,
  readYesNo,
  saidIn,
  textReader,
  unknownAmenities,
} from './import-values.ts';
import { type ImportedField, importedFields } from './import-words.ts';
import { type ImplausibleField, implausibleFields } from './listing-quality.ts';
import { generatedTitle } from './made-titles.ts';
import type { Point } from './map.ts';
import type { Paise } from './money.ts';
import { asRoomCount } from './properties.ts';

/** A row as it stands in the file: cell text by header. */
export type ImportCells = Readonly<Record<string, string>>;

export interface RejectReason {
  readonly field: ImportField;
  readonly problem: 'missing' | 'unreadable';
  /** What stood there, shortened. */
  readonly text: string;
}

/** A cell of a home that was taken: left out, or a default taken in its place. */
export interface CellWarning {
  readonly field: ImportField;
  /** What stood there, shortened. */
  readonly text: string;
}

export type ImportedRow =
  | {
      readonly kind: 'accepted';
      readonly row: number;
      readonly listing: ImportedListing;
      /** The fields that its cells say; the others are supposed. */
      readonly said: readonly ImportField[];
      readonly warnings: readonly CellWarning[];
    }
  | {
      readonly kind: 'rejected';
      readonly row: number;
      readonly reasons: readonly RejectReason[];
      /** Where it can be read: it may be none that is served. */
      readonly city: string | null;
    };

/** A home as its row says it: amounts in paise, areas in square feet; null where the row does not say. */
export type ImportedListing = {
  [Name in Exclude<ImportedField, 'area_sqft'> as CamelCase<Name>]: HomeValue<Name>;
} & {
  readonly rent: Paise;
  /** Absent: the home is a draft until its lister, or a later file, says it. */
  readonly areaSqft: number | null;
  readonly totalFloors: number | null;
  readonly sourcePostedOn: CalendarDate | null;
  /** Where its source says it stands, not yet compared with its city. */
  readonly point: Point | null;
  /** Its number at its source. */
  readonly reference: string | null;
  /** Addresses of its photos, which are fetched later. */
  readonly photos: readonly string[];
  readonly implausible: ImplausibleField[];
};

const SHOWN_TEXT = 80;
const MOST_REFERENCE = 100;
const MOST_TITLE = 200;

/**
 * Reads one row. What can be read is a listing, with hardly believable fields named for verification; only what a draft cannot
 * be without rejects the row, with every such reason, and any other cell that cannot be read is left out with a warning (data
 * model, CSV import). `row` is the number the caller shows.
 */
export function readImportRow(
  row: number,
  cells: ImportCells,
  mapping: ImportMapping,
  today: CalendarDate,
): ImportedRow {
  const reasons: RejectReason[] = [];
  const warnings: CellWarning[] = [];
  const saidFields: ImportField[] = [];
  const take = <T>(field: ImportField, read: (text: string) => T | null): T | null => {
    const { said, value, instead, supposed } = readCell(cells, mapping, field, read);
    if (value !== null) {
      saidFields.push(field);
      return value;
    }
    const header = mapping.columns[field];
    const isSplit = header !== undefined && header === mapping.columns.bedrooms && field !== 'bedrooms';
    const text = (said || instead).slice(0, SHOWN_TEXT);
    if (supposed === null && requiredImportFields.includes(field))
      reasons.push({ field, problem: text === '' ? 'missing' : 'unreadable', text });
    // Python writes None for nothing; a column of rooms that says no type says nothing wrong.
    else if (text !== '' && !(supposed !== null && (said === '' || isSplit)) && !/^none$/i.test(said))
      warnings.push({ field, text });
    return supposed;
  };
  const city = take('city', readCity);
  const read = readListing(take, city, today);
  if (read === null || reasons.length > 0) return { kind: 'rejected', row, reasons, city };
  const photos = readPhotoCells(photoCellsOf(cells, mapping.columns.photos));
  for (const text of photos.unread) warnings.push({ field: 'photos', text: text.slice(0, SHOWN_TEXT) });
  const listing = { ...read, photos: photos.addresses };
  const list = cells[mapping.columns.amenities ?? ''] ?? '';
  // Counted also where no cell says anything: its home is not shown.
  if (listing.areaSqft === null && !warnings.some(({ field }) => field === 'areaSqft'))
    warnings.push({ field: 'areaSqft', text: '' });
  const unknown = listing.amenities.length > 0 ? unknownAmenities(list) : [];
  for (const text of unknown) warnings.push({ field: 'amenities', text: text.slice(0, SHOWN_TEXT) });
  return { kind: 'accepted', row, listing, said: saidFields, warnings };
}

/** Where a field is looked for: the address or the PIN says where a home is whose row names no locality. */
function columnsOf({ columns }: ImportMapping, field: ImportField): string[] {
  const places = field === 'locality' ? [columns.address, columns.pincode] : [];
  return [columns[field], ...places].filter((header) => header !== undefined);
}

/** What its cell says and how it is read; the default counts where it says nothing that can be read. */
function readCell<T>(
  cells: ImportCells,
  mapping: ImportMapping,
  field: ImportField,
  read: (text: string) => T | null,
) {
  const said =
    columnsOf(mapping, field)
      .map((header) => meantBy(mapping, field, saidIn(cells[header] ?? '')))
      .find((text) => text !== '') ?? '';
  const value = said === '' ? null : read(said);
  const instead = mapping.defaults[field] ?? '';
  return { said, value, instead, supposed: value !== null || instead === '' ? null : read(instead) };
}

export type ImportedPlace = Pick<ImportedListing, 'city' | 'locality' | 'pincode' | 'point'>;

/** Where a row says that its home stands, whatever else is wrong with it; null where it does not say. */
export function readImportPlace(cells: ImportCells, mapping: ImportMapping): ImportedPlace | null {
  const take = <T>(field: ImportField, read: (text: string) => T | null): T | null => {
    const { value, supposed } = readCell(cells, mapping, field, read);
    return value ?? supposed;
  };
  const city = take('city', readCity);
  const locality = take('locality', (text) => readLocality(text, city));
  if (city === null || locality === null) return null;
  return { city, locality, pincode: take('pincode', readPincode), point: takePoint(take) };
}

/** Both columns together: the two change places in some files, and stand in one cell in others. */
const takePoint = (take: TakeCell): Point | null =>
  pointOfDegrees([...(take('latitude', readDegrees) ?? []), ...(take('longitude', readDegrees) ?? [])]);

const photoCellsOf = (cells: ImportCells, header: string | undefined): string[] =>
  header === undefined ? [] : photoColumns(header, Object.keys(cells)).map((column) => cells[column] ?? '');

type Listing = Omit<ImportedListing, 'photos'>;
type TakeCell = <T>(field: ImportField, read: (text: string) => T | null) => T | null;

function readListing(take: TakeCell, city: string | null, today: CalendarDate): Listing | null {
  const isRequired = (name: ImportedField) => requiredImportFields.includes(camelCase(name));
  const said = new Map<ImportedField, unknown>();
  // What a home cannot be without comes first among the reasons.
  for (const name of [
    ...importedFields.filter(isRequired),
    ...importedFields.filter((one) => !isRequired(one)),
  ]) {
    if (name === 'city') said.set(name, city);
    else if (name === 'locality')
      said.set(
        name,
        take(name, (text) => readLocality(text, city)),
      );
    else if (name === 'deposit')
      said.set(
        name,
        take(name, (text) => readDeposit(text, (said.get('rent') ?? null) as Paise | null)),
      );
    else if (name === 'available_from')
      said.set(
        name,
        take(camelCase(name), (text) => readFreeFrom(text, today)),
      );
    // What a home of its type has not may say anything.
    else if (!isAsked(name, said.get('property_type') as string)) said.set(name, null);
    else said.set(name, take(camelCase(name), readers[name]));
  }
  const sourcePostedOn = take('postedOn', (text) => readPastDate(text, today));
  const reference = take('reference', textReader(MOST_REFERENCE));
  const point = takePoint(take);
  if (importedFields.some((name) => isRequired(name) && said.get(name) === null)) return null;
  const listing = Object.fromEntries(
    [...said].map(([name, value]) => [camelCase(name), storedValue(name, value)]),
  );
  return completed(listing as unknown as Listing, said.get('floor') as FloorPosition | null, {
    sourcePostedOn,
    reference,
    point,
  });
}

function storedValue(name: ImportedField, value: unknown): unknown {
  const field = fieldOf(name);
  // Absent and zero differ: absent means not said.
  return value ?? ('empty' in field ? (field.empty ?? null) : null);
}

function completed(
  listing: Listing,
  position: FloorPosition | null,
  source: Pick<Listing, 'sourcePostedOn' | 'reference' | 'point'>,
): Listing {
  const { propertyType, locality, city } = listing;
  const floor = position?.floor ?? null;
  const totalFloors = position?.totalFloors ?? listing.totalFloors;
  const rooms = asRoomCount(listing.bedrooms);
  return {
    ...listing,
    title:
      listing.title || generatedTitle({ propertyType, bedrooms: rooms, locality, city }).slice(0, MOST_TITLE),
    floor,
    totalFloors,
    ...source,
    implausible: implausibleFields({ ...listing, floor, totalFloors }),
  };
}

/** How the cell of each field is read. */
const readers = Object.fromEntries(importedFields.map((name) => [name, readerOf(name)])) as Record<
  ImportedField,
  (text: string) => unknown
>;

function readerOf(name: ImportedField): (text: string) => unknown {
  if (name === 'floor') return readFloor;
  if (name === 'total_floors') return readTotalFloors;
  const field = fieldOf(name);
  switch (field.kind) {
    case 'line':
    case 'paragraph':
      return textReader(field.most);
    case 'pincode':
      return readPincode;
    case 'rooms':
      return name === 'bathrooms' ? readBathrooms : readRooms;
    case 'number':
      return field.unit === 'sq ft' ? readArea : readBrokerageDays;
    case 'rupees':
      return field.least > 0 ? readRent : readAmount;
    case 'day':
      return readDate;
    case 'choice':
      return choiceReader(name as Parameters<typeof choiceReader>[0]);
    case 'choices':
      return readAmenities;
    case 'yes-no':
      return readYesNo;
    case 'phone':
      throw new Error('A phone number is not imported');
  }
}

function readPastDate(text: string, today: CalendarDate): CalendarDate | null {
  const date = readDate(text);
  return date !== null && daysBetween(date, today) >= 0 ? date : null;
}

/** What told a home from others of its lister before src/domain/import-matching.ts: homes of those imports are known by it still. */
const factFields = [
  'city',
  'locality',
  'landmark',
  'address',
  'title',
  'description',
  'propertyType',
  'furnishing',
  'bedrooms',
  'bathrooms',
  'areaSqft',
  'floor',
  'totalFloors',
  'rent',
  'deposit',
  'listedAs',
  'preferredTenant',
  'sourcePostedOn',
] as const satisfies readonly (keyof ImportedListing)[];

/**
 * The text whose hash, with the owner, tells a home that was imported before: its facts, whatever the order of the columns,
 * columns that say nothing of it, and how its words are spaced.
 */
export function homeFacts(listing: ImportedListing): string {
  return JSON.stringify(
    factFields.map((name) => {
      const value = listing[name];
      return typeof value === 'string' ? plainWords(value) : value;
    }),
  );
}
