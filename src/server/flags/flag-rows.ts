/** Reads doubts about listings with their homes as the contract shows them to administrators. */
import { ORPCError } from '@orpc/server';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FlagFilters, ListingFlag } from '../../contract/flags.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { profiles } from '../../db/schema/identity.ts';
import { listingFlags as flags } from '../../db/schema/listing-flags.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { openFlagStatuses } from '../../domain/listing-doubts.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { aboutHomesWith } from '../lib/search-words.ts';

const others = alias(homes, 'others');
const otherListers = alias(profiles, 'other_listers');
const deciders = alias(profiles, 'deciders');

const newest: Keyset = {
  key: sql`${flags.createdAt}`,
  type: 'timestamptz',
  id: sql`${flags.id}`,
  descending: true,
};

const homeColumns = (home: typeof homes | typeof others) => ({
  id: home.id,
  title: home.title,
  city: home.city,
  locality: home.locality,
  pincode: home.pincode,
  rent: home.rent,
  area_sqft: home.areaSqft,
  bedrooms: home.bedrooms,
  listing_state: home.listingState,
  hidden_reason: home.hiddenReason,
});

const selectFlags = (db: Executor) =>
  db
    .select({
      flag: flags,
      home: homeColumns(homes),
      lister: { user_id: profiles.userId, full_name: profiles.fullName },
      other: homeColumns(others),
      otherLister: { user_id: otherListers.userId, full_name: otherListers.fullName },
      decider: { user_id: deciders.userId, full_name: deciders.fullName },
      at: keyText(newest),
    })
    .from(flags)
    .innerJoin(homes, eq(homes.id, flags.propertyId))
    .innerJoin(profiles, eq(profiles.userId, homes.listedBy))
    .leftJoin(others, eq(others.id, flags.otherId))
    .leftJoin(otherListers, eq(otherListers.userId, others.listedBy))
    .leftJoin(deciders, eq(deciders.userId, flags.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectFlags>>[number];

/** Of a left join every column may be null; a home is there or it is not. */
const toHome = (home: Row['other'], lister: Row['otherLister']): ListingFlag['other'] =>
  home?.id && home.title !== null && home.listing_state && lister
    ? { ...home, id: home.id, title: home.title, listing_state: home.listing_state, lister }
    : null;

const toFlag = ({ flag, other, otherLister, decider, ...row }: Row): ListingFlag => {
  const home = toHome(row.home, row.lister);
  if (!home) throw new Error('A flag without its home');
  return {
    id: flag.id,
    kind: flag.kind,
    status: flag.status,
    facts: flag.facts,
    outcome: flag.outcome,
    decided_by: decider,
    decided_at: flag.decidedAt?.toISOString() ?? null,
    created_at: flag.createdAt.toISOString(),
    home,
    other: toHome(other, otherLister),
  };
};

function shown(show: FlagFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'waiting' ? inArray(flags.status, [...openFlagStatuses]) : eq(flags.status, show);
}

/** `homes` is joined. */
const chosenFlags = async (db: Executor, { q, show, kind }: Pick<FlagFilters, 'q' | 'show' | 'kind'>) =>
  and(
    shown(show),
    kind && eq(flags.kind, kind),
    await aboutHomesWith(db, flags.propertyId, q, homeMatches(q)),
  );

type Matching = Pick<FlagFilters, 'q' | 'kind'> & { ids?: string[] | undefined; after: string | null };

/** A batch of those that wait, in one order, so that two of these at once wait instead of blocking each other. */
export async function lockWaitingFlags(db: Executor, { q, kind, ids, after }: Matching, most: number) {
  return db
    .select({ flag: flags, title: homes.title, listedBy: homes.listedBy })
    .from(flags)
    .innerJoin(homes, eq(homes.id, flags.propertyId))
    .where(
      and(
        await chosenFlags(db, { q, kind, show: 'waiting' }),
        ids && inArray(flags.id, ids),
        after === null ? undefined : gt(flags.id, after),
      ),
    )
    .orderBy(flags.id)
    .limit(most)
    .for('update', { of: flags });
}

export async function listFlags(db: Executor, filters: FlagFilters) {
  const { limit, cursor } = filters;
  const chosen = await chosenFlags(db, filters);
  const rows = await selectFlags(db)
    .where(and(chosen, afterCursor(newest, cursor)))
    .orderBy(orderOf(newest))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ flag }) => flag.id);
  const total = await countUpTo(
    db,
    sql`${flags} join ${homes} on ${homes.id} = ${flags.propertyId} where ${chosen ?? sql`true`}`,
  );
  return { items: page.map(toFlag), total, next_cursor };
}

export async function loadFlag(db: Executor, id: string): Promise<ListingFlag> {
  const [row] = await selectFlags(db).where(eq(flags.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toFlag(row);
}
