/** Keeps searches under a name, with what matching one new home against all of them needs. */
import { ORPCError } from '@orpc/server';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { filtersFromUrl, filtersToUrl, type PropertyFilters } from '../../contract/property-filters.ts';
import { savedSearches as searches } from '../../db/schema/saved-searches.ts';
import { keyOf, localityKey } from '../../domain/catalogue.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { cellsAround } from '../../domain/map.ts';
import { fromRupees } from '../../domain/money.ts';
import { SAVED_SEARCHES_MAX, SEARCH_NAME_MAX } from '../../domain/saved-searches.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import type { Choice } from '../search/catalogue.ts';
import { type Reading, readingOf } from '../search/conditions.ts';
import { queryWith } from '../search/query.ts';
import { feedPath } from './feeds.ts';

/** In no city's number. */
const NO_CITY = 0;

type Context = Parameters<Parameters<typeof api.savedSearches.save.handler>[0]>[0]['context'];

/** The filters without the page one was on and how it was sorted; equal searches give equal text. */
function filtersOf(query: string): PropertyFilters {
  const { cursor, limit, sort, ...filters } = filtersFromUrl(new URLSearchParams(query));
  return filtersFromUrl(filtersToUrl(filters));
}

/** What the columns beside the query hold. All words are kept as text: which of them are frequent changes with time. */
async function matchColumns({ db, services }: Context, filters: PropertyFilters) {
  const vocabulary = await catalogueOf(services.database).vocabulary(queryWith(db), 'check');
  return columnsOf(readingOf(filters, vocabulary));
}

/** Asked for by several values, these have a column of their own. */
const withColumn = ['locality', 'bedrooms', 'furnishing', 'property_type'];

function columnsOf({ conditions, cityId, nearAny, isImpossible }: Reading) {
  const { rent, area, choices, localityIds } = conditions;
  const groups = [
    ...(localityIds ? [{ field: 'locality', keys: localityIds.map(localityKey), every: false }] : []),
    ...choices.map(({ field, values, every }) => ({ field, keys: keysOf(field, values), every })),
  ];
  const isNeeded = ({ every, keys }: (typeof groups)[number]) => every || keys.length === 1;
  const anyOf = (field: string) =>
    groups.find((group) => group.field === field && !isNeeded(group))?.keys ?? null;
  const others = groups.filter((group) => !isNeeded(group) && !withColumn.includes(group.field));
  const paiseOf = (rupees: number | undefined) => (rupees === undefined ? null : fromRupees(rupees));
  return {
    cityId: isImpossible ? NO_CITY : (cityId ?? null),
    rentMin: paiseOf(rent.least),
    rentMax: paiseOf(rent.most),
    areaMin: area.least ?? null,
    areaMax: area.most ?? null,
    availableBy: conditions.availableBy ?? null,
    allKeys: groups.filter(isNeeded).flatMap((group) => group.keys),
    anyLocalities: anyOf('locality'),
    anyBedrooms: anyOf('bedrooms'),
    anyFurnishings: anyOf('furnishing'),
    anyTypes: anyOf('property_type'),
    anyOthers: others.length > 0 ? others.map(({ keys }) => keys) : null,
    words: conditions.words.join(' '),
    ...boxOf(conditions),
    nearKinds: nearAny ? [...nearAny.kinds] : null,
    nearMeters: nearAny?.meters ?? null,
  };
}

/** Of homes near a place the square around them: alerts are told of a few too many rather than of one too few. */
function boxOf({ box, near }: Reading['conditions']) {
  const cells = box ?? (near && cellsAround(near));
  return {
    latFrom: cells?.lat.least ?? null,
    latTo: cells?.lat.most ?? null,
    lngFrom: cells?.lng.least ?? null,
    lngTo: cells?.lng.most ?? null,
  };
}

const keysOf = (field: Choice['field'], values: Choice['values']): number[] =>
  values.flatMap((value) => keyOf(field, value) ?? []);

