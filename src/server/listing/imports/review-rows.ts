/** Reads imports that waited for our team as administrators see them. */
import { ORPCError } from '@orpc/server';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ImportReview, ImportReviewFilters } from '../../../contract/import-reviews.ts';
import { profiles } from '../../../db/schema/identity.ts';
import { importRuns as runs } from '../../../db/schema/listing.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../../lib/keyset.ts';
import type { Executor } from '../../lib/request-context.ts';
import { containing } from '../../lib/search-words.ts';

/** What waits is done oldest first; what is decided is read newest first. */
const keyset = (isQueue: boolean): Keyset => ({
  key: sql`${runs.createdAt}`,
  type: 'timestamptz',
  id: sql`${runs.id}`,
  descending: !isQueue,
});

const selectReviews = (db: Executor, order: Keyset) =>
  db
    .select({
      run: runs,
      owner: { user_id: profiles.userId, full_name: profiles.fullName, since: profiles.createdAt },
      homes: sql<number>`(select count(*)::int from properties h
        where h.listed_by = ${runs.ownerId} and h.listing_state = 'published')`,
      at: keyText(order),
    })
    .from(runs)
    .innerJoin(profiles, eq(profiles.userId, runs.ownerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

const toReview = ({ run, owner, homes }: Row): ImportReview => ({
  id: run.id,
  state: run.status === 'waiting' || run.status === 'declined' ? run.status : 'accepted',
  file_name: run.fileName,
  total_rows: run.totalRows,
  imported_rows: run.importedRows,
  owner: { ...owner, since: owner.since.toISOString(), homes },
  sample: run.sample ?? [],
  reason: run.reviewNote,
  created_at: run.createdAt.toISOString(),
  reviewed_at: run.reviewedAt?.toISOString() ?? null,
});

const shown: Readonly<Record<ImportReviewFilters['show'], SQL>> = {
  waiting: sql`${runs.status} = 'waiting'`,
  accepted: sql`${runs.reviewedAt} is not null and ${runs.status} <> 'declined'`,
  declined: sql`${runs.status} = 'declined' and ${runs.reviewedAt} is not null`,
  all: sql`(${runs.status} = 'waiting' or ${runs.reviewedAt} is not null)`,
};

export async function listReviews(db: Executor, { q, show, limit, cursor }: ImportReviewFilters) {
  const order = keyset(show === 'waiting');
  const chosen = and(shown[show], containing(q, [runs.fileName, profiles.fullName]));
  const rows = await selectReviews(db, order)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ run }) => run.id);
  const total = await countUpTo(
    db,
    sql`${runs} join ${profiles} on ${profiles.userId} = ${runs.ownerId} where ${chosen ?? sql`true`}`,
  );
  return { items: page.map(toReview), total, next_cursor };
}

export async function loadReview(db: Executor, id: string): Promise<ImportReview> {
  const [row] = await selectReviews(db, keyset(true)).where(eq(runs.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toReview(row);
}
