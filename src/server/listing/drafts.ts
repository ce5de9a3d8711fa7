// Answers for the listing form as typed so far: one draft of a new home, and one for each home being edited.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Draft } from '../../contract/drafts.ts';
import { propertyDrafts } from '../../db/schema/listing.ts';
import { properties } from '../../db/schema/properties.ts';
import type { DraftStep } from '../../domain/listing-quality.ts';
import type { Actor } from '../../domain/permissions.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { checkNewcomer } from '../lib/newcomers.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { listedFields } from './rows/home-columns.ts';
import { findOwnHome, lockOwnHome, type OwnHome, userIdOf } from './rows/own-homes.ts';
import { removePhotosOf } from './rows/photo-files.ts';
import { photosOf } from './rows/photo-list.ts';

/** The home whose form was begun and not published: its photos need a home to belong to from the start. */
async function findUnfinishedHome(db: Executor, actor: Actor): Promise<string | null> {
  const [home] = await db
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(propertyDrafts, eq(propertyDrafts.propertyId, properties.id))
    .where(
      and(
        eq(properties.listedBy, userIdOf(actor)),
        eq(properties.listingState, 'draft'),
        isNotNull(propertyDrafts.propertyId),
      ),
    )
    .orderBy(desc(properties.createdAt))
    .limit(1);
  return home?.id ?? null;
}

/** Two tabs that begin at once share one home. */
async function beginHome(context: HandlerContext): Promise<string> {
  const { db, actor, services } = context;
  const userId = userIdOf(actor);
  await lockUntilCommit(db, `draft ${userId}`);
  const unfinished = await findUnfinishedHome(db, actor);
  if (unfinished) return unfinished;
  await services.auth.limits.consume('listing.account', userId);
  await checkNewcomer(context, userId, 'listing');
  const [home] = await db.insert(properties).values({ listedBy: userId }).returning({ id: properties.id });
  if (!home) throw new Error('A home was not inserted');
  return home.id;
}

async function read(db: Executor, home: OwnHome): Promise<Draft> {
  const [draft] = await db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, home.id));
  return {
    property_id: home.id,
    step: (draft?.step ?? 'place') as DraftStep,
    content: (draft?.content ?? (await listedFields(db, home))) as Draft['content'],
    is_new: home.listingState === 'draft',
    saved_at: draft?.updatedAt.toISOString() ?? null,
    organisation_id: home.organisationId,
    photos: await photosOf(db, home.id),
  };
}

export const draftHandlers = {
  get: api.drafts.get.handler(async ({ input, context: { db, actor } }) => {
    const id = input.property_id ?? (await findUnfinishedHome(db, actor));
    return id ? read(db, await findOwnHome(db, actor, id)) : null;
  }),

  save: api.drafts.save.handler(async ({ input, context }) => {
    const { db, actor } = context;
    const propertyId = input.property_id ?? (await beginHome(context));
    await lockOwnHome(db, actor, propertyId);
    const typed = { step: input.step, content: input.content };
    const [saved] = await db
      .insert(propertyDrafts)
      .values({ ...typed, userId: userIdOf(actor), propertyId })
      .onConflictDoUpdate({
        target: [propertyDrafts.userId, propertyDrafts.propertyId],
        set: { ...typed, updatedAt: sql`app.now()` },
      })
      .returning({ savedAt: propertyDrafts.updatedAt });
    return { property_id: propertyId, saved_at: saved?.savedAt.toISOString() ?? null };
  }),

  discard: api.drafts.discard.handler(async ({ input, context }) => {
    const { db, actor } = context;
    const home = await lockOwnHome(db, actor, input.property_id);
    await db.delete(propertyDrafts).where(eq(propertyDrafts.propertyId, home.id));
    if (home.listingState !== 'draft') return;
    await removePhotosOf(db, context.services.jobs, home.id);
    await db.delete(properties).where(eq(properties.id, home.id));
  }),
};
