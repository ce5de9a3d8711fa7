/** Reads verification claims as the contract shows them: to who asked, and to administrators with what they need to decide. */
import { ORPCError } from '@orpc/server';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClaimFilters, OwnClaim, QueuedClaim } from '../../contract/claims.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { verificationClaims as claims } from '../../db/schema/claims.ts';
import { profiles } from '../../db/schema/identity.ts';
import { organisations } from '../../db/schema/organisations.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { propertyPrivate } from '../../db/schema/property-private.ts';
import { searchedWords } from '../../domain/users.ts';
import { afterCursor, cutPage, type Keyset, keyText, orderOf, totalOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { among, containing, FEW } from '../lib/search-words.ts';

export type ClaimRow = typeof claims.$inferSelect;

/** To be judged without opening the home. */
const PHOTOS_SHOWN = 12;

const deciders = alias(profiles, 'deciders');

/** Who has waited longest is decided first; of decided ones the newest is looked for. */
const keyset = (isQueue: boolean): Keyset => ({
  key: sql`${claims.createdAt}`,
  type: 'timestamptz',
  id: sql`${claims.id}`,
  descending: !isQueue,
});

/** As its reader sees it: the document of an organisation's is for whoever handed it in. */
export const toOwnClaim = (row: ClaimRow, readerId: string): OwnClaim => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  reference: row.reference,
  note: row.note,
  is_own: row.userId === readerId,
  has_paper: row.fileId !== null,
  method: row.method,
  reason: row.reason,
  decided_at: row.decidedAt?.toISOString() ?? null,
  valid_until: row.validUntil,
  created_at: row.createdAt.toISOString(),
});

const selectClaims = (db: Executor, order: Keyset) =>
  db
    .select({
      claim: claims,
      person: { user_id: profiles.userId, full_name: profiles.fullName },
      organisation: organisations.legalName,
      decider: { user_id: deciders.userId, full_name: deciders.fullName },
      home: {
        id: homes.id,
        title: homes.title,
        city: homes.city,
        locality: homes.locality,
        address: propertyPrivate.address,
        photos: sql<number>`coalesce(cardinality(${homes.imageUrls}), 0)`,
        photo_urls: sql<string[]>`case when ${claims.kind} = 'photos'
          then coalesce(${homes.imageUrls}[1:${sql.raw(String(PHOTOS_SHOWN))}], '{}') else '{}' end`,
        is_published: sql<boolean>`coalesce(${homes.listingState} = 'published', false)`,
      },
      at: keyText(order),
    })
    .from(claims)
    .innerJoin(profiles, eq(profiles.userId, claims.userId))
    .leftJoin(homes, eq(homes.id, claims.propertyId))
    .leftJoin(propertyPrivate, eq(propertyPrivate.propertyId, claims.propertyId))
    .leftJoin(organisations, eq(organisations.id, claims.organisationId))
    .leftJoin(deciders, eq(deciders.userId, claims.decidedBy))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectClaims>>[number];

const toQueued = (
  { claim, person, decider, home, organisation }: Selected,
  readerId: string,
  own: ReadonlySet<string>,
): QueuedClaim => ({
  ...toOwnClaim(claim, readerId),
  organisation,
  person,
  decided_by: decider,
  is_mine: isOwnClaim(claim, readerId, own),
  home:
    claim.propertyId === null || home?.id == null ? null : { ...home, id: home.id, title: home.title ?? '' },
});

/** Of a home with these words, or of a person with this name. */
export async function claimMatches(db: Executor, q: string | undefined): Promise<SQL | undefined> {
  if (!q?.trim()) return undefined;
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select app.few_claims(${q}, ${sql.param(searchedWords(q))}::text[], ${FEW}) as ids`,
  );
  const ids = rows[0]?.ids;
  return ids
    ? among(claims.id, ids)
    : or(homeMatches(q), containing(q, [profiles.fullName]), containing(q, [organisations.legalName]));
}

export async function listClaims(db: Executor, readerId: string, filters: ClaimFilters) {
  const { q, show, kind, limit, cursor } = filters;
  const order = keyset(show === 'submitted');
  const chosen = and(
    show === 'all' ? undefined : eq(claims.status, show),
    kind && eq(claims.kind, kind),
    await claimMatches(db, q),
  );
  const rows = await selectClaims(db, order)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const cut = cutPage(rows, limit, ({ claim }) => claim.id);
  const { page, next_cursor } = cut;
  const total = await totalOf(
    db,
    cut,
    cursor,
    sql`${claims} join ${profiles} on ${profiles.userId} = ${claims.userId}
      left join ${homes} on ${homes.id} = ${claims.propertyId}
      left join ${organisations} on ${organisations.id} = ${claims.organisationId} where ${chosen ?? sql`true`}`,
  );
  const own = await organisationsOf(db);
  return { items: page.map((row) => toQueued(row, readerId, own)), total, next_cursor };
}

export async function loadClaim(db: Executor, readerId: string, id: string): Promise<QueuedClaim> {
  const [row] = await selectClaims(db, keyset(true)).where(eq(claims.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toQueued(row, readerId, await organisationsOf(db));
}

/** Those the caller belongs to. */
export async function organisationsOf(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select app.my_organisations() as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether it is their own, or an organisation's of theirs, which they do not decide. */
export const isOwnClaim = (
  { userId, organisationId }: Pick<ClaimRow, 'userId' | 'organisationId'>,
  readerId: string,
  own: ReadonlySet<string>,
): boolean => userId === readerId || (organisationId !== null && own.has(organisationId));

export async function lockClaim(db: Executor, id: string): Promise<ClaimRow> {
  const [row] = await db.select().from(claims).where(eq(claims.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}
