import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownPolicies, paise, updatedAt } from './columns.ts';
import { personId } from './identity.ts';
import { properties } from './properties.ts';

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
    ...ownPolicies(table.userId),
  ],
);
