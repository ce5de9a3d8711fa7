/** What a row of a listings file becomes: a listing, or the reasons why not. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { type ImportField, type ImportMapping, requiredImportFields } from './import-mapping.ts';
import { readCity, readLocality } from './import-places.ts';
import {
  codeReader,
  readAmenities,
  readArea,
  readBrokerageDays,
  readDate,
  readFloor,
  readFurnishing,
  readListedAs,
  readPincode,
  readPreferredTenant,
  readPropertyType,
  readRent,
  readRooms,
  readYesNo,
  textReader,
} from './import-values.ts';
import { type ImplausibleField, implausibleFields } from './listing-quality.ts';
import { parseRupees } from './money.ts';
import { facings, generatedTitle, parkings } from './properties.ts';

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

export type ImportedListing = NonNullable<ReturnType<typeof readListing>>;

const SHOWN_TEXT = 80;
/** What people write into a cell to say nothing. */
const NOT_SAID = /^(?:-+|n\/?a|null|not available|immediate(?:ly)?|ready to move)$/i;

const readTitle = textReader(200);
const readDescription = textReader(5_000);
const readLandmark = textReader(120);
const readReraNumber = textReader(60);
const readFacing = codeReader(facings);
const readParking = codeReader(parkings);

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
    const isRequired = (requiredImportFields as readonly ImportField[]).includes(field);
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

function readListing(take: TakeCell, today: CalendarDate) {
  const core = readCore(take);
  const rest = readRest(take, today);
  const { city, locality, propertyType, furnishing, bedrooms, bathrooms, areaSqft, rent } = core;
  if (city === null || locality === null || propertyType === null || furnishing === null) return null;
  if (bedrooms === null || bathrooms === null || areaSqft === null || rent === null) return null;
  const { title, ...others } = rest;
  const implausible: ImplausibleField[] = implausibleFields({ rent, areaSqft, bedrooms, ...others });
  return {
    ...others,
    title: title ?? generatedTitle({ propertyType, bedrooms, locality, city }),
    city,
    locality,
    propertyType,
    furnishing,
    bedrooms,
    bathrooms,
    areaSqft,
    rent,
    implausible,
  };
}

function readCore(take: TakeCell) {
  const city = take('city', readCity);
  return {
    city,
    locality: take('locality', (text) => readLocality(text, city)),
    propertyType: take('propertyType', readPropertyType),
    furnishing: take('furnishing', readFurnishing),
    bedrooms: take('bedrooms', readRooms),
    bathrooms: take('bathrooms', readRooms),
    areaSqft: take('areaSqft', readArea),
    rent: take('rent', readRent),
  };
}

function readRest(take: TakeCell, today: CalendarDate) {
  const floor = take('floor', readFloor);
  return {
    title: take('title', readTitle),
    description: take('description', readDescription) ?? '',
    landmark: take('landmark', readLandmark),
    pincode: take('pincode', readPincode),
    // Absent and zero differ: absent means not said.
    deposit: take('deposit', parseRupees),
    maintenanceCharge: take('maintenanceCharge', parseRupees),
    brokerageDays: take('brokerageDays', readBrokerageDays) ?? 0,
    availableFrom: take('availableFrom', readDate),
    floor: floor?.floor ?? null,
    totalFloors: floor?.totalFloors ?? null,
    facing: take('facing', readFacing),
    parking: take('parking', readParking),
    petsAllowed: take('petsAllowed', readYesNo) ?? false,
    preferredTenant: take('preferredTenant', readPreferredTenant) ?? ('anyone' as const),
    listedAs: take('listedAs', readListedAs) ?? ('owner' as const),
    amenities: take('amenities', readAmenities) ?? [],
    reraNumber: take('reraNumber', readReraNumber),
    sourcePostedOn: take('postedOn', (text) => readPastDate(text, today)),
  };
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
