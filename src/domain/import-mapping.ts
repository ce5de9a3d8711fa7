/** Which column of a listings file holds what: suggested by the header row and the first rows, corrected by a person. */
import { withoutNukta } from './devanagari.ts';
import { type CamelCase, camelCase, type FieldsWith, fieldOf, homeFieldNames } from './home-fields.ts';
import { namesAddresses, namesPictures, photoColumns } from './import-photos.ts';
import { choiceReader, namesRooms, plainWords } from './import-values.ts';

/** The fields of a home that a file may hold. */
export type ImportedField = FieldsWith<{ headers: readonly string[] }>;
export const importedFields = homeFieldNames.filter(
  (name): name is ImportedField => fieldOf(name).headers !== undefined,
);

/** What a file may say besides the fields of a home: where exactly it stands, when it was posted, its number at its source, its photos. */
type OwnImportField = 'latitude' | 'longitude' | 'postedOn' | 'reference' | 'photos';
/** What a column can hold. */
export type ImportField = CamelCase<ImportedField> | OwnImportField;

/** The headers that say so, as words; the earlier fits better. */
const knownHeaders: ReadonlyMap<ImportField, readonly string[]> = new Map<ImportField, readonly string[]>([
  ...importedFields.map((name) => [camelCase(name), fieldOf(name).headers ?? []] as const),
  ['latitude', ['latitude', 'lat', 'अक्षांश']],
  ['longitude', ['longitude', 'lng', 'lon', 'long', 'देशांतर']],
  [
    'postedOn',
    ['posted on', 'posted', 'date posted', 'posted date', 'listed on', 'post date', 'activation date'],
  ],
  [
    'reference',
    // A bare "id" is mostly the row's number in that one file.
    [
      'reference',
      'own reference',
      'ref',
      'prop id',
      'property id',
      'listing id',
      'reference number',
      'ref no',
      'संदर्भ',
    ],
  ],
  [
    'photos',
    // Numbered columns are known by their first one.
    ['photo', 'image', 'picture', 'pic']
      .flatMap((word) => [
        `${word}s`,
        word,
        ...['url', 'link', 'address'].flatMap((kind) => [
          `${word} ${kind}s`,
          `${word}s ${kind}`,
          `${word} ${kind}`,
        ]),
      ])
      .concat('फ़ोटो', 'तस्वीरें', 'चित्र'),
  ],
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
  /** What words of a field that nobody knows mean, by their plain words: an option, or '' for nothing. */
  readonly values?: { readonly [field in ImportField]?: Readonly<Record<string, string>> };
}

type Columns = { [field in ImportField]?: string };
type Cells = Readonly<Record<string, string>>;

/** Letters alone: portals write areaSqft, AREA_SQFT, area-sqft and "Area sqft"; a nukta is written or not. */
const lettersOf = (header: string): string =>
  plainWords(withoutNukta(header.normalize('NFD')).normalize('NFC')).replaceAll(' ', '');

/** Words of a header that say nothing of what its column holds. */
const FILLERS = new Set(
  'num no nos of number count in the inr rs rupees sq ft sqft feet sft name value expected asking listing text desc'.split(
    ' ',
  ),
);

/** The same without the words that say nothing: "BEDROOM_NUM" and "numBedroom" are "bedroom". */
function bareLettersOf(header: string): string {
  const words = plainWords(header.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')).split(' ');
  return lettersOf(words.filter((word) => !FILLERS.has(word)).join(' '));
}

/** The mapping a header row suggests, and the first rows where they are given; homes are apartments where no column says otherwise. */
export function detectMapping(headers: readonly string[], rows: readonly Cells[] = []): ImportMapping {
  const columns: Columns = {};
  const match = (read: (header: string) => string, isFree: (header: string) => boolean) => {
    for (const [field, names] of knownHeaders) {
      if (columns[field] !== undefined) continue;
      // The earlier name fits better: "Area Locality" beside "Area", "Size" before "Carpet Area".
      const [found] = names.flatMap((name) =>
        headers.filter((header) => isFree(header) && read(header) === lettersOf(name)),
      );
      if (found !== undefined) columns[field] = found;
    }
  };
  match(lettersOf, () => true);
  const used = new Set(Object.values(columns));
  match(bareLettersOf, (header) => !used.has(header));
  readContent(columns, headers, rows);
  return { columns, defaults: columns.propertyType === undefined ? { propertyType: 'Apartment' } : {} };
}

const readType = choiceReader('property_type');
/** So many of the cells that say something must be of a kind before a column is taken for it: a row may be odd. */
const MOST_CELLS = 0.8;

/** One of several columns that differ by a number, such as "photo1". */
const isNumbered = (header: string, headers: readonly string[]): boolean =>
  /\d/.test(header) && photoColumns(header, headers).length > 1;

/** What the cells show: a "type" that says "2 BHK" holds the rooms, one of "2 BHK Apartment" both, as may a title. */
function readContent(columns: Columns, headers: readonly string[], rows: readonly Cells[]): void {
  const holds = (header: string | undefined, isOfKind: (cell: string) => boolean) => {
    const cells = rows.map((row) => (header ? (row[header] ?? '').trim() : '')).filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter(isOfKind).length >= cells.length * MOST_CELLS;
  };
  const isType = (cell: string) => readType(cell) !== null;
  const type = columns.propertyType;
  if (holds(type, namesRooms)) {
    columns.bedrooms ??= type;
    // Another column may say the type: a portal's "type" beside its "building_type".
    if (!holds(type, isType)) {
      delete columns.propertyType;
      const others = headers.filter((header) => !Object.values(columns).includes(header));
      const found = others.find((header) => /type/i.test(header) && holds(header, isType));
      if (found !== undefined) columns.propertyType = found;
    }
  }
  columns.bedrooms ??= headers.find((header) => holds(header, namesRooms));
  columns.propertyType ??= headers.find((header) => header === columns.title && holds(header, isType));
  // What several homes share is no number of one.
  const references = rows.map((row) => row[columns.reference ?? ''] ?? '');
  if (new Set(references).size < rows.length) delete columns.reference;
  columns.photos ??= headers.find((header) => isNumbered(header, headers) && holds(header, namesAddresses));
  columns.photos ??= headers.find((header) => holds(header, namesPictures));
  // "Photos: yes" is no address. The first rows may have none at all.
  if (rows.some((row) => row[columns.photos ?? '']?.trim()) && !holds(columns.photos, namesAddresses))
    delete columns.photos;
  // An address names its locality.
  columns.locality ??= columns.address;
  for (const field of importFields) if (columns[field] === undefined) delete columns[field];
}

/** What is supposed of a home where neither the file nor a person says it; the lister sees it and may say otherwise. */
const supposed = { furnishing: 'Unfurnished', bathrooms: '1', propertyType: 'Apartment' } as const;

/**
 * The mapping with what is supposed where a cell says nothing: no more than any home has. `city` is what else is known of the
 * file as a whole.
 */
export function withGuesses(
  { columns, defaults, ...rest }: ImportMapping,
  city: string | null = null,
): ImportMapping {
  const guessedCity = city !== null && columns.city === undefined ? { city } : {};
  return { ...rest, columns, defaults: { ...supposed, ...guessedCity, ...defaults } };
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
