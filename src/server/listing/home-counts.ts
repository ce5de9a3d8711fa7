/** Adds up what many requests leave behind: the views of each home, and how many homes there are. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { BATCH, inBatches } from '../lib/in-batches.ts';

/** Adds the views not yet counted to their homes. */
export const countViews = (database: Database): Promise<void> =>
  inBatches(
    database,
    sql`
    with counted as (
      update property_views set is_counted = true where ctid = any (array(
        select ctid from property_views where not is_counted limit ${BATCH} for update skip locked))
      returning property_id
    ), sums as (select property_id, count(*)::int as views from counted group by 1),
    added as (
      update properties p set view_count = p.view_count + s.views from sums s where p.id = s.property_id)
    select count(*)::int as done from counted`,
  );

/** Of the rows that the day's statements left, one for each month remains. */
export const addUpHomeCounts = (database: Database): Promise<void> =>
  database.asWorker(async (tx) => {
    await tx.execute(sql`
      with taken as (delete from home_counts returning month, homes)
      insert into home_counts (month, homes)
        select month, sum(homes) from taken group by month having sum(homes) <> 0`);
  });
