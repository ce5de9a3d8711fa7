// Which property manager looks after which managed home: one at a time, assigned by an administrator.
import { sql } from 'drizzle-orm';
import { index, pgPolicy, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, isMe, may, now, workerPolicy } from './columns.ts';
import { personId, profiles } from './identity.ts';
import { managedProperties } from './managed-rentals.ts';
import { member } from './roles.ts';

export const managedPropertyManagers = pgTable(
  'managed_property_managers',
  {
    managedPropertyId: uuid('managed_property_id')
      .primaryKey()
      .references(() => managedProperties.id, { onDelete: 'cascade' }),
    managerId: personId('manager_id'),
    assignedBy: uuid('assigned_by').references(() => profiles.userId, { onDelete: 'set null' }),
    assignedAt: instant('assigned_at').notNull().default(now),
    createdAt: createdAt(),
  },
  (table) => [
    index('managed_property_managers_of_manager').on(table.managerId),
    index('managed_property_managers_by_admin').on(table.assignedBy),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.managerId)} or ${may('managedRentals.readAll')}`,
    }),
    pgPolicy('assign as admin', {
      to: member,
      for: 'insert',
      withCheck: may('managedRentals.assignManager'),
    }),
    pgPolicy('reassign as admin', {
      to: member,
      for: 'update',
      using: may('managedRentals.assignManager'),
      withCheck: may('managedRentals.assignManager'),
    }),
    pgPolicy('release as admin', { to: member, for: 'delete', using: may('managedRentals.assignManager') }),
    workerPolicy(),
  ],
);
