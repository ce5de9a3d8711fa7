import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, now, ownPolicies } from './columns.ts';
import { personId } from './identity.ts';
import { properties } from './properties.ts';

const homeId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

export const recentViews = pgTable(
  'recent_views',
  {
    userId: personId('user_id'),
    propertyId: homeId(),
    viewedAt: instant('viewed_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('recent_views_newest').on(table.userId, table.viewedAt),
    index('recent_views_of_home').on(table.propertyId),
    ...ownPolicies(table.userId),
  ],
);

export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    userId: personId('user_id'),
    /** The filter exactly as the URL has it, without the question mark. */
    query: text('query').notNull(),
    searchedAt: instant('searched_at').notNull().default(now),
  },
  (table) => [
    unique('recent_searches_once').on(table.userId, table.query),
    index('recent_searches_newest').on(table.userId, table.searchedAt),
    ...ownPolicies(table.userId),
  ],
);

/** A search whose new homes somebody wants to hear of. What follows the query is derived from it, for matching one home against all. */