const textOf = (filters: PropertyFilters) => filtersToUrl(filters).toString();

/** Everything there is, is no search to hear of. Throws `saved-search.empty`. */
function readQuery(query: string) {
  const filters = filtersOf(query);
  const text = textOf(filters);
  if (text === '') throw new RuleBroken('saved-search.empty', 'query');
  return { filters, query: text };
}

/** A search without a name is called by its place or its words. */
function nameOf({ q, city, locality }: PropertyFilters): string {
  const place = [locality?.slice(0, 2).join(', '), city].filter(Boolean).join(', ');
  const words = (place || q || 'My search').replaceAll('-', ' ');
  return (words[0]?.toUpperCase() + words.slice(1)).slice(0, SEARCH_NAME_MAX);
}

const list = api.savedSearches.list.handler(async ({ context }) => {
  const { db, services } = context;
  const rows = await db
    .select()
    .from(searches)
    .where(eq(searches.userId, userIdOf(context)))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(SAVED_SEARCHES_MAX);
  const found = await catalogueOf(services.database).count(
    queryWith(db),
    rows.map(({ query }) => filtersOf(query)),
  );
  return {
    items: rows.map((row, i) => ({
      id: row.id,
      name: row.name,
      query: row.query,
      frequency: row.frequency,
      is_paused: row.isPaused,
      last_sent_at: row.lastSentAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      total: found[i]?.total ?? 0,
      total_is_exact: found[i]?.totalIsExact ?? false,
      feed: feedPath(services.config.authSecret, row.id),
    })),
  };
});

async function checkRoom(db: Executor, userId: string): Promise<void> {
  const [stored] = await db.select({ searches: count() }).from(searches).where(eq(searches.userId, userId));
  if ((stored?.searches ?? 0) >= SAVED_SEARCHES_MAX) throw new RuleBroken('saved-search.too-many');
}

const save = api.savedSearches.save.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const { filters, query } = readQuery(input.query);
  const own = and(eq(searches.userId, userId), eq(searches.query, query));
  const [known] = await db.select({ id: searches.id }).from(searches).where(own);
  if (known) return { id: known.id, is_new: false };
  await checkRoom(db, userId);
  const [saved] = await db
    .insert(searches)
    .values({
      userId,
      query,
      name: input.name ?? nameOf(filters),
      frequency: input.frequency,
      ...(await matchColumns(context, filters)),
    })
    // A second press that came at the same moment.
    .onConflictDoUpdate({ target: [searches.userId, searches.query], set: { query } })
    .returning({ id: searches.id });
  if (!saved) throw new ORPCError('NOT_FOUND');
  return { id: saved.id, is_new: true };
});

async function newQuery(context: Context, id: string, asked: string) {
  const { filters, query } = readQuery(asked);
  const other = and(eq(searches.userId, userIdOf(context)), eq(searches.query, query), ne(searches.id, id));
  const [same] = await context.db.select({ id: searches.id }).from(searches).where(other);
  if (same) throw new RuleBroken('saved-search.already-saved', 'query');
  return { query, ...(await matchColumns(context, filters)) };
}

const update = api.savedSearches.update.handler(async ({ context, input }) => {
  const { id, name, frequency, is_paused: isPaused } = input;
  const asked = input.query === undefined ? {} : await newQuery(context, id, input.query);
  const changed = await context.db
    .update(searches)
    // A change that names nothing changes nothing.
    .set({ name: name ?? sql`name`, frequency, isPaused, ...asked })
    .where(and(eq(searches.userId, userIdOf(context)), eq(searches.id, id)))
    .returning({ id: searches.id });
  if (changed.length === 0) throw new ORPCError('NOT_FOUND');
  return { ok: true as const };
});

const remove = api.savedSearches.remove.handler(async ({ context, input }) => {
  await context.db
    .delete(searches)
    .where(and(eq(searches.userId, userIdOf(context)), eq(searches.id, input.id)));
  return { ok: true as const };
});

export const savedSearches = { list, save, update, remove };
