// Every stored file: the row says whose it is and what it holds, the key says where it lies.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isMe, may, oneOf, workerPolicy } from './columns.ts';
import { personId } from './identity.ts';
import { member } from './roles.ts';

const fileKinds = [
  'avatar',
  'property_photo',
  'document',
  'import',
  'maintenance_photo',
  'settlement_photo',
  'rent_charge_photo',
] as const;

export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: personId('owner_id'),
    kind: text('kind', { enum: fileKinds }).notNull(),
    /** Public files are served under an unguessable name; the others by a signed link of five minutes. */
    isPublic: boolean('is_public').notNull().default(false),
    key: text('key').notNull().unique(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_of_owner').on(table.ownerId, table.createdAt),
    oneOf('files_kind', table.kind, fileKinds),
    check('files_bytes', sql`${table.bytes} >= 0`),
    pgPolicy('read own', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.ownerId)} or ${may('files.readAll')}`,
    }),
    pgPolicy('add own', { to: member, for: 'insert', withCheck: isMe(table.ownerId) }),
    pgPolicy('remove own', {
      to: member,
      for: 'delete',
      using: sql`${isMe(table.ownerId)} or ${may('files.removeAll')}`,
    }),
    workerPolicy(),
  ],
);
