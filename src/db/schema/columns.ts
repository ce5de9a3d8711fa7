// Columns and policy expressions that every table repeats, written once.
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, pgPolicy, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrganisationWork } from '../../domain/organisations.ts';
import type { RolePermission } from '../../domain/permissions.ts';
import { member, worker } from './roles.ts';

export const id = () => uuid('id').primaryKey().default(sql`uuidv7()`);
/** Random from its first character on, for what people name by those: the others begin with the moment they were made. */
export const randomId = () => uuid('id').primaryKey().defaultRandom();
/** When the transaction began on the product's clock: what a column is set to that says when something happened. */
export const now = sql<Date>`app.now()`;
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().default(now);
export const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().default(now);
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Whole paise; a JavaScript number holds them exactly up to ninety lakh crore rupees. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** As sub-selects they run once per statement and not once per row. */
export const may = (permission: RolePermission): SQL => sql.raw(`(select app.may('${permission}'))`);
export const isMe = (column: AnyPgColumn): SQL => sql`${column} = (select app.user_id())`;

/**
 * The caller's role in that organisation lets them do such work. Once per statement, as `may` is, and an array: with a set of its
 * own in its filter the planner would rather read a table whole than look its rows up one by one.
 */
export const actsFor = (column: AnyPgColumn, work: OrganisationWork): SQL =>
  sql`${column} = any (array(select app.acts_for(${sql.raw(`'${work}'`)})))`;

/** The same of the organisation that lists this home. */
export const actsForHome = (column: AnyPgColumn, work: OrganisationWork): SQL =>
  sql`${column} = any (array(select app.organisation_homes(${sql.raw(`'${work}'`)})))`;

/**
 * Visible with the row of another table, which is looked up by its id under that table's own policies. Whoever may read that
 * table in full has long lists, which need not ask it for every row.
 */
export const isVisibleWith = (column: AnyPgColumn, table: string, readAll: RolePermission): SQL =>
  sql`(${may(readAll)} or exists (select from ${sql.raw(table)} v where v.id = ${column}))`;

export const workerPolicy = () =>
  pgPolicy('worker', { to: worker, for: 'all', using: sql`true`, withCheck: sql`true` });

/** Only the person of that column sees and writes the row, and the worker. */
export const ownPolicies = (owner: AnyPgColumn) => [
  pgPolicy('own', { to: member, for: 'all', using: isMe(owner), withCheck: isMe(owner) }),
  workerPolicy(),
];

/** A status kept as checked text: adding a value later is one constraint, not a new type. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, isAmong(column, values));
}

/** The same as a part of a larger condition. */
export function isAmong(column: AnyPgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
