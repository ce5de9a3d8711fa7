/** What a person corrected of one file is suggested for their next one. */
import { type ImportField, type ImportMapping, importFields } from './import-mapping.ts';
import { plainWords } from './import-values.ts';

export interface ImportMemory {
  /** By header the fields that its column holds; none: it is not read. */
  readonly columns: Readonly<Record<string, readonly ImportField[]>>;
  readonly values: NonNullable<ImportMapping['values']>;
  /** By the layout of a file what it does not say itself. */
  readonly defaults: Readonly<Record<string, ImportMapping['defaults']>>;
}

/** Portals change their headers now and then; older ones make room. */
const MOST_HEADERS = 200;
const MOST_WORDS = 200;
const MOST_LAYOUTS = 20;
const LONGEST_LAYOUT = 2000;

/** The columns of a file, in whatever order they stand. */
const layoutOf = (headers: readonly string[]): string =>
  headers.map(plainWords).sort().join('|').slice(0, LONGEST_LAYOUT);

const fieldsOf = ({ columns }: ImportMapping, header: string): ImportField[] =>
  importFields.filter((field) => columns[field] === header);

/** The suggestion for a file with these headers, corrected as its person corrected an earlier one. */
export function withMemory(
  detected: ImportMapping,
  headers: readonly string[],
  memory: ImportMemory,
): ImportMapping {
  const known = headers.filter((header) => memory.columns[header] !== undefined);
  const columns = Object.entries(detected.columns).filter(([, header]) => !known.includes(header));
  const corrected = known.flatMap((header) =>
    (memory.columns[header] ?? []).map((field) => [field, header] as const),
  );
  return { ...detected, columns: Object.fromEntries([...columns, ...corrected]), values: memory.values };
}

/** So much of the columns of two files are the same where they are of one kind. */
const ALIKE = 2 / 3;

/** What was said of the file whose columns are most like these, the latest of several. */
function layoutLike(headers: readonly string[], { defaults }: ImportMemory): string | undefined {
  const own = new Set(layoutOf(headers).split('|'));
  let best: string | undefined;
  let most = ALIKE;
  for (const layout of Object.keys(defaults)) {
    const columns = new Set(layout.split('|'));
    const likeness = own.intersection(columns).size / own.union(columns).size;
    if (likeness < most) continue;
    best = layout;
    most = likeness;
  }
  return best;
}

/** With what was said of an earlier file of the same columns, or of nearly the same, where it says nothing itself. */
export function withRememberedDefaults(
  guessed: ImportMapping,
  headers: readonly string[],
  memory: ImportMemory,
): ImportMapping {
  const layout = layoutLike(headers, memory) ?? '';
  const before = new Set(layout.split('|'));
  // A column that came since says it itself.
  const isAsked = (field: string) => {
    const column = guessed.columns[field as ImportField];
    return column === undefined || before.has(plainWords(column));
  };
  const said = Object.entries(memory.defaults[layout] ?? {}).filter(([field]) => isAsked(field));
  const defaults = { ...guessed.defaults, ...Object.fromEntries(said) };
  return {
    ...guessed,
    // An empty one takes a guess back.
    defaults: Object.fromEntries(Object.entries(defaults).filter(([, text]) => text !== '')),
  };
}

/** The fields that hold another column or default than was guessed, as last time. */
export const recalledFields = (guessed: ImportMapping, suggested: ImportMapping): ImportField[] =>
  importFields.filter(
    (field) =>
      suggested.columns[field] !== guessed.columns[field] ||
      suggested.defaults[field] !== guessed.defaults[field],
  );

/** The memory once this file was begun: what differs from the guess is kept, and what agrees with it again is forgotten. */
export function remembering(
  memory: ImportMemory,
  file: { headers: readonly string[]; guessed: ImportMapping; chosen: ImportMapping },
): ImportMemory {
  const columns = { ...memory.columns };
  for (const header of file.headers) {
    const chosen = fieldsOf(file.chosen, header);
    delete columns[header];
    if (chosen.join() !== fieldsOf(file.guessed, header).join()) columns[header] = chosen;
  }
  const values = { ...memory.values };
  for (const [field, words] of Object.entries(file.chosen.values ?? {}) as [ImportField, object][]) {
    values[field] = newest({ ...values[field], ...words }, MOST_WORDS);
  }
  const { [layoutOf(file.headers)]: _, ...layouts } = memory.defaults;
  const own = importFields.flatMap((field) => {
    const [chosen = '', guessed = ''] = [file.chosen.defaults[field], file.guessed.defaults[field]];
    return chosen === guessed ? [] : [[field, chosen] as const];
  });
  const defaults =
    own.length > 0 ? { ...layouts, [layoutOf(file.headers)]: Object.fromEntries(own) } : layouts;
  return {
    columns: newest(columns, MOST_HEADERS),
    values,
    defaults: newest(defaults, MOST_LAYOUTS),
  };
}

const newest = <Value>(record: Record<string, Value>, most: number): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).slice(-most));
