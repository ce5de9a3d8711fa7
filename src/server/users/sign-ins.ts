/** Answers the security log to administrators, newest first: who signed in, or tried, from where and on what. */
import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { SignInEntry } from '../../contract/sign-ins.ts';
import { signInShows } from '../../domain/features/sign-ins.ts';
import type { SecurityEvent } from '../../domain/security-events.ts';
import { searchedWords } from '../../domain/users.ts';
import { cutPage, MAX_COUNTED, readCursor } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';

type Row = Omit<SignInEntry, 'person'> & {
  user_id: string | null;
  full_name: string | null;
  at: string;
  total: number;
};

const list = api.signIns.list.handler(async ({ context: { db }, input: { q = '', show, limit, cursor } }) => {
  const address = isIP(q) ? q : null;
  const events: readonly SecurityEvent[] | null = signInShows[show];
  const [after, afterId] = cursor === undefined ? [null, null] : readCursor({ type: 'timestamptz' }, cursor);
  const { rows } = await db.execute<Row>(sql`
    select id, user_id, full_name, event, ip_address, user_agent, to_json(created_at) #>> '{}' as created_at, total,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from app.find_sign_ins(${sql.param(searchedWords(q))}::text[], ${address}, ${sql.param(events)}::text[], ${after}::timestamptz,
        ${afterId}::uuid, ${limit + 1}, ${MAX_COUNTED}) f
     order by f.created_at desc, f.id desc`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(
      ({ at: _, total: _total, user_id, full_name, ...event }): SignInEntry => ({
        ...event,
        person: user_id === null ? null : { user_id, full_name },
      }),
    ),
    total: rows[0]?.total ?? 0,
    next_cursor,
  };
});

export const signIns = { list };
