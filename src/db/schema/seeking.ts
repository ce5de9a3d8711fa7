// What a person keeps while looking for a home: shortlist, homes viewed, searches made. Only his own eyes see it.
import {
  type AnyPgColumn,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isMe, paise, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

const ownPolicies = (table: { userId: AnyPgColumn }) => [
  pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
  workerPolicy(),
];

const homeId = () =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

export const shortlists = pgTable(
  'shortlists',
  {
    userId: personId('user_id'),
    propertyId: homeId(),
    note: text('note'),
    /** Rent when shortlisted, in paise: a lower one today is marked as a drop. */
    rentWhenAdded: paise('rent_when_added'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('shortlists_newest').on(table.userId, table.createdAt),
    index('shortlists_of_home').on(table.propertyId),
    ...ownPolicies(table),
  ],
);

export const recentViews = pgTable(
  'recent_views',
  {
    userId: personId('user_id'),
    propertyId: homeId(),
    viewedAt: instant('viewed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('recent_views_newest').on(table.userId, table.viewedAt),
    index('recent_views_of_home').on(table.propertyId),
    ...ownPolicies(table),
  ],
);

export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    userId: personId('user_id'),
    /** The filter exactly as the URL has it, without the question mark. */
    query: text('query').notNull(),
    searchedAt: instant('searched_at').notNull().defaultNow(),
  },
  (table) => [
    unique('recent_searches_once').on(table.userId, table.query),
    index('recent_searches_newest').on(table.userId, table.searchedAt),
    ...ownPolicies(table),
  ],
);
