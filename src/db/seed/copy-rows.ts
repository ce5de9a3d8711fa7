// Rows from text into a table, for loads of a million.
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/**
 * Rows are lines of COPY's text format, in the order of the columns. COPY does not run under row security, which binds the bulk role
 * too: they come by way of a table of this connection alone.
 */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: string,
  rows: Iterable<string>,
): Promise<void> {
  await client.query(`create temp table copied_rows as select ${columns} from ${table} with no data`);
  try {
    await pipeline(inBlocks(rows), client.query(copyFrom('copy copied_rows from stdin')));
    await client.query(`insert into ${table} (${columns}) select * from copied_rows`);
  } finally {
    await client.query('drop table copied_rows');
  }
}

/** A million small writes to a socket cost more than the rows themselves. */
function* inBlocks(rows: Iterable<string>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += row;
    if (block.length > 1 << 18) {
      yield block;
      block = '';
    }
  }
  if (block !== '') yield block;
}
