// What opens the API to a person's own programs.
import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PROGRAM_NAME_MAX, type Scope, TOKEN_NAME_MAX } from '../../domain/api-tokens.ts';
import { bytea, createdAt, id, instant, isMe, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

/** A personal access token: its keyed hash, what it may do, and until when. One that is revoked is gone. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: personId('user_id'),
    name: text('name').notNull(),
    /** How the token begins, for its owner to know it by. */
    prefix: text('prefix').notNull(),
    /** HMAC-SHA-256 of the token under the installation's secret. */
    hash: bytea('hash').notNull().unique(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute, so that a busy program does not write with each call. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('api_tokens_newest').on(table.userId, table.createdAt),
    check('api_tokens_name', sql`length(${table.name}) between 1 and ${sql.raw(`${TOKEN_NAME_MAX}`)}`),
    check('api_tokens_hash', sql`length(${table.hash}) = 32`),
    check('api_tokens_scopes', sql`cardinality(${table.scopes}) > 0`),
    check('api_tokens_year', sql`${table.expiresAt} <= ${table.createdAt} + interval '366 days'`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);

/** A program of somebody else that a person let in (OAuth): which, what it may do, and when it last did. One that was ended is gone. */
export const apiPrograms = pgTable(
  'api_programs',
  {
    id: id(),
    userId: personId('user_id'),
    /** As the program registered itself, in `auth.oauth_clients`. */
    clientId: text('client_id').notNull(),
    /** What it called itself when it was let in. */
    name: text('name').notNull(),
    /** Where it is sent back to. */
    host: text('host').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('api_programs_once').on(table.userId, table.clientId),
    check('api_programs_name', sql`length(${table.name}) between 1 and ${sql.raw(`${PROGRAM_NAME_MAX}`)}`),
    check('api_programs_scopes', sql`cardinality(${table.scopes}) > 0`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);
