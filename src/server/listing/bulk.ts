/** Answers how a lister's homes do, and changes many of them at once: what one home refuses stops no other. */
import { inArray, sql } from 'drizzle-orm';
import type { HomePerformance, PerformanceWeek } from '../../contract/listing.ts';
import { BATCH_SIZE } from '../../contract/paging.ts';
import { properties } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  type BulkAction,
  PERFORMANCE_DAYS,
  PERFORMANCE_WEEKS,
  rentChangedBy,
} from '../../domain/own-homes.ts';
import { actEach } from '../audit/act.ts';
import { missingOf, refusedOf } from '../lib/batch-refusals.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { besides, nextStateOf } from './moves.ts';
import { matchingHomes } from './own-home-lists.ts';
import { type OwnHome, stateOf, userIdOf } from './rows/own-homes.ts';

export const performance = api.properties.performance.handler(async ({ context: { db }, input: { ids } }) => {
  const { rows } = await db.execute<HomePerformance>(sql`
    select property_id as id, views, shortlists, enquiries, visits, applications
      from app.home_performance(${sql.param(ids)}::uuid[], ${PERFORMANCE_DAYS})`);
  return { items: rows };
});

export const performanceByWeek = api.properties.performanceByWeek.handler(async ({ context: { db } }) => {
  const { rows } = await db.execute<PerformanceWeek>(sql`
    select week::text as week, views, shortlists, enquiries, visits, applications
      from app.weekly_performance(${PERFORMANCE_WEEKS})`);
  return { weeks: rows };
});

type Wanted = { action: BulkAction; rent_change_bp: number | null };
type Refused = { id: string; name: string; rule: string };

export const bulk = api.properties.bulk.handler(async ({ context, input }) => {
  const own = await matchingHomes(context.db, userIdOf(context.actor), { show: 'all', q: undefined });
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select p.id from properties p where ${own} and p.id = any(${sql.param(input.ids)}::uuid[]) order by p.id for update`);
  const found = rows.map(({ id }) => id);
  const missing = input.ids.filter((id) => !found.includes(id));
  const { done, refused } = await changeAll(context, found, input);
  const unknown = missing.map((id) => ({ id, rule: 'property.transition-not-allowed' }));
  return { done, refused: [...refused.map(({ id, rule }) => ({ id, rule })), ...unknown] };
});

export const bulkMatching = api.properties.bulkMatching.handler(async ({ context, input }) => {
  const matching = await matchingHomes(context.db, userIdOf(context.actor), input);
  const after = input.after === null ? sql`true` : sql`p.id > ${input.after}`;
  const named = input.ids ? sql`p.id = any(${sql.param(input.ids)}::uuid[])` : sql`true`;
  // In one order, so that two changes of the same homes at once wait instead of blocking each other.
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select p.id from properties p where ${matching} and ${named} and ${after} order by p.id limit ${BATCH_SIZE} for update`);
  const ids = rows.map(({ id }) => id);
  const { done, refused } = await changeAll(context, ids, input);
  return {
    done: done.length,
    refused: refusedOf([...refused, ...missingOf(input.ids, ids.length, 'property.transition-not-allowed')]),
    next: ids.length < BATCH_SIZE ? null : (ids.at(-1) ?? null),
  };
});

/** Changes locked homes, each as the rules allow, in one statement for all that change alike. */
async function changeAll({ db }: HandlerContext, ids: readonly string[], wanted: Wanted) {
  const homes =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(properties)
          .where(inArray(properties.id, [...ids]));
  const refused: Refused[] = [];
  const changes = homes.flatMap((home) => {
    const { id, title: name } = home;
    try {
      return [{ home, ...changeOf(home, wanted) }];
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
      refused.push({ id, name, rule: error.code });
      return [];
    }
  });
  if (changes.length > 0) await write(db, wanted.action, changes);
  await actEach(
    db,
    changes.map(({ home, listingState = home.listingState }) => ({
      action: wanted.action === 'rent' ? 'properties.update' : `properties.${wanted.action}`,
      subject: { type: 'property', id: home.id },
      people: [home.listedBy],
      before: stateOf(home),
      after: stateOf({ ...home, listingState }),
    })),
  );
  return { done: changes.map(({ home }) => home.id), refused };
}

type Change = { home: OwnHome; rent?: number; listingState?: OwnHome['listingState'] };

/** What the home becomes; throws `RuleBroken` where it may not. */
function changeOf(home: OwnHome, { action, rent_change_bp: bp }: Wanted): Omit<Change, 'home'> {
  if (action === 'rent') {
    if (home.bedCount !== null) throw new RuleBroken('bed.rent-of-rooms');
    return { rent: rentChangedBy(home.rent, bp ?? 0) };
  }
  return { listingState: nextStateOf(home, action) };
}

async function write(db: Executor, action: BulkAction, changes: readonly Change[]): Promise<void> {
  if (action === 'rent') {
    const rents = changes.map(({ home: { id }, rent }) => ({ id, rent }));
    await db.execute(sql`
      update properties p set rent = c.rent from jsonb_to_recordset(${JSON.stringify(rents)}::jsonb) as c (id uuid, rent bigint)
       where p.id = c.id`);
    return;
  }
  for (const [listingState, alike] of Map.groupBy(changes, (change) => change.listingState)) {
    const set = { ...(listingState && { listingState }), ...besides[action]() };
    await db
      .update(properties)
      .set(set)
      .where(
        inArray(
          properties.id,
          alike.map(({ home }) => home.id),
        ),
      );
  }
}
