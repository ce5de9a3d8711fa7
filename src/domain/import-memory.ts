/** What a person corrected of one file is suggested for their next one. */
import { type ImportField, type ImportMapping, importFields } from './import-mapping.ts';

export interface ImportMemory {
  /** By header the fields that its column holds; none: it is not read. */
  readonly columns: Readonly<Record<string, readonly ImportField[]>>;
  readonly values: NonNullable<ImportMapping['values']>;
}

/** Portals change their headers now and then; older ones make room. */
const MOST_HEADERS = 200;
const MOST_WORDS = 200;

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

/** The fields that hold another column than was detected, as last time. */
export const recalledFields = (detected: ImportMapping, suggested: ImportMapping): ImportField[] =>
  importFields.filter((field) => suggested.columns[field] !== detected.columns[field]);

/** The memory once this file was begun: what differs from the detected is kept, and what agrees with it again is forgotten. */
export function remembering(
  memory: ImportMemory,
  file: { headers: readonly string[]; detected: ImportMapping; chosen: ImportMapping },
): ImportMemory {
  const columns = { ...memory.columns };
  for (const header of file.headers) {
    const chosen = fieldsOf(file.chosen, header);
    delete columns[header];
    if (chosen.join() !== fieldsOf(file.detected, header).join()) columns[header] = chosen;
  }
  const values = { ...memory.values };
  for (const [field, words] of Object.entries(file.chosen.values ?? {}) as [ImportField, object][]) {
    values[field] = newest({ ...values[field], ...words }, MOST_WORDS);
  }
  return { columns: newest(columns, MOST_HEADERS), values };
}

const newest = <Value>(record: Record<string, Value>, most: number): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).slice(-most));
