// Requests to move an account to another mobile number, by somebody who says that they lost theirs.
import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../domain/languages.ts';
import { lostNumberStates } from '../../domain/lost-numbers.ts';
import { createdAt, id, instant, isMe, may, oneOf, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

export const lostNumbers = pgTable(
  'lost_numbers',
  {
    id: id(),
    /** Whose account it is about: not who asked, as long as nobody found that out. */
    userId: personId('user_id'),
    /** With their plus. The new one was proved by a code. */
    oldPhone: text('old_phone').notNull(),
    newPhone: text('new_phone').notNull(),
    /** As whoever asked wrote them. */
    name: text('name').notNull(),
    story: text('story').notNull(),
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: lostNumberStates }).notNull().default('waiting'),
    /** Until then whoever has the account has time to stop it. */
    readyAt: instant('ready_at').notNull(),
    /** The administrator who found out who is asking, and how. */
    checkedBy: uuid('checked_by'),
    checkedAt: instant('checked_at'),
    checkNote: text('check_note'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('lost_numbers_of_person').on(table.userId, table.createdAt),
    uniqueIndex('lost_numbers_one_waiting').on(table.userId).where(sql`${table.state} = 'waiting'`),
    oneOf('lost_numbers_state', table.state, lostNumberStates),
    check(
      'lost_numbers_checked',
      sql`(${table.checkedBy} is null) = (${table.checkedAt} is null) and (${table.checkedBy} is null) = (${table.checkNote} is null)`,
    ),
    check(
      'lost_numbers_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedBy} is null) and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.userId)} or ${may('lostNumbers.readAll')}`,
    }),
    // Approving moves the account too, so a function alone does it: app.move_lost_number.
    pgPolicy('check or decline as admin', {
      to: member,
      for: 'update',
      using: sql`${may('lostNumbers.changeAll')} and ${table.state} = 'waiting' and not ${isMe(table.userId)}`,
      withCheck: sql`${may('lostNumbers.changeAll')} and ${table.state} in ('waiting', 'declined')`,
    }),
    pgPolicy('stop own', {
      to: member,
      for: 'update',
      using: sql`${isMe(table.userId)} and ${table.state} = 'waiting'`,
      withCheck: sql`${isMe(table.userId)} and ${table.state} = 'stopped'`,
    }),
    workerPolicy(),
  ],
);
