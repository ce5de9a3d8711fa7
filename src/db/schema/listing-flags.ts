// What an administrator should look at: published homes that are hard to believe, and pairs that may be one home.
import { sql } from 'drizzle-orm';
import { index, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { doubtKinds, flagStatuses } from '../../domain/listing-doubts.ts';
import { createdAt, id, instant, may, now, oneOf, updatedAt, workerPolicy } from './columns.ts';
import { profiles } from './identity.ts';
import { properties } from './properties.ts';
import { member } from './roles.ts';

export const listingFlags = pgTable(
  'listing_flags',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Of a double the home that was there before. */
    otherId: uuid('other_id').references(() => properties.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: doubtKinds }).notNull(),
    /** What the doubt rests on; other facts are another doubt. */
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull().default({}),
    status: text('status', { enum: flagStatuses }).notNull().default('open'),
    /** What the office decided or asked, and why. */
    outcome: text('outcome'),
    decidedBy: uuid('decided_by').references(() => profiles.userId, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('listing_flags_once').on(
      table.propertyId,
      table.kind,
      sql`coalesce(${table.otherId}, '00000000-0000-0000-0000-000000000000')`,
    ),
    index('listing_flags_newest').on(table.createdAt, table.id),
    // What waits is little beside what was decided.
    index('listing_flags_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('open', 'asked')`),
    index('listing_flags_in_state').on(table.status, table.createdAt, table.id),
    index('listing_flags_of_other').on(table.otherId),
    index('listing_flags_of_admin').on(table.decidedBy),
    oneOf('listing_flags_kind', table.kind, doubtKinds),
    oneOf('listing_flags_status', table.status, flagStatuses),
    pgPolicy('read as admin', { to: member, for: 'select', using: may('flags.readAll') }),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: may('flags.changeAll'),
      withCheck: may('flags.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** Homes that were published or changed since they were last looked over. */
export const listingChecks = pgTable(
  'listing_checks',
  {
    propertyId: uuid('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    changedAt: instant('changed_at').notNull().default(now),
  },
  (table) => [index('listing_checks_oldest').on(table.changedAt), workerPolicy()],
);
