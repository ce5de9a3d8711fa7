/** What a row of a listings file becomes: a listing, or the reasons why not. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { type CamelCase, camelCase, fieldOf, type HomeValue, isAsked } from './home-fields.ts';
import {
  type ImportedField,
  type ImportField,
  type ImportMapping,
  importedFields,
  requiredImportFields,
} from './import-mapping.ts';
import { readCity, readLocality } from './import-places.ts';
import {
  choiceReader,
  type FloorPosition,
  readAmenities,
  readArea,
  readBrokerageDays,
  readDate,
  readFloor,
  readPincode,
  readRent,
  readRooms,
  readYesNo,
  textReader,
} from './import-values.ts';
import { type ImplausibleField, implausibleFields } from './listing-quality.ts';
import { type Paise, parseRupees } from './money.ts';
import { asRoomCount, generatedTitle } from './properties.ts';

/** A row as it stands in the file: cell text by header. */
export type ImportCells = Readonly<Record<string, string>>;

export interface RejectReason {
  readonly field: ImportField;
  readonly problem: 'missing' | 'unreadable';
  /** What stood there, shortened. */
  readonly text: string;
}

export type ImportedRow =
  | { readonly kind: 'accepted'; readonly row: number; readonly listing: ImportedListing }
  | { readonly kind: 'rejected'; readonly row: number; readonly reasons: readonly RejectReason[] };

/** A home as its row says it: amounts in paise, areas in square feet; null where the row does not say. */
export type ImportedListing = { [Name in ImportedField as CamelCase<Name>]: HomeValue<Name> } & {
  readonly rent: Paise;
  readonly totalFloors: number | null;
  readonly sourcePostedOn: CalendarDate | null;
  readonly implausible: ImplausibleField[];
};

const SHOWN_TEXT = 80;
/** What people write into a cell to say nothing. */
const NOT_SAID = /^(?:-+|n\/?a|null|not available|immediate(?:ly)?|ready to move)$/i;

/**
 * Reads one row. What can be read is a listing, with hardly believable fields named for verification; a required field that
 * is missing, or any mapped cell that cannot be read, rejects the row with every reason (data model, CSV import). `row` is the
 * number the caller shows.
 */
export function readImportRow(
  row: number,
  cells: ImportCells,
  mapping: ImportMapping,
  today: CalendarDate,
): ImportedRow {
  const reasons: RejectReason[] = [];
  const take = <T>(field: ImportField, read: (text: string) => T | null): T | null => {
    const header = mapping.columns[field];
    const cell = (header === undefined ? '' : (cells[header] ?? '')).trim();
    const text = cell === '' || NOT_SAID.test(cell) ? (mapping.defaults[field] ?? '') : cell;
    const isRequired = requiredImportFields.includes(field);
    const value = text === '' ? null : read(text);
    if (value === null && (text !== '' || isRequired)) {
      const problem = text === '' ? 'missing' : 'unreadable';
      reasons.push({ field, problem, text: text.slice(0, SHOWN_TEXT) });
    }
    return value;
  };
  const listing = readListing(take, today);
  return listing === null || reasons.length > 0
    ? { kind: 'rejected', row, reasons }
    : { kind: 'accepted', row, listing };
}

type TakeCell = <T>(field: ImportField, read: (text: string) => T | null) => T | null;

function readListing(take: TakeCell, today: CalendarDate): ImportedListing | null {
  const isRequired = (name: ImportedField) => requiredImportFields.includes(camelCase(name));
  const said = new Map<ImportedField, unknown>();
  const city = take('city', readCity);
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
    // What a home of its type has not may say anything.
    else if (!isAsked(name, said.get('property_type') as string)) said.set(name, null);
    else said.set(name, take(camelCase(name), readers[name]));
  }
  const postedOn = take('postedOn', (text) => readPastDate(text, today));
  if (importedFields.some((name) => isRequired(name) && said.get(name) === null)) return null;
  const listing = Object.fromEntries(
    [...said].map(([name, value]) => [camelCase(name), keptOf(name, value)]),
  );
  return completed(
    listing as unknown as ImportedListing,
    said.get('floor') as FloorPosition | null,
    postedOn,
  );
}

function keptOf(name: ImportedField, value: unknown): unknown {
  const field = fieldOf(name);
  // Absent and zero differ: absent means not said.
  return value ?? ('empty' in field ? (field.empty ?? null) : null);
}

function completed(
  listing: ImportedListing,
  position: FloorPosition | null,
  sourcePostedOn: CalendarDate | null,
): ImportedListing {
  const { propertyType, locality, city } = listing;
  const { floor, totalFloors } = position ?? { floor: null, totalFloors: null };
  const rooms = asRoomCount(listing.bedrooms);
  return {
    ...listing,
    title: listing.title || generatedTitle({ propertyType, bedrooms: rooms, locality, city }),
    floor,
    totalFloors,
    sourcePostedOn,
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
  const field = fieldOf(name);
  switch (field.kind) {
    case 'line':
    case 'paragraph':
      return textReader(field.most);
    case 'pincode':
      return readPincode;
    case 'rooms':
      return readRooms;
    case 'number':
      return field.unit === 'sq ft' ? readArea : readBrokerageDays;
    case 'rupees':
      return field.least > 0 ? readRent : parseRupees;
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

/**
 * The text whose hash, with the owner, tells a row that was imported before: the whole row, whatever the order of its columns
 * and the space around its cells, and whatever the mapping.
 */
export function importRowKey(cells: ImportCells): string {
  const entries = Object.entries(cells).map(([header, cell]) => [header.trim(), cell.trim()] as const);
  return JSON.stringify(entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)));
}
