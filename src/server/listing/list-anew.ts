/** Lists homes anew whose entry in the catalogue was made before the description of their fields was what it is now. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';

/** Few enough that no lister waits for long to change one of them. */
const AT_ONCE = 200;

/** Goes on where an earlier run stopped; without anything to do it asks once. Touching a home's title lists it as any change does. */
export async function listAnew(database: Database): Promise<void> {
  const statement = sql`
    with state as materialized (select listed_to from app.listing_shape where listed_to is not null for update),
    batch as materialized (
      select id from properties where id > (select listed_to from state) and listing_state = 'published'
        order by id limit ${AT_ONCE}),
    touched as (update properties set title = title where id in (select id from batch)),
    moved as (
      update app.listing_shape set listed_to = (select id from batch order by id offset ${AT_ONCE - 1})
        where listed_to is not null)
    select count(*)::int as done from batch`;
  for (let done = AT_ONCE; done === AT_ONCE; ) {
    const { rows } = await database.asWorker((tx) => tx.execute<{ done: number }>(statement));
    done = rows[0]?.done ?? 0;
  }
}
