/** The documents of the Documentation Center: their names, versions and since when (specification, sections 2.3 and 9). */

export const documentIds = [
  'requirements-specification',
  'compensation-plan',
  'database-schema',
  'security',
] as const;
export type DocumentId = (typeof documentIds)[number];

export interface ProductDocument {
  readonly id: DocumentId;
  readonly title: string;
  readonly version: string;
}

/** The day of the first revision of them all, as the specification writes it. */
export const FIRST_REVISION = 'January 2025';

export const documents: readonly ProductDocument[] = [
  { id: 'requirements-specification', title: 'Requirements Specification', version: '1.0' },
  { id: 'compensation-plan', title: 'Compensation Plan', version: '2.0' },
  { id: 'database-schema', title: 'Database Schema', version: '1.0' },
  { id: 'security', title: 'Security', version: '1.0' },
];

/** Named from the title: "Database Schema" is saved as database-schema.md. */
export const markdownName = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.md`;
