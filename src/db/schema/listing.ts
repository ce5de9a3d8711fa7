// What a lister works with before and around a listing: form drafts and imports of many homes at once.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  json,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportMemory } from '../../domain/import-memory.ts';
import { createdAt, id, instant, may, now, oneOf, ownPolicies, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

/** The listing form as typed so far: one for a new home, and one for each home being edited. */
export const propertyDrafts = pgTable(
  'property_drafts',
  {
    id: id(),
    userId: personId('user_id'),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('property_drafts_one').on(table.userId, table.propertyId).nullsNotDistinct(),
    index('property_drafts_of_home').on(table.propertyId),
    ...ownPolicies(table.userId),
  ],
);

/** `waiting`: for our team's yes; `declined`: nothing of it was imported. */
const importStatuses = ['waiting', 'running', 'finished', 'stopped', 'declined'] as const;

export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    ownerId: personId('owner_id'),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: importStatuses }).notNull().default('running'),
    mapping: jsonb('mapping').$type<Record<string, unknown>>().notNull(),
    totalRows: integer('total_rows').notNull().default(0),
    importedRows: integer('imported_rows').notNull().default(0),
    /** Rows of homes that were there before this run: src/domain/import-matching.ts. */
    repeatedRows: integer('repeated_rows').notNull().default(0),
    /** Rows of homes that an earlier row of the same file is, and the first of them. */
    sameRows: integer('same_rows').notNull().default(0),
    sameAs: jsonb('same_as').$type<{ row: number; as: number }[]>().notNull().default([]),
    rejectedRows: integer('rejected_rows').notNull().default(0),
    /** Of the repeated rows those whose home was changed: they have a number of their own. */
    updatedRows: integer('updated_rows').notNull().default(0),
    /** Cells of homes that were taken which could not be read: how many, and an example. */
    leftOut: jsonb('left_out')
      .$type<{ field: string; cells: number; example: string }[]>()
      .notNull()
      .default([]),
    /** The first rows, while the run waits for whoever looks at them; as text, which keeps the order of the columns. */
    sample: json('sample').$type<Record<string, string>[]>(),
    /** When our team let it in or declined it; who did is in the trail. */
    reviewedAt: instant('reviewed_at'),
    /** Why it was declined. */
    reviewNote: text('review_note'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('import_runs_newest').on(table.ownerId, table.createdAt),
    oneOf('import_runs_status', table.status, importStatuses),
    index('import_runs_reviewed')
      .on(table.createdAt, table.id)
      .where(sql`status = 'waiting' or reviewed_at is not null`),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('imports.readAll') }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: may('imports.decide'),
      withCheck: may('imports.decide'),
    }),
    ...ownPolicies(table.ownerId),
  ],
);

/** What a lister corrected of their files, one row each: src/domain/import-memory.ts. */
export const importMemories = pgTable(
  'import_memories',
  {
    ownerId: personId('owner_id').primaryKey(),
    columns: jsonb('columns').$type<ImportMemory['columns']>().notNull(),
    values: jsonb('values').$type<ImportMemory['values']>().notNull(),
    defaults: jsonb('defaults').$type<ImportMemory['defaults']>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (table) => ownPolicies(table.ownerId),
);

const ofOwnRun = (runId: AnyPgColumn) =>
  sql`exists (select from import_runs r where r.id = ${runId} and r.owner_id = (select app.user_id()))`;

/** What an import added, so that it can be undone. */
export const importHomes = pgTable(
  'import_homes',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Hashes by which a later file knows it again: src/domain/import-matching.ts; null for homes of imports before these were kept. */
    core: text('core'),
    said: jsonb('said').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.propertyId] }),
    index('import_homes_of_home').on(table.propertyId),
    index('import_homes_core').on(table.core),
    pgPolicy('own', {
      to: member,
      for: 'all',
      using: ofOwnRun(table.runId),
      withCheck: ofOwnRun(table.runId),
    }),
    workerPolicy(),
  ],
);

/** `same`: the home has the very picture already. */
const importPhotoStates = ['waiting', 'stored', 'same', 'failed'] as const;

/** A photo that an import names by its address; a job fetches what waits. Each address of a home stands here once, whatever names it. */
export const importPhotos = pgTable(
  'import_photos',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    /** In its row, from 0. */
    place: smallint('place').notNull(),
    state: text('state', { enum: importPhotoStates }).notNull().default('waiting'),
    /** Why it failed, or the last try did: a code of src/domain/import-photos.ts. */
    problem: text('problem'),
    tries: smallint('tries').notNull().default(0),
    dueAt: instant('due_at').notNull().default(now),
    /** Of the bytes that came, so that one picture under two addresses is kept once. */
    hash: text('hash'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.url] }),
    index('import_photos_of_run').on(table.runId, table.state),
    index('import_photos_due').on(table.dueAt).where(sql`state = 'waiting'`),
    index('import_photos_settled').on(table.settledAt).where(sql`settled_at is not null`),
    oneOf('import_photos_state', table.state, importPhotoStates),
    pgPolicy('own', {
      to: member,
      for: 'all',
      using: ofOwnRun(table.runId),
      withCheck: ofOwnRun(table.runId),
    }),
    workerPolicy(),
  ],
);

/** A row that was not imported, as it stood in the file, and why. */
export const importRejects = pgTable(
  'import_rejects',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    reason: text('reason').notNull(),
    row: jsonb('row').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.rowNumber] }),
    pgPolicy('read with run', {
      to: member,
      for: 'select',
      using: sql`exists (select from import_runs r where r.id = ${table.runId})`,
    }),
    pgPolicy('add to own run', {
      to: member,
      for: 'insert',
      withCheck: ofOwnRun(table.runId),
    }),
    workerPolicy(),
  ],
);
