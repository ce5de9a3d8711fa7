/** One's own personal data, and who looked at it. */
import { sql } from 'drizzle-orm';
import type { DataLook, SignInEvent } from '../../contract/privacy.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { consents } from './consents.ts';
import { erasure } from './erasure.ts';
import { exports } from './exports.ts';

const newest: Keyset = { key: sql`l.created_at`, type: 'timestamptz', id: sql`l.id`, descending: true };

const looks = api.privacy.looks.handler(async ({ context, input }) => {
  const { db } = context;
  const own = sql`data_looks l where l.user_id = ${userIdOf(context)}`;
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const { rows } = await db.execute<DataLook & { at: string }>(sql`
    select l.id, l.actor_name, l.subject, l.reason, to_json(l.created_at) #>> '{}' as created_at, ${keyText(newest)} as at
      from ${own} and ${after} order by ${orderOf(newest)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  return {
    items: page.map(({ at, ...look }) => look),
    total: await countUpTo(db, own),
    next_cursor,
  };
});

const newestEvent: Keyset = { key: sql`e.created_at`, type: 'timestamptz', id: sql`e.id`, descending: true };

const signIns = api.privacy.signIns.handler(async ({ context, input }) => {
  const { db } = context;
  const own = sql`app.my_security_events() e where true`;
  const after = afterCursor(newestEvent, input.cursor) ?? sql`true`;
  const { rows } = await db.execute<SignInEvent & { at: string }>(sql`
    select e.id, e.event, e.ip_address, e.user_agent, to_json(e.created_at) #>> '{}' as created_at,
        ${keyText(newestEvent)} as at
      from ${own} and ${after} order by ${orderOf(newestEvent)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  return {
    items: page.map(({ at, ...event }) => event),
    total: await countUpTo(db, own),
    next_cursor,
  };
});

export const privacy = { consents, exports, erasure, looks, signIns };
