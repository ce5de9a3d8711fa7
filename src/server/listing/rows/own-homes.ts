// Finds a lister's own homes, those of their organisation among them: somebody else's answers NOT_FOUND, so that nobody learns of it here.

import { ORPCError } from '@orpc/server';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { properties } from '../../../db/schema/properties.ts';
import type { Actor } from '../../../domain/permissions.ts';
import { notFound } from '../../lib/problems.ts';
import type { Executor } from '../../lib/request-context.ts';

export type OwnHome = typeof properties.$inferSelect;

/** The person of the actor; procedures for lists of one's own are never called by visitors. */
export function userIdOf(actor: Actor): string {
  if (actor.kind === 'visitor') throw new ORPCError('UNAUTHORIZED');
  return actor.userId;
}

const own = (id: string, userId: string) =>
  and(
    eq(properties.id, id),
    or(eq(properties.listedBy, userId), sql`${properties.organisationId} in (select app.acts_for('homes'))`),
    ne(properties.listingState, 'withdrawn'),
  );

/** One's own home, locked until the transaction ends so that two changes follow each other. */
export async function lockOwnHome(db: Executor, actor: Actor, id: string): Promise<OwnHome> {
  const [home] = await db
    .select()
    .from(properties)
    .where(own(id, userIdOf(actor)))
    .for('update');
  if (!home) throw notFound('home.not-yours', 'You have no such home');
  return home;
}

/** One's own home, to read. */
export async function findOwnHome(db: Executor, actor: Actor, id: string): Promise<OwnHome> {
  const [home] = await db
    .select()
    .from(properties)
    .where(own(id, userIdOf(actor)));
  if (!home) throw notFound('home.not-yours', 'You have no such home');
  return home;
}

export const stateOf = (home: OwnHome) => ({
  id: home.id,
  listing_state: home.listingState,
  availability: home.availability,
});
