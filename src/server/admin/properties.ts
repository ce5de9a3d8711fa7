/** Answers the latest homes to administrators, and marks one as verified (specification, section 4). */
import { ORPCError } from '@orpc/server';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminProperty } from '../../contract/admin-properties.ts';
import { profiles } from '../../db/schema/identity.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { claimRules, latestEnd } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { afterCursor, cutPage, type Keyset, keyText } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { havingWords, type SearchedList } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const newest: Keyset = {
  key: sql`${homes.createdAt}`,
  type: 'timestamptz',
  id: sql`${homes.id}`,
  descending: true,
};

const searched: SearchedList = {
  name: 'homes',
  words: sql`app.list_words(${homes.title}, ${homes.locality}, ${homes.city}, null)`,
  id: homes.id,
};

const list = api.admin.properties.list.handler(async ({ context: { db }, input }) => {
  const { q, status, cursor, limit } = input;
  const chosen = and(
    status === 'all' ? undefined : eq(homes.availability, status),
    await havingWords(db, searched, q),
    afterCursor(newest, cursor),
  );
  const { page, next_cursor } = cutPage(await read(db, chosen, limit + 1), limit, ({ id }) => id);
  return { items: page.map(({ at, ...home }) => home), next_cursor };
});

const approve = api.admin.properties.approve.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const [before] = await db
    .select({ verified: homes.verified, listedBy: homes.listedBy, state: homes.listingState })
    .from(homes)
    .where(eq(homes.id, id))
    .for('update');
  if (!before) throw new ORPCError('NOT_FOUND');
  // Nobody can have looked at a home that is not written down whole.
  if (before.state === 'draft') throw new RuleBroken('property.transition-not-allowed');
  if (!before.verified) await approveListing(context, id, before.listedBy);
  const [home] = await read(db, eq(homes.id, id), 1);
  if (!home) throw new ORPCError('NOT_FOUND');
  // Approving again changes nothing and is not written down again.
  if (!before.verified) {
    await act(context, {
      action: 'properties.verify',
      subject: { type: 'property', id },
      people: [before.listedBy],
      before: { verified: false },
      after: { verified: true },
    });
  }
  const { at, ...shown } = home;
  return shown;
});

/** The approval is a claim like any other, so that the home's page says by whom, how and until when; it makes the home verified. */
async function approveListing(context: HandlerContext, propertyId: string, listedBy: string): Promise<void> {
  const validUntil = latestEnd('listing', context.services.today());
  await context.db.execute(sql`
    insert into verification_claims
      (user_id, property_id, kind, status, method, decided_by, decided_at, valid_until)
    values (${listedBy}, ${propertyId}, 'listing', 'verified', ${claimRules.listing.methods[0]},
      ${userIdOf(context)}, app.now(), ${validUntil})`);
}

async function read(
  db: Executor,
  chosen: SQL | undefined,
  limit: number,
): Promise<(AdminProperty & { at: string })[]> {
  const rows = await db
    .select({
      id: homes.id,
      title: homes.title,
      city: homes.city,
      locality: homes.locality,
      rent: homes.rent,
      availability: homes.availability,
      listing_state: homes.listingState,
      verified: homes.verified,
      lister: { user_id: profiles.userId, full_name: profiles.fullName },
      created_at: homes.createdAt,
      at: keyText(newest),
    })
    .from(homes)
    .innerJoin(profiles, eq(profiles.userId, homes.listedBy))
    .where(chosen)
    .orderBy(desc(homes.createdAt), desc(homes.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export const properties = { list, approve };
