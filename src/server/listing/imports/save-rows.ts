// Stores one batch of rows in one transaction together with the count of what became of them, so that a stop loses nothing.
import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { RejectReason } from '../../../contract/imports.ts';
import { now } from '../../../db/schema/columns.ts';
import { importHomes, importRejects, importRuns } from '../../../db/schema/listing.ts';
import { properties } from '../../../db/schema/properties.ts';
import { propertyPrivate } from '../../../db/schema/property-private.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import type { ImportField, ImportMapping } from '../../../domain/import-mapping.ts';
import { type HomeMarks, storedMarks } from '../../../domain/import-matching.ts';
import { plainWords } from '../../../domain/import-values.ts';
import { type CellWarning, type ImportedListing, readImportRow } from '../../../domain/imports.ts';
import { generatedTitle } from '../../../domain/made-titles.ts';
import { SAME_ROWS_NAMED } from '../../../domain/own-homes.ts';
import { asRoomCount } from '../../../domain/properties.ts';
import type { Executor } from '../../lib/request-context.ts';
import type { CsvRow } from './csv-rows.ts';
import { type HomeKeys, keepMarks, keysOf, knownHomes } from './known-homes.ts';
import { type NamedPhotos, notePhotos } from './photos.ts';
import type { City, Found, Places } from './places.ts';

export type Run = { id: string; ownerId: string; mapping: ImportMapping; today: CalendarDate };
export type Rejected = { row: CsvRow; reasons: RejectReason[] };
export type LeftOut = { field: string; cells: number; example: string };
export type Saved = {
  imported: number;
  repeated: number;
  /** Of the repeated. */
  updated: number;
  /** Rows of homes that an earlier row of the file is. */
  same: SameRow[];
  rejected: Rejected[];
  leftOut: LeftOut[];
  /** Homes that these rows are, new ones and those of before: no later row of the file is one of them. */
  homes: HomeOfRow[];
};
export type SameRow = { row: number; as: number };
export type HomeOfRow = { id: string; row: number };
/** A row of the file; `sameAs`: where the same line stands in it before. */
export type FileRow = CsvRow & { sameAs: number | undefined };
/** The row of this file that a home is, if there is one. */
type RowOf = (propertyId: string) => number | undefined;

type Values = PgInsertValue<typeof properties>;
type Hidden = Omit<PgInsertValue<typeof propertyPrivate>, 'propertyId'>;
/** A row that is a home of a served city; its locality is looked for only where it is a new one. */
type Taken = HomeKeys & {
  row: number;
  listing: ImportedListing;
  city: City;
  warnings: CellWarning[];
};

/** Rows dealt with so far; the run stays locked until the transaction ends. */
export async function lockRun(db: Executor, runId: string): Promise<number> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, runId)).for('update');
  if (!run) throw new Error('The import does not exist any more');
  return run.importedRows + run.repeatedRows + run.sameRows + run.rejectedRows;
}

export async function saveRows(
  db: Executor,
  run: Run,
  places: Places,
  rows: readonly FileRow[],
  rowOf: RowOf,
): Promise<Saved> {
  const { taken, same: lines, rejected } = await readRows(db, run, places, rows);
  const { fresh, updated, known, same: numbers } = await settleKnown(db, run, taken, rowOf);
  const added = await insertHomes(db, run, places, fresh);
  const imported = added.size;
  await notePhotos(db, run.id, [
    ...known,
    ...fresh.flatMap(({ importKey, row, listing }) => {
      const propertyId = added.get(importKey);
      return propertyId ? [{ propertyId, row, addresses: listing.photos }] : [];
    }),
  ]);
  await insertRejects(db, run.id, rejected);
  const leftOut = countWarnings(taken.flatMap(({ warnings }) => warnings));
  const firsts = firstRows(fresh);
  const twice = fresh.flatMap(({ importKey, row }): SameRow[] => {
    const as = firsts.get(importKey) ?? row;
    return as === row ? [] : [{ row, as }];
  });
  const homes = [
    ...known.map(({ propertyId: id, row }) => ({ id, row })),
    ...[...added].map(([key, id]) => ({ id, row: firsts.get(key) ?? 0 })),
  ];
  const same = [...lines, ...numbers, ...twice].sort((one, other) => one.row - other.row);
  const repeated = rows.length - imported - rejected.length - same.length;
  const saved = { imported, repeated, updated, same, rejected, leftOut, homes };
  await count(db, run.id, saved);
  return saved;
}

