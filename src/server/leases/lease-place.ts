/** Where exactly a let home is, for its parties. */
import { sql } from 'drizzle-orm';
import type { HomePlace } from '../../contract/home-place.ts';
import { api } from '../lib/procedures.ts';
import { loadLease } from './lease-rows.ts';

export const place = api.leases.place.handler(async ({ context, input: { id } }) => {
  await loadLease(context, id);
  const { rows } = await context.db.execute<{ place: HomePlace | null }>(
    sql`select app.place_of_lease(${id}) as place`,
  );
  return { place: rows[0]?.place ?? null };
});
