// Statements that nearly every request sends: PostgreSQL plans them once for a connection, row policies included.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Executor } from './request-context.ts';

const dialect = new PgDialect();

/**
 * The rows of a statement that reads one record by its key, so that its best plan does not depend on the values. `name` stands for
 * this text alone. Under row policies the plan costs several times the reading; the policies themselves are asked each time.
 */
export async function plannedOnce<Row>(db: Executor, name: string, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const result = await db._.session.prepareQuery(query, undefined, name, false).execute();
  return (result as QueryResult & { rows: Row[] }).rows;
}
