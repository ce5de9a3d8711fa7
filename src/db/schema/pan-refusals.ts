// Who was asked for their PAN and said that they do not give it: papers say so instead of leaving it out.
import { sql } from 'drizzle-orm';
import { pgPolicy, pgTable } from 'drizzle-orm/pg-core';
import { instant, isMe, may, now, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const panRefusals = pgTable(
  'pan_refusals',
  {
    userId: personId('user_id').primaryKey(),
    refusedAt: instant('refused_at').notNull().default(now),
  },
  (table) => [
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('payees.readAll')}`,
    }),
    pgPolicy('refuse for oneself', { to: member, for: 'insert', withCheck: isMe(table.userId) }),
    pgPolicy('take back', { to: member, for: 'delete', using: isMe(table.userId) }),
    workerPolicy(),
  ],
);