/** The homes that rows are which an earlier try has dealt with: what follows them in the file is none of these. */
export async function homesOfRows(
  db: Executor,
  run: Run,
  places: Places,
  rows: readonly FileRow[],
  rowOf: RowOf,
): Promise<HomeOfRow[]> {
  const { taken } = await readRows(db, run, places, rows);
  const homes = await knownHomes(db, run.ownerId, taken, (id) => rowOf(id) !== undefined);
  return [...homes].map(([{ row }, { id }]) => ({ id, row }));
}

/** Of each key the first row that has it: a number that stands twice in a file is one home. */
function firstRows(taken: readonly Taken[]): Map<string | null, number> {
  return new Map(taken.toReversed().map(({ importKey, row }) => [importKey, row]));
}

type Read = { taken: Taken[]; rejected: Rejected[]; same: SameRow[] };

async function readRows(db: Executor, run: Run, places: Places, rows: readonly FileRow[]): Promise<Read> {
  const read: Read = { taken: [], rejected: [], same: [] };
  for (const row of rows) {
    const one = await readRow(db, run, places, row);
    if ('reasons' in one) read.rejected.push(one);
    else if (row.sameAs !== undefined) read.same.push({ row: row.number, as: row.sameAs });
    else read.taken.push(one);
  }
  return read;
}

async function readRow(db: Executor, run: Run, places: Places, row: CsvRow): Promise<Taken | Rejected> {
  if (row.isMalformed) return { row, reasons: [{ field: null, problem: 'malformed', text: '' }] };
  const read = readImportRow(row.number, row.cells, run.mapping, run.today);
  const name = read.kind === 'rejected' ? read.city : read.listing.city;
  const city = name === null ? null : await places.city(db, name);
  const unserved: RejectReason[] =
    name === null || city ? [] : [{ field: 'city', problem: 'unknown-city', text: name }];
  // All that is wrong with a row at once, so that it is mended once.
  if (read.kind === 'rejected') return { row, reasons: [...unserved, ...read.reasons] };
  if (!city) return { row, reasons: unserved };
  const { listing, warnings } = read;
  return {
    row: row.number,
    listing,
    city,
    ...keysOf(run, row.number, { listing, said: read.said, cityId: city.id }),
    warnings: [...warnings],
  };
}

const LONGEST_LANDMARK = 120;
const LONGEST_TITLE = 200;

/** Whether the file names the home, or its title was made of its facts. */
function hasMadeTitle({ title, propertyType, bedrooms, locality, city }: ImportedListing): boolean {
  return title === madeTitle({ propertyType, bedrooms, locality, city });
}

const madeTitle = ({
  bedrooms,
  ...home
}: Pick<ImportedListing, 'propertyType' | 'bedrooms' | 'locality' | 'city'>) =>
  generatedTitle({ ...home, bedrooms: asRoomCount(bedrooms) }).slice(0, LONGEST_TITLE);

/** Managed is the platform's word; a lister's file cannot say it. */
const listerKind = (kind: ImportedListing['listedAs']) => (kind === 'managed' ? 'broker' : kind);

/** Whether the address is what said the locality: the rest of it is the door. */
const isOfAddress = ({ address, locality }: ImportedListing): boolean =>
  address !== null && plainWords(address).includes(plainWords(locality));

function valuesOf(imported: ImportedListing, place: Found): Omit<Values, 'listedBy'> {
  const {
    city: _city,
    locality: _locality,
    address: _address,
    reference: _reference,
    point: _point,
    photos: _photos,
    ...listing
  } = imported;
  return {
    ...listing,
    title: hasMadeTitle(imported)
      ? madeTitle({ ...listing, locality: place.named ?? place.locality, city: place.city })
      : listing.title,
    landmark:
      listing.landmark ?? (isOfAddress(imported) ? null : place.rest?.slice(0, LONGEST_LANDMARK)) ?? null,
    cityId: place.cityId,
    localityId: place.localityId,
    namedLocalityId: place.namedLocalityId,
    lat: place.point?.lat ?? null,
    lng: place.point?.lng ?? null,
    listedAs: listerKind(listing.listedAs),
    ...(listing.areaSqft === null ? { listingState: 'draft' } : shown),
  };
}

