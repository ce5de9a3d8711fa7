/** Tells every process that keeps the catalogue in memory to read it anew. */
import type { ClientBase } from 'pg';

/** For homes that were loaded around the triggers, which no list of changes names. Joins the client's transaction. */
export async function renewCatalogue(client: ClientBase): Promise<void> {
  await client.query('update app.catalogue_epoch set word = gen_random_uuid()');
}
