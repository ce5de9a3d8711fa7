/** Which column of a listings file holds what: suggested by the header row and the first rows, corrected by a person. */
import { withoutNukta } from './devanagari.ts';
import { type CamelCase, camelCase, fieldOf } from './home-fields.ts';
import { areMostly, areNames, contradicts, fits, type IsOfKind, mayHold, telling } from './import-content.ts';
import { namesAddresses, namesPictures, photoColumns } from './import-photos.ts';
import { isHeadline } from './import-places.ts';
import { choiceReader, isPoint, namesRooms, plainWords } from './import-values.ts';
import { type ImportedField, importedFields, importWordsOf } from './import-words.ts';

/** What a file may say besides the fields of a home: where exactly it stands, when it was posted, its number at its source, its photos. */
type OwnImportField = 'latitude' | 'longitude' | 'postedOn' | 'reference' | 'photos';
/** What a column can hold. */
export type ImportField = CamelCase<ImportedField> | OwnImportField;

/** The headers that say so, as words; the earlier fits better. */
const knownHeaders: ReadonlyMap<ImportField, readonly string[]> = new Map<ImportField, readonly string[]>([
  ...importedFields.map((name) => [camelCase(name), importWordsOf(name).headers] as const),
  ['latitude', ['latitude', 'lat', 'अक्षांश']],
  ['longitude', ['longitude', 'lng', 'lon', 'long', 'देशांतर']],
  [
    'postedOn',
    [
      'posted on',
      'posted',
      'date posted',
      'posted date',
      'listed on',
      'listed date',
      'post date',
      'activation date',
      'created on',
    ],
  ],
  [
    'reference',
    // A bare "id" is mostly the row's number in that one file.
    [
      'reference',
      'own reference',
      'ref',
      'prop id',
      'spid',
      'property id',
      'listing id',
      'reference number',
      'ref no',
      'prop ref',
      'property ref',
      'listing ref',
      'our ref',
      'ref number',
      'reference id',
      'prop no',
      'property no',
      'listing no',
      'property code',
      'prop code',
      'listing code',
      'unit id',
      'संदर्भ',
      'संपत्ति संख्या',
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

/** Without these a row is no home: each needs a column or a default. Without an area it is a home that is not shown yet. */
export const requiredImportFields: readonly ImportField[] = importedFields
  .filter((name) => fieldOf(name).required && !fieldOf(name).onlyFor && name !== 'area_sqft')
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
  'num no nos of number count in the inr rs rupees sq ft sqft feet sft name value expected asking listing text desc prop truncated'.split(
    ' ',
  ),
);

const spacedWords = (header: string): string => plainWords(header.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '));

/** The same without the words that say nothing: "BEDROOM_NUM" and "numBedroom" are "bedroom". */
function bareLettersOf(header: string): string {
  const words = spacedWords(header).split(' ');
  return lettersOf(words.filter((word) => !FILLERS.has(word)).join(' '));
}

/** The mapping a header row suggests, and the first rows where they are given; homes are apartments where no column says otherwise. */
export function detectMapping(all: readonly string[], rows: readonly Cells[] = []): ImportMapping {
  const headers = all.filter((header) => !isRate(header));
  const columns: Columns = {};
  const cellsOf = (header: string) => rows.map((row) => row[header] ?? '');
  const isFree = (header: string) => !Object.values(columns).includes(header);
  const match = (isMeant: (header: string, name: string, field: ImportField) => boolean) => {
    // A column that one field was found in is not another's of the same pass, but for its own exact name.
    for (const [field, names] of knownHeaders) {
      if (columns[field] !== undefined) continue;
      // The earlier name fits better: "Area Locality" beside "Area", "Size" before "Carpet Area".
      const [found] = names.flatMap((name) =>
        headers.filter(
          (header) => isFree(header) && isMeant(header, name, field) && !contradicts(field, cellsOf(header)),
        ),
      );
      if (found !== undefined) columns[field] = found;
    }
  };
  match((header, name) => lettersOf(header) === lettersOf(name));
  match((header, name) => bareLettersOf(header) === lettersOf(name));
  match((header, name, field) => isOneOf(header, name) && mayHold(field, cellsOf(header)));
  // "Monthly rent of the flat" holds a known name, and amounts.
  match((header, name, field) => hasWords(header, name) && fits(field, cellsOf(header)));
  readContent(columns, headers, rows);
  return { columns, defaults: columns.propertyType === undefined ? { propertyType: 'Apartment' } : {} };
}

/** "Rent per sq ft" is neither a rent nor a size; "Area/sq ft" is a size. */
const isRate = (header: string): boolean =>
  /(?:\bper|\/|_per)[\s_.]*(?:sq|ft)|\bpsf\b/i.test(header) && !/area|size|carpet|built/i.test(header);

/** "Society/Building" is either. */
function isOneOf(header: string, name: string): boolean {
  const parts = header.split(/[/|]/).map(bareLettersOf);
  return parts.length > 1 && !parts.includes('') && parts.includes(lettersOf(name));
}

const hasWords = (header: string, name: string): boolean =>
  name.length >= LEAST_NAME &&
  !ONLY_ALONE.has(name) &&
  ` ${spacedWords(header)} `.includes(` ${plainWords(name)} `);
/** "pin", "cam" and the like are parts of other words of a header. */
const LEAST_NAME = 4;
/** "Monthly" is the rent, and in "Monthly maintenance" nothing of the kind. */
const ONLY_ALONE: ReadonlySet<string> = new Set(['monthly']);

const readType = choiceReader('property_type');
const isType = (cell: string) => readType(cell) !== null;

/** One of several columns that differ by a number, such as "photo1". */
const isNumbered = (header: string, headers: readonly string[]): boolean =>
  /\d/.test(header) && photoColumns(header, headers).length > 1;

/** What the cells show: a "type" that says "2 BHK" holds the rooms, one of "2 BHK Apartment" both, as may a title. */
function readContent(columns: Columns, headers: readonly string[], rows: readonly Cells[]): void {
  const cellsOf = (header: string | undefined) => rows.map((row) => (header ? (row[header] ?? '') : ''));
  const holds = (header: string | undefined, isOfKind: IsOfKind) => areMostly(cellsOf(header), isOfKind);
  const isFree = (header: string) => !Object.values(columns).includes(header);
  const type = columns.propertyType;
  if (holds(type, namesRooms)) {
    columns.bedrooms ??= type;
    // Another column may say the type: a portal's "type" beside its "building_type".
    if (!holds(type, isType)) {
      delete columns.propertyType;
      const found = headers.find((header) => isFree(header) && /type/i.test(header) && holds(header, isType));
      if (found !== undefined) columns.propertyType = found;
    }
  }
  columns.bedrooms ??= headers.find((header) => holds(header, namesRooms));
  columns.propertyType ??= headers.find(
    (header) => [columns.title, columns.bedrooms].includes(header) && holds(header, isType),
  );
  // A latitude and a longitude in one cell.
  const pair = headers.find((header) => isFree(header) && holds(header, isPoint));
  if (pair !== undefined && (columns.latitude === undefined || columns.longitude === undefined)) {
    columns.latitude = pair;
    columns.longitude = pair;
  }
  // "Area" is a size or a place.
  columns.locality ??= headers.find(
    (header) => isFree(header) && bareLettersOf(header) === 'area' && areNames(cellsOf(header)),
  );
  readTelling(columns, headers, cellsOf);
  // What several homes share is no number of one; a few may have none yet.
  const references = cellsOf(columns.reference)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (new Set(references).size < references.length * MOST_OWN) delete columns.reference;
  columns.photos ??= headers.find((header) => isNumbered(header, headers) && holds(header, namesAddresses));
  columns.photos ??= headers.find((header) => holds(header, namesPictures));
  // "Photos: yes" is no address. The first rows may have none at all.
  if (rows.some((row) => row[columns.photos ?? '']?.trim()) && !holds(columns.photos, namesAddresses))
    delete columns.photos;
  // An address names its locality, as does "2 BHK flat for rent in HSR Layout, Bangalore", and a PIN the places it is of.
  columns.locality ??=
    columns.address ?? headers.find((header) => holds(header, isHeadline)) ?? columns.pincode;
  for (const field of importFields) if (columns[field] === undefined) delete columns[field];
}

/** So many of the numbers in a file stand there once: a home may be listed twice. */
const MOST_OWN = 0.9;

/** Columns that nobody named: "1,200 sq ft" is an area, whatever its header says. */
function readTelling(
  columns: Columns,
  headers: readonly string[],
  cellsOf: (header: string) => readonly string[],
): void {
  for (const [field, isOfKind] of telling) {
    if (columns[field as ImportField] !== undefined) continue;
    const found = headers.find(
      (header) =>
        !Object.values(columns).includes(header) &&
        cellsOf(header).filter((cell) => cell.trim() !== '').length >= LEAST_TELLING &&
        areMostly(cellsOf(header), isOfKind),
    );
    if (found !== undefined) columns[field as ImportField] = found;
  }
}

/** Fewer cells say nothing of a column that has no name we know. */
const LEAST_TELLING = 3;

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

/** The columns of a file that hold nothing we read. */
export function unreadColumns({ columns }: ImportMapping, headers: readonly string[]): string[] {
  const read = new Set(Object.values(columns));
  const photos = columns.photos === undefined ? [] : photoColumns(columns.photos, headers);
  return headers.filter((header) => !read.has(header) && !photos.includes(header));
}

const readLister = choiceReader('listed_as');

/** A broker's homes cost brokerage, or say that they cost none: a file that says neither is asked. */
const isBrokerageAsked = ({ columns, defaults }: ImportMapping): boolean =>
  columns.listedAs === undefined &&
  columns.brokerageDays === undefined &&
  readLister(defaults.listedAs ?? '') === 'broker';

/** The fields that this file needs a column or a default for. */
export const neededFields = (mapping: ImportMapping): ImportField[] => [
  ...requiredImportFields,
  ...(isBrokerageAsked(mapping) ? (['brokerageDays'] as const) : []),
];

/** Why a mapping does not fit a file: a required field without column and default, or a column the file does not have. */
export function mappingProblems(mapping: ImportMapping, headers: readonly string[]): MappingProblem[] {
  const { columns, defaults } = mapping;
  const notMapped = neededFields(mapping).filter((field) => !columns[field] && !defaults[field]);
  const notInFile = importFields.filter((field) => columns[field] && !headers.includes(columns[field]));
  return [
    ...notMapped.map((field) => ({ field, problem: 'not-mapped' as const })),
    ...notInFile.map((field) => ({ field, problem: 'column-not-in-file' as const })),
  ];
}
