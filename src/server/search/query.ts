// One way to send hand-written SQL, whether as a visitor on a pool or as an actor inside Drizzle's transaction.
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Row = Record<string, unknown>;
/** `isReused`: plan it once for a connection, whatever the values; for statements whose best plan does not depend on them. */
export type Query = <Result extends Row = Row>(
  text: string,
  values?: unknown[],
  isReused?: boolean,
) => Promise<Result[]>;

/** Each kept plan costs every connection some memory; the shapes people really ask for are far fewer. */
const MAX_NAMES = 100;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `catalogue_${names.size}`;
  names.set(text, name);
  return name;
}

/** Signed-out reads: no transaction, and what is independent runs on two connections at once. */
export function queryOn(pool: Pick<Pool, 'query'>): Query {
  return async <Result extends Row>(text: string, values: unknown[] = [], isReused = false) => {
    const name = isReused ? nameOf(text) : undefined;
    return (await pool.query<Result>({ text, values, name })).rows;
  };
}

type Executor = Pick<NodePgDatabase<Record<string, never>>, 'execute'>;

/** Signed-in reads: the same SQL inside the actor's transaction. */
export function queryWith(db: Executor): Query {
  return async <Result extends Row>(text: string, values: unknown[] = []) => {
    const { rows } = await db.execute(toSql(text, values));
    return rows as Result[];
  };
}

/** `$1`, `$2` … of the text as parameters of Drizzle, which numbers them itself. */
function toSql(text: string, values: unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, i) => (i % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1]))),
  );
}

/** Collects the values of a statement while its text is written. */
export function parameters() {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  return { values, add };
}

export interface Statement {
  text: string;
  values: unknown[];
}
