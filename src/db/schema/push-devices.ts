// Devices on which a person wants to be told at once: where the browser's push service takes messages, and for whom they are sealed.
import { index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { createdAt, id, isMe, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: personId('user_id'),
    /** Who signs out, or is signed out, is told nothing there any more. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Whoever knows it can send there: nobody but its person and the worker reads it. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret (RFC 8291), base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_devices_of_person').on(table.userId, table.createdAt),
    index('push_devices_of_session').on(table.sessionId),
    pgPolicy('read own', { to: member, for: 'select', using: isMe(table.userId) }),
    pgPolicy('remove own', { to: member, for: 'delete', using: isMe(table.userId) }),
    workerPolicy(),
  ],
);
