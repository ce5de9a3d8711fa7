// Rows from text into a table, for loads of a million.
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Rows are lines of COPY's text format. */
export async function copyRows(client: ClientBase, target: string, rows: Iterable<string>): Promise<void> {
  await pipeline(inBlocks(rows), client.query(copyFrom(`copy ${target} from stdin`)));
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
