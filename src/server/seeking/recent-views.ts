/** Keeps the last homes a person looked at; views of a device join them when they sign in. */
import { and, eq, sql } from 'drizzle-orm';
import { RECENT_VIEWS_MAX } from '../../contract/recent-views.ts';
import { homeColumns, homeMatches } from '../../db/home-summary.ts';
import { properties } from '../../db/schema/properties.ts';
import { recentViews as views } from '../../db/schema/recent.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const newest: Keyset = {
  key: sql`${views.viewedAt}`,
  type: 'timestamptz',
  id: sql`${views.propertyId}`,
  descending: true,
};

const list = api.recentViews.list.handler(async ({ context, input }) => {
  const { db } = context;
  const wanted = and(eq(views.userId, userIdOf(context)), homeMatches(input.q));
  const rows = await db
    .select({ view: views, home: homeColumns, at: keyText(newest) })
    .from(views)
    .innerJoin(properties, eq(properties.id, views.propertyId))
    .where(and(wanted, afterCursor(newest, input.cursor)))
    .orderBy(orderOf(newest))
    .limit(input.limit + 1);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ home }) => home.id);
  const joined = sql`${views} join ${properties} on ${properties.id} = ${views.propertyId} where ${wanted}`;
  return {
    items: page.map(({ view, home }) => ({ home, viewed_at: view.viewedAt.toISOString() })),
    total: await countUpTo(db, joined),
    next_cursor,
  };
});

const remove = api.recentViews.remove.handler(async ({ context, input }) => {
  const own = eq(views.userId, userIdOf(context));
  await context.db
    .delete(views)
    .where(input.property_id ? and(own, eq(views.propertyId, input.property_id)) : own);
  return { ok: true as const };
});

const merge = api.recentViews.merge.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  // Homes unknown or hidden by now are left out; a device clock that runs ahead counts as now.
  const { rows } = await db.execute(sql`
    insert into recent_views (user_id, property_id, viewed_at)
    select ${userId}, p.id, max(least(v.viewed_at, app.now()))
      from jsonb_to_recordset(${JSON.stringify(input.views)}::jsonb) as v(property_id uuid, viewed_at timestamptz)
      join properties p on p.id = v.property_id and p.listing_state = 'published'
     where app.keeps_history()
     group by p.id
    on conflict (user_id, property_id) do update set viewed_at = greatest(recent_views.viewed_at, excluded.viewed_at)
    returning property_id`);
  await forgetOldest(db, userId);
  return { merged: rows.length };
});

const forgetOldest = (db: Executor, userId: string) =>
  db.execute(sql`
    delete from recent_views r using (
      select property_id from recent_views where user_id = ${userId}
       order by viewed_at desc offset ${RECENT_VIEWS_MAX}) old
     where r.user_id = ${userId} and r.property_id = old.property_id`);

export const recentViews = { list, remove, merge };
