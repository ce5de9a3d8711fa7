/** Which column of a listings file holds what: suggested by the header row, corrected by a person. */
import { plainWords } from './import-values.ts';

/** What a column can hold, and the headers that say so, as words. */
const knownHeaders = {
  title: ['title', 'name', 'property title', 'heading'],
  description: ['description', 'about', 'details'],
  city: ['city', 'town'],
  locality: ['locality', 'area locality', 'location', 'area name', 'neighbourhood'],
  landmark: ['landmark', 'near'],
  pincode: ['pincode', 'pin code', 'pin', 'postal code'],
  propertyType: ['property type', 'type', 'type of property'],
  furnishing: ['furnishing', 'furnished', 'furnishing status'],
  bedrooms: ['bhk', 'bedrooms', 'bedroom', 'beds', 'rooms'],
  bathrooms: ['bathroom', 'bathrooms', 'bath', 'baths'],
  areaSqft: ['size', 'area', 'area sqft', 'area sq ft', 'sqft', 'super area', 'carpet area', 'built up area'],
  rent: ['rent', 'monthly rent', 'rent per month', 'price'],
  deposit: ['deposit', 'security deposit'],
  maintenanceCharge: ['maintenance', 'maintenance charge', 'maintenance charges'],
  brokerageDays: ['brokerage', 'brokerage days'],
  availableFrom: ['available from', 'availability', 'possession'],
  floor: ['floor'],
  facing: ['facing', 'direction'],
  parking: ['parking'],
  petsAllowed: ['pets', 'pets allowed'],
  preferredTenant: ['tenant preferred', 'preferred tenant', 'tenant', 'preferred tenants'],
  listedAs: ['point of contact', 'listed as', 'listed by', 'contact', 'posted by'],
  amenities: ['amenities', 'facilities'],
  reraNumber: ['rera', 'rera number'],
  postedOn: ['posted on', 'posted', 'date posted', 'listed on'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ImportField = keyof typeof knownHeaders;
export const importFields = Object.keys(knownHeaders) as ImportField[];

/** Without these a row is no listing: each needs a column or a default. */
export const requiredImportFields = [
  'city',
  'locality',
  'propertyType',
  'furnishing',
  'bedrooms',
  'bathrooms',
  'areaSqft',
  'rent',
] as const satisfies readonly ImportField[];

export interface ImportMapping {
  /** The header of the column that holds a field. */
  readonly columns: { readonly [field in ImportField]?: string };
  /** What a field holds, as text, where the row says nothing. */
  readonly defaults: { readonly [field in ImportField]?: string };
}

/** The mapping a header row suggests; homes are apartments where no column says otherwise. */
export function detectMapping(headers: readonly string[]): ImportMapping {
  const columns: { [field in ImportField]?: string } = {};
  for (const field of importFields) {
    const names: readonly string[] = knownHeaders[field];
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
