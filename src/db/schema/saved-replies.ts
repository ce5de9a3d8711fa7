// Short texts that somebody keeps for answering messages. Only their own eyes see them.
import { sql } from 'drizzle-orm';
import { check, pgPolicy, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { REPLY_BODY_MAX, REPLY_TITLE_MAX } from '../../domain/saved-replies.ts';
import { createdAt, id, isMe, updatedAt, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    userId: personId('user_id'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('saved_replies_title_once').on(table.userId, table.title),
    check('saved_replies_title', sql`length(${table.title}) between 1 and ${sql.raw(`${REPLY_TITLE_MAX}`)}`),
    check('saved_replies_body', sql`length(${table.body}) between 1 and ${sql.raw(`${REPLY_BODY_MAX}`)}`),
    pgPolicy('own', { to: member, for: 'all', using: isMe(table.userId), withCheck: isMe(table.userId) }),
    workerPolicy(),
  ],
);
