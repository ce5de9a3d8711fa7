/** Which column of a listings file holds what: suggested by the header row, corrected by a person. */
import { type CamelCase, camelCase, type FieldsWith, fieldOf, homeFieldNames } from './home-fields.ts';
import { plainWords } from './import-values.ts';

/** The fields of a home that a file may hold. */
export type ImportedField = FieldsWith<{ headers: readonly string[] }>;
export const importedFields = homeFieldNames.filter(
  (name): name is ImportedField => fieldOf(name).headers !== undefined,
);

/** What a column can hold: a home's field, and the day on which it was listed at its source. */
export type ImportField = CamelCase<ImportedField> | 'postedOn';

/** The headers that say so, as words. */
const knownHeaders: ReadonlyMap<ImportField, readonly string[]> = new Map<ImportField, readonly string[]>([
  ...importedFields.map((name) => [camelCase(name), fieldOf(name).headers ?? []] as const),
  ['postedOn', ['posted on', 'posted', 'date posted', 'listed on']],
]);
export const importFields = [...knownHeaders.keys()];

/** Without these a row is no listing: each needs a column or a default. */
export const requiredImportFields: readonly ImportField[] = importedFields
  .filter((name) => fieldOf(name).required && !fieldOf(name).onlyFor)
  .map((name) => camelCase(name));

export interface ImportMapping {
  /** The header of the column that holds a field. */
  readonly columns: { readonly [field in ImportField]?: string };
  /** What a field holds, as text, where the row says nothing. */
  readonly defaults: { readonly [field in ImportField]?: string };
}

/** The mapping a header row suggests; homes are apartments where no column says otherwise. */
export function detectMapping(headers: readonly string[]): ImportMapping {
  const columns: { [field in ImportField]?: string } = {};
  for (const [field, names] of knownHeaders) {
    // The earlier name fits better: "Area Locality" beside "Area", "Size" before "Carpet Area".
    const found = names.flatMap((name) => headers.filter((header) => plainWords(header) === name));
    if (found[0] !== undefined) columns[field] = found[0];
  }
  return { columns, defaults: columns.propertyType === undefined ? { propertyType: 'Apartment' } : {} };
}

export interface MappingProblem {
  readonly field: ImportField;
  readonly problem: 'not-mapped' | 'column-not-in-file';
}

/** Why a mapping does not fit a file: a required field without column and default, or a column the file does not have. */
export function mappingProblems(
  { columns, defaults }: ImportMapping,
  headers: readonly string[],
): MappingProblem[] {
  const notMapped = requiredImportFields.filter((field) => !columns[field] && !defaults[field]);
  const notInFile = importFields.filter((field) => columns[field] && !headers.includes(columns[field]));
  return [
    ...notMapped.map((field) => ({ field, problem: 'not-mapped' as const })),
    ...notInFile.map((field) => ({ field, problem: 'column-not-in-file' as const })),
  ];
}
