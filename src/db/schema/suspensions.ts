// Accounts that an administrator suspended, and when each came back.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isMe, may, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

/** While one is not lifted, `suspended_at` of the profile says so: the door reads it with every call. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: id(),
    userId: personId('user_id'),
    /** As its person is told it. */
    reason: text('reason').notNull(),
    /** How many homes left the catalogue. */
    homes: integer('homes').notNull().default(0),
    suspendedBy: uuid('suspended_by'),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by'),
    liftReason: text('lift_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('suspensions_of_person').on(table.userId, table.createdAt),
    uniqueIndex('suspensions_one_in_force').on(table.userId).where(sql`lifted_at is null`),
    check('suspensions_lifted', sql`(${table.liftedAt} is null) = (${table.liftReason} is null)`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('suspensions.readAll')}`,
    }),
    workerPolicy(),
  ],
);
