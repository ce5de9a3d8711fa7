/** Which home of its lister a row of a file is: by its number, or by what its file says of it, counting homes that are alike. */
import type { ImportField } from './import-mapping.ts';
import { plainWords } from './import-values.ts';
import type { ImportCells, ImportedListing } from './imports.ts';

/** What a row says of a home, as texts to compare. */
export interface HomeMarks {
  /** Of every home in some file: its place, rooms, area and rent. */
  readonly core: string;
  /** What this file says besides, by field; nothing that was only supposed. */
  readonly said: Readonly<Record<string, string>>;
}

const coreFields = ['city', 'locality', 'bedrooms', 'areaSqft', 'rent'] as const;
/** What tells homes of one core apart; what is often added to a list later is not among it. */
const saidFields = [
  'landmark',
  'address',
  'title',
  'description',
  'propertyType',
  'furnishing',
  'bathrooms',
  'floor',
  'totalFloors',
  'deposit',
  'listedAs',
  'preferredTenant',
  'sourcePostedOn',
] as const satisfies readonly (keyof ImportedListing)[];

const textOf = (value: unknown): string => (typeof value === 'string' ? plainWords(value) : `${value}`);

/** `said`: the fields that a cell of the row said. In a file that gives numbers, a row without one says that it has none. */
export function marksOf(
  listing: ImportedListing,
  said: readonly ImportField[],
  hasNumbers: boolean,
): HomeMarks {
  const isSaid = (name: (typeof saidFields)[number]) =>
    // A floor "3 out of 12" says both.
    name === 'totalFloors' || said.includes(name === 'sourcePostedOn' ? 'postedOn' : (name as ImportField));
  const facts = saidFields.flatMap((name) => {
    const value = listing[name];
    return value === null || !isSaid(name) ? [] : [[name, textOf(value)] as const];
  });
  if (hasNumbers) facts.push(['reference' as never, textOf(listing.reference ?? '')]);
  return {
    core: JSON.stringify(coreFields.map((name) => textOf(listing[name]))),
    said: Object.fromEntries(facts),
  };
}

/** As a home keeps them: that it had no number in one file says nothing for the next. */
export function storedMarks({ core, said }: HomeMarks): HomeMarks {
  const { reference, ...rest } = said;
  return { core, said: reference ? said : rest };
}

/**
 * Whether two rows of one file are the same line, whatever stands around its cells. `contact` is the column that says who offers the
 * home: a row of its owner and one of a broker that differ in nothing else are one home.
 */
export const lineOf = (cells: ImportCells, contact?: string): string =>
  JSON.stringify(Object.entries(cells).map(([header, cell]) => (header === contact ? '' : cell.trim())));

interface Known {
  readonly id: string;
  readonly marks: HomeMarks;
}

/**
 * The home that each row is, if there is one: each home for one row, so that of so many alike rows only as many are known as there
 * are alike homes. Of several that contradict nothing the row says, the one that says the same most, and little besides.
 */
export function matchRows<Row extends { readonly marks: HomeMarks }, Home extends Known>(
  rows: readonly Row[],
  homes: readonly Home[],
  isTaken: (id: string) => boolean,
): Map<Row, Home> {
  const free = Map.groupBy(
    homes.filter(({ id }) => !isTaken(id)),
    ({ marks }) => marks.core,
  );
  const matches = new Map<Row, Home>();
  for (const row of rows) {
    const alike = free.get(row.marks.core) ?? [];
    const home = nearest(row.marks, alike);
    if (!home) continue;
    matches.set(row, home);
    alike.splice(alike.indexOf(home), 1);
  }
  return matches;
}

function nearest<Home extends Known>({ said }: HomeMarks, homes: readonly Home[]): Home | undefined {
  let best: Home | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const home of homes) {
    const likeness = likenessOf(said, home.marks.said);
    if (likeness === null || likeness <= most) continue;
    best = home;
    most = likeness;
  }
  return best;
}

/** More than any home says: one fact that is the same counts more than all that stand alone. */
const MANY = 100;

/** Null where the two contradict each other. Who offers a home may change: an owner's goes to a broker. */
function likenessOf(row: HomeMarks['said'], home: HomeMarks['said']): number | null {
  let same = 0;
  for (const [name, text] of Object.entries(row)) {
    if (home[name] === undefined) continue;
    if (home[name] === text) same += 1;
    else if (name !== 'listedAs') return null;
  }
  return same * MANY - Object.keys(home).length;
}
