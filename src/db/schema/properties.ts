// The catalogue's homes: what everyone may see of a published listing.
import { sql } from 'drizzle-orm';
import { index, pgPolicy, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, isAdmin, isMe, oneOf, paise, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member, visitor } from './roles.ts';

const listingStates = ['draft', 'published', 'paused', 'withdrawn'] as const;

export const properties = pgTable(
  'properties',
  {
    id: id(),
    listedBy: personId('listed_by'),
    title: text('title').notNull(),
    city: text('city').notNull(),
    locality: text('locality').notNull(),
    rent: paise('rent').notNull(),
    listingState: text('listing_state', { enum: listingStates }).notNull().default('draft'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // What leads refer to, so that a lead always names the true lister.
    unique('properties_id_lister').on(table.id, table.listedBy),
    index('properties_by_lister').on(table.listedBy, table.createdAt),
    oneOf('properties_listing_state', table.listingState, listingStates),
    pgPolicy('read published', {
      to: visitor,
      for: 'select',
      using: sql`${table.listingState} = 'published'`,
    }),
    pgPolicy('read', {
      to: member,
      for: 'select',
      using: sql`${table.listingState} = 'published' or ${isMe(table.listedBy)} or ${isAdmin}
        or app.follows_property(${table.id})`,
    }),
    pgPolicy('list own', { to: member, for: 'insert', withCheck: isMe(table.listedBy) }),
    pgPolicy('change own', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.listedBy)} or ${isAdmin}`,
      withCheck: sql`${isMe(table.listedBy)} or ${isAdmin}`,
    }),
    pgPolicy('remove own', { to: member, for: 'delete', using: isMe(table.listedBy) }),
    workerPolicy(),
  ],
);
