/** Keeps the searches a person made, and counts what each would find today. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { filtersFromUrl, filtersToUrl } from '../../contract/property-filters.ts';
import { RECENT_SEARCHES_MAX } from '../../contract/recent-searches.ts';
import { recentSearches as stored } from '../../db/schema/recent.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { queryWith } from '../search/query.ts';

/** The search without the page one was on; equal searches give equal text. */
function canonical(query: string): string {
  const { cursor, limit, ...filters } = filtersFromUrl(new URLSearchParams(query));
  return filtersToUrl(filters).toString();
}

const list = api.recentSearches.list.handler(async ({ context }) => {
  const { db, services } = context;
  const rows = await db
    .select()
    .from(stored)
    .where(eq(stored.userId, userIdOf(context)))
    .orderBy(desc(stored.searchedAt), desc(stored.id))
    .limit(RECENT_SEARCHES_MAX);
  const searches = rows.map(({ query }) => filtersFromUrl(new URLSearchParams(query)));
  const found = await catalogueOf(services.database).count(queryWith(db), searches);
  return {
    items: rows.map(({ id, query, searchedAt }, i) => ({
      id,
      query,
      searched_at: searchedAt.toISOString(),
      total: found[i]?.total ?? 0,
      total_is_exact: found[i]?.totalIsExact ?? false,
    })),
  };
});

const record = api.recentSearches.record.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const query = canonical(input.query);
  // Looking at everything is no search to come back to.
  if (query === '') return { ok: true as const };
  await db.execute(sql`
    insert into recent_searches (user_id, query) select ${userId}, ${query} where app.keeps_history()
    on conflict (user_id, query) do update set searched_at = app.clock_timestamp()`);
  await db.execute(sql`
    delete from recent_searches where id in (
      select id from recent_searches where user_id = ${userId}
       order by searched_at desc, id desc offset ${RECENT_SEARCHES_MAX})`);
  return { ok: true as const };
});

const remove = api.recentSearches.remove.handler(async ({ context, input }) => {
  await context.db.delete(stored).where(and(eq(stored.userId, userIdOf(context)), eq(stored.id, input.id)));
  return { ok: true as const };
});

const clear = api.recentSearches.clear.handler(async ({ context }) => {
  await context.db.delete(stored).where(eq(stored.userId, userIdOf(context)));
  return { ok: true as const };
});

export const recentSearches = { list, record, remove, clear };