const shown = { listingState: 'published', publishedAt: now, renewedAt: now } as const;

/** Shows a home that an earlier file left without an area, where this one says it. */
async function finishDraft(db: Executor, home: Home, { areaSqft }: ImportedListing): Promise<boolean> {
  if (home.listingState !== 'draft' || home.areaSqft !== null || areaSqft === null) return false;
  await db
    .update(properties)
    .set({ areaSqft, ...shown })
    .where(eq(properties.id, home.id));
  return true;
}

/** The door and the exact point are for people whom the lister accepted; a text too long for a landmark is kept there whole. */
function hiddenOf({ address, landmark }: ImportedListing, { rest, point }: Found): Hidden | null {
  const isCut = rest !== null && (landmark !== null || rest.length > LONGEST_LANDMARK);
  const said = address ?? (isCut ? rest : null);
  if (said === null && point === null) return null;
  return { address: said, latitude: point?.lat ?? null, longitude: point?.lng ?? null };
}

type Home = typeof properties.$inferSelect;

/** Leaves homes that were imported before as they are, but for what has changed of one with a number of its own; gives the others. */
async function settleKnown(db: Executor, run: Run, taken: readonly Taken[], rowOf: RowOf) {
  const homes = await knownHomes(db, run.ownerId, taken, (id) => rowOf(id) !== undefined);
  const fresh: Taken[] = [];
  const known: NamedPhotos[] = [];
  const same: SameRow[] = [];
  const rows = new Map<string, number>();
  let updated = 0;
  for (const one of taken) {
    const home = homes.get(one);
    if (!home) {
      fresh.push(one);
      continue;
    }
    const as = rowOf(home.id) ?? rows.get(home.id);
    if (as === undefined) rows.set(home.id, one.row);
    else same.push({ row: one.row, as });
    // What the lister took off stays off.
    const isOff = home.listingState === 'withdrawn';
    known.push({ propertyId: home.id, row: one.row, addresses: isOff ? [] : one.listing.photos });
    const isFinished = await finishDraft(db, home, one.listing);
    const isChanged = !isOff && one.listing.reference !== null && (await updateHome(db, run, home, one));
    if ((isFinished || isChanged) && as === undefined) updated += 1;
  }
  await keepMarks(db, homes);
  return { fresh, updated, known, same };
}

/** The columns that a later file may change: what it says itself, and not what is supposed. */
const changeable = [
  'title',
  'description',
  'landmark',
  'propertyType',
  'furnishing',
  'bedrooms',
  'bathrooms',
  'areaSqft',
  'rent',
  'deposit',
  'maintenanceCharge',
  'brokerageDays',
  'availableFrom',
  'floor',
  'totalFloors',
  'facing',
  'parking',
  'waterSupply',
  'petsAllowed',
  'preferredTenant',
  'listedAs',
  'amenities',
  'reraNumber',
] as const satisfies readonly (ImportField & keyof Home)[];

async function updateHome(
  db: Executor,
  run: Run,
  home: Home,
  { listing, importKey }: Taken,
): Promise<boolean> {
  const said = { ...listing, listedAs: listerKind(listing.listedAs) };
  const changed = changeable.filter(
    (name) =>
      run.mapping.columns[name] !== undefined &&
      // A cell that says nothing takes nothing back.
      said[name] !== null &&
      !(name === 'title' && hasMadeTitle(listing)) &&
      JSON.stringify(home[name]) !== JSON.stringify(said[name]),
  );
  const changes: PgUpdateSetSource<typeof properties> = Object.fromEntries(
    changed.map((name) => [name, said[name]]),
  );
  if (changed.length > 0) changes.implausible = listing.implausible;
  if (home.importKey !== importKey) changes.importKey = importKey;
  if (Object.keys(changes).length === 0) return false;
  await db.update(properties).set(changes).where(eq(properties.id, home.id));
  return changed.length > 0;
}

type Fresh = { values: Values & { importKey: string }; hidden: Hidden | null; marks: HomeMarks };

async function placed(db: Executor, run: Run, places: Places, taken: Taken): Promise<Fresh> {
  const { listing, city, importKey, marks, warnings } = taken;
  const place = await places.find(db, city, listing);
  const { point } = listing;
  if (point !== null && place.point === null)
    warnings.push({ field: 'latitude', text: `${point.lat}, ${point.lng}` });
  return {
    values: { ...valuesOf(listing, place), importKey, listedBy: run.ownerId },
    hidden: hiddenOf(listing, place),
    marks: storedMarks(marks),
  };
}

