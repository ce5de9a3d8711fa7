/** What administrators decide about localities: a new name accepted, merged or dismissed, all of it taken back as a whole. */
import { ORPCError } from '@orpc/server';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { localities } from '../../db/schema/localities.ts';
import { decisionHomes, localityDecisionRows as decisions } from '../../db/schema/places.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { LocalityDecision, LocalityState } from '../../domain/places.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findOthers, listCurated } from './curated-list.ts';

type Locality = typeof localities.$inferSelect;

/** One decision about localities at a time: two that merge into each other would lose both. */
async function lock(db: Executor, id: number): Promise<Locality> {
  await lockUntilCommit(db, 'localities');
  const [found] = await db.select().from(localities).where(eq(localities.id, id));
  if (!found) throw new ORPCError('NOT_FOUND');
  return found;
}

const allowedFrom: Record<LocalityDecision, readonly LocalityState[]> = {
  accept: ['waiting', 'dismissed'],
  merge: ['waiting', 'dismissed', 'known'],
  dismiss: ['waiting'],
};
const stateAfter: Record<LocalityDecision, LocalityState> = {
  accept: 'known',
  merge: 'merged',
  dismiss: 'dismissed',
};

async function decide(
  context: HandlerContext,
  locality: Locality,
  decision: LocalityDecision,
  into: Locality | null = null,
): Promise<{ homes: number }> {
  const { db } = context;
  if (!allowedFrom[decision].includes(locality.state))
    throw new RuleBroken('locality.transition-not-allowed');
  const [row] = await db
    .insert(decisions)
    .values({
      localityId: locality.id,
      decision,
      intoId: into?.id ?? null,
      stateBefore: locality.state,
      decidedBy: userIdOf(context),
    })
    .returning({ id: decisions.id });
  if (!row) throw new Error('A decision was not inserted');
  await db
    .update(localities)
    .set({ state: stateAfter[decision], mergedInto: into?.id ?? null })
    .where(eq(localities.id, locality.id));
  const homes = decision === 'dismiss' ? 0 : await move(db, row.id, locality, into?.id ?? locality.id);
  if (decision === 'accept') await placeByHomes(db, locality.id);
  await act(db, {
    action: `curatedLocalities.${decision}`,
    subject: { type: 'locality', id: String(locality.id) },
    people: [],
    before: { state: locality.state, name: locality.name },
    after: { state: stateAfter[decision], into: into?.name, homes },
  });
  return { homes };
}

/** The homes that stand in a known locality, or were named after one that was none, stand in another now. */
async function move(db: Executor, decisionId: string, from: Locality, to: number): Promise<number> {
  await keepPoints(db);
  const isTheirs =
    from.state === 'known' ? sql`p.locality_id = ${from.id}` : sql`p.named_locality_id = ${from.id}`;
  const { rowCount } = await db.execute(sql`
    with moved as (
      insert into decision_homes (decision_id, property_id, from_id)
      select ${decisionId}::uuid, p.id, p.locality_id from properties p
       where ${isTheirs} and p.locality_id is not null and p.locality_id <> ${to}
      returning property_id)
    update properties set locality_id = ${to} where id in (select property_id from moved)`);
  return rowCount ?? 0;
}

/** A home whose locality gets another name has not moved: its point stays. */
const keepPoints = (db: Executor) => db.execute(sql`select set_config('app.renames_localities', 'on', true)`);

/** A new locality lies in the middle of its homes, as far as these say where they are. */
async function placeByHomes(db: Executor, id: number): Promise<void> {
  await db.execute(sql`
    update localities l set lat = m.lat, lng = m.lng
      from (select percentile_cont(0.5) within group (order by lat) as lat,
          percentile_cont(0.5) within group (order by lng) as lng
        from properties where locality_id = ${id} and lat is not null) m
     where l.id = ${id} and l.lat is null and m.lat is not null`);
}

const list = api.curatedLocalities.list.handler(({ context: { db }, input }) => listCurated(db, input));

const find = api.curatedLocalities.find.handler(({ context: { db }, input }) =>
  findOthers(db, input.id, input.q),
);

const accept = api.curatedLocalities.accept.handler(async ({ context, input }) =>
  decide(context, await lock(context.db, input.id), 'accept'),
);

const merge = api.curatedLocalities.merge.handler(async ({ context, input }) => {
  const locality = await lock(context.db, input.id);
  const into = await lock(context.db, input.into);
  if (into.id === locality.id) throw new RuleBroken('locality.into-itself', 'into');
  if (into.cityId !== locality.cityId) throw new RuleBroken('locality.of-another-city', 'into');
  if (into.state !== 'known') throw new RuleBroken('locality.transition-not-allowed', 'into');
  return decide(context, locality, 'merge', into);
});

const dismiss = api.curatedLocalities.dismiss.handler(async ({ context, input }) =>
  decide(context, await lock(context.db, input.id), 'dismiss'),
);

/** The last decision that stands: the homes that it moved, and that have not moved since, go back. */
const undo = api.curatedLocalities.undo.handler(async ({ context, input }) => {
  const { db } = context;
  const locality = await lock(db, input.id);
  const [last] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.localityId, input.id), isNull(decisions.undoneAt)))
    .orderBy(desc(decisions.createdAt), desc(decisions.id))
    .limit(1);
  if (!last) throw new RuleBroken('locality.nothing-to-undo');
  await db.update(decisions).set({ undoneAt: now }).where(eq(decisions.id, last.id));
  const state = last.stateBefore as LocalityState;
  await db.update(localities).set({ state, mergedInto: null }).where(eq(localities.id, input.id));
  await keepPoints(db);
  const { rowCount } = await db.execute(sql`
    update properties p set locality_id = m.from_id from ${decisionHomes} m
     where m.decision_id = ${last.id} and m.property_id = p.id and p.locality_id = ${last.intoId ?? input.id}`);
  await act(db, {
    action: 'curatedLocalities.undo',
    subject: { type: 'locality', id: String(input.id) },
    people: [],
    before: { state: locality.state, name: locality.name },
    after: { state, decision: last.decision, homes: rowCount ?? 0 },
  });
  return { homes: rowCount ?? 0 };
});

/** What a locality is called; its address stays, so that links go on leading there. */
const setNames = api.curatedLocalities.setNames.handler(async ({ context, input }) => {
  const { db } = context;
  const locality = await lock(db, input.id);
  const aliases = [...new Set(input.aliases)].filter((alias) => alias !== input.name);
  const taken = await db.execute(sql`select from app.known_localities() k
    where k.city_id = ${locality.cityId} and k.id <> ${locality.id} and lower(k.name) = lower(${input.name})`);
  if ((taken.rowCount ?? 0) > 0) throw new RuleBroken('locality.name-taken', 'name');
  await db.update(localities).set({ name: input.name, aliases }).where(eq(localities.id, locality.id));
  // Their homes carry the name.
  if (input.name !== locality.name)
    await db.execute(sql`update properties set locality_id = locality_id where locality_id = ${locality.id}`);
  await act(db, {
    action: 'curatedLocalities.setNames',
    subject: { type: 'locality', id: String(locality.id) },
    people: [],
    before: { name: locality.name, aliases: locality.aliases },
    after: { name: input.name, aliases },
  });
});

export const curatedLocalities = { list, find, accept, merge, dismiss, undo, setNames };
