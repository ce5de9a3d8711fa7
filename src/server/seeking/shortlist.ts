/** Keeps the homes a person put a heart on, and says what changed about them since. */
import { ORPCError } from '@orpc/server';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Shortlisted } from '../../contract/shortlist.ts';
import { homeColumns, homeMatches } from '../../db/home-summary.ts';
import { properties } from '../../db/schema/properties.ts';
import { shortlists } from '../../db/schema/shortlist.ts';
import { acceptsLeads } from '../../domain/properties.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const MAX_IDS = 1000;

const rent = sql`coalesce(${properties.rent}, 0)`;
const added = sql`${shortlists.createdAt}`;
const id = sql`${shortlists.propertyId}`;
const orders: Record<'newest' | 'oldest' | 'rent_asc' | 'rent_desc', Keyset> = {
  newest: { key: added, type: 'timestamptz', id, descending: true },
  oldest: { key: added, type: 'timestamptz', id, descending: false },
  rent_asc: { key: rent, type: 'bigint', id, descending: false },
  rent_desc: { key: rent, type: 'bigint', id, descending: true },
};

const selectEntries = (db: Executor, order: Keyset, where: SQL | undefined) =>
  db
    .select({ entry: shortlists, home: homeColumns, at: keyText(order) })
    .from(shortlists)
    .innerJoin(properties, eq(properties.id, shortlists.propertyId))
    .where(where)
    .orderBy(orderOf(order));

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

const list = api.shortlist.list.handler(async ({ context, input }) => {
  const { db } = context;
  const order = orders[input.sort];
  const wanted = and(eq(shortlists.userId, userIdOf(context)), homeMatches(input.q));
  const rows = await selectEntries(db, order, and(wanted, afterCursor(order, input.cursor))).limit(
    input.limit + 1,
  );
  const { page, next_cursor } = cutPage(rows, input.limit, ({ home }) => home.id);
  const joined = sql`${shortlists} join ${properties} on ${properties.id} = ${shortlists.propertyId} where ${wanted}`;
  return { items: page.map(toShortlisted), total: await countUpTo(db, joined), next_cursor };
});

function toShortlisted({ entry, home }: Row): Shortlisted {
  const drop = entry.rentWhenAdded !== null && home.rent !== null ? entry.rentWhenAdded - home.rent : 0;
  return {
    home,
    note: entry.note,
    added_at: entry.createdAt.toISOString(),
    rent_when_added: entry.rentWhenAdded,
    price_drop: drop > 0 ? drop : null,
    is_let: !acceptsLeads(home.listing_state, home.availability),
  };
}

const ids = api.shortlist.ids.handler(async ({ context }) => {
  const rows = await context.db
    .select({ id: shortlists.propertyId })
    .from(shortlists)
    .where(eq(shortlists.userId, userIdOf(context)))
    .orderBy(desc(shortlists.createdAt))
    .limit(MAX_IDS);
  return { ids: rows.map((row) => row.id) };
});

const add = api.shortlist.add.handler(async ({ context, input }) => {
  const { db } = context;
  const [home] = await db
    .select({ rent: properties.rent, state: properties.listingState })
    .from(properties)
    .where(eq(properties.id, input.property_id));
  if (!home || home.state === 'draft') throw new ORPCError('NOT_FOUND');
  await db
    .insert(shortlists)
    .values({ userId: userIdOf(context), propertyId: input.property_id, rentWhenAdded: home.rent })
    .onConflictDoNothing();
  return { ok: true as const };
});

const ownEntry = (userId: string, propertyId: string) =>
  and(eq(shortlists.userId, userId), eq(shortlists.propertyId, propertyId));

const remove = api.shortlist.remove.handler(async ({ context, input }) => {
  await context.db.delete(shortlists).where(ownEntry(userIdOf(context), input.property_id));
  return { ok: true as const };
});

const note = api.shortlist.note.handler(async ({ context, input }) => {
  const changed = await context.db
    .update(shortlists)
    .set({ note: input.note })
    .where(ownEntry(userIdOf(context), input.property_id))
    .returning({ id: shortlists.propertyId });
  if (changed.length === 0) throw new ORPCError('NOT_FOUND');
  return { ok: true as const };
});

export const shortlist = { list, ids, add, remove, note };