/** The new homes by their keys; a number that stands twice in a file is one home. */
async function insertHomes(
  db: Executor,
  run: Run,
  places: Places,
  taken: readonly Taken[],
): Promise<ReadonlyMap<string | null, string>> {
  if (taken.length === 0) return new Map();
  const fresh: Fresh[] = [];
  for (const one of taken) fresh.push(await placed(db, run, places, one));
  const inserted = await db
    .insert(properties)
    .values(fresh.map(({ values }) => values))
    .onConflictDoNothing({
      target: [properties.listedBy, properties.importKey],
      where: sql`import_key is not null`,
    })
    .returning({ propertyId: properties.id, importKey: properties.importKey });
  if (inserted.length === 0) return new Map();
  // Of two rows of one number the first was taken.
  const byKey = new Map(fresh.toReversed().map((one) => [one.values.importKey as string | null, one]));
  await db.insert(importHomes).values(
    inserted.map(({ propertyId, importKey }) => ({
      runId: run.id,
      propertyId,
      ...byKey.get(importKey)?.marks,
    })),
  );
  const hidden = inserted.flatMap(({ propertyId, importKey }) => {
    const said = byKey.get(importKey)?.hidden;
    return said ? [{ propertyId, ...said }] : [];
  });
  if (hidden.length > 0) await db.insert(propertyPrivate).values(hidden);
  return new Map(inserted.map(({ propertyId, importKey }) => [importKey, propertyId]));
}

function countWarnings(warnings: readonly CellWarning[]): LeftOut[] {
  const counted = new Map<string, LeftOut>();
  for (const { field, text } of warnings) {
    const { cells, example } = counted.get(field) ?? { cells: 0, example: text };
    counted.set(field, { field, cells: cells + 1, example });
  }
  return [...counted.values()];
}

/** Both counts as one, by field; the examples are those of the first. */
export function leftOutTogether(one: readonly LeftOut[], other: readonly LeftOut[]): LeftOut[] {
  const sums = new Map(one.map((left) => [left.field, left]));
  for (const left of other) {
    const before = sums.get(left.field);
    sums.set(left.field, before ? { ...before, cells: before.cells + left.cells } : left);
  }
  return [...sums.values()];
}

async function insertRejects(db: Executor, runId: string, rejected: readonly Rejected[]): Promise<void> {
  if (rejected.length === 0) return;
  await db.insert(importRejects).values(
    rejected.map(({ row, reasons }) => ({
      runId,
      rowNumber: row.number,
      reason: JSON.stringify(reasons),
      row: { ...row.cells },
    })),
  );
}

async function count(db: Executor, runId: string, saved: Saved): Promise<void> {
  const [before] = await db
    .select({ leftOut: importRuns.leftOut, sameAs: importRuns.sameAs })
    .from(importRuns)
    .where(eq(importRuns.id, runId));
  await db
    .update(importRuns)
    .set({
      importedRows: sql`${importRuns.importedRows} + ${saved.imported}`,
      repeatedRows: sql`${importRuns.repeatedRows} + ${saved.repeated}`,
      sameRows: sql`${importRuns.sameRows} + ${saved.same.length}`,
      sameAs: [...(before?.sameAs ?? []), ...saved.same].slice(0, SAME_ROWS_NAMED),
      updatedRows: sql`${importRuns.updatedRows} + ${saved.updated}`,
      rejectedRows: sql`${importRuns.rejectedRows} + ${saved.rejected.length}`,
      leftOut: leftOutTogether(before?.leftOut ?? [], saved.leftOut),
    })
    .where(eq(importRuns.id, runId));
}

/** Counts a row that the database would not take as rejected. */
export async function rejectRow(db: Executor, run: Run, row: CsvRow): Promise<Saved> {
  const rejected: Rejected[] = [{ row, reasons: [{ field: null, problem: 'not-stored', text: '' }] }];
  await insertRejects(db, run.id, rejected);
  const saved = { imported: 0, repeated: 0, updated: 0, same: [], rejected, leftOut: [], homes: [] };
  await count(db, run.id, saved);
  return saved;
}
