// Knows the homes of a lister that the rows of a file are: src/domain/import-matching.ts says how, over hashes of what they say.
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { importHomes } from '../../../db/schema/listing.ts';
import { properties } from '../../../db/schema/properties.ts';
import type { ImportField, ImportMapping } from '../../../domain/import-mapping.ts';
import { type HomeMarks, marksOf, matchRows, storedMarks } from '../../../domain/import-matching.ts';
import { homeFacts, type ImportedListing } from '../../../domain/imports.ts';
import type { Executor } from '../../lib/request-context.ts';

export type HomeKeys = {
  importKey: string;
  /** The key under which imports before marks were kept know a home without a number. */
  factsKey: string;
  marks: HomeMarks;
  /** The core of its marks in a file that did not say the area. */
  openCore: string;
};
/** Whether a home is already an earlier row of the file. */
type IsTaken = (propertyId: string) => boolean;

type Run = { id: string; ownerId: string; mapping: ImportMapping };
type Row = { listing: ImportedListing; said: readonly ImportField[]; cityId: number };

export function keysOf(run: Run, row: number, { listing, said, cityId }: Row): HomeKeys {
  const { reference } = listing;
  const hasNumbers = run.mapping.columns.reference !== undefined;
  const open = marksOf({ ...listing, areaSqft: null }, said, hasNumbers);
  return {
    importKey: reference === null ? keyOf('row', run.id, row) : keyOf('reference', cityId, reference),
    factsKey: keyOf('facts', homeFacts(listing)),
    marks: hashed(run, marksOf(listing, said, hasNumbers)),
    openCore: hashed(run, open).core,
  };
}

/** Texts of a home are kept once: here only whether they are the same counts. */
function hashed({ ownerId }: Run, { core, said }: HomeMarks): HomeMarks {
  const facts = Object.entries(said).map(([name, text]) => [name, text && keyOf(name, text).slice(0, SHORT)]);
  return { core: keyOf('core', ownerId, core), said: Object.fromEntries(facts) };
}

/** Compared among alike homes of one lister only. */
const SHORT = 12;

const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url');

type KnownHome = typeof properties.$inferSelect & { marks: HomeMarks };

/** By its number, else by what its row says of it; each home is one row of the file, but for rows of one number. */
export async function knownHomes<One extends HomeKeys>(
  db: Executor,
  ownerId: string,
  taken: readonly One[],
  isTaken: IsTaken,
): Promise<ReadonlyMap<One, KnownHome>> {
  if (taken.length === 0) return new Map();
  const homes = await homesLike(db, ownerId, taken);
  const byKey = new Map(homes.map((home) => [home.importKey, home]));
  const matches = new Map<One, KnownHome>();
  const found = new Set<string>();
  const isFree = ({ id }: KnownHome) => !found.has(id) && !isTaken(id);
  const take = (one: One, home: KnownHome) => {
    matches.set(one, home);
    found.add(home.id);
  };
  for (const one of taken) {
    const home = byKey.get(one.importKey);
    if (home) take(one, home);
  }
  const left = () => taken.filter((one) => !matches.has(one));
  for (const [one, home] of matchRows(left(), homes, (id) => found.has(id) || isTaken(id))) take(one, home);
  const open = left().map((one) => ({ one, marks: { ...one.marks, core: one.openCore } }));
  for (const [{ one }, home] of matchRows(open, homes, (id) => found.has(id) || isTaken(id))) take(one, home);
  for (const one of left()) {
    const home = byKey.get(one.factsKey);
    if (home && isFree(home)) take(one, home);
  }
  return matches;
}

/** Homes of the owner that these rows may be. */
async function homesLike(db: Executor, ownerId: string, taken: readonly HomeKeys[]): Promise<KnownHome[]> {
  const keys = [...new Set(taken.flatMap(({ importKey, factsKey }) => [importKey, factsKey]))];
  const cores = [...new Set(taken.flatMap(({ marks, openCore }) => [marks.core, openCore]))];
  const query = () =>
    db
      .select({ home: properties, core: importHomes.core, said: importHomes.said })
      .from(properties)
      .leftJoin(importHomes, eq(importHomes.propertyId, properties.id));
  const rows = [
    ...(await query().where(and(eq(properties.listedBy, ownerId), inArray(properties.importKey, keys)))),
    ...(await query().where(and(eq(properties.listedBy, ownerId), inArray(importHomes.core, cores)))),
  ];
  const homes = rows.map(({ home, core, said }) => ({
    ...home,
    marks: { core: core ?? '', said: said ?? {} },
  }));
  return [...new Map(homes.map((home) => [home.id, home])).values()];
}

/** What the row says is how the next file knows the home, and what earlier files said besides. */
export async function keepMarks(db: Executor, homes: ReadonlyMap<HomeKeys, KnownHome>): Promise<void> {
  const changed = [...homes].flatMap(([{ marks }, home]) => {
    const { core, said } = storedMarks(marks);
    const next = { core, said: { ...home.marks.said, ...said } };
    const isSame =
      core === home.marks.core &&
      Object.entries(said).every(([name, text]) => home.marks.said[name] === text);
    return isSame ? [] : [{ property_id: home.id, ...next }];
  });
  if (changed.length === 0) return;
  await db.execute(sql`
    update import_homes h set core = v.core, said = v.said
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) v(property_id uuid, core text, said jsonb)
     where h.property_id = v.property_id`);
}
